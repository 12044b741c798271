"""One game of Catan here and in Catanatron, kept in step: moves are made here, and made there once complete."""

from typing import Any

import numpy as np

import clubroom
from catanatron_twin import CARDS, RESOURCES, Twin
from clubroom.games.catan import state as box
from clubroom.viewers import NOTHING

CATAN = clubroom.game("catan")
OPTIONS = {"rules": "modern", "trade": "off"}
BETWEEN = (box.DICE, box.DISCARD, box.ROB, box.STEAL, box.DRAW, box.TAKE_CARDS)  # halfway through one of its actions
FIELDS = (
    *("phase", "turn", "bank", "hand", "development", "fresh", "pile", "longest", "road_card", "army_card", "points"),
    *("knights", "robber", "free_roads", "victim", "house", "roads_left", "settlements_left", "cities_left"),
    *("terrain", "token", "harbour", "starter", "rolled", "winner", "turns", "owed", "ports"),
)
Fields = dict[str, Any]


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

    def read(self) -> Fields:
        """Our state as plain numbers and lists."""
        return {name: self.fields[name][0].tolist() for name in FIELDS}

    def make(self, player: int, move: int) -> None:
        """One move on both sides."""
        before = self.before
        CATAN.doors.apply(self.pool, 0, player, move)
        self.before = after = self.read()
        if self.twin:
            self.pass_on(self.twin, before, after, player, move)
            if after["phase"] not in (*BETWEEN, box.FOUND_ROAD):  # there the first cards come before the road
                self.put_right(self.twin, before, after)
        elif after["phase"] == box.FOUND_SETTLEMENT:
            self.twin = Twin(self.seats, after["starter"], after["terrain"], after["token"], after["harbour"])

    def put_right(self, twin: Twin, before: Fields, after: Fields) -> None:
        """Where the longest road is counted wrongly there, it is put right."""
        ours, our_holder = after["longest"][: self.seats], holder(after["road_card"])
        if twin.lengths() != ours or twin.holder("HAS_ROAD") != our_holder:
            twin.put_road_card_right(ours, our_holder)

    def pass_on(self, twin: Twin, before: Fields, after: Fields, player: int, move: int) -> None:
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
            twin.do(turn, "BUY_DEVELOPMENT_CARD", outcome=CARDS[values[0]])
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

    def collect(self, twin: Twin, before: Fields, phase: int, player: int, kind: str, values: tuple[int, ...]) -> None:
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
                        twin.discard(seat, self.discards[seat])
                self.discards = [[] for _ in range(self.seats)]
        elif kind == "stolen":
            self.robbed = before["victim"], RESOURCES[values[0]]
        elif kind == "robber":
            victims = {victim for where, victim in twin.robberies() if twin.hex[where] == values[0]}
            self.victims = {twin.seat[victim] for victim in victims if victim is not None}
            assert bool(self.victims) == (phase in (box.ROB, box.STEAL))
        if before["phase"] in (box.ROBBER, box.ROB, box.STEAL) and phase not in (box.ROB, box.STEAL):
            twin.move_robber(turn, int(self.fields["robber"][0]), *self.robbed)
            self.robbed, self.victims = (None, None), set()


def holder(seat: int) -> int | None:
    """Who holds a special card, if anybody."""
    return None if seat == NOTHING else seat
