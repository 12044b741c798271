"""What is in the box of each edition, as arrays for the rules; the numbers come from the files in `boxes/`.

A person can replace a file: it is checked when it is read, and the compiled code's cache goes by the files, so
new numbers never meet old code.  The first index of every array is the edition.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clubroom.games.adel.box_check import (
    COLOUR_ORDER,
    HIGHEST_CHEQUE,
    HIGHEST_THIEF,
    LETTER_ORDER,
    MOST_OF_A_LETTER,
    check,
)
from clubroom.games.adel.box_file import Box, Object, read_box
from clubroom.viewers import NOTHING

FX, ALEA, JUMBO, TINY = range(4)
FOLDER = Path(__file__).parent / "boxes"

LETTERS = len(LETTER_ORDER)  # jumbo-9
PER_LETTER = MOST_OF_A_LETTER
OBJECTS = LETTERS * PER_LETTER  # number: ten for each letter, from the oldest object of the letter
CHEQUES = HIGHEST_CHEQUE  # number: the value in thousands, less one
THIEVES = HIGHEST_THIEF  # number: the one on the card, less one
COLOURS = len(COLOUR_ORDER)  # jumbo-6
COLOUR_NAMES = COLOUR_ORDER
OBJECT_CODES = tuple(f"{letter}{place}" for letter in LETTER_ORDER for place in range(1, PER_LETTER + 1))


def _load(name: str) -> Box:
    box = read_box(FOLDER / name)
    check(box)
    return box


def _fixed(rows: Iterable[object]) -> NDArray[np.int64]:
    """An array that nobody can change."""
    array = np.array(list(rows), np.int64)
    array.setflags(write=False)
    return array


def _slots(box: Box) -> Iterator[Object | None]:
    """The objects by number; None where there is no card."""
    for letter in LETTER_ORDER:
        cards = sorted((item for item in box.objects if item.letter == letter), key=lambda item: item.year)
        yield from cards
        yield from [None] * (PER_LETTER - len(cards))


def _owners(numbers: Iterable[Iterable[int]], count: int) -> list[int]:
    """Which colour has each cheque or thief, or NOTHING."""
    owner = {number: colour for colour, theirs in enumerate(numbers) for number in theirs}
    return [owner.get(number, NOTHING) for number in range(1, count + 1)]


def _track(box: Box, row: str) -> list[int]:
    """One of the octagon's numbers for each space, from the club on."""
    spaces = [getattr(castle, row) for castle in box.castles for _ in range(castle.spaces)]
    return [box.club[row == "lower"], *spaces] + [0] * (SPACES - 1 - len(spaces))


def _name(cards: Iterable[Object | None]) -> str:
    """What a slot is called; where editions disagree, all its names."""
    return " / ".join(dict.fromkeys(card.name for card in cards if card))


BOXES = tuple(_load(name) for name in ("fx.toml", "alea.toml", "jumbo.toml", "tiny.toml"))
_CARDS = [list(_slots(box)) for box in BOXES]

HAND = _fixed(box.hand for box in BOXES)  # objects dealt to each player, jumbo-13
YEAR = _fixed([card.year if card else 0 for card in cards] for cards in _CARDS)  # 0: no such card
OBJECT_COUNT = _fixed(len(box.objects) for box in BOXES)  # jumbo-9, fx-7, alea-4
OBJECT_NAMES = tuple(_name(cards) for cards in zip(*_CARDS, strict=True))  # "": in no edition
COLOUR_COUNT = _fixed(len(box.colours) for box in BOXES)  # jumbo-6, fx-4, alea-4
CHEQUE_COLOUR = _fixed(_owners((colour.cheques for colour in box.colours), CHEQUES) for box in BOXES)  # or NOTHING
THIEF_COLOUR = _fixed(_owners((colour.thieves for colour in box.colours), THIEVES) for box in BOXES)  # or NOTHING

# Space 0 is the club, then come the castles' spaces; TABLE is the first space at the dinner table, jumbo-3.
TABLE = _fixed(1 + sum(castle.spaces for castle in box.castles) for box in BOXES)
SPACES = int(TABLE.max())  # the club and the longest way past the castles
UPPER = _fixed(_track(box, "upper") for box in BOXES)  # jumbo-45; 0 beyond the castles
LOWER = _fixed(_track(box, "lower") for box in BOXES)
