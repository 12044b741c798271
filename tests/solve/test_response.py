"""The best answer to fixed habits, on games whose figures are known."""

from typing import Any

import numpy as np
import pytest

from clubroom import game, games
from clubroom.bots import Budget
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.solve.deals import Deal, deals
from clubroom.solve.habits import odds_of, search_habit, uniform_odds
from clubroom.solve.response import best_response, exploitability, shares
from clubroom.solve.tree import ACTOR, OVER, PARENT, Tree, tree_of
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of, only
from tables import default_tables, many, random_walk

PAYOFFS = {  # Kuhn's poker: what the first player wins, by the moves p(ass) and b(et), when his card is higher or lower
    "pp": (1, -1),
    "pbp": (-1, -1),
    "pbb": (2, -2),
    "bp": (1, 1),
    "bb": (2, -2),
}
TOY = next(table for table in default_tables() if table.game.name == "bids")
CARDS = [(first, second) for first in range(3) for second in range(3) if first != second]


def kuhn(bets: dict[tuple[int, int, str], float]) -> Tree:
    """Kuhn's poker, in which (player, card, moves so far) bets with these odds."""
    nodes: list[list[int]] = [[OVER, CHANCE, 0, 0, 0]]
    marks, odds, wins = [[0, 0]], [1.0], [[0.0, 0.0]]

    def grow(parent: int, cards: tuple[int, int], moves: str, choice: int, chance: float) -> None:
        node = len(nodes)
        odds.append(chance)
        if moves in PAYOFFS:
            won = PAYOFFS[moves][0 if cards[0] > cards[1] else 1]
            nodes.append([parent, OVER, 0, choice, 0])
            marks.append([0, 0])
            wins.append([won, -won])
            return
        player = len(moves) % 2
        sight = hash((player, cards[player], moves))
        nodes.append([parent, player, 0, choice, len(moves) // 2])
        marks.append([sight, sight])
        wins.append([0.0, 0.0])
        bet = bets[player, cards[player], moves]
        grow(node, cards, moves + "p", 0, 1 - bet)
        grow(node, cards, moves + "b", 1, bet)

    for number, cards in enumerate(CARDS):
        grow(0, cards, "", number, 1 / len(CARDS))
    return Tree(2, np.array(nodes, np.int32), np.array(marks), np.array(odds), np.array(wins), [0], [])


def situations() -> list[tuple[int, int, str]]:
    return [(len(moves) % 2, card, moves) for moves in ("", "p", "b", "pb") for card in range(3)]


def test_betting_at_random_in_kuhns_poker_gives_away_eleven_twentyfourths() -> None:
    """The figure that OpenSpiel gives for uniformly random play."""
    tree = kuhn(dict.fromkeys(situations(), 0.5))
    assert shares(tree, tree.odds) == pytest.approx([0.125, -0.125])
    assert exploitability(tree, tree.odds) == pytest.approx(11 / 24)


def test_nobody_gains_against_kuhns_equilibrium() -> None:
    """The first player never bets at first, and calls with the middle card in one case of three."""
    bets = dict.fromkeys(situations(), 0.0)
    bets |= {(0, 1, "pb"): 1 / 3, (0, 2, "pb"): 1.0, (1, 0, "p"): 1 / 3, (1, 2, "p"): 1.0}
    bets |= {(1, 1, "b"): 1 / 3, (1, 2, "b"): 1.0}
    tree = kuhn(bets)
    assert shares(tree, tree.odds) == pytest.approx([-1 / 18, 1 / 18])
    assert exploitability(tree, tree.odds) == pytest.approx(0.0, abs=1e-12)
    assert best_response(tree, tree.odds, 1) == pytest.approx(1 / 18)


def tiny_games() -> list[str]:
    return [name for name in games() if any(option.name == "tiny" for option in game(name).options)]


def a_deal(name: str, moves: int = 0) -> list[Deal]:
    """One deal as if there were no other, some moves on: each time the first that is possible."""
    played = game(name)
    pool, (legal, weights) = played.record.pool(), played.buffers()
    options = played.settle(played.seats[0], {"tiny": "on"})
    played.doors.new(pool, 0, played.seats[0], played.option_numbers(options))
    while (actors := played.doors.to_act(pool, 0)) & CHANCE_BIT or moves:
        if actors & CHANCE_BIT:
            played.doors.chance(pool, 0, legal, weights)
        else:
            played.doors.legal(pool, 0, first_of(actors), legal)
            moves -= 1
        played.doors.apply(pool, 0, CHANCE if actors & CHANCE_BIT else first_of(actors), int(legal[0]))
    return [Deal(1.0, pool)]


@pytest.mark.parametrize("name", tiny_games()[:1] if PLAIN else tiny_games())
def test_all_deals_together_are_certain(name: str) -> None:
    played = game(name)
    assert sum(deal.odds for deal in deals(played, played.seats[0], {"tiny": "on"})) == pytest.approx(1.0)


@pytest.mark.parametrize("name", tiny_games())
def test_a_search_gives_away_less_than_random_play(name: str) -> None:
    played = game(name)
    tree = tree_of(played, a_deal(name, moves=many(0, 2)))
    told = []
    uniform = uniform_odds(tree)
    searching = odds_of(
        tree, played, search_habit(played, Budget(simulations=many(100, 2))), lambda *far: told.append(far)
    )
    assert told[-1][0] == told[-1][1]
    for odds in (uniform, searching, tree.odds):
        assert sum(shares(tree, odds)) == pytest.approx(1.0)
        assert np.allclose(out_of_each_node(tree, odds), 1.0)
        assert exploitability(tree, odds) > -1e-9
    if many(1, 0) and name == "adel":  # elsewhere the best answer to one deal would know hidden cards
        assert exploitability(tree, searching) < 0.8 * exploitability(tree, uniform)


def out_of_each_node(tree: Tree, odds: Any) -> Any:
    """The odds of all moves of each node together."""
    inner = tree.nodes[:, 0] != OVER
    sums = np.bincount(tree.nodes[inner, 0], odds[inner])
    return sums[sums > 0]


def test_chance_in_the_middle_of_a_game_is_nobodys_choice() -> None:
    """The toy game deals again after its first round; here from the last choice before that on."""
    pool, *_ = next(step for step in random_walk(TOY, generator(1)) if step[1] == only(0))
    tree = tree_of(TOY.game, [Deal(1.0, pool[:1].copy())])
    dealing = np.flatnonzero(tree.nodes[:, ACTOR] == CHANCE)
    dealt = np.flatnonzero(np.isin(tree.nodes[:, PARENT], dealing))
    assert len(dealing) > 0
    assert uniform_odds(tree)[dealt].tolist() == tree.odds[dealt].tolist()
    assert tree.odds[dealt].sum() == pytest.approx(len(dealing))
    assert sum(shares(tree, tree.odds)) == pytest.approx(1.0)


def test_what_is_too_large_to_go_through_is_refused() -> None:
    name = tiny_games()[0]
    with pytest.raises(ValueError, match="more than 100 nodes: too many to go through"):
        tree_of(game(name), a_deal(name), most=100)
