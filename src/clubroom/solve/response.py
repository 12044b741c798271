"""What the best answer to fixed habits earns: backward through a whole game."""

from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.solve.tree import ACTOR, CHOICE, LEVEL, OVER, PARENT, RECALL, Tree

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@compiled
def expected(nodes: Any, odds: Any, wins: Any, worth: Any) -> None:
    """Each node's expected share of the win, for every seat, when all play with these odds."""
    for node in range(len(nodes)):
        for seat in range(worth.shape[1]):
            worth[node, seat] = wins[node, seat]
    for node in range(len(nodes) - 1, -1, -1):
        parent = int(nodes[node, PARENT])
        if parent >= 0:
            for seat in range(worth.shape[1]):
                worth[parent, seat] += odds[node] * worth[node, seat]


@compiled
def reach_without(nodes: Any, odds: Any, player: int, reach: Any) -> None:
    """How likely the others and chance make it that a node is reached."""
    for node in range(len(nodes)):
        parent = int(nodes[node, PARENT])
        if parent < 0:
            reach[node] = odds[node]
        elif int(nodes[parent, ACTOR]) == player:
            reach[node] = reach[parent]
        else:
            reach[node] = reach[parent] * odds[node]


@compiled
def improve_level(
    nodes: Any,
    odds: Any,
    wins: Any,
    player: int,
    level: int,
    known: Any,
    reach: Any,
    answer: Any,
    worth: Any,
    sums: Any,
) -> None:
    """Choose the best answers of one level: all deeper ones are chosen already."""
    for node in range(len(nodes)):
        worth[node] = wins[node, player]
    for node in range(len(nodes) - 1, -1, -1):
        parent = int(nodes[node, PARENT])
        if parent < 0:
            continue
        if int(nodes[parent, ACTOR]) != player:
            worth[parent] += odds[node] * worth[node]
        elif int(nodes[parent, LEVEL]) > level:
            if answer[known[parent]] == nodes[node, CHOICE]:
                worth[parent] = worth[node]
        elif int(nodes[parent, LEVEL]) == level:
            sums[known[parent], nodes[node, CHOICE]] += reach[node] * worth[node]


@compiled
def take_best(nodes: Any, player: int, level: int, known: Any, choices: Any, sums: Any, answer: Any) -> None:
    """The best choice in each situation of one level."""
    for node in range(len(nodes)):
        if int(nodes[node, ACTOR]) == player and int(nodes[node, LEVEL]) == level:
            situation = known[node]
            best = 0
            for choice in range(1, choices[node]):
                if sums[situation, choice] > sums[situation, best]:
                    best = choice
            answer[situation] = best


def choices_of(tree: Tree) -> np.ndarray[Any, np.dtype[np.int64]]:
    """How many moves each node has."""
    inner = tree.nodes[tree.nodes[:, PARENT] != OVER]
    return np.bincount(inner[:, PARENT], minlength=len(tree.nodes))


def root_worth(tree: Tree, worth: Numbers) -> Any:
    """The expected value over all deals."""
    return (tree.odds[tree.roots, None] * worth[tree.roots]).sum(axis=0)


def shares(tree: Tree, odds: Numbers) -> list[float]:
    """What every seat wins when all play with these odds (the probability of the move that led to each node)."""
    worth = np.zeros_like(tree.wins)
    expected(tree.nodes, odds, tree.wins, worth)
    return [float(share) for share in root_worth(tree, worth)]


def best_response(tree: Tree, odds: Numbers, player: int) -> float:
    """What the best answer of one seat wins against the odds of the others."""
    mine = tree.nodes[:, ACTOR] == player
    known = np.zeros(len(tree.nodes), np.int64)
    marks, known[mine] = np.unique(tree.marks[mine, RECALL], return_inverse=True)
    choices = choices_of(tree)
    reach, worth = np.zeros(len(tree.nodes)), np.zeros(len(tree.nodes))
    reach_without(tree.nodes, odds, player, reach)
    answer = np.zeros(len(marks), np.int64)
    for level in range(int(tree.nodes[mine, LEVEL].max()), -2, -1):
        sums = np.zeros((len(marks), int(choices[mine].max())))
        improve_level(tree.nodes, odds, tree.wins, player, level, known, reach, answer, worth, sums)
        take_best(tree.nodes, player, level, known, choices, sums, answer)
    return float((tree.odds[tree.roots] * worth[tree.roots]).sum())


def exploitability(tree: Tree, odds: Numbers) -> float:
    """How much a seat gains by the best answer, on average over the seats: 0 in an equilibrium."""
    gains = [best_response(tree, odds, seat) - share for seat, share in enumerate(shares(tree, odds))]
    return sum(gains) / tree.seats
