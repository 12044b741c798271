"""The law that nothing leaks: a viewer cannot tell a state from another that could lie behind his view."""

from collections import Counter
from typing import Any

from clubroom.chance import Generator, below, generator
from clubroom.compiled import bind
from clubroom.sight import observe
from clubroom.viewers import SPECTATOR, only
from clubroom.walk import RULE_NAMES, unbound
from tables import Table, many, random_walk

LAWS = {
    1: "every cell of an imagined state is in its range",
    2: "the box of an imagined state is complete",
    3: "the same players are to act",
    4: "the same moves are forbidden by the same sentences",
    5: "the same moves are legal",
}
RARELY = 1000  # one state in so many, when only secret moments are still wanted
BETWEEN, INSIDE = "between two commitments", "inside a composition"

to_act = legal_moves = ban_on = check = unbound


def difference(pool: Any, cells: Any, low: Any, high: Any, viewer: int, legal: Any, others: Any) -> int:
    """The first law that tells the imagined state, pool[1], from the real one, pool[0]; or 0."""
    real = pool[0]
    imagined = pool[1]
    for cell in range(len(low)):
        if cells[1, cell] < low[cell] or cells[1, cell] > high[cell]:
            return 1
    if check(imagined) != 0:
        return 2
    actors = int(to_act(real))
    if int(to_act(imagined)) != actors:
        return 3
    if viewer >= int(real.seats):
        return 0
    for move in range(len(legal)):
        if ban_on(real, viewer, move) != ban_on(imagined, viewer, move):
            return 4
    if (actors >> viewer) & 1:
        count = int(legal_moves(real, viewer, legal))
        if int(legal_moves(imagined, viewer, others)) != count:
            return 5
        for place in range(count):
            if legal[place] != others[place]:
                return 5
    return 0


class LeakLaw:
    """The law at one table; counts the states that were checked, and what kind they were."""

    def __init__(self, table: Table, rng: Generator) -> None:
        game = table.game
        rules = {name: getattr(game, name) for name in RULE_NAMES}
        self.table, self.rng = table, rng
        self.difference = bind(difference, rules, f"{game.name}_difference")
        self.legal, self.others = game.buffers()[0], game.buffers()[0]
        self.states = self.differing = 0
        self.met, self.checked = Counter[str](), Counter[str]()  # moments of the games, and those among the states

    def play(self, seed: int, every: int) -> None:
        """A random game with the law checked at one of `every` states, at every secret moment, and at its end."""
        before, mover, unseen = 0, -1, False
        for pool, actors, player, move in random_walk(self.table, generator(seed)):
            moment = moment_of(before, actors, mover, unseen)
            self.met[moment] += 1
            if player < 0 or moment or not below(self.rng, every):
                self.check(pool)
                self.checked[moment] += 1
            before, mover = actors, player
            everybody = (1 << self.table.seats) - 1
            unseen = player >= 0 and self.table.game.doors.witnesses(pool, 0, player, move) & everybody != everybody

    def check(self, pool: Any) -> None:
        """Put what some viewer may not see in another way: nothing that he can notice may change."""
        game, record, seats = self.table.game, self.table.game.record, self.table.seats
        viewer = (*range(seats), SPECTATOR)[below(self.rng, seats + 1)]
        seen, cells = observe(game, pool, 0, viewer), record.cells(pool)
        game.doors.imagine(seen.pool, viewer, record.told, cells, self.rng, pool, 1)
        broken = self.difference(pool, cells, record.low, record.high, viewer, self.legal, self.others)
        assert not broken, LAWS[broken]
        pool[1].note_count, pool[1].notes = pool[0].note_count, pool[0].notes
        assert observe(game, pool, 1, viewer).to_bytes() == seen.to_bytes()
        self.states += 1
        self.differing += bool(((cells[0] != cells[1]) & (record.kept != 0)).any())


def moment_of(before: int, actors: int, mover: int, unseen: bool) -> str:
    """What kind of moment it is after a move, if a special one."""
    if mover < 0 or not unseen or not before & only(mover):
        return ""
    if actors & only(mover):
        return INSIDE  # he has begun in secret, and it is still his move
    return BETWEEN if actors and actors == before & ~only(mover) else ""  # he has chosen in secret, others have not


def check_leaks(table: Table, seed: int, wanted: int, secret: int) -> LeakLaw:
    """The law on random games of a table: so many states, and so many of each kind of secret moment it has."""
    law = LeakLaw(table, generator(seed, 1))
    while law.states < wanted or any(law.checked[moment] < secret for moment in law.met):
        seed += 1
        law.play(seed, many(3, 40) if law.states < wanted else RARELY)
    return law
