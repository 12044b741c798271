"""Words: every event, move and phrase in all four languages, with the same blanks to fill."""

import re
import string
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from clubroom import game, games
from clubroom.story import Note
from clubroom.viewers import EVERYBODY
from clubroom.words import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("name", games())


def phrases(branch: dict[str, Any], path: str = "") -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in branch.items():
        if isinstance(value, dict):
            found |= phrases(value, f"{path}{key}.")
        else:
            found[path + key] = len(value) if isinstance(value, list) else blanks(value)
    return found


def blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@EVERY_GAME
def test_all_languages_have_the_same_phrases_with_the_same_blanks(name: str) -> None:
    data = tomllib.loads((game(name).folder / "words.toml").read_text(encoding="utf-8"))
    assert tuple(data) == LANGUAGES
    english = phrases(data["en"])
    for language in LANGUAGES[1:]:
        assert phrases(data[language]) == english, language


def test_french_has_spaces_that_do_not_break_before_what_has_two_parts() -> None:
    package = Path(str(files("clubroom")))
    read_on_a_page = [path for path in package.rglob("words*.toml") if path.parent.name != "cli"]
    assert read_on_a_page
    for path in read_on_a_page:
        assert not re.findall(r".* [:;!?»].*|.*« .*", path.read_text(encoding="utf-8")), path


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_move_can_be_said(name: str, language: str) -> None:
    played = game(name)
    for event in range(len(played.events)):
        sentence = played.words.say(Note(event, EVERYBODY, (0, 1, 1)), language=language)
        assert sentence
        assert sentence[0] == sentence[0].upper()
        assert "{" not in sentence
    for move in range(len(played.moves)):
        assert "{" not in played.words.move(move, language=language)
    assert len(played.words.event_names()) == len(played.events)


@EVERY_GAME
def test_domains_with_names_have_a_name_for_every_member(name: str) -> None:
    played = game(name)
    for domain, members in played.moves.domains.items():
        for number in range(len(members)):
            assert played.words.name(domain, number)


def test_a_phrase_can_be_asked_for_by_key() -> None:
    words = game("bids").words
    assert words.word("de", "events.sealed") == "{player} besiegelt ein Gebot."
    assert words.has("de", "title")
    assert not words.has("de", "events.nothing")
