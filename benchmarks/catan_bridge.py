"""Catanatron's players at our table: two or four players by today's rules, without trade between players.

    python benchmarks/catan_bridge.py --seats 2 --ours member --theirs weighted --games 100

One of ours sits at each table, in every seat in turn, and theirs in all others.  Whoever of Catanatron's players
is not installed is said; the release on PyPI has only the random ones.
"""

import argparse
import importlib
import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from catanatron.models.enums import Action, ActionType

from catanatron_pair import CATAN, Pair
from catanatron_release import CARDS_BEFORE_THE_DICE, ONE_BY_ONE, game_round, perform, playable, robbery
from catanatron_twin import RESOURCES, Twin
from clubroom.bots import Bot, Budget, make_bot
from clubroom.chance import generator
from clubroom.games.catan import state as box
from clubroom.sight import observe
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of

THEIRS = {  # where each of its players may live; later releases have moved them
    "random": ("catanatron.models.player:RandomPlayer",),
    "weighted": ("catanatron.players.weighted_random:WeightedRandomPlayer",),
    "victory": ("catanatron.players.search:VictoryPointPlayer",),
    "value": (
        "catanatron.players.value:ValueFunctionPlayer",
        "catanatron_experimental.machine_learning.players.value:ValueFunctionPlayer",
    ),
    "alphabeta": (
        "catanatron.players.minimax:AlphaBetaPlayer",
        "catanatron_experimental.machine_learning.players.minimax:AlphaBetaPlayer",
    ),
}
SIMPLE = {  # our kinds of moves that are one of its actions, without anything to translate
    "roll": "ROLL",
    "buy": "BUY_DEVELOPMENT_CARD",
    "knight": "PLAY_KNIGHT_CARD",
    "road_building": "PLAY_ROAD_BUILDING",
    "end": "END_TURN",
}
BOTH = 1.96  # standard errors on both sides: 95 of 100
Choice = tuple[Action, list[int]]  # one of its actions, and our moves that come to the same


def find_player(name: str) -> Callable[..., Any] | None:
    """The class of one of its players, if it is installed."""
    for place in THEIRS[name]:
        module, _, player = place.partition(":")
        try:
            found: Callable[..., Any] = getattr(importlib.import_module(module), player)
        except ImportError:
            continue
        return found
    return None


class TheirSeat:
    """One of its players at our table: asked in its own words, answering in our moves."""

    def __init__(self, player: Any, pair: Pair, seat: int) -> None:
        self.player, self.pair, self.seat = player, pair, seat
        self.pending: deque[int] = deque()  # moves that complete the action it has chosen

    def choose(self, legal: list[int]) -> int:
        """The next of our moves for what it wants to do."""
        if not (self.pending and self.pending[0] in legal):
            self.pending = deque(self.decide(legal))
        return self.pending.popleft()

    def decide(self, legal: list[int]) -> list[int]:
        """Ask it, where it has a choice."""
        twin = self.pair.twin
        assert twin
        if self.pair.before["phase"] == box.DISCARD:
            return self.discards(twin)
        choices = self.choices(twin, legal)
        actions = [action for action, _ in choices]
        chosen = self.player.decide(game_round(twin.state, actions, box.GOAL), actions)
        return list(choices[actions.index(chosen)][1])

    def discards(self, twin: Twin) -> list[int]:
        """The cards that it discards, in our order; where its rules have it so, at random."""
        owed = self.pair.before["owed"][self.seat]
        if ONE_BY_ONE:
            chosen = self.unwanted(twin, owed)
        else:
            hand = self.pair.before["hand"][self.seat]
            chosen = random.sample([kind for kind, number in enumerate(hand) for _ in range(number)], owed)
        return [CATAN.moves.number("discard", kind) for kind in sorted(chosen)]

    def unwanted(self, twin: Twin, owed: int) -> list[int]:
        """Card by card what it likes least; the others have not discarded yet, here as there."""
        state, color = twin.state.copy(), twin.color[self.seat]
        state.current_player_index = state.color_to_index[color]
        cards = []
        for _ in range(owed):
            actions = playable(state)
            chosen = self.player.decide(game_round(state, actions, box.GOAL), actions)
            perform(state, color, chosen.action_type.name, chosen.value)
            cards.append(RESOURCES.index(chosen.value))
        return cards

    def choices(self, twin: Twin, legal: list[int]) -> list[Choice]:
        """Everything it may do by our rules, in its words; where with it cards wait for the dice, they do so here."""
        color = twin.color[self.seat]
        if self.pair.before["phase"] == box.ROBBER:
            return [self.robbery(twin, color, where, victim) for where, victim in twin.robberies()]
        choices: list[Choice] = []
        for move in legal:
            kind, values = CATAN.moves.kind(move).name, CATAN.moves.values(move)
            if kind == "discovery":
                choices += self.discoveries(color, move)
            elif kind in SIMPLE:
                choices.append((Action(color, ActionType[SIMPLE[kind]], None), [move]))
            elif kind == "monopoly":
                choices.append((Action(color, ActionType.PLAY_MONOPOLY, RESOURCES[values[0]]), [move]))
            elif kind == "road":
                choices.append((Action(color, ActionType.BUILD_ROAD, twin.edge(values[0])), [move]))
            elif kind == "sea":
                choices += self.ships(color, move, *values)
            else:
                choices.append((Action(color, ActionType[f"BUILD_{kind.upper()}"], twin.node[values[0]]), [move]))
        if self.pair.before["phase"] == box.BEFORE_ROLL and not CARDS_BEFORE_THE_DICE:
            early = (ActionType.ROLL, ActionType.PLAY_KNIGHT_CARD)
            choices = [choice for choice in choices if choice[0].action_type in early]
        return choices

    def robbery(self, twin: Twin, color: Any, where: Any, victim: Any) -> Choice:
        """The robber and the one he robs are one action."""
        moves = [CATAN.moves.number("robber", twin.hex[where])]
        if victim is not None:
            moves.append(CATAN.moves.number("rob", twin.seat[victim]))
        return Action(color, ActionType.MOVE_ROBBER, robbery(where, victim)), moves

    def discoveries(self, color: Any, move: int) -> list[Choice]:
        """Every pair of cards that is in stock."""
        stock = self.pair.before["bank"]
        pairs = [
            (first, second)
            for first in range(box.RESOURCES)
            for second in range(first, box.RESOURCES)
            if stock[first] > (first == second) and stock[second] > 0
        ]
        return [
            (
                Action(color, ActionType.PLAY_YEAR_OF_PLENTY, (RESOURCES[first], RESOURCES[second])),
                [move, CATAN.moves.number("take", first), CATAN.moves.number("take", second)],
            )
            for first, second in pairs
        ]

    def ships(self, color: Any, move: int, rate: int, give: int, want: int) -> list[Choice]:
        """A ship, if it takes the best rate; it knows no other."""
        ports = self.pair.before["ports"][self.seat]
        best = 0 if ports[give] else 1 if ports[box.ANY] else 2
        cards = (*[RESOURCES[give]] * (rate + 2), *[None] * (2 - rate), RESOURCES[want])
        return [(Action(color, ActionType.MARITIME_TRADE, cards), [move])] if rate == best else []


