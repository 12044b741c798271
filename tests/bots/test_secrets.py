"""No bot reads what its seat cannot see: where two worlds look the same to it, it does the same."""

import pytest

from clubroom import games
from clubroom.bots import make_bot
from clubroom.chance import below, generator
from clubroom.sight import observe
from clubroom.viewers import members
from tables import Table, default_tables, many, random_walk

POSITIONS = 500  # for every game and bot
KINDS = ("random", "guest", "house", f"search:{many(20, 4)}")


def tables_of(name: str) -> list[Table]:
    return [table for table in default_tables() if table.game.name == name]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", games())
def test_a_bot_chooses_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(name: str, kind: str) -> None:
    """The second world is imagined; both bots have the same random numbers and no memory."""
    rng, asked, seed, differing = generator(5), 0, 0, 0
    tables = tables_of(name)
    while asked < many(POSITIONS, 4):
        table = tables[seed % len(tables)]
        record, doors = table.game.record, table.game.doors
        seed += 1
        for pool, actors, _, _ in random_walk(table, generator(seed)):
            players = members(actors)
            if not players or below(rng, many(40, 200)):
                continue
            seat = players[below(rng, len(players))]
            view, cells = observe(table.game, pool, 0, seat), record.cells(pool)
            doors.imagine(view.pool, seat, record.told, cells, rng, pool, 1)
            legal, _ = table.game.buffers()
            moves = []
            for world in (0, 1):
                count = doors.legal(pool, world, seat, legal)
                seen = observe(table.game, pool, world, seat)
                bot = make_bot(kind, table.game, seat)
                moves.append(bot.choose(seen, legal[:count].tolist(), None, generator(asked)))
            assert moves[0] == moves[1], f"{table}, seat {seat}: {[table.game.moves.text(move) for move in moves]}"
            asked += 1
            differing += bool((cells[0] != cells[1]).any())
    assert differing > asked // 4
