"""The rules and their naive twin, side by side through whole games: after every move they must say the same."""

import random
from collections.abc import Mapping

import numpy as np
import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.games.catan.state import OPTIONS
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members
from games.catan.naive import DECK, RESOURCES, NaiveCatan
from games.catan.naive_island import LETTERS

CATAN = clubroom.game("catan")
SWITCHES = [option for option in OPTIONS if option.name not in ("rules", "trade")]
SETTINGS: list[dict[str, str]] = [
    {"rules": "seed", "trade": "on"},
    {"rules": "seed", "trade": "off"},
    {"rules": "modern", "trade": "on"},
    {"rules": "modern", "trade": "off"},
    *({"rules": "seed", "trade": "off", option.name: option.values[1]} for option in SWITCHES),
    *({"rules": "modern", "trade": "on", option.name: option.values[0]} for option in SWITCHES),
]
TABLES = [
    (seats, setting)
    for number, setting in enumerate(SETTINGS)
    for seats in (2, 3, 4)
    if not PLAIN or seats == 2 + number % 3
]
LONG_GAMES = 10
LIKED = ("settlement", "road", "city", "buy", "play", "end", "give", "ship", "counter", "deal", "accept")
COMPARED = (
    *("turn", "turns", "winner", "robber", "bank", "hand", "held", "development", "cards", "fresh", "pile", "under"),
    *(
        "knights",
        "army_card",
        "longest",
        "road_card",
        "points",
        "roads_left",
        "settlements_left",
        "cities_left",
        "owed",
    ),
)


class Twins:
    """One game in both versions."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        settled = CATAN.settle(seats, options)
        self.pool = CATAN.record.pool()
        self.fields = self.pool.view(np.ndarray)  # the same memory, quicker to read
        self.legal, self.weights = CATAN.buffers()
        CATAN.doors.new(self.pool, 0, seats, CATAN.option_numbers(settled))
        self.naive = NaiveCatan(seats, settled)

    def compare(self, chooser: random.Random) -> tuple[int, dict[str, int]]:
        """One of those to move and what he may do with which weight, on which both versions agree."""
        actors = CATAN.doors.to_act(self.pool, 0)
        assert list(members(actors)) == self.naive.actors()
        if actors == CHANCE_BIT:
            count = CATAN.doors.chance(self.pool, 0, self.legal, self.weights)
            moves = dict(zip(self._texts(count), self.weights[:count].tolist(), strict=True))
            assert list(moves.items()) == list(self.naive.chances().items())
            return CHANCE, moves
        player = chooser.choice(members(actors))
        texts = self._texts(CATAN.doors.legal(self.pool, 0, player, self.legal))
        assert sorted(texts) == sorted(self.naive.choices(player))
        return player, dict.fromkeys(texts, 1)

    def _texts(self, count: int) -> list[str]:
        return [CATAN.moves.text(move) for move in self.legal[:count].tolist()]

    def play(self, player: int, text: str) -> None:
        CATAN.doors.apply(self.pool, 0, player, CATAN.moves.parse(text))
        self.naive.play(text, None if player == CHANCE else player)

    def check(self) -> None:
        """Everything that lies on the table."""
        state, naive = {name: self.fields[name][0].tolist() for name in COMPARED}, self.naive
        assert state["turns"] == naive.turns
        assert state["winner"] == seat_of(naive.winner)
        assert state["road_card"] == seat_of(naive.road_card)
        assert state["army_card"] == seat_of(naive.army_card)
        assert state["robber"] == (LETTERS.index(naive.robber) if naive.robber else NOTHING)
        assert state["bank"] == [naive.bank[kind] for kind in RESOURCES]
        assert state["pile"] == [naive.pile[name] for name in DECK]
        assert [list(DECK)[card] for card in state["under"] if card != NOTHING] == naive.under
        points = naive.points()
        for seat, player in enumerate(naive.players):
            held = player.cards + player.fresh
            assert state["hand"][seat] == [player.hand[kind] for kind in RESOURCES]
            assert state["held"][seat] == player.hand.total()
            assert state["development"][seat] == [held.count(name) for name in DECK]
            assert state["fresh"][seat] == [player.fresh.count(name) for name in DECK]
            assert state["cards"][seat] == len(held)
            assert state["knights"][seat] == player.knights
            assert state["longest"][seat] == player.length
            assert state["points"][seat] == points[seat] - held.count("point")
            assert state["owed"][seat] == player.owed or naive.phase != "discard"
            pieces = 15 - len(player.roads), 5 - len(player.settlements), 4 - len(player.cities)
            assert tuple(state[name][seat] for name in ("roads_left", "settlements_left", "cities_left")) == pieces

    def finish(self) -> None:
        """The end, once nobody is to act."""
        assert self.naive.over
        points, ranks = np.zeros(len(self.naive.players), np.int64), np.zeros(len(self.naive.players), np.int64)
        CATAN.doors.score(self.pool, 0, points, ranks)
        assert points.tolist() == self.naive.points()
        assert ranks.tolist() == self.naive.ranks()


def seat_of(player: int | None) -> int:
    return NOTHING if player is None else player


def weights_of(moves: dict[str, int], taste: dict[str, float]) -> list[float]:
    """How much a move is liked: all moves that begin with the same word share what that word is worth."""
    words = [text.split()[0] for text in moves]
    return [taste.get(word, 1) * moves[text] / words.count(word) for word, text in zip(words, moves, strict=True)]


def play_both(seats: int, options: Mapping[str, str], seed: int, hated: tuple[str, ...] = ()) -> NaiveCatan:
    """A random game whose players like some things more than others, so that games differ."""
    twins, chooser = Twins(seats, options), random.Random(seed)
    taste = {word: chooser.choice((0.3, 1, 5)) for word in LIKED} | dict.fromkeys(hated, 1e-9)
    while CATAN.doors.to_act(twins.pool, 0):
        player, moves = twins.compare(chooser)
        weights = list(moves.values()) if player == CHANCE else weights_of(moves, taste)
        twins.play(player, chooser.choices(list(moves), weights)[0])
        twins.check()
    twins.finish()
    return twins.naive


each_table = pytest.mark.parametrize(
    ("seats", "setting"), TABLES, ids=lambda part: part if isinstance(part, int) else " ".join(part.values())
)


@each_table
def test_both_versions_play_the_same_game(seats: int, setting: dict[str, str]) -> None:
    play_both(seats, setting, TABLES.index((seats, setting)))


@pytest.mark.long
@each_table
def test_both_versions_play_the_same_games(seats: int, setting: dict[str, str]) -> None:
    for seed in range(LONG_GAMES):
        play_both(seats, setting, 100 + seed)


@pytest.mark.parametrize("rules", ["seed", "modern"])
@pytest.mark.parametrize("seats", [4] if PLAIN else [2, 3, 4])
def test_both_versions_end_a_game_of_misers_at_the_turn_limit(seats: int, rules: str) -> None:
    """CT-24.  Their hands are large, so that stacks run out and sevens hurt."""
    naive = play_both(seats, {"rules": rules, "trade": "off"}, seats, ("settlement", "city", "buy"))
    assert (naive.turns, naive.winner) == (1000, None)
    assert naive.ranks().count(1) == naive.points().count(max(naive.points()))
