"""Our game and Catanatron's, side by side: random moves chosen here, made there too, and all results compared."""

import random
from collections import Counter
from typing import Any

import pytest

from catanatron_pair import BETWEEN, CATAN, Fields, Pair, holder
from catanatron_twin import FAULTS, RESOURCES, Twin
from clubroom.compiled import PLAIN
from clubroom.games.catan import state as box
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members

GAMES = 1 if PLAIN else 10  # in each of the chunks
CHUNKS = 2 if PLAIN else 7  # for each number of players
PLAYS = ("knight", "road_building", "discovery", "monopoly")


class Comparison(Pair):
    """One game here and there, compared after every move."""

    def step(self, chooser: random.Random) -> None:
        """One random move on both sides."""
        actors = CATAN.doors.to_act(self.pool, 0)
        if actors == CHANCE_BIT:
            count = CATAN.doors.chance(self.pool, 0, self.legal, self.weights)
            self.make(CHANCE, chooser.choices(self.legal[:count].tolist(), self.weights[:count].tolist())[0])
            return
        player = chooser.choice(members(actors))
        count = CATAN.doors.legal(self.pool, 0, player, self.legal)
        legal = self.legal[:count].tolist()
        if self.before["phase"] == box.ROB:
            assert [CATAN.moves.values(move)[0] for move in legal] == sorted(self.victims)
        if self.twin and self.before["phase"] not in BETWEEN:
            self.compare_choices(self.twin, self.before, player, legal)
        self.make(player, chooser.choice(legal))

    def put_right(self, twin: Twin, before: Fields, after: Fields) -> None:
        """Compare first; only what is tolerated is put right."""
        self.compare_tables(twin, before, after)

    # Comparing

    def compare_tables(self, twin: Twin, before: Fields, state: Fields) -> None:
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

    def compare_roads(self, twin: Twin, before: Fields, state: Fields) -> None:
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

    def compare_choices(self, twin: Twin, state: Fields, player: int, legal: list[int]) -> None:
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
            assert {twin.hex[where] for where, _ in twin.robberies()} == may["robber"]
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

    def compare_plays(self, twin: Twin, state: Fields, player: int, may: dict[str, set[Any]]) -> None:
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


def play_both(seats: int, seed: int) -> Counter[str]:
    """One game to its end; the faults that were met."""
    pair, chooser = Comparison(seats), random.Random(seed)
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
