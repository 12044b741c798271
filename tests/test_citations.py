"""Every sentence and ruling is cited by a rule and by a test; every rule cites a sentence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubroom import game, games

TESTS = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("name", games())


def functions(folder: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield path, node


def rules_of(name: str) -> list[tuple[str, str]]:
    """Name and docstring of every rule of a game."""
    return [
        (f"{path.name}:{node.name}", ast.get_docstring(node) or "")
        for path, node in functions(game(name).folder)
        if any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)
    ]


def cited(texts: list[str], known: set[str]) -> set[str]:
    words = {word for text in texts for word in re.findall(r"[A-Za-z]+-\d+", text)}
    return words & known


def ids(name: str) -> tuple[set[str], set[str]]:
    rulebook = game(name).rulebook
    return {sentence.id for sentence in rulebook.sentences}, set(rulebook.rulings)


@EVERY_GAME
def test_every_rule_cites_a_sentence_that_exists(name: str) -> None:
    sentences, _ = ids(name)
    assert rules_of(name)
    for rule, docstring in rules_of(name):
        head = re.match(r"^((?:[a-z]+-\d+(?:, )?)+): ", docstring)
        assert head, f"{rule} does not begin with the sentence it follows"
        assert set(head[1].split(", ")) <= sentences, rule


@EVERY_GAME
def test_every_sentence_is_cited_by_a_rule(name: str) -> None:
    sentences, _ = ids(name)
    assert cited([docstring for _, docstring in rules_of(name)], sentences) == sentences


@pytest.mark.parametrize("name", [name for name in games() if name != "bids"])
def test_every_ruling_is_cited_by_a_rule_and_by_a_sentence(name: str) -> None:
    _, rulings = ids(name)
    source = [path.read_text(encoding="utf-8") for path in game(name).folder.glob("*.py")]
    assert cited(source, rulings) == rulings
    assert {ruling for sentence in game(name).rulebook.sentences for ruling in sentence.rulings} == rulings


@pytest.mark.parametrize("name", [name for name in games() if name != "bids"])
def test_every_sentence_and_ruling_is_cited_by_a_test(name: str) -> None:
    sentences, rulings = ids(name)
    docstrings = [
        ast.get_docstring(node) or "" for _, node in functions(TESTS / "games" / name) if node.name.startswith("test_")
    ]
    assert cited(docstrings, sentences | rulings) == sentences | rulings


@EVERY_GAME
def test_sentences_are_numbered_in_the_order_of_the_file(name: str) -> None:
    """The questions answer with a place in the file, so an id's number must be that place within its book."""
    counts: dict[str, int] = {}
    for sentence in game(name).rulebook.sentences:
        book, number = sentence.id.split("-")
        counts[book] = counts.get(book, 0) + 1
        assert int(number) == counts[book]
        assert set(sentence.rulings) <= set(game(name).rulebook.rulings)


def test_a_rulebook_can_be_searched_by_number_id_and_words() -> None:
    rulebook = game("bids").rulebook
    assert [sentence.id for sentence in rulebook.find(["5"])] == ["bids-5"]
    assert [sentence.id for sentence in rulebook.find(["bids-5"])] == ["bids-5"]
    assert [sentence.id for sentence in rulebook.find(["Prize", "drawn"])] == ["bids-3"]
    assert rulebook.find(["robber"]) == []
