"""What the server says to people: every sentence in four languages, every key used, every use with its gaps filled."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

import clubroom.server
from clubroom.server.languages import language_of, wished
from clubroom.server.refusals import Refusal
from clubroom.server.sayings import WORDS, Saying
from clubroom.server.store.trouble import KNOWN
from clubroom.words import LANGUAGES

SOURCE = Path(clubroom.server.__file__).parent


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def kinds(kind: type[Refusal]) -> Iterator[str]:
    yield kind.__name__
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


def uses() -> Iterator[tuple[str, str, set[str]]]:
    """Where a key stands in the source, and which gaps it fills there."""
    makers = {"Saying", "__init__", *kinds(Refusal)}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in makers:
                yield f"{path.name}:{node.lineno}", str(node.args[0].value), {str(word.arg) for word in node.keywords}
    yield from (("trouble.py", key, {"name"}) for key in KNOWN.values())


def test_every_sentence_is_there_in_every_language_with_the_same_gaps() -> None:
    assert tuple(WORDS) == LANGUAGES
    english = {key: gaps(sentence) for key, sentence in WORDS["en"].items()}
    for language in LANGUAGES[1:]:
        assert {key: gaps(sentence) for key, sentence in WORDS[language].items()} == english, language


def test_no_sentence_is_left_in_english() -> None:
    for language in LANGUAGES[1:]:
        assert not [key for key, sentence in WORDS[language].items() if sentence == WORDS["en"][key]], language


def test_every_use_has_its_sentence_and_fills_its_gaps() -> None:
    for where, key, filled in uses():
        assert key in WORDS["en"], f"{where} says {key!r}, which words.toml has not"
        assert filled == gaps(WORDS["en"][key]), where


def test_every_sentence_is_used() -> None:
    assert set(WORDS["en"]) == {key for _, key, _ in uses()}


def test_gaps_are_filled_in_the_readers_language() -> None:
    saying = Saying("not_ready", stage=Saying("stage_compiled"))
    assert saying.in_words("de") == "Dieses Spiel ist noch nicht bereit (fast bereit); versuche es gleich noch einmal."
    assert str(Saying("notice_with", names=["Ann", "Ben"])) == "At the table: Ann, Ben."
    title = {"en": "Sealed bids", "nl": "Gesloten bod"}
    assert Saying("notice_turn", title=title).in_words("nl") == "Je bent aan de beurt bij Gesloten bod."
    assert Saying("notice_turn", title=title).in_words("fr") == "C'est à vous de jouer à Sealed bids."


def test_the_same_is_said_where_key_and_values_are_the_same() -> None:
    assert Saying("stale", number=3) == Saying("stale", number=3) != Saying("stale", number=4)
    assert len({Saying("over"), Saying("over")}) == 1
    assert repr(Saying("stale", number=3)) == "Saying('stale', {'number': 3})"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("NL-be, fr;q=0.8", "nl"),
        ("pt, fr; q=0.5, de;q=0.7, *;q=0.1", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("fr;q=none, nl;q=0.1", "nl"),
        ("fr;q=nan", "en"),
        ("ja", "en"),
        ("," * 500 + "fr", "en"),
    ],
)
def test_the_best_wish_that_we_speak_is_taken(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(("query", "language"), [("language=nl", "nl"), ("language=xx", "fr"), ("", "fr")])
def test_an_address_may_name_the_language(query: str, language: str) -> None:
    scope = {"type": "http", "query_string": query.encode(), "headers": [(b"accept-language", b"fr")]}
    assert language_of(HTTPConnection(scope)) == language
