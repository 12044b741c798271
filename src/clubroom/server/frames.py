"""What leaves the server: an event as one viewer may know it, and the table as he sees it.  Nothing leaves otherwise.

A move that the viewer neither witnessed nor heard of is left out, so that not even the number of hidden moves shows.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import repeat
from typing import Any

import msgspec
import numpy as np

from clubroom.game import Game
from clubroom.record import CELL, NOTED, Record
from clubroom.screens import screen_of
from clubroom.server.events import CHANCE_MOVED, Deed, Ended, Event, Started, Told, Undone
from clubroom.server.fold import LoggedMatch
from clubroom.server.parts import Choice, Frame, Happening, Now, Step
from clubroom.server.table import Table
from clubroom.sight import View
from clubroom.story import Note
from clubroom.viewers import EVERYBODY, EVERYTHING, SPECTATOR, UNSEEN, only

Names = Sequence[str] | None

WORDINGS = 1 << 14  # of moves and happenings that are remembered: to word them costs more than all else in a frame
SHAPES = 1 << 14  # of fields: most stay as they are from one move to the next, and look the same to all


def frame(game: Game | None, event: Event, viewer: int, language: str = "en", names: Names = None) -> Frame:
    """One event as its reader may know it; without the game, from nothing but the stored texts."""
    if isinstance(event, Ended):
        return Frame(event.number, "ended", secret=event.secret)
    if isinstance(event, Undone):
        return Frame(event.number, "undone", event.seat, to=event.to)
    sees = EVERYBODY if viewer == EVERYTHING else only(viewer)
    deeds = [_told_once(deed) for deed in event.deeds] if viewer == EVERYTHING else event.deeds
    seen = [_step(game, deed, sees, language, names) for deed in deeds]
    steps = [step for step in seen if step.move is not None or step.notes]
    if isinstance(event, Started):
        return Frame(event.number, "started", steps=steps)
    return Frame(event.number, "played", event.seat, steps, late=event.late)


def now(
    table: Table,
    viewer: int,
    memory: bool = False,
    language: str = "en",
    names: Names = None,
    *,
    looking_back: bool = False,
) -> Now | None:
    """The table as its reader sees it; None before the game has begun and when the rules no longer fit it.

    `looking_back` says that the game has been played to its end, so that everything may be seen of a moment before.
    """
    if table.paused or not table.number or (table.over and not table.line):
        return None
    match, own = table.match, table.pending.get(viewer)
    over = table.over and match.over
    if viewer == EVERYTHING and not over and not looking_back:
        viewer = SPECTATOR  # an abandoned table keeps its players' secrets
    seated = viewer < table.setup.seats and viewer in table.match.to_act() and not table.over
    legal = match.legal(viewer) if seated else []
    view = match.view_open() if viewer == EVERYTHING else match.view(viewer, memory)
    return Now(
        number=table.number,
        step=table.number,
        phase=screen_of(match.game).caption(view, language, match.game.words),
        view=view_fields(view),
        to_act=[] if table.over else list(match.to_act()),
        locked=list(table.locked),
        legal=choices(match.game, legal, language, names, _whole(match, viewer, legal)),
        committed=choices(match.game, map(match.game.moves.parse, own.moves), language, names) if own else [],
        over=table.over,
        points=match.points() if over else [],
        ranks=match.ranks() if over else [],
    )


def view_fields(view: View) -> dict[str, Any]:
    """The fields of a view but for the story, which is in the frames: `View.to_json`, several hundred times as fast."""
    record = view.game.record
    cells = record.cells(view.pool)[0].tobytes()
    return {name: _shaped(cells[first:last], shape) for name, first, last, shape in _places(record)}


@lru_cache(SHAPES)
def _shaped(part: bytes, shape: tuple[int, ...]) -> Any:
    """Cells as lists of lists, the last dimension innermost, nothing where they are unseen; a lone one is itself."""
    cells: list[Any] = [None if cell == UNSEEN else cell for cell in np.frombuffer(part, CELL).tolist()]
    if not shape:
        return cells[0]
    for length in shape[:0:-1]:
        cells = [cells[first : first + length] for first in range(0, len(cells), length)]
    return cells


@cache
def _places(record: Record) -> list[tuple[str, int, int, tuple[int, ...]]]:
    """Where in a state's bytes each field begins and ends."""
    places, first, size = [], 0, np.dtype(CELL).itemsize
    for field in record.fields:
        last = first + field.cells() * size
        if field.sight != NOTED:
            places.append((field.name, first, last, field.shape))
        first = last
    return places


def _whole(match: LoggedMatch, seat: int, legal: Sequence[int]) -> Iterable[bool]:
    """Which moves are certain to be whole commands: nobody else decides now, and everybody sees what is done.

    The same that a trial would say, but told before it is asked: most moves then need no question.
    """
    return match.in_the_open(seat, legal) if legal and len(match.to_act()) == 1 else repeat(False)


def choices(
    game: Game, moves: Iterable[int], language: str = "en", names: Names = None, whole: Iterable[bool] = repeat(False)
) -> list[Choice]:
    """Legal moves as the reader's language puts them."""
    known = names and tuple(names)
    return [_choice(game, move, language, known, alone) for move, alone in zip(moves, whole, strict=False)]


@lru_cache(WORDINGS)
def _choice(game: Game, move: int, language: str, names: tuple[str, ...] | None, whole: bool = False) -> Choice:
    kinds = game.moves
    words = game.words.move(move, names, language)
    return Choice(kinds.text(move), kinds.kind(move).name, list(kinds.values(move)), words, whole)


def _told_once(deed: Deed) -> Deed:
    """Without what was told to the others only because some were told more: who sees everything needs it once."""

    def less(note: Told) -> bool:
        return any(
            note[1] == EVERYBODY & ~other[1] and other[1] and not other[1] & only(SPECTATOR) for other in deed.notes
        )

    return msgspec.structs.replace(deed, notes=[note for note in deed.notes if not less(note)])


def _step(game: Game | None, deed: Deed, sees: int, language: str, names: Names) -> Step:
    player = None if deed.player == CHANCE_MOVED else deed.player
    move = deed.move if deed.witnesses & sees else None
    known = tuple(names) if names else None
    notes = [happening(game, told, language, known) for told in deed.notes if told[1] & sees]
    untold = move is not None and player is not None and not notes
    return Step(player, move, move_words(game, deed.move, language, known) if untold else "", notes)


def move_words(game: Game | None, text: str, language: str, names: tuple[str, ...] | None) -> str:
    """A move of the log as choices put it; its text where later versions have no such game or move."""
    if game is None:
        return text
    try:
        return _choice(game, game.moves.parse(text), language, names).words
    except ValueError:
        return text


@lru_cache(WORDINGS)
def happening(game: Game | None, told: Told, language: str, names: tuple[str, ...] | None) -> Happening:
    """One step of the story in the reader's language."""
    event, _, *numbers = told
    known = game.words.event_names() if game else []
    if game is None or event not in known:  # a game or an event that later versions no longer have
        return Happening(event, numbers, f"{event.replace('_', ' ')} {' '.join(map(str, numbers))}")
    note = Note(known.index(event), 0, (numbers[0], numbers[1], numbers[2]))
    return Happening(event, numbers, game.words.say(note, names, language))
