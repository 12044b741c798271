"""Bad input: one line on standard error, exit code 2, never a traceback."""

from pathlib import Path

import pytest

import clubroom
from cli.conftest import Run
from clubroom.cli import complaints, play

GOOD = ("play", "figaro")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play", "name a game ("),
        ("play chess", "there is no game 'chess'; there is "),
        ("bench chess", "there is no game 'chess'"),
        ("simulate chess", "there is no game 'chess'"),
        ("play figaro --seats 9", "Figaro is for 3 to 6 players, not 9"),
        ("play figaro --seats -1", "Figaro is for 3 to 6 players, not -1"),
        ("play figaro --seats two", "integer"),
        ("play figaro --bots random", "Figaro is for 3 to 6 players, not 2"),
        (
            "play figaro --bots random,wizard",
            "there is no bot 'wizard'; there is guest, member, collector, lord, random, house, search:400",
        ),
        ("play figaro --seats 3 --bots random", "3 seats are for you and 2 bots; --bots names 1"),
        ("play figaro --seed -1", "a seed is a number from 0 to"),
        ("play figaro --option tiny", "an option is written name=value, not 'tiny'; Figaro has lead_elsewhere=on"),
        ("play figaro -o big=on", "Figaro has no option 'big'; it has lead_elsewhere"),
        ("play figaro -o tiny=maybe", "option tiny cannot be 'maybe'; it is one of off, on"),
        ("play figaro -o tiny=on -o tiny=on", "option tiny is given twice"),
        ("play figaro --seats 4 -o tiny=on", "option tiny is for 3 players, not 4"),
        ("play figaro --language es", "there is no language 'es'; there is en, nl, de, fr"),
        ("play figaro --name a;b", "a name has 1 to 20 letters"),
        ("play figaro --name=", "a name has 1 to 20 letters"),
        ("play figaro --save /no/such/folder/x.game", "there is no folder /no/such/folder"),
        ("play figaro --save /", "/ is a folder; name a file in it"),
        ("play --resume /no/such.game", "there is no file /no/such.game"),
        ("play --resume /", "/ is a folder; name a file"),
        ("play figaro --resume x.game", "leave out GAME"),
        ("play --seed 0 --resume x.game", "leave out --seed"),
        ("simulate figaro --games 0", "greater than or equal to 1"),
        ("simulate figaro --seed -5", "a seed is a number from 0 to"),
        ("simulate figaro --bots random", "1 bot is named for 3 seats; name 3, or two: one new against 2 old"),
        ("simulate figaro --bots random,random,random --seats 5", "3 bots are named for 5 seats; name 5, or two"),
        ("simulate figaro --bots random,random,random,random --seats 3", "4 bots are named for 3 seats; leave some"),
        (
            "simulate figaro --bots random,genius",
            "there is no bot 'genius'; there is guest, member, collector, lord, random, house, search:400",
        ),
        (
            "play figaro --bots search:soon,random",
            "'soon' is no budget; a budget is a number of simulations (400) or a",
        ),
        ("play figaro --bots house:4,random", "house does not think, so 'house:4' is no bot; search takes a budget"),
        (
            "simulate figaro --bots ,random",
            "there is no bot ''; there is guest, member, collector, lord, random, house, search:400",
        ),
        ("simulate figaro --bots random,random --seats 9", "Figaro is for 3 to 6 players, not 9"),
        ("simulate figaro --bots random,random --seed -1", "a seed is a number from 0 to"),
        ("simulate figaro --bots random,random --processes 0", "greater than or equal to 1"),
        ("simulate figaro --bots random,random --results /no/such/folder/x", "there is no folder /no/such/folder"),
        ("simulate figaro --bots random,random --results /", "/ is a folder; name a file in it"),
        ("simulate figaro --bots random,random --results /dev/null", "/dev/null is no file; name another"),
        ("simulate figaro --results x", "--results is for contests; add --bots"),
        ("simulate figaro --sprt", "--sprt is for contests; add --bots"),
        ("simulate figaro --processes 2", "--processes is for contests; add --bots"),
        ("bench figaro --seconds 0", "greater than or equal to"),
        ("bench figaro -o big=on", "Figaro has no option 'big'"),
        ("bench figaro --seats 7", "Figaro is for 3 to 6 players, not 7"),
        ("replay", "missing argument 'FILE'; see clubroom --help"),
        ("replay /no/such.game", "there is no file /no/such.game"),
        ("replay /dev/null --language es", "there is no language 'es'"),
        ("sing", "no such command 'sing'; see clubroom --help"),
        ("play figaro --loud", "no such option: --loud"),
    ],
)
def test_bad_input_is_one_line_that_says_what_would_be_right(run: Run, arguments: str, complaint: str) -> None:
    result = run(*arguments.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("clubroom: ")
    assert result.stderr.count("\n") == 1
    assert complaint in result.stderr


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "line 1: expected clubroom game 1, found 'an empty file'"),
        (b"\xff\xfe\x00", "found 'something that is not text'"),
        (b"clubroom game 1\ngame: chess\n", "'game: …'|there is no game|rules: …"),
        (b"clubroom game 1\ngame: figaro\nrules: 1\nseats: 99\n", "line"),
        (b"x" * 5000, "expected clubroom game 1"),
    ],
)
@pytest.mark.parametrize("command", ["play --resume", "replay"])
def test_a_broken_file_is_named(run: Run, tmp_path: Path, command: str, content: bytes, complaint: str) -> None:
    path = tmp_path / "broken.game"
    path.write_bytes(content)
    result = run(*command.split(), path)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 600
    assert any(part in result.stderr for part in complaint.split("|"))


