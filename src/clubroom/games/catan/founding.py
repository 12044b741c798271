"""The founding: two rounds in which everyone places a settlement and a road."""

from clubroom.compiled import rule
from clubroom.games.catan.board import ENDS_OF, HARBOUR_AT, HEXES_AT, MEET, NEIGHBOURS_OF
from clubroom.games.catan.events import FOUNDS, FOUNDS_ROAD, GETS, TURN_BEGINS
from clubroom.games.catan.longest_road import longest_trail_through
from clubroom.games.catan.purse import gain
from clubroom.games.catan.sentences import DISTANCE, ROAD_FROM_THE_SETTLEMENT
from clubroom.games.catan.setup import left_of
from clubroom.games.catan.state import BEFORE_ROLL, DESERT, FOUND_ROAD, FOUND_SETTLEMENT
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def ban_on_site(state: State, crossing: int) -> int:
    """catan-15: the crossing and all crossings next to it must be free, whoever builds."""
    if state.house[crossing] != NOTHING:
        return DISTANCE
    for side in range(MEET):
        neighbour = int(NEIGHBOURS_OF[crossing, side])
        if neighbour != NOTHING and state.house[neighbour] != NOTHING:
            return DISTANCE
    return 0


@rule
def found_settlement(state: State, player: int, crossing: int) -> None:
    """catan-13, catan-14, catan-16: place a settlement on any crossing, for nothing."""
    place_settlement(state, player, crossing)
    state.founding = crossing
    state.phase = FOUND_ROAD
    note(state, FOUNDS, EVERYBODY, player, crossing, 0)


@rule
def place_settlement(state: State, player: int, crossing: int) -> None:
    """catan-24, catan-30: a settlement is worth a point, and opens the harbour it stands at."""
    state.house[crossing] = player
    state.settlements_left[player] -= 1
    state.points[player] += 1
    harbour = int(HARBOUR_AT[crossing])
    if harbour != NOTHING:
        state.ports[player, int(state.harbour[harbour])] = 1


@rule
def ban_on_founding_road(state: State, path: int) -> int:
    """catan-14, catan-16: the road is joined to the settlement just placed, in any direction.

    Ruling CT-7: in the second round too.
    """
    if ENDS_OF[path, 0] != state.founding and ENDS_OF[path, 1] != state.founding:
        return ROAD_FROM_THE_SETTLEMENT
    return 0


@rule
def found_road(state: State, player: int, path: int) -> None:
    """catan-13, catan-16, catan-17: the road is placed; then the next founds, in the second round in reverse order."""
    state.road[path] = player
    state.roads_left[player] -= 1
    state.longest[player] = max(int(state.longest[player]), longest_trail_through(state, player, path))
    note(state, FOUNDS_ROAD, EVERYBODY, player, path, 0)
    seats = int(state.seats)
    if state.founded >= seats:
        collect_first_cards(state, player, int(state.founding))
    state.founding = NOTHING
    state.founded += 1
    state.phase = FOUND_SETTLEMENT
    if state.founded < seats:
        state.turn = left_of(state, player)
    elif state.founded == 2 * seats:
        begin_turn(state, int(state.starter))
    elif state.founded > seats:
        state.turn = player - 1 if player > 0 else seats - 1


@rule
def collect_first_cards(state: State, player: int, crossing: int) -> None:
    """catan-17: right after his second settlement a player gets a card for each land hex beside it."""
    for side in range(MEET):
        place = int(HEXES_AT[crossing, side])
        if place != NOTHING and state.terrain[place] != DESERT:
            gain(state, player, int(state.terrain[place]), 1)
            note(state, GETS, EVERYBODY, player, 1, int(state.terrain[place]))


@rule
def begin_turn(state: State, player: int) -> None:
    """catan-19, catan-20: a turn begins before the dice are rolled.

    Ruling CT-23: the founding starter has the first turn, then play goes clockwise.
    """
    state.turn = player
    state.turns += 1
    state.rolled = 0
    state.built = 0
    state.played = 0
    state.offers = 0
    state.phase = BEFORE_ROLL
    note(state, TURN_BEGINS, EVERYBODY, player, int(state.turns), 0)
