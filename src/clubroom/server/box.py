"""What never changes during a game: names, places and rules, so that a page can draw and explain a table."""

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any

from fastapi import APIRouter

from clubroom.games import PACKAGES, load_game
from clubroom.rulebook import Sentence
from clubroom.server.forms import Box, RuleCard
from clubroom.server.lobby import ANSWERS, Me, TheRoom
from clubroom.server.said import Language
from clubroom.words_rulebook import rules_in_words

router = APIRouter(prefix="/api/tables/{table}", responses=ANSWERS)

SCENERY = "screen_scenery"  # of a game's folder: `scenery(options, seats)`


@router.get("/box")
async def show_box(room: TheRoom, me: Me, language: Language = "en") -> Box:
    """The names of a game's pieces in the reader's language, and where they lie."""
    setup = room.table.setup
    return Box(
        names=load_game(setup.game).words.names(language),
        scenery=_scenery(setup.game)(setup.options, setup.seats),
    )


@router.get("/rules")
async def show_rules(room: TheRoom, me: Me, language: Language = "en") -> list[RuleCard]:
    """Every rule sentence of a table's game in our words, with the rulings where the book is silent."""
    return _rules(room.table.setup.game, language)


@cache
def _scenery(game: str) -> Any:
    """The game's own function, or one that knows of nothing."""
    name = f"{PACKAGES[game]}.{SCENERY}"
    if find_spec(name) is None:
        return lambda options, seats: {}
    return importlib.import_module(name).scenery


@cache
def _rules(game: str, language: Language) -> list[RuleCard]:
    book = rules_in_words(load_game(game)).book(language)

    def card(sentence: Sentence) -> RuleCard:
        rulings = [book.rulings[ruling].text for ruling in sentence.rulings]
        return RuleCard(id=sentence.id, chapter=sentence.chapter, text=sentence.text, rulings=rulings)

    return [card(sentence) for sentence in book.sentences]
