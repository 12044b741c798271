"""Taking back: free when nobody can mind, otherwise by consent."""

from itertools import pairwise
from typing import TYPE_CHECKING

from clubroom.chance import Generator, generator
from clubroom.server.command import Refused
from clubroom.server.events import Deed, Played
from clubroom.server.fold import LoggedMatch
from clubroom.server.sayings import Saying
from clubroom.sight import observe
from clubroom.viewers import CHANCE_BIT

if TYPE_CHECKING:
    from clubroom.server.table import Table

OTHER_WORLDS = 8  # imagined to find out whether a move showed something new


def impossible(table: "Table", to: int) -> Refused | None:
    """Why the table cannot go back there, whoever agrees."""
    if not table.whole:
        raise RuntimeError("to take something back the whole log must be loaded")
    if to not in table.line:
        return Refused(Saying("no_event", number=to))
    if to == table.line[-1]:
        return Refused(Saying("nothing_since"))
    for earlier, later in pairwise(map(table.happened, table.line)):
        if earlier.number == to and isinstance(earlier, Played) and isinstance(later, Played):
            return Refused(Saying("decided_together")) if earlier.step == later.step else None
    return None


def is_free(table: "Table", seat: int, to: int) -> bool:
    """Whether since then there were only this seat's own moves, no chance, and nothing new for its eyes."""
    since = [event for number in table.line if number > to and isinstance(event := table.happened(number), Played)]
    deeds = [deed for event in since for deed in event.deeds]
    if any(other != seat for other in table.locked) or any(deed.player != seat for deed in deeds):
        return False
    before, rng = table.replay(to), generator(table.number)
    return all(same_in_another_world(before, seat, deeds, rng) for _ in range(OTHER_WORLDS))


def same_in_another_world(before: LoggedMatch, seat: int, deeds: list[Deed], rng: Generator) -> bool:
    """Whether these moves would have looked the same to the seat had the hidden been otherwise."""
    game = before.game
    real, seen = before.copy(), before.view(seat)
    pool = game.record.pool()
    game.doors.imagine(seen.pool, seat, game.record.told, game.record.cells(pool), rng, pool, 0)
    for deed in deeds:
        move = game.moves.parse(deed.move)
        if game.doors.ban(pool, 0, seat, move):
            return False
        real.redo(seat, move)
        game.doors.apply(pool, 0, seat, move)
        if observe(game, pool, 0, seat).to_bytes() != real.view(seat).to_bytes():
            return False
    return not game.doors.to_act(pool, 0) & CHANCE_BIT
