"""What a picture of the table needs to know of the box of Figaro, and what never changes during a game."""

from collections.abc import Mapping
from typing import Any

from clubroom.games.figaro.state import COLOUR_OF, SHORTEST, VALUE_OF
from clubroom.viewers import NOTHING


def scenery(options: Mapping[str, str], seats: int) -> dict[str, Any]:
    """figaro-2: each card's colour (none for jesters and round dances) and value, and the shortest tile's length."""
    cards = [
        {"colour": None if colour == NOTHING else colour, "value": value}
        for colour, value in zip(COLOUR_OF.tolist(), VALUE_OF.tolist(), strict=True)
    ]
    return {"cards": cards, "shortest": SHORTEST}
