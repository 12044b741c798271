"""What never changes during a game: names, places and rules, so that a page can draw and explain a table."""

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any

from fastapi import APIRouter

from clubroom.games import PACKAGES
from clubroom.rulebook import Sentence
from clubroom.server.choosing import known_game
from clubroom.server.forms import Box, RuleCard
from clubroom.server.lobby import ANSWERS, Me, TheRoom
from clubroom.server.said import Language
from clubroom.words_rulebook import rules_in_words

router = APIRouter(prefix="/api/tables/{table}", responses=ANSWERS)

SCENERY = "screen_scenery"  # of a game's folder: `scenery(options, seats)`


@router.get("/box")
async def show_box(room: TheRoom, me: Me, language: Language = "en") -> Box:
    """The names of a game's pieces in the reader's language, and where they lie."""
    return box_of(room.table.setup.game, room.table.setup.options, room.table.setup.seats, language)


@router.get("/rules")
async def show_rules(room: TheRoom, me: Me, language: Language = "en") -> list[RuleCard]:
    """Every rule sentence of a table's game in our words, with the rulings where the book is silent."""
    return rules_of(room.table.setup.game, language)


def box_of(game: str, options: Mapping[str, str], seats: int, language: str) -> Box:
    """The box of a game that is set up so."""
    return Box(names=known_game(game).words.names(language), scenery=_scenery(game)(options, seats))


@cache
def _scenery(game: str) -> Any:
    """The game's own function, or one that knows of nothing."""
    name = f"{PACKAGES[game]}.{SCENERY}"
    if find_spec(name) is None:
        return lambda options, seats: {}
    return importlib.import_module(name).scenery


@cache
def rules_of(game: str, language: Language) -> list[RuleCard]:
    """All rule sentences of a game."""
    book = rules_in_words(known_game(game)).book(language)

    def card(sentence: Sentence) -> RuleCard:
        rulings = [book.rulings[ruling].text for ruling in sentence.rulings]
        return RuleCard(id=sentence.id, chapter=sentence.chapter, text=sentence.text, rulings=rulings)

    return [card(sentence) for sentence in book.sentences]
