"""A person's game, typed line by line."""

import importlib
import re
import sys
from pathlib import Path

import pytest

import clubroom
from cli.conftest import Run
from clubroom.bots import Budget
from clubroom.cli import session, terminal

TINY = ("play", "figaro", "--seed", "3", "--name", "Tom", "-o", "tiny=on", "-o", "first=A")
ORDINARY = ("play", "figaro", "--seats", "4", "--seed", "3", "--name", "Tom", "-o", "first=A")


def the_game(data: Path) -> Path:
    (path,) = data.glob("*.game")
    return path


def test_a_whole_game_ends_with_places_and_the_file(run: Run, data: Path) -> None:
    result = run(*TINY, typed=(1,) * 20)
    assert result.exit_code == 0
    assert "Place" in result.output
    assert "Road" in result.output
    assert f"clubroom replay {the_game(data)}" in result.output
    match = clubroom.load(the_game(data))
    assert match.over
    assert match.players == ("Tom", "Anna (member)", "Ben (member)")


def test_a_finished_game_can_be_looked_at_again(run: Run, data: Path) -> None:
    run(*TINY, typed=(1,) * 20)
    result = run("play", "--resume", the_game(data))
    assert result.exit_code == 0
    assert "Place" in result.output
    assert "your move" not in result.output


def test_the_game_is_saved_before_the_first_move(run: Run, data: Path) -> None:
    result = run(*ORDINARY)
    assert result.exit_code == 0
    assert f"clubroom play --resume {the_game(data)}" in result.output
    assert clubroom.load(the_game(data)).to_act() == (0,)


def test_a_second_game_never_takes_the_file_of_the_first(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clubroom.cli.storage.time.strftime", lambda form: "figaro-now")
    for _ in range(3):
        run(*TINY)
    assert sorted(path.name for path in data.iterdir()) == ["figaro-now-2.game", "figaro-now-3.game", "figaro-now.game"]


def test_a_resumed_game_goes_on_as_it_would_have_gone(run: Run, tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at_once.game", tmp_path / "in_parts.game"
    run(*ORDINARY, "--save", at_once, typed=(1, 2, 1))
    run(*ORDINARY, "--save", in_parts, typed=(1,))
    for move in (2, 1):
        run("play", "--resume", in_parts, typed=(move,))
    assert in_parts.read_text() == at_once.read_text()


def test_a_move_can_be_typed_in_words(run: Run, data: Path) -> None:
    run(*ORDINARY, typed=("Music 2 before Anna", "quit"))
    run("play", "--resume", the_game(data), typed=("take", "Q"))
    match = clubroom.load(the_game(data))
    own = [match.text(entry.move) for entry in match.log if entry.player == 0]
    assert own == ["lay music 2 before B", "take"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "I do not understand “99”. Type a number from 1 to"),
        ("0", "I do not understand “0”."),
        ("¹", "I do not understand “¹”."),
        ("\x1b[A", "I do not understand “[A”."),
        ("hello there", "I do not understand “hello there”."),
        ("2", "lays "),
        ("music", "“music” could be several moves: music"),
        ("cards", "“take all open cards” is not allowed now. In your turn you may take"),
        ("why", "Type why and a move you would like to make, such as: why "),
        ("why take", "“take all open cards” is not allowed now. In your turn you may take"),
        ("why lay round dance before B", "In your turn you lay one card from your hand"),
        ("why 1", "Nothing forbids “"),
        ("why dance", "could be several moves: "),
        ("why dance", ", …."),
        ("why fly", "No move reads “fly”. A move reads like: "),
        ("?", "Chapters of the rulebook: Players"),
        ("help", "which rule forbids a move"),
        ("? 12", "figaro-12 Taking cards"),
        ("?figaro-14", "Our ruling FG-4: The card after a take"),
        ("? end of the game", "the shortest road wins"),
        ("? bishops", "No rule mentions “bishops”."),
        ("log", "Tom is dealt "),
    ],
)
def test_what_a_person_types_gets_an_answer(run: Run, typed: str, answer: str) -> None:
    result = run(*ORDINARY, typed=(typed,))
    assert answer in " ".join(result.output.split())
    assert result.exit_code == 0


def test_an_empty_line_shows_the_table_again(run: Run) -> None:
    assert run(*ORDINARY, typed=("",)).output.count("Round 1 of 3") == 2


def test_a_forced_move_is_announced(run: Run) -> None:
    result = run(*TINY[:3], "2", *TINY[4:], typed=(1,) * 20)
    assert "Tom, your only move is 1" in result.output


def test_the_deal_is_told_by_the_hand_not_by_the_story(run: Run) -> None:
    result = run(*ORDINARY)
    assert "is dealt" not in result.output
    assert "Your hand (15)" in result.output


