"""The story: what happened during one move, noted by the rules step by step, each step with who may see it."""

from collections.abc import Iterable
from typing import NamedTuple

from clubroom.compiled import compiled
from clubroom.record import HIGHEST, LOWEST, NOTED, Field, Pool, State

NOTE_CELLS = 5  # event, who sees it, and three numbers
UNHEARD = -1  # as the number of notes: nobody listens, nothing is written down (mass simulation, search)


class Note(NamedTuple):
    """One step of the story."""

    event: int
    seen_by: int
    numbers: tuple[int, int, int]


def note_fields(rows: int) -> tuple[Field, Field]:
    """The two fields every game ends its table with; `rows` is the longest story of one move."""
    return (
        Field("note_count", (), (UNHEARD, rows), NOTED, "how many steps the last move had"),
        Field("notes", (rows, NOTE_CELLS), (LOWEST, HIGHEST), NOTED, "event, who sees it, three numbers"),
    )


@compiled
def begin_story(state: State) -> None:
    """Forget the last move's notes; the first thing a game's `apply` does."""
    if state.note_count != UNHEARD:
        state.note_count = 0


@compiled
def note(state: State, event: int, seen_by: int, a: int, b: int, c: int) -> None:
    """Write down one step.  A row too many is dropped; a law of the tests says that this never happens."""
    row = int(state.note_count)
    if UNHEARD < row < len(state.notes):
        state.notes[row, 0] = event
        state.notes[row, 1] = seen_by
        state.notes[row, 2] = a
        state.notes[row, 3] = b
        state.notes[row, 4] = c
        state.note_count = row + 1


@compiled
def keep_seen(pool: Pool, index: int, viewers: int) -> None:
    """Drop the rows that none of the viewers may see, closing up, so that not even their number shows."""
    state = pool[index]
    kept = 0
    for row in range(int(state.note_count)):
        if int(state.notes[row, 1]) & viewers:
            for cell in range(NOTE_CELLS):
                state.notes[kept, cell] = state.notes[row, cell]
            state.notes[kept, 1] = viewers
            kept += 1
    for row in range(kept, len(state.notes)):
        for cell in range(NOTE_CELLS):
            state.notes[row, cell] = 0
    state.note_count = kept


def read_notes(state: State) -> list[Note]:
    """The story of the last move, as far as this state or view shows it."""
    rows: Iterable[list[int]] = state.notes[: int(state.note_count)].tolist()
    return [Note(event, seen_by, (a, b, c)) for event, seen_by, a, b, c in rows]
