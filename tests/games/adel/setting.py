"""Tables set as a test wants them: hands, pawns, purses, windows and prison by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from clubroom.games.adel.box import CHEQUE_COLOUR, CHEQUES, COLOUR_NAMES, HAND, OBJECT_CODES, YEAR
from clubroom.games.adel.state import ACTION, AUCTION, CASTLE, CONFRONTATION, IN_HAND, PLACE, WINDOWS
from clubroom.viewers import NOTHING
from games.adel.table import ADEL, Table


def set_table(
    edition: str,
    colours: str,
    hands: Mapping[str, str] | None = None,
    pawns: Mapping[str, int] | None = None,
    known: str = "",
    purses: Mapping[str, list[int]] | None = None,
    windows: str = "D7 F7",
    bag: str | None = None,
    left: tuple[int, int] | None = None,
    jail: Sequence[int] = (),
    number: int = 1,
    variant: str = "normal",
) -> Table:
    """A table where round `number` begins.

    Who is not spoken of holds no objects.  Without `bag` it is whole: what nobody holds lies in the piles; with it
    objects that play no part stay in the box.  Cheques missing from a purse lie in the till.
    """
    options = {"tiny": "on"} if edition == "tiny" else {"edition": edition, "variant": variant}
    table = Table(colours.split(), **options)
    state, box = table.state, int(table.state.edition)
    state.round_number, state.dealt = number, int(HAND[box]) * table.seats
    _give_objects(table, hands or {}, known, windows.split(), bag)
    total = int(state.bag.sum()) + len(windows.split())
    state.left = left or ((total + 1) // 2, total // 2)
    for seat, name in enumerate(table.names):
        state.colour[seat] = COLOUR_NAMES.index(name)
        state.pawn[seat] = (pawns or {}).get(name, 0)
        for cheque in range(CHEQUES):
            if CHEQUE_COLOUR[box, cheque] == state.colour[seat]:
                state.purse[seat, cheque] = not purses or name not in purses
                state.till[cheque] = bool(purses) and not state.purse[seat, cheque]
    for name, cheques in (purses or {}).items():
        for value in cheques:
            state.purse[table.names.index(name), value - 1], state.till[value - 1] = 1, 0
    for cell, thief in enumerate(jail):
        state.jail[cell] = thief - 1
    _begin(state, table.seats)
    assert ADEL.record.faults(table.pool) == []
    assert bag is not None or ADEL.doors.check(table.pool, 0) == 0
    return table


def _give_objects(table: Table, hands: Mapping[str, str], known: str, tops: list[str], bag: str | None) -> None:
    state = table.state
    for name, listed in hands.items():
        for code in listed.split():
            state.hand[table.names.index(name), OBJECT_CODES.index(code)] = IN_HAND
            if code in known.split():
                state.known[OBJECT_CODES.index(code)] = table.names.index(name)
    for window in range(WINDOWS):
        state.window[window] = OBJECT_CODES.index(tops[window]) if window < len(tops) else NOTHING
    for item, code in enumerate(OBJECT_CODES):
        free = YEAR[int(state.edition), item] > 0 and not state.hand[:, item].any() and code not in tops
        state.bag[item] = free if bag is None else code in bag.split()


def _begin(state: Any, seats: int) -> None:
    """As a round begins: everybody is to choose a place, or, where that is settled, an action."""
    state.phase = PLACE
    closed = not state.left.any()
    if closed or state.variant == CONFRONTATION:
        state.phase = ACTION
        place = AUCTION if state.round_number % 2 and not closed else CASTLE
        state.place[:seats] = state.place_chosen[:seats] = place