def test_the_memory_aid_shows_the_piles(run: Run, data: Path) -> None:
    with_it = run(*ORDINARY, "--memory", typed=(1,)).output
    assert "Memory aid" in with_it
    assert "Pile" in with_it
    assert f"--resume {the_game(data)} --memory" in with_it
    assert "Pile" not in run(*ORDINARY, typed=(1,)).output


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_every_language_has_a_whole_game(run: Run, data: Path, language: str) -> None:
    result = run(*TINY, "--language", language, typed=("?", "? 12", *(1,) * 20))
    assert result.exit_code == 0
    assert clubroom.load(the_game(data)).over


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("nl", "?", "Hoofdstukken van de spelregels: Spelers, In de doos, Voorbereiding"),
        ("nl", "? 12", "figaro-12 Kaarten nemen Wie kaarten met samen een waarde van zes of meer voor zich heeft"),
        ("nl", "? einde van het spel", "de kortste weg wint"),
        ("nl", "?figaro-14", "Onze uitleg FG-4: De kaart na het nemen"),
        ("nl", "why neem", "mag nu niet. In je beurt mag je alle open kaarten nemen, ook als je een kaart kunt leggen"),
        ("nl", "? bishops", "Geen regel noemt ‘bishops’."),
        ("de", "? 12", "figaro-12 Karten nehmen Wer Karten im Wert von sechs oder mehr vor sich hat"),
        ("fr", "? 12", "figaro-12 Prendre les cartes Qui a devant lui des cartes valant six ou plus"),
    ],
)
def test_the_rules_are_explained_in_the_persons_language(run: Run, language: str, typed: str, answer: str) -> None:
    result = run(*ORDINARY, "--language", language, typed=(typed,))
    assert answer in " ".join(result.output.split())
    assert result.exit_code == 0


def test_resuming_keeps_the_language(run: Run, data: Path) -> None:
    output = run(*TINY, "--language", "fr").output
    assert f"--resume {the_game(data)} --language fr" in output


def test_bots_are_named_by_the_person(run: Run, data: Path) -> None:
    result = run("play", "figaro", "--bots", "random, random,random", "--name", "anna")
    assert "with the bots Ben, Clara, Dirk. You are anna." in result.output
    assert clubroom.load(the_game(data)).players == ("anna", "Ben (random)", "Clara (random)", "Dirk (random)")


def test_a_game_of_people_goes_on_with_bots(run: Run, tmp_path: Path) -> None:
    match = clubroom.Match(clubroom.game("figaro"), seats=3, seed=1)
    match.save(tmp_path / "people.game")
    refused = run("play", "--resume", tmp_path / "people.game")
    assert refused.exit_code == 2
    assert "has 3 people, the terminal seats one: add --bots member,member" in refused.stderr
    accepted = run("play", "--resume", tmp_path / "people.game", "--bots", "random,random")
    assert "with the bots Anna, Ben. You are A." in accepted.output


def test_a_game_without_a_screen_is_drawn_field_by_field(run: Run) -> None:
    result = run("play", "bids", "--seed", "1", "--name", "Tom", typed=("seal", "?", *(*range(1, 9), "seal") * 30))
    assert result.exit_code == 0
    assert "what is to be won, bids-3" in result.output
    assert "Points" in result.output


def own_moves(path: Path) -> list[str]:
    match = clubroom.load(path)
    return [match.text(entry.move) for entry in match.log if entry.player == 0]


CATAN = ("play", "catan", "--seats", "2", "--seed", "3", "--name", "Tom")


def test_several_moves_can_be_typed_at_once(run: Run, data: Path) -> None:
    result = run(*CATAN, typed=("20, 20-25", "quit"))
    assert own_moves(the_game(data))[:2] == ["settlement 20", "road 20-25"]
    assert "Tom lays the road 20-25." in result.output


def test_a_text_that_could_be_several_moves_stops_those_that_follow(run: Run, data: Path) -> None:
    assert "could be several moves" in run(*CATAN, typed=("20, road, roll",)).output
    assert own_moves(the_game(data)) == ["settlement 20"]


def test_of_several_moves_those_after_a_bad_one_are_not_made(run: Run, data: Path) -> None:
    result = run(*ORDINARY, typed=("1, 1, take", "quit"))
    assert "is not allowed now" in result.output
    assert len(own_moves(the_game(data))) == 1


def test_ctrl_c_says_how_to_resume(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "read_line", interrupted)
    result = run(*ORDINARY)
    assert result.exit_code == 0
    assert f"clubroom play --resume {the_game(data)}" in result.output


def test_a_full_disk_is_reported_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    save, calls = clubroom.Match.save, []

    def full(match: clubroom.Match, path: Path, overwrite: bool = False) -> None:
        calls.append(path)
        if len(calls) == 1:
            save(match, path, overwrite)
        else:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(clubroom.Match, "save", full)
    result = run(*ORDINARY, typed=(1, "quit"))
    assert "The game could not be saved: No space left on device." in result.output
    assert "Your last move could not be saved." in result.output
    assert result.exit_code == 0


def test_arrow_keys_work_where_python_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(terminal, "both_ends_are_a_terminal", lambda: True)
    monkeypatch.setattr(importlib, "import_module", asked.append)
    terminal.allow_line_editing()
    assert asked == ["readline"]


def test_a_line_typed_at_a_terminal_is_echoed_by_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "  two\twords ")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert terminal.read_line("") == "two words"
    assert capsys.readouterr().out == ""


def test_a_hint_names_the_best_move_the_others_and_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clubroom.bots.hint.USUAL", Budget(simulations=20))
    monkeypatch.setattr("clubroom.bots.hint.WORLDS", 2)
    result = run(*TINY, "--bots", "guest,member", typed=("hint", "?"))
    assert result.exit_code == 0
    assert re.search(r"“.*” (and “.*” win about as often|wins)", result.output.replace("\n", " "))
    assert re.search(r"\d%", result.output)
    assert "what a strong player would do" in result.output
