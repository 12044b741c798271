"""Our game and Catanatron's, side by side: random moves chosen here, made there too, and all results compared."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.games.catan import state as box
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members
from games.catan.catanatron_twin import CARDS, FAULTS, RESOURCES, Twin

CATAN = clubroom.game("catan")
OPTIONS = {"rules": "modern", "trade": "off"}
GAMES = 1 if PLAIN else 10  # in each of the chunks
CHUNKS = 2 if PLAIN else 7  # for each number of players
BETWEEN = (box.DICE, box.DISCARD, box.ROB, box.STEAL, box.DRAW, box.TAKE_CARDS)  # halfway through one of its actions
PLAYS = ("knight", "road_building", "discovery", "monopoly")
FIELDS = (
    *("phase", "turn", "bank", "hand", "development", "fresh", "pile", "longest", "road_card", "army_card", "points"),
    *("knights", "robber", "free_roads", "victim", "house", "roads_left", "settlements_left", "cities_left"),
    *("terrain", "token", "harbour", "starter", "rolled"),
)


class Pair:
    """One game here and there."""

    def __init__(self, seats: int) -> None:
        self.pool = CATAN.record.pool()
        self.fields = self.pool.view(np.ndarray)
        self.legal, self.weights = CATAN.buffers()
        self.seats = seats
        CATAN.doors.new(self.pool, 0, seats, CATAN.option_numbers(CATAN.settle(seats, OPTIONS)))
        self.before = self.read()
        self.twin: Twin | None = None
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.taken: list[str] = []
        self.victims: set[int] = set()
        self.robbed: tuple[int | None, str | None] = (None, None)

    def read(self) -> dict[str, Any]:
        return {name: self.fields[name][0].tolist() for name in FIELDS}

    def step(self, chooser: random.Random) -> None:
        """One random move on both sides."""
        actors = CATAN.doors.to_act(self.pool, 0)
        before = self.before
        if actors == CHANCE_BIT:
            player, count = CHANCE, CATAN.doors.chance(self.pool, 0, self.legal, self.weights)
            move = chooser.choices(self.legal[:count].tolist(), self.weights[:count].tolist())[0]
        else:
            player = chooser.choice(members(actors))
            count = CATAN.doors.legal(self.pool, 0, player, self.legal)
            legal = self.legal[:count].tolist()
            if before["phase"] == box.ROB:
                assert [CATAN.moves.values(move)[0] for move in legal] == sorted(self.victims)
            if self.twin and before["phase"] not in BETWEEN:
                self.compare_choices(self.twin, before, player, legal)
            move = chooser.choice(legal)
        CATAN.doors.apply(self.pool, 0, player, move)
        self.before = after = self.read()
        if self.twin:
            self.pass_on(self.twin, before, after, player, move)
            if after["phase"] not in (*BETWEEN, box.FOUND_ROAD):  # there the first cards come before the road
                self.compare_tables(self.twin, before, after)
        elif after["phase"] == box.FOUND_SETTLEMENT:
            self.twin = Twin(self.seats, after["starter"], after["terrain"], after["token"], after["harbour"])

    def pass_on(self, twin: Twin, before: dict[str, Any], after: dict[str, Any], player: int, move: int) -> None:
        """Make our move there, once it is complete."""
        kind, values = CATAN.moves.kind(move).name, CATAN.moves.values(move)
        turn, phase = before["turn"], after["phase"]
        if kind == "dice":
            twin.roll(turn, values[0] + 2)
        elif kind == "settlement":
            twin.do(player, "BUILD_SETTLEMENT", twin.node[values[0]])
        elif kind == "road":
            twin.build_road(player, values[0], before["free_roads"])
            if phase != box.FREE_ROADS:
                twin.end_free_roads()
        elif kind == "city":
            twin.do(player, "BUILD_CITY", twin.node[values[0]])
        elif kind == "drawn":
            twin.do(turn, "BUY_DEVELOPMENT_CARD", CARDS[values[0]])
        elif kind == "knight":
            twin.do(player, "PLAY_KNIGHT_CARD")
        elif kind == "road_building":
            twin.do(player, "PLAY_ROAD_BUILDING")
        elif kind == "monopoly":
            twin.do(player, "PLAY_MONOPOLY", RESOURCES[values[0]])
        elif kind == "end":
            twin.do(player, "END_TURN")
        elif kind == "sea":
            rate, give, want = values[0] + 2, RESOURCES[values[1]], RESOURCES[values[2]]
            twin.do(player, "MARITIME_TRADE", (*[give] * rate, *[None] * (4 - rate), want))
        else:
            self.collect(twin, before, phase, player, kind, values)

    def collect(
        self, twin: Twin, before: dict[str, Any], phase: int, player: int, kind: str, values: tuple[int, ...]
    ) -> None:
        """What takes several of our moves and one of theirs."""
        turn = before["turn"]
        if kind == "take":
            self.taken.append(RESOURCES[values[0]])
            if phase != box.TAKE_CARDS:
                twin.do(turn, "PLAY_YEAR_OF_PLENTY", self.taken)
                self.taken = []
        elif kind == "discard":
            self.discards[player].append(RESOURCES[values[0]])
            if phase != box.DISCARD:
                for seat in sorted(range(self.seats), key=lambda seat: (seat - before["starter"]) % self.seats):
                    if self.discards[seat]:
                        twin.do(seat, "DISCARD", self.discards[seat])
                self.discards = [[] for _ in range(self.seats)]
        elif kind == "stolen":
            self.robbed = before["victim"], RESOURCES[values[0]]
        elif kind == "robber":
            victims = {victim for where, victim, _ in twin.values("MOVE_ROBBER") if twin.hex[where] == values[0]}
            self.victims = {twin.seat[victim] for victim in victims if victim is not None}
            assert bool(self.victims) == (phase in (box.ROB, box.STEAL))
        if before["phase"] in (box.ROBBER, box.ROB, box.STEAL) and phase not in (box.ROB, box.STEAL):
            twin.move_robber(turn, int(self.fields["robber"][0]), *self.robbed)
            self.robbed, self.victims = (None, None), set()

    # Comparing

    def compare_tables(self, twin: Twin, before: dict[str, Any], state: dict[str, Any]) -> None:
        """Hands, stacks, cards and points of all."""
        assert twin.bank() == state["bank"]
        assert twin.pile() == state["pile"]
        assert twin.hex[twin.state.board.robber_coordinate] == state["robber"]
        assert twin.holder("HAS_ARMY") == holder(state["army_card"])
        self.compare_roads(twin, before, state)
        for seat in range(self.seats):
            points, cards = state["points"][seat], state["development"][seat]
            pieces = [state[name][seat] for name in ("roads_left", "settlements_left", "cities_left")]
            ours = [*state["hand"][seat], *cards, state["knights"][seat], points, points + cards[box.POINT], *pieces]
            assert twin.all_of(seat) == ours

    def compare_roads(self, twin: Twin, before: dict[str, Any], state: dict[str, Any]) -> None:
        """Lengths and holder of the longest road; a tolerated difference is put right."""
        theirs, ours = twin.lengths(), state["longest"][: self.seats]
        their_holder, our_holder = twin.holder("HAS_ROAD"), holder(state["road_card"])
        for seat in range(self.seats):
            if theirs[seat] != ours[seat]:
                assert theirs[seat] < ours[seat]
                assert twin.blocked(seat)
                twin.met["blocked end"] += 1
        if their_holder != our_holder and theirs == ours:
            (crossing,) = [each for each, owner in enumerate(state["house"]) if owner != before["house"][each]]
            assert twin.cuts(crossing)
            twin.met["cut road"] += 1
        if their_holder != our_holder or theirs != ours:
            twin.put_road_card_right(ours, our_holder)

    def compare_choices(self, twin: Twin, state: dict[str, Any], player: int, legal: list[int]) -> None:
        """What may be done now."""
        may: dict[str, set[Any]] = {}
        for move in legal:
            values = CATAN.moves.values(move)
            may.setdefault(CATAN.moves.kind(move).name, set()).add(values[0] if len(values) == 1 else values)
        assert twin.state.current_color() == twin.color[player]
        if state["phase"] == box.FREE_ROADS:
            assert twin.road_places(player) == may["road"]
            return
        if state["phase"] == box.ROBBER:
            assert {twin.hex[where] for where, _, _ in twin.values("MOVE_ROBBER")} == may["robber"]
            return
        assert {twin.crossing[node] for node in twin.values("BUILD_SETTLEMENT")} == may.get("settlement", set())
        assert {twin.path(edge) for edge in twin.values("BUILD_ROAD")} == may.get("road", set())
        assert {twin.crossing[node] for node in twin.values("BUILD_CITY")} == may.get("city", set())
        if state["phase"] in (box.FOUND_SETTLEMENT, box.FOUND_ROAD):
            return
        assert bool(twin.values("ROLL")) == ("roll" in may)
        assert bool(twin.values("END_TURN")) == ("end" in may)
        assert bool(twin.values("BUY_DEVELOPMENT_CARD")) == ("buy" in may)
        self.compare_ships(twin, may)
        self.compare_plays(twin, state, player, may)

    def compare_ships(self, twin: Twin, may: dict[str, set[Any]]) -> None:
        """Theirs are ours at the best rate."""
        ours = may.get("sea", set())
        offers = twin.values("MARITIME_TRADE")
        theirs = {(4 - each.count(None) - 2, RESOURCES.index(each[0]), RESOURCES.index(each[-1])) for each in offers}
        best = {give: min(rate for rate, given, _ in ours if given == give) for _, give, _ in ours}
        assert theirs == {ship for ship in ours if ship[0] == best[ship[1]]}
        twin.met["best rate"] += theirs != ours

    def compare_plays(self, twin: Twin, state: dict[str, Any], player: int, may: dict[str, set[Any]]) -> None:
        """Which development cards may be played."""
        names = ("PLAY_KNIGHT_CARD", "PLAY_ROAD_BUILDING", "PLAY_YEAR_OF_PLENTY", "PLAY_MONOPOLY")
        for card, (kind, name) in enumerate(zip(PLAYS, names, strict=True)):
            theirs, ours = bool(twin.values(name)), kind in may
            if theirs and not ours:
                assert state["development"][player][card] == state["fresh"][player][card]
                twin.met["fresh card"] += 1
            elif ours and not theirs:
                if card == box.ROAD_BUILDING and state["rolled"]:
                    twin.met["free road"] += 1
                else:
                    assert card != box.KNIGHT
                    assert not state["rolled"]
                    twin.met["before the dice"] += 1


def holder(seat: int) -> int | None:
    return None if seat == NOTHING else seat


def play_both(seats: int, seed: int) -> Counter[str]:
    """One game to its end; the faults that were met."""
    pair, chooser = Pair(seats), random.Random(seed)
    random.seed(seed)
    while CATAN.doors.to_act(pair.pool, 0):
        pair.step(chooser)
    assert pair.twin
    winner = int(pair.fields["winner"][0])
    assert winner == NOTHING or pair.twin.of(winner, "ACTUAL_VICTORY_POINTS") >= box.GOAL
    return pair.twin.met


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_catanatron_plays_the_same_game(seats: int, chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        assert set(play_both(seats, seed)) <= set(FAULTS)
