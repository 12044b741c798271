"""Tables set as a test wants them: hands, open cards, piles, king and tiles by name.

A set table is no whole game: cards that play no part stay in the box.
"""

from collections.abc import Mapping
from typing import Any

from clubroom.bots.walks import house_walks
from clubroom.chance import generator
from clubroom.games.figaro.moves import CARD_NAMES
from clubroom.games.figaro.state import COLOUR_OF, PLAY, ROUNDS, SEAT_NAMES, TILES_EACH_ROUND, VALUE_OF
from clubroom.viewers import NOTHING
from games.figaro.table import FIGARO, Table

SOME_CARDS = "fighting 1, magic 1, magic 2"  # held by whoever a test does not speak of
SOME_TILES = [[20 - number - 3 * place for place in range(TILES_EACH_ROUND)] for number in range(ROUNDS)]
TILES_4 = [18, 12, 7]


def cards_of(text: str) -> list[int]:
    """`music 2, jester 1` as card numbers."""
    return [CARD_NAMES.index(name.strip()) for name in text.split(",") if name.strip()]


def set_table(
    seats: int,
    hands: Mapping[str, str] | None = None,
    lying: Mapping[str, str] | None = None,
    piles: Mapping[str, int] | None = None,
    roads: Mapping[str, list[int]] | None = None,
    tiles: list[int] | None = None,
    turn: str = "A",
    king: str = "A",
    number: int = 1,
    has_taken: bool = False,
    **options: str,
) -> Table:
    """A table in the middle of round `number`; who is not spoken of holds some cards and has nothing else."""
    table = Table(seats, **options)
    state = table.state
    state.phase, state.round_number, state.leads = PLAY, number, int(has_taken)
    state.turn, state.king = SEAT_NAMES.index(turn), SEAT_NAMES.index(king)
    for seat, name in enumerate(SEAT_NAMES[:seats]):
        for card in cards_of((hands or {}).get(name, SOME_CARDS)):
            state.hand[seat, card] += 1
        for card in cards_of((lying or {}).get(name, "")):
            _lay_open(state, seat, card)
        state.pile[seat] = (piles or {}).get(name, 0)
        for place, length in enumerate((roads or {}).get(name, [])):
            state.road[seat, place] = length
    for place in range(seats - 1):
        for group in range(int(state.rounds)):
            state.middle[group, place] = SOME_TILES[group][place]
        if tiles is not None:
            state.middle[number - 1, place] = tiles[place]
    assert FIGARO.record.faults(table.pool) == []
    return table


def _lay_open(state: Any, seat: int, card: int) -> None:
    """What is kept twice must agree: the rules look at the copies."""
    state.layout[seat, card] += 1
    state.lying += 1
    state.total[seat] += VALUE_OF[card]
    if COLOUR_OF[card] != NOTHING:
        state.colour[seat] = COLOUR_OF[card]
        state.owner[int(COLOUR_OF[card])] = seat


def last_turn(seats: int = 4, **given: Any) -> Table:
    """A table where B has no cards and A is to lay one: with it the round will end."""
    hands = {"A": "magic 1, magic 2", "B": "", **given.pop("hands", {})}
    return set_table(seats, hands=hands, **given)


def swap_table(roads: list[int]) -> Table:
    """The third round is over and C, who has the fewest cards, may swap for the 7."""
    table = set_table(
        4,
        hands={"A": "magic 1, magic 2", "B": ""},
        number=3,
        tiles=[18, 12, 7],
        roads={"A": [16, 20], "B": [9, 10], "C": roads, "D": [8, 17]},
        piles={"A": 9, "B": 4, "C": 2, "D": 14},
    )
    table.play("lay magic 1 before D")
    return table


def random_table(seats: int, decisions: int, seed: int = 9, **options: str) -> Table:
    """A table after so many moves of house players."""
    table = Table(seats, **options)
    legal, weights = FIGARO.buffers()
    house_walks(FIGARO).house_moves(
        table.pool, 0, generator(seed, seats), generator(seed), legal, weights, 0, decisions
    )
    return table
