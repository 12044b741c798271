"""The habits of bots as odds on every move of a whole game."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from clubroom.bots.bot import Budget
from clubroom.bots.search import SearchBot
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.sight import View, observe
from clubroom.solve.response import Numbers, choices_of
from clubroom.solve.tree import ACTOR, CHOICE, MOVE, OVER, PARENT, SIGHT, Tree
from clubroom.viewers import CHANCE, only

Habit = Callable[[int, View, Sequence[int]], Numbers]  # seat, view, legal moves: how likely each is


def uniform_odds(tree: Tree) -> Numbers:
    """All players choose any move."""
    parents, odds = tree.nodes[:, PARENT], tree.odds.copy()
    played = (parents != OVER) & (tree.nodes[np.maximum(parents, 0), ACTOR] != CHANCE)
    odds[played] = 1.0 / choices_of(tree)[parents[played]]
    return odds


def odds_of(tree: Tree, game: Game, habit: Habit, said: Callable[[int, int], None] = lambda done, of: None) -> Numbers:
    """All players choose by a habit, which is asked once for every different view; `said` hears how far it is."""
    nodes, odds, choices = tree.nodes, tree.odds.copy(), choices_of(tree)
    deciding = np.flatnonzero((nodes[:, ACTOR] >= 0) & (nodes[:, ACTOR] < CHANCE) & (choices > 1))
    _, first, which = np.unique(tree.marks[deciding, SIGHT], return_index=True, return_inverse=True)
    table = np.zeros((len(first), int(choices.max())))
    for situation, place in enumerate(first):
        node = int(deciding[place])
        player = int(nodes[node, ACTOR])
        view, legal = asked_at(tree, game, node, player)
        table[situation, : len(legal)] = habit(player, view, legal)
        said(situation + 1, len(first))
    situation_of = np.full(len(nodes), -1)
    situation_of[deciding] = which
    parents = np.maximum(nodes[:, PARENT], 0)
    chosen = (nodes[:, PARENT] != OVER) & (situation_of[parents] >= 0)
    odds[chosen] = table[situation_of[parents[chosen]], nodes[chosen, CHOICE]]
    return odds


def asked_at(tree: Tree, game: Game, node: int, player: int) -> tuple[View, list[int]]:
    """What a player sees when he is asked: before those who choose at the same time have chosen."""
    path = []
    while tree.nodes[node, PARENT] != OVER:
        parent = int(tree.nodes[node, PARENT])
        path.append((int(tree.nodes[parent, ACTOR]), int(tree.nodes[node, MOVE])))
        node = parent
    pool = tree.states[tree.roots.index(node)].copy()
    asked = pool.copy()
    for actor, move in reversed(path):
        waiting = game.doors.to_act(pool, 0) & only(player)
        game.doors.apply(pool, 0, actor, move)
        if actor == player or not waiting:
            asked = pool.copy()
    legal, _ = game.buffers()
    count = game.doors.legal(asked, 0, player, legal)
    return observe(game, asked, 0, player), legal[:count].tolist()


def search_habit(game: Game, budget: Budget, runs: int = 1, seed: int = 1) -> Habit:
    """What the search does, on average over so many runs with an empty memory."""

    def habit(seat: int, view: View, legal: Sequence[int]) -> Numbers:
        odds: Any = np.zeros(len(legal))
        for run in range(runs):
            bot = SearchBot(game, seat, budget)
            odds += bot.think(view, legal, budget, generator(seed, run)).odds()
        return odds / runs  # type: ignore[no-any-return]

    return habit
