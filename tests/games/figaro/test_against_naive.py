"""The rules and their naive twin, side by side through whole games: after every move they must say the same."""

import itertools
import random
from collections.abc import Mapping

import numpy as np
import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members
from games.figaro.naive import CARDS, COLOURS, NAMES, NaiveFigaro

FIGARO = clubroom.game("figaro")
SWITCHES: list[dict[str, str]] = [
    {"lead_elsewhere": lead, "swap_king_first": swap} for lead, swap in itertools.product(("on", "off"), ("on", "off"))
]
GAMES = 5 if PLAIN else 25  # with each setting of the switches
TINY_GAMES = 10 if PLAIN else 200


class Twins:
    """One game in both versions."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        settled = FIGARO.settle(seats, options)
        self.pool = FIGARO.record.pool()
        self.legal, self.weights = FIGARO.buffers()
        FIGARO.doors.new(self.pool, 0, seats, FIGARO.option_numbers(settled))
        self.naive = NaiveFigaro(seats, settled)

    def compare(self) -> tuple[int, dict[str, int]]:
        """Who moves and what he may do with which weight, on which both versions agree."""
        actors = FIGARO.doors.to_act(self.pool, 0)
        if actors == CHANCE_BIT:
            assert self.naive.actor() == "chance"
            count = FIGARO.doors.chance(self.pool, 0, self.legal, self.weights)
            moves = dict(zip(self._texts(count), self.weights[:count].tolist(), strict=True))
            assert list(moves.items()) == list(self.naive.chances().items())
            return CHANCE, moves
        (player,) = members(actors)
        assert self.naive.actor() == NAMES[player]
        moves = dict.fromkeys(self._texts(FIGARO.doors.legal(self.pool, 0, player, self.legal)), 1)
        assert list(moves) == self.naive.choices()
        return player, moves

    def _texts(self, count: int) -> list[str]:
        return [FIGARO.moves.text(move) for move in self.legal[:count].tolist()]

    def play(self, player: int, text: str) -> None:
        FIGARO.doors.apply(self.pool, 0, player, FIGARO.moves.parse(text))
        self.naive.play(text)

    def check(self) -> None:
        """Everything that lies on the table."""
        state, naive = self.pool[0], self.naive
        seats = range(naive.seats)
        assert state.king == (NOTHING if naive.king is None else naive.king)
        assert state.removed == (NOTHING if naive.removed is None else COLOURS.index(naive.removed))
        assert state.layout[: naive.seats].tolist() == [numbers(naive.open[player]) for player in seats]
        assert state.road[: naive.seats].tolist() == naive.roads
        if not naive.over:
            assert state.hand[: naive.seats].tolist() == [numbers(naive.hands[player]) for player in seats]
            assert state.pile[: naive.seats].tolist() == [len(naive.piles[player]) for player in seats]
            assert state.gone.tolist() == numbers([card for pile in naive.piles for card in pile])
            if naive.actor() != "chance":
                self.check_round()

    def check_round(self) -> None:
        state, naive = self.pool[0], self.naive
        assert state.round_number == naive.round
        assert bool(state.leads) == naive.has_taken or naive.swapper is not None
        assert state.middle[naive.round - 1, : naive.seats - 1].tolist() == naive.groups[naive.round - 1]

    def finish(self) -> None:
        """The end, once nobody is to act."""
        assert self.naive.actor() is None
        points, ranks = np.zeros(self.naive.seats, np.int64), np.zeros(self.naive.seats, np.int64)
        FIGARO.doors.score(self.pool, 0, points, ranks)
        assert points.tolist() == self.naive.points()
        assert ranks.tolist() == self.naive.ranks()


def numbers(cards: list[str]) -> list[int]:
    """How many of each kind."""
    return [cards.count(card) for card in CARDS]


def play_both(seats: int, options: Mapping[str, str], seed: int) -> None:
    twins, chooser = Twins(seats, options), random.Random(seed)
    while FIGARO.doors.to_act(twins.pool, 0):
        player, moves = twins.compare()
        twins.play(player, chooser.choices(list(moves), list(moves.values()))[0])
        twins.check()
    twins.finish()


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: " ".join(switches.values()))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_both_versions_play_the_same_game(seats: int, switches: dict[str, str]) -> None:
    for seed in range(GAMES):
        first = "random" if seed % 2 else NAMES[seed // 2 % seats]
        play_both(seats, {**switches, "first": first}, seed)


@pytest.mark.parametrize("lead_elsewhere", ["on", "off"])
@pytest.mark.parametrize("first", ["random", "A", "B", "C"])
def test_both_versions_play_the_same_tiny_game(first: str, lead_elsewhere: str) -> None:
    for seed in range(TINY_GAMES):
        play_both(3, {"tiny": "on", "first": first, "lead_elsewhere": lead_elsewhere}, seed)
