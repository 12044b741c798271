"""Walkers: whole games and leaf counts, bound to each game."""

import numpy as np
import pytest

from clubroom import walk
from clubroom.batch.cpu import RandomGames
from clubroom.chance import generator
from clubroom.viewers import CHANCE, CHANCE_BIT, members
from tables import Table, default_tables, legal_list


@pytest.mark.parametrize("table", default_tables(), ids=str)
def test_a_random_game_does_not_depend_on_the_games_before_it(table: Table) -> None:
    games = RandomGames(table.game, table.seats, table.options)
    rows = games.play(4, 100)
    assert (rows[2:] == games.play(2, 102)).all()
    plies, decisions, marks = rows[:, 0], rows[:, 1], rows[:, 2]
    assert (decisions <= plies).all()
    assert (decisions > 0).all()
    assert len(set(marks.tolist())) == 4
    assert (rows[:, 3 + table.seats :].min(axis=1) == 1).all()


def naive_leaves(table: Table, depth: int) -> int:
    """Count by plain recursion through Python."""
    doors = table.game.doors
    pool = table.new(depth + 1)
    legal, weights = table.game.buffers()

    def leaves(level: int) -> int:
        actors = doors.to_act(pool, level)
        if level == depth or not actors:
            return 1
        if actors & CHANCE_BIT:
            player = CHANCE
            moves = legal[: doors.chance(pool, level, legal, weights)].tolist()
        else:
            player = members(actors)[0]
            moves = legal_list(table, pool, level, player)
        total = 0
        for move in moves:
            pool[level + 1] = pool[level]
            doors.apply(pool, level + 1, player, move)
            total += leaves(level + 1)
        return total

    return leaves(0)


def counted(table: Table, depth: int) -> int:
    game = table.game
    legal = np.zeros((depth + 1, len(game.moves)), np.int16)
    _, weights = game.buffers()
    actor, left = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    return int(game.walkers.count_leaves(table.new(depth + 1), depth, legal, weights, actor, left))


@pytest.mark.parametrize("table", default_tables(), ids=str)
def test_leaves_are_counted_as_by_recursion(table: Table) -> None:
    for depth in range(4):
        assert counted(table, depth) == naive_leaves(table, depth)


def test_the_opening_of_a_small_game_is_counted_by_hand() -> None:
    """Nine cards for the first deal, eight for the second, seven for the third."""
    table = default_tables()[-1]
    assert [counted(table, depth) for depth in range(4)] == [1, 9, 72, 504]


def test_an_ended_game_is_one_leaf() -> None:
    table = default_tables()[-1]
    table = Table(table.game, 2, table.game.settle(2, {}))
    pool = table.new(3)
    table.game.walkers.random_game(pool, 0, generator(1), *table.game.buffers(), np.zeros(2, np.int64))
    legal = np.zeros((3, len(table.game.moves)), np.int16)
    _, weights = table.game.buffers()
    assert table.game.walkers.count_leaves(pool, 2, legal, weights, np.zeros(3, np.int64), np.zeros(3, np.int64)) == 1


def test_a_template_that_was_not_bound_says_so() -> None:
    with pytest.raises(TypeError, match="bind it to a game first"):
        walk.to_act_door([None], 0)
