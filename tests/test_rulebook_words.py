"""The rulebooks in every language: all sentences, chapters and rulings are there, and none says another number."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from clubroom import game, games
from clubroom.compiled import source_files
from clubroom.words import LANGUAGES
from clubroom.words_rulebook import FILE, RulesInWords, rules_in_words

EVERY_GAME = pytest.mark.parametrize("name", games())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES[1:])

# Three and more as words, each number with its ordinal; one and two are too often no numbers (“een”, “les deux”).
NUMBERS = {
    "en": "three third, four fourth, five, six sixth, seven, eight, nine, ten, fifteen",
    "nl": "drie derde, vier vierde, vijf, zes zesde, zeven, acht, negen, tien, vijftien",
    "de": "drei dritte dritten dritter, vier vierter, fünf, sechs sechsten, sieben, acht, neun, zehn, fünfzehn",
    "fr": "trois troisième, quatre quatrième, cinq, six sixième, sept, huit, neuf, dix, quinze",
}
VALUES = (3, 4, 5, 6, 7, 8, 9, 10, 15)
WORDS_OF = {
    language: {word: value for value, group in zip(VALUES, row.split(", "), strict=True) for word in group.split()}
    for language, row in NUMBERS.items()
}
CODE = re.compile(r"\b(?:[A-F]{2,}|[IV]+|[A-Z]{2}-\d+|\w+[=_]\w+)\b")  # exhibitions, phases, rulings, options


def texts(name: str, language: str) -> dict[str, str]:
    """Every text that people can be shown, by what it is the text of."""
    book = rules_in_words(game(name)).book(language)
    english = game(name).rulebook.sentences
    chapters = {here.chapter: there.chapter for here, there in zip(english, book.sentences, strict=True)}
    return (
        chapters
        | {sentence.id: sentence.text for sentence in book.sentences}
        | {ruling.id: ruling.text for ruling in book.rulings.values()}
    )


def numbers(text: str, language: str) -> Counter[int]:
    """The numbers in a text, without its codes: digits, and words from three on."""
    text = re.sub(r"(?<=\d)[.,\u00a0](?=\d{3}\b)", "", CODE.sub("", text).casefold())
    known = WORDS_OF[language]
    return Counter(
        int(word) if word.isdigit() else known[word]
        for word in re.findall(r"\d+|[^\W\d]+", text)
        if word.isdigit() or word in known
    )


@EVERY_GAME
@EVERY_LANGUAGE
def test_each_language_has_exactly_the_rules_of_the_rulebook_in_their_order(name: str, language: str) -> None:
    data: dict[str, Any] = tomllib.loads((game(name).folder / FILE).read_text(encoding="utf-8"))
    rulebook = game(name).rulebook
    assert tuple(data) == LANGUAGES[1:]
    assert {part: list(words) for part, words in data[language].items()} == {
        "chapters": list(dict.fromkeys(sentence.chapter for sentence in rulebook.sentences)),
        "sentences": [sentence.id for sentence in rulebook.sentences],
        "rulings": list(rulebook.rulings),
    }


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_text_is_one_of_its_own_language(name: str, language: str) -> None:
    english, own = texts(name, "en"), texts(name, language)
    assert own.keys() == english.keys()
    for key, text in own.items():
        assert text.strip() == text, key
        assert text != english[key], key
        assert text[0] == text[0].upper(), key
        assert "  " not in text, key
        assert text.endswith(".") == english[key].endswith("."), key


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_text_has_the_numbers_and_the_codes_of_the_english_one(name: str, language: str) -> None:
    english, own = texts(name, "en"), texts(name, language)
    for key, text in own.items():
        assert numbers(text, language) == numbers(english[key], "en"), (key, text)
        assert Counter(CODE.findall(text)) == Counter(CODE.findall(english[key])), (key, text)


@EVERY_GAME
@EVERY_LANGUAGE
def test_what_is_the_same_in_english_is_the_same_in_every_language(name: str, language: str) -> None:
    english, own = texts(name, "en"), texts(name, language)
    said: dict[str, set[str]] = {}
    for key, text in english.items():
        said.setdefault(text, set()).add(own[key])
    assert {text: ways for text, ways in said.items() if len(ways) > 1} == {}


# The reader


def test_a_rule_a_chapter_and_a_ruling_can_be_asked_for() -> None:
    rules = RulesInWords(game("figaro"))
    assert rules.sentence("figaro-10", "en") == "Only cards of one colour may lie before a player."
    assert rules.sentence("figaro-10", "nl") == "Voor een speler mogen alleen kaarten van één kleur liggen."
    assert rules.chapter("Taking cards", "en") == "Taking cards"
    assert rules.chapter("Taking cards", "de") == "Karten nehmen"
    assert rules.ruling("FG-6", "en") == "With nothing lying open there is nothing to take."
    assert rules.ruling("FG-6", "fr") == "Si aucune carte n'est visible, il n'y a rien à prendre."


def test_a_translated_rulebook_keeps_ids_and_numbers_and_is_searched_in_its_own_words() -> None:
    english, dutch = game("figaro").rulebook, rules_in_words(game("figaro")).book("nl")
    assert [sentence.id for sentence in dutch.sentences] == [sentence.id for sentence in english.sentences]
    assert [sentence.rulings for sentence in dutch.sentences] == [sentence.rulings for sentence in english.sentences]
    assert dutch.find(["3"]) == [dutch.sentence(3)]
    assert [sentence.id for sentence in dutch.find(["Nar", "kleur"])][-1] == "figaro-31"
    assert english.find(["nar"]) == []


def test_the_file_is_read_once_and_only_for_those_who_need_it(tmp_path: Path) -> None:
    plain: Any = SimpleNamespace(folder=tmp_path, rulebook=game("bids").rulebook)
    (tmp_path / FILE).write_text("no toml at all", encoding="utf-8")
    assert RulesInWords(plain).sentence("bids-7", "en") == "Cards that were bid are spent."
    with pytest.raises(tomllib.TOMLDecodeError):
        RulesInWords(plain).book("nl")
    assert rules_in_words(game("bids")) is rules_in_words(game("bids"))
    assert rules_in_words(game("bids")).book("nl") is rules_in_words(game("bids")).book("nl")


def test_a_game_that_is_not_translated_yet_has_its_rules_in_english(tmp_path: Path) -> None:
    untold: Any = SimpleNamespace(folder=tmp_path, rulebook=game("bids").rulebook)
    assert RulesInWords(untold).sentence("bids-7", "nl") == "Cards that were bid are spent."
    assert RulesInWords(untold).chapter("Sealed bids", "de") == "Sealed bids"


def test_a_better_wording_empties_no_cache() -> None:
    assert not [path for path in source_files() if path.stem == "words_rulebook"]
