"""The smaller parts: bots, names, words, the menu, the first start."""

import getpass
import tomllib
from pathlib import Path
from string import Formatter
from types import SimpleNamespace

import pytest

import clubroom
from cli.drawing import FIGARO, NAMES, drawn, played
from clubroom.bots import BOTS, make_bot
from clubroom.cli import people, prepare, wording
from clubroom.cli.menu import Menu
from clubroom.cli.reading import number_meant
from clubroom.moves import Kind, MoveTable
from clubroom.words import LANGUAGES

# Bots and names


def test_the_random_bot_makes_legal_moves_and_repeats_them_from_the_same_seed() -> None:
    assert played(2, tiny="on").log == played(2, tiny="on").log
    assert played(2, tiny="on").log != played(3, tiny="on").log


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(
        ValueError, match="there is no bot 'genius'; there is guest, member, collector, lord, random, house, search:400"
    ):
        make_bot("genius", FIGARO, 0)
    assert "random" in BOTS


@pytest.mark.parametrize(("login", "name"), [("root", "Guest"), ("tom", "Tom"), ("a;b", "Guest"), ("", "Guest")])
def test_the_name_comes_from_the_login(monkeypatch: pytest.MonkeyPatch, login: str, name: str) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    assert people.default_name() == name


def test_without_a_login_the_person_is_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert people.default_name() == "Guest"


def test_stored_players_tell_people_from_bots() -> None:
    assert (people.bot_of("Anna (random)"), people.name_of("Anna (random)")) == ("random", "Anna")
    assert (people.bot_of("Tom"), people.name_of("Tom")) == (None, "Tom")


# Words


def test_the_languages_of_the_terminal_have_the_same_words() -> None:
    languages = tomllib.loads(wording.FILE.read_text(encoding="utf-8"))
    assert tuple(languages) == LANGUAGES

    def blanks(text: str) -> set[str | None]:
        return {name for _, name, _, _ in Formatter().parse(text)} - {None}

    for words in languages.values():
        assert list(words) == list(languages["en"])
        assert all(blanks(words[key]) == blanks(text) for key, text in languages["en"].items())


# The menu


def test_moves_that_differ_in_their_end_share_a_row_with_aligned_ends() -> None:
    music, jester = (FIGARO.moves.parse(f"lay {card} before A") for card in ("music 1", "jester 1"))
    menu = Menu(FIGARO, [music + 1, jester, jester + 1, FIGARO.moves.parse("take")], NAMES, "en")
    assert drawn(menu.draw(80)).splitlines() == [
        "music 1 before          1 Anna",
        "jester 1 before  2 Tom  3 Anna",
        "4 take all open cards",
    ]
    assert menu.label(jester) == "2"


def test_moves_that_all_end_in_a_number_are_typed_by_that_number() -> None:
    catan = clubroom.game("catan")
    first = catan.moves.parse("settlement 12")
    menu = Menu(catan, [first, first + 1, first + 8], NAMES, "en")
    assert drawn(menu.draw(80)).strip().endswith("12  13  20")
    assert menu.span() == {"first": "12", "last": "20"}
    assert number_meant("20", menu) == first + 8
    assert number_meant("1", menu) is None
    mixed = Menu(catan, [first, catan.moves.parse("end turn")], NAMES, "en")
    assert number_meant("2", mixed) == catan.moves.parse("end turn")


def test_moves_that_share_no_beginning_are_all_listed() -> None:
    words = {"en": {"names": {}, "moves": {"play": "{card}", "pass": "pass"}}}
    table = MoveTable([Kind("play", ("card",), "play {card}"), Kind("pass", (), "pass")], {"card": ["one", "two"]})
    game = SimpleNamespace(
        moves=table,
        words=SimpleNamespace(
            move=lambda move, *_: table.text(move),
            word=lambda language, key: words[language]["moves"][key.removeprefix("moves.")],
            name=lambda domain, value, *_: table.domains[domain][value],
        ),
    )
    menu = Menu(game, range(3), NAMES, "en")  # type: ignore[arg-type]
    assert drawn(menu.draw(80)).splitlines() == ["1 one  2 two", "3 pass"]


def test_a_narrow_terminal_lets_the_ends_flow() -> None:
    jester = FIGARO.moves.parse("lay jester 1 before A")
    menu = Menu(FIGARO, range(jester, jester + 4), NAMES, "en")
    lines = [line.rstrip() for line in drawn(menu.draw(34), 34).splitlines()]
    assert lines == ["jester 1 before  1 Tom  2 Anna", "                 3 Ben  4 Clara"]


# The first start


def test_the_first_start_says_what_happens_and_later_ones_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "PLAIN", False)
    monkeypatch.setattr(prepare, "CACHE", tmp_path)
    prepare.prepare_play(FIGARO)
    assert "Preparing Figaro for this machine (once," in capsys.readouterr().err
    prepare.prepare_play(FIGARO)
    assert capsys.readouterr().err == ""
    prepare.prepare_walk(FIGARO)
    assert {path.name for path in tmp_path.iterdir()} == {"ready-figaro", "ready-figaro-walk"}


def test_without_compiling_there_is_nothing_to_prepare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "PLAIN", True)
    monkeypatch.setattr(prepare, "CACHE", tmp_path)
    prepare.prepare_play(FIGARO)
    assert capsys.readouterr().err == ""
    assert not list(tmp_path.iterdir())
