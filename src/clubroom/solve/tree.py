"""A whole game as arrays, parents before children; templates as in `walk.py`."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from clubroom.bots.memory import mark_of_cells
from clubroom.bots.selection import sum_of
from clubroom.bots.simulations import share_the_win
from clubroom.bots.walks import house
from clubroom.compiled import bind, compiled
from clubroom.record import Pool, fold
from clubroom.solve.deals import Deal
from clubroom.viewers import CHANCE, CHANCE_BIT, MOST_SEATS, first_of
from clubroom.walk import apply, chance, legal_moves, score, to_act, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

DEEPEST = 128
OVER = -1  # nobody acts

PARENT, ACTOR, MOVE, CHOICE, LEVEL = range(5)  # columns of a node: level is how often its actor has chosen before
list_moves = unbound

SIGHT, RECALL = range(2)  # marks of a node: what its actor sees; that and all that he saw and did before


@dataclass
class Tree:
    """Nodes in the order of a walk; `odds` is how likely the move to a node is when the house plays all seats."""

    seats: int
    nodes: np.ndarray[Any, np.dtype[np.int32]]
    marks: np.ndarray[Any, np.dtype[np.int64]]
    odds: np.ndarray[Any, np.dtype[np.float64]]
    wins: np.ndarray[Any, np.dtype[np.float64]]
    roots: list[int]
    states: list[Pool]  # of the roots


@compiled
def hand_down(recall: Any, levels: Any, level: int, seats: int) -> None:
    """What everybody remembers goes on to the next level."""
    for player in range(seats):
        recall[level + 1, player] = recall[level, player]
        levels[level + 1, player] = levels[level, player]


def list_choices(
    pool: Any, cells: Any, own: Any, owned: Any, legal: Any, weights: Any, recall: Any, levels: Any, level: int,
    actors: int, node: Any, mark: Any
) -> int:  # fmt: skip
    """Who acts at a node, what he knows, and what he can do, as likely as the house does it."""
    if actors & CHANCE_BIT:
        node[ACTOR] = CHANCE
        return int(chance(pool[level], legal, weights))
    player = first_of(actors)
    node[ACTOR] = player
    node[LEVEL] = levels[level, player]
    count = int(legal_moves(pool[level], player, legal))
    house(pool[level], player, legal, count, weights)
    sight = mark_of_cells(cells, level, own[player, : owned[player]], player + 1)
    mark[SIGHT] = sight
    mark[RECALL] = fold(int(recall[level, player]), sight & 0xFFFF) ^ (sight >> 16)
    return count


def walk_tree(
    pool: Any, cells: Any, own: Any, owned: Any, seats: int, legal: Any, weights: Any, left: Any, at: Any, total: Any,
    recall: Any, levels: Any, nodes: Any, marks: Any, odds: Any, wins: Any, points: Any, ranks: Any, values: Any,
    first: int
) -> int:  # fmt: skip
    """Everything that can follow pool[0], as nodes from `first` on; returns how many nodes there are then."""
    count = first + 1
    level = 0
    at[0] = first
    left[0] = -1
    while level >= 0:
        node = int(at[level])
        if left[level] < 0:  # just arrived
            actors = int(to_act(pool[level]))
            if actors == 0:
                nodes[node, ACTOR] = OVER
                score(pool[level], points, ranks)
                share_the_win(ranks, seats, values, wins[node])
                level -= 1
                continue
            left[level] = int(
                list_moves(
                    pool, cells, own, owned, legal[level], weights[level], recall, levels, level, actors, nodes[node],
                    marks[node],
                )
            )  # fmt: skip
            total[level] = sum_of(weights[level], int(left[level]))
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        choice = int(left[level])
        move = int(legal[level, choice])
        actor = int(nodes[node, ACTOR])
        if count == len(nodes):
            return -1
        nodes[count, PARENT] = node
        nodes[count, MOVE] = move
        nodes[count, CHOICE] = choice
        odds[count] = weights[level, choice] / total[level]
        pool[level + 1] = pool[level]
        apply(pool[level + 1], actor, move)
        hand_down(recall, levels, level, seats)
        if actor != CHANCE:
            recall[level + 1, actor] = fold(int(marks[node, RECALL]), move)
            levels[level + 1, actor] += 1
        level += 1
        at[level] = count
        left[level] = -1
        count += 1
    return count


@cache
def walker(game: "Game") -> Any:
    """The walk bound to one game, once."""
    listing = bind(list_choices, game.functions, f"{game.name}_list_choices")
    return bind(walk_tree, {**game.functions, "list_moves": listing}, f"{game.name}_walk_tree")


def tree_of(game: "Game", begun: Sequence[Deal], most: int = 1 << 23) -> Tree:
    """All that can follow these deals (`deals.py` lists them); a ValueError where it has more than `most` nodes."""
    seats = int(begun[0].state[0].seats)
    pool = game.record.pool(DEEPEST)
    nodes, marks = np.zeros((most, 5), np.int32), np.zeros((most, 2), np.int64)
    odds, wins = np.ones(most), np.zeros((most, seats))
    seen = [game.record.seen_by(seat) for seat in range(seats)]
    own = np.zeros((seats, max(map(len, seen))), np.int64)
    for seat, cells in enumerate(seen):
        own[seat, : len(cells)] = cells
    roots, count = [], 0
    room = [np.zeros((DEEPEST, len(game.moves)), kind) for kind in (np.int16, np.int32)]
    for deal in begun:
        pool[0] = deal.state[0]
        roots.append(count)
        nodes[count, PARENT], odds[count] = OVER, deal.odds
        count = walker(game)(
            pool, game.record.cells(pool), own, np.array([len(cells) for cells in seen]), seats, *room,
            *(np.zeros(DEEPEST, np.int64) for _ in range(3)),
            *(np.zeros((DEEPEST, MOST_SEATS), np.int64) for _ in range(2)),
            nodes, marks, odds, wins, np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats), count,
        )  # fmt: skip
        if count < 0:
            raise ValueError(f"{game.title} with these options has more than {most:,} nodes: too many to go through")
    states = [deal.state for deal in begun]
    return Tree(seats, nodes[:count], marks[:count], odds[:count], wins[:count], roots, states)