def test_a_game_with_an_unknown_bot_can_go_on_with_a_known_one(run: Run, tmp_path: Path) -> None:
    match = clubroom.Match(clubroom.game("figaro"), seats=3, seed=1)
    match.players = ("Tom", "Anna (genius)", "Ben (random)")
    match.save(tmp_path / "x.game")
    result = run("play", "--resume", tmp_path / "x.game")
    assert result.exit_code == 2
    assert (
        "there is no bot 'genius'; there is guest, member, collector, lord, random, house, search:400" in result.stderr
    )
    assert run("play", "--resume", tmp_path / "x.game", "--bots", "random,random").exit_code == 0


def test_an_existing_file_is_not_overwritten_without_asking(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious.game"
    path.write_text("precious")
    result = run(*GOOD, "--save", path)
    assert result.exit_code == 2
    assert "exists already" in result.stderr
    assert path.read_text() == "precious"


@pytest.mark.parametrize(("answer", "kept"), [("n", True), ("y", False)])
def test_at_a_terminal_the_person_is_asked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, kept: bool
) -> None:
    path = tmp_path / "precious.game"
    path.write_text("precious")
    monkeypatch.setattr(play, "both_ends_are_a_terminal", lambda: True)
    assert run(*GOOD, "--save", path, typed=(answer, "quit")).exit_code == 0
    assert (path.read_text() == "precious") == kept


def test_no_answer_is_no_consent(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "precious.game"
    path.write_text("precious")
    monkeypatch.setattr(play, "both_ends_are_a_terminal", lambda: True)
    assert run(*GOOD, "--save", path).exit_code == 130
    assert path.read_text() == "precious"


def test_a_home_that_cannot_be_written_to_is_no_riddle(run: Run, data: Path) -> None:
    data.parent.parent.write_text("a file where the data folder should be")
    result = run(*GOOD)
    assert result.exit_code == 2
    assert "cannot be made; name another place with --save FILE" in result.stderr


def test_a_folder_without_write_permission_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clubroom.cli.storage.os.access", lambda path, mode: False)
    result = run(*GOOD, "--save", tmp_path / "x.game")
    assert result.exit_code == 2
    assert "may not be written to" in result.stderr


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (PermissionError(13, "Permission denied", "x.game"), "x.game: permission denied"),
        (OSError("out of order"), "out of order"),
    ],
)
def test_other_file_errors_are_complaints_too(error: OSError, text: str) -> None:
    with pytest.raises(complaints.Complaint) as caught, complaints.complaining():
        raise error
    assert caught.value.format_message() == text


def test_our_own_mistakes_are_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(play, "prepare_play", broken)
    with pytest.raises(ZeroDivisionError):
        run(*GOOD)
