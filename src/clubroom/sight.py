"""What a viewer sees, written once for all games: built up from nothing by the table of fields, never cut down."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from clubroom.compiled import compiled
from clubroom.record import Cells, Pool, State
from clubroom.story import Note, keep_seen, read_notes
from clubroom.viewers import EVERYBODY, EVERYTHING, SPECTATOR, UNSEEN, only

if TYPE_CHECKING:
    from clubroom.game import Game


class View:
    """A state as one viewer sees it: its fields as attributes, `UNSEEN` where he may not look."""

    def __init__(self, game: "Game", pool: Pool, viewer: int) -> None:
        self.game, self.pool, self.viewer = game, pool, viewer

    def __getattr__(self, name: str) -> Any:
        if name in ("game", "pool", "viewer"):  # not there yet while a copy is being made
            raise AttributeError(name)
        if name in (self.game.record.dtype.names or ()):
            return getattr(self.state, name)
        raise AttributeError(f"{self.game.title} has no field {name!r}")

    @cached_property
    def state(self) -> State:
        """The record itself, for rules and bots."""
        return self.pool[0]

    @property
    def notes(self) -> list[Note]:
        """The story of the last move, as far as this viewer was there."""
        return read_notes(self.state)

    def to_json(self) -> dict[str, Any]:
        """Every field by name, null where unseen."""
        return self.game.record.to_json(self.state)

    def to_bytes(self) -> bytes:
        """All that this viewer sees, to the byte."""
        return self.pool.tobytes()


def observe(game: "Game", pool: Pool, index: int, viewer: int, memory: bool = True) -> View:
    """What `viewer` (a seat, SPECTATOR or, when the game is over, EVERYTHING) sees of a state.

    `memory` adds what was public and is now only remembered.
    """
    if viewer == EVERYTHING and game.doors.to_act(pool, index) != 0:
        raise ValueError("everything is shown only when the game is over; ask for a seat's view or a spectator's")
    state = pool[index]
    if viewer not in (SPECTATOR, EVERYTHING) and not 0 <= viewer < int(state.seats):
        raise ValueError(f"there is no seat {viewer}; this table has seats 0 to {int(state.seats) - 1}")
    seen = game.record.pool()
    cells, shown = game.record.cells(pool), game.record.cells(seen)
    if viewer == EVERYTHING:
        shown[0] = cells[index]
        seen_by = EVERYBODY
    else:
        seen_by = only(viewer)
        show(cells, index, game.record.sees[int(memory)], seen_by, shown)
    view = View(game, seen, viewer)
    view.state.note_count, view.state.notes[:] = state.note_count, state.notes
    keep_seen(seen, 0, seen_by)
    game.doors.tell(pool, index, viewer, seen)
    return view


@compiled
def show(cells: Cells, index: int, sees: Cells, viewer: int, shown: Cells) -> None:
    """Copy the cells that the viewer may see; all others stay unseen."""
    for cell in range(len(sees)):
        if int(sees[cell]) & viewer:
            shown[0, cell] = cells[index, cell]
        else:
            shown[0, cell] = UNSEEN