def play_game(
    seats: int, ours: int, make_ours: Callable[[int], Bot], theirs: Callable[..., Any], seed: int, budget: Budget | None
) -> bool:
    """Whether our seat won a game against theirs."""
    random.seed(seed)
    rng, pair = generator(seed), Pair(seats)
    bot, players = make_ours(ours), {}
    while actors := CATAN.doors.to_act(pair.pool, 0):
        if actors == CHANCE_BIT:
            count = CATAN.doors.chance(pair.pool, 0, pair.legal, pair.weights)
            pair.make(CHANCE, random.choices(pair.legal[:count].tolist(), pair.weights[:count].tolist())[0])
            continue
        seat = first_of(actors)
        count = CATAN.doors.legal(pair.pool, 0, seat, pair.legal)
        legal = pair.legal[:count].tolist()
        if seat == ours:
            move = legal[0] if count == 1 else bot.choose(observe(CATAN, pair.pool, 0, seat), legal, budget, rng)
        else:
            assert pair.twin
            if seat not in players:
                players[seat] = TheirSeat(theirs(pair.twin.color[seat]), pair, seat)
            move = players[seat].choose(legal)
        pair.make(seat, move)
    return bool(pair.before["winner"] == ours)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times of 100 (Wilson)."""
    share, square = wins / games, BOTH * BOTH / games
    middle = share + square / 2
    around = BOTH * (share * (1 - share) / games + square / games / 4) ** 0.5
    return (middle - around) / (1 + square), (middle + around) / (1 + square)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and say who won how often."""
    parser = argparse.ArgumentParser(description="Catanatron's players at our table")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--ours", default="member", help="one of our bots")
    parser.add_argument("--theirs", choices=tuple(THEIRS), default="weighted")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="how long our bot may think about a move")
    asked = parser.parse_args(arguments)
    try:
        make_bot(asked.ours, CATAN, 0)
    except ValueError as error:
        parser.error(str(error))
    missing = [name for name in THEIRS if find_player(name) is None]
    if missing:
        print(f"not installed with this Catanatron: {', '.join(missing)}")
    theirs = find_player(asked.theirs)
    if theirs is None:
        raise SystemExit(f"{asked.theirs} needs the whole of Catanatron; from PyPI come only the others")
    budget = Budget(seconds=asked.seconds) if asked.seconds else None
    wins = sum(
        play_game(asked.seats, number % asked.seats, lambda seat: make_bot(asked.ours, CATAN, seat), theirs,
                  asked.seed + number, budget)
        for number in range(asked.games)
    )  # fmt: skip
    low, high = interval(wins, asked.games)
    print(
        f"{asked.ours} won {wins} of {asked.games} games ({wins / asked.games:.1%}, 95 % interval {low:.1%} to "
        f"{high:.1%}) against {asked.seats - 1} {asked.theirs}; a fair share is {1 / asked.seats:.1%}"
    )


if __name__ == "__main__":
    main()
