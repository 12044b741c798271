"""The rules and their naive twin, side by side through whole games: after every move they must say the same."""

import itertools
import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.games.adel.box import COLOUR_NAMES, OBJECT_CODES
from clubroom.games.adel.moves import ACTION_NAMES
from clubroom.games.adel.state import SET_ASIDE
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members
from games.adel.naive import AUCTION, CASTLE, NaiveAdel, Player

ADEL = clubroom.game("adel")
VARIANTS = ("normal", "surprise", "confrontation")
EDITIONS = ("fx", "alea", "jumbo")
TABLES = [
    *itertools.product((2,), EDITIONS, VARIANTS),
    *itertools.product((3, 4, 5), EDITIONS, ("normal",)),
    (6, "jumbo", "normal"),
]
GAMES = 2 if PLAIN else 12
TINY_GAMES = 3 if PLAIN else 100
LIKED = ("auction", "thief", "detective", "exhibition")  # by the players of a game, or not
PLACES = (CASTLE, AUCTION)
COMPARED = (
    *("round_number", "colour", "pawn", "bag", "hand", "known", "window", "left", "purse", "till", "paid", "jail"),
    *("locked", "place_chosen", "place", "action_chosen", "action", "exhibit", "aside", "aside_last"),
)
NUMBERS = {name: number for number, name in enumerate(OBJECT_CODES)}


class Twins:
    """One game in both versions."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        settled = ADEL.settle(seats, options)
        self.pool = ADEL.record.pool()
        self.fields = self.pool.view(np.ndarray)  # the same memory, quicker to read
        self.legal, self.weights = ADEL.buffers()
        ADEL.doors.new(self.pool, 0, seats, ADEL.option_numbers(settled))
        self.naive = NaiveAdel(seats, settled)

    def compare(self, chooser: random.Random) -> tuple[int, dict[str, int]]:
        """One of those to move and what he may do with which weight, on which both versions agree."""
        actors = ADEL.doors.to_act(self.pool, 0)
        assert list(members(actors)) == self.naive.actors()
        if actors == CHANCE_BIT:
            count = ADEL.doors.chance(self.pool, 0, self.legal, self.weights)
            moves = dict(zip(self._texts(count), self.weights[:count].tolist(), strict=True))
            assert list(moves.items()) == list(self.naive.chances().items())
            return CHANCE, moves
        player = chooser.choice(members(actors))
        texts = self._texts(ADEL.doors.legal(self.pool, 0, player, self.legal))
        assert texts == self.naive.choices(player)
        return player, dict.fromkeys(texts, 1)

    def _texts(self, count: int) -> list[str]:
        return [ADEL.moves.text(move) for move in self.legal[:count].tolist()]

    def play(self, player: int, text: str) -> None:
        ADEL.doors.apply(self.pool, 0, player, ADEL.moves.parse(text))
        self.naive.play(text, None if player == CHANCE else player)

    def check(self) -> None:
        """Everything that lies on the table."""
        state, naive = {name: self.fields[name][0].tolist() for name in COMPARED}, self.naive
        assert state["round_number"] == naive.round
        assert members_of(state["bag"]) == numbers(naive.bag)
        assert state["left"] == naive.left
        assert state["window"] == [NUMBERS.get(name, NOTHING) for name in naive.window]
        assert members_of(state["till"]) == sorted(value - 1 for value in naive.till)
        assert state["jail"] == [thief - 1 for thief in naive.jail] + [NOTHING] * (6 - len(naive.jail))
        assert state["known"] == [naive.known.get(name, NOTHING) for name in OBJECT_CODES]
        if naive.phase == "window" and naive.paid is not None:
            assert state["paid"] == naive.paid - 1
        for seat, player in enumerate(naive.players):
            assert state["colour"][seat] == (COLOUR_NAMES.index(player.colour) if player.colour else NOTHING)
            assert state["pawn"][seat] == player.pawn
            assert members_of(state["purse"][seat]) == sorted(value - 1 for value in player.purse)
            assert members_of(state["hand"][seat]) == numbers(player.hand)
            if not naive.over:
                self.check_cards(state, seat, player)

    def check_cards(self, state: dict[str, Any], seat: int, player: Player) -> None:
        """What one player has laid."""
        phase = self.naive.phase
        assert members_of(state["hand"][seat], SET_ASIDE) == numbers(player.aside)
        assert state["aside"][seat] == len(player.aside)
        assert state["aside_last"][seat] == (NUMBERS[player.aside[-1]] if player.aside else NOTHING)
        assert [number for number, owner in enumerate(state["exhibit"]) if owner == seat] == numbers(player.exhibition)
        assert state["locked"][seat] == player.ready or phase not in ("place", "action", "exhibit")
        place = PLACES.index(player.place) if player.place else NOTHING
        action = ACTION_NAMES.index(player.action) if player.action else NOTHING
        open_place, open_action = phase != "place", player.place in self.naive.turned_up
        assert state["place"][seat] == (place if open_place else NOTHING)
        assert open_place or state["place_chosen"][seat] == place
        assert state["action"][seat] == (action if open_action else NOTHING)
        assert open_action or state["action_chosen"][seat] == action

    def finish(self) -> None:
        """The end, once nobody is to act."""
        assert self.naive.over
        points, ranks = np.zeros(len(self.naive.players), np.int64), np.zeros(len(self.naive.players), np.int64)
        ADEL.doors.score(self.pool, 0, points, ranks)
        assert points.tolist() == self.naive.points()
        assert ranks.tolist() == self.naive.ranks()


def members_of(flags: list[int], least: int = 1) -> list[int]:
    """Where a row has a number that is not smaller."""
    return [number for number, flag in enumerate(flags) if flag >= least]


def numbers(names: list[str]) -> list[int]:
    """Objects by number, rising."""
    return sorted(NUMBERS[name] for name in names)


def play_both(seats: int, options: Mapping[str, str], seed: int) -> None:
    """A random game whose players like some things more than others, so that games differ."""
    twins, chooser = Twins(seats, options), random.Random(seed)
    taste = {word: chooser.choice((1, 1, 5)) for word in LIKED}
    while ADEL.doors.to_act(twins.pool, 0):
        player, moves = twins.compare(chooser)
        liking = [taste.get(text.split()[-1 if "go" in text else 1], 1) * moves[text] for text in moves]
        twins.play(player, chooser.choices(list(moves), liking)[0])
        twins.check()
    twins.finish()


@pytest.mark.parametrize(("seats", "edition", "variant"), TABLES)
def test_both_versions_play_the_same_game(seats: int, edition: str, variant: str) -> None:
    for seed in range(GAMES):
        play_both(seats, {"edition": edition, "variant": variant}, seed)


def test_both_versions_play_the_same_tiny_game() -> None:
    """It is a confrontation in a box of its own."""
    for seed in range(3 * TINY_GAMES):
        play_both(2, {"tiny": "on"}, seed)
