"""Building: roads, settlements and cities."""

from clubroom.compiled import rule
from clubroom.games.catan.board import ENDS_OF, MEET, PATHS, PATHS_AT
from clubroom.games.catan.events import BUILDS_CITY, BUILDS_ROAD, BUILDS_SETTLEMENT
from clubroom.games.catan.founding import ban_on_founding_road, ban_on_site, place_settlement
from clubroom.games.catan.longest_road import interrupt, lengthen
from clubroom.games.catan.purse import can_pay, pay
from clubroom.games.catan.robber import resume_turn
from clubroom.games.catan.sentences import (
    COSTS_OF_A_CITY,
    COSTS_OF_A_ROAD,
    COSTS_OF_A_SETTLEMENT,
    ORDER_OF_PHASES,
    PIECES,
    ROLL_FIRST,
)
from clubroom.games.catan.state import (
    ACT,
    BEFORE_ROLL,
    CITY,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROADS,
    ROAD,
    SETTLEMENT,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def ban_on_acting(state: State) -> int:
    """catan-20, catan-21: trade and building come after the dice, and one thing is finished before the next."""
    if state.phase == ACT:
        return 0
    return ROLL_FIRST if state.phase == BEFORE_ROLL else ORDER_OF_PHASES


@rule
def ban_on_affording(state: State, player: int, thing: int, sentence: int) -> int:
    """catan-20, catan-25: in the turn, after the dice, one builds whatever one can pay."""
    banned = ban_on_acting(state)
    if banned:
        return banned
    return 0 if can_pay(state, player, thing) else sentence


@rule
def ban_on_any_road(state: State, player: int) -> int:
    """catan-9, catan-26, catan-43: why this player cannot build a road anywhere now.

    Ruling CT-12: no piece, no road.
    """
    if state.phase != FREE_ROADS and state.phase != FOUND_ROAD:
        banned = ban_on_affording(state, player, ROAD, COSTS_OF_A_ROAD)
        if banned:
            return banned
    return 0 if state.roads_left[player] > 0 else PIECES


@rule
def ban_on_way(state: State, player: int, path: int) -> int:
    """catan-26: a free path that touches a road, settlement or city of one's own.

    Ruling CT-13: no road goes on through a crossing with someone else's building.
    """
    if state.road[path] != NOTHING:
        return COSTS_OF_A_ROAD
    for end in range(2):
        crossing = int(ENDS_OF[path, end])
        if state.house[crossing] == player:
            return 0
        if state.house[crossing] == NOTHING:
            for side in range(MEET):
                other = int(PATHS_AT[crossing, side])
                if other != NOTHING and state.road[other] == player:
                    return 0
    return COSTS_OF_A_ROAD


@rule
def ban_on_road(state: State, player: int, path: int) -> int:
    """catan-14, catan-26, catan-43: where a road may be built, in the founding, for cards, or for nothing."""
    banned = ban_on_any_road(state, player)
    return banned if banned else ban_on_road_there(state, player, path)


@rule
def ban_on_road_there(state: State, player: int, path: int) -> int:
    """catan-14, catan-26: why a road that could be built cannot be built on this path."""
    if state.phase == FOUND_ROAD:
        return ban_on_founding_road(state, path)
    return ban_on_way(state, player, path)


@rule
def build_road(state: State, player: int, path: int) -> None:
    """catan-26, catan-43: a road is paid, unless it is free, and laid."""
    if state.phase == FREE_ROADS:
        state.free_roads -= 1
    else:
        begin_building(state)
        pay(state, player, ROAD)
    state.road[path] = player
    state.roads_left[player] -= 1
    note(state, BUILDS_ROAD, EVERYBODY, player, path, 0)
    lengthen(state, player, path)
    if state.phase == FREE_ROADS and (state.free_roads == 0 or not can_lay_road(state, player)):
        state.free_roads = 0
        resume_turn(state)


@rule
def can_lay_road(state: State, player: int) -> int:
    """catan-43: whether a piece and a path for it are left (1 or 0).

    Ruling CT-21: as many free roads as pieces and paths allow.
    """
    if state.roads_left[player] > 0:
        for path in range(PATHS):
            if ban_on_way(state, player, path) == 0:
                return 1
    return 0


@rule
def begin_building(state: State) -> None:
    """catan-20: whoever begins to build has finished trading, unless the order is free."""
    if not state.free_order:
        state.built = 1


@rule
def ban_on_any_settlement(state: State, player: int) -> int:
    """catan-9, catan-30: why this player cannot build a settlement anywhere now.

    Ruling CT-12: no piece, no settlement.
    """
    if state.phase == FOUND_SETTLEMENT:
        return 0
    banned = ban_on_affording(state, player, SETTLEMENT, COSTS_OF_A_SETTLEMENT)
    if banned:
        return banned
    return 0 if state.settlements_left[player] > 0 else PIECES


@rule
def ban_on_settlement(state: State, player: int, crossing: int) -> int:
    """catan-14, catan-15, catan-30: the distance rule, and except in the founding a road of one's own."""
    banned = ban_on_any_settlement(state, player)
    return banned if banned else ban_on_settlement_there(state, player, crossing)


@rule
def ban_on_settlement_there(state: State, player: int, crossing: int) -> int:
    """catan-15, catan-30: why a settlement that could be built cannot be built on this crossing."""
    if state.phase != FOUND_SETTLEMENT and not touches_road(state, player, crossing):
        return COSTS_OF_A_SETTLEMENT
    return ban_on_site(state, crossing)


@rule
def touches_road(state: State, player: int, crossing: int) -> int:
    """catan-30: whether a road of this player leads to a crossing (1 or 0)."""
    for side in range(MEET):
        path = int(PATHS_AT[crossing, side])
        if path != NOTHING and state.road[path] == player:
            return 1
    return 0


@rule
def build_settlement(state: State, player: int, crossing: int) -> None:
    """catan-28, catan-30: a settlement is paid and built; it may cut the road of someone else."""
    begin_building(state)
    pay(state, player, SETTLEMENT)
    place_settlement(state, player, crossing)
    note(state, BUILDS_SETTLEMENT, EVERYBODY, player, crossing, 0)
    for other in range(int(state.seats)):
        if other != player and passes_through(state, other, crossing):
            interrupt(state, other)


@rule
def passes_through(state: State, player: int, crossing: int) -> int:
    """catan-28: whether two roads of a player meet at a crossing (1 or 0)."""
    roads = 0
    for side in range(MEET):
        path = int(PATHS_AT[crossing, side])
        roads += path != NOTHING and state.road[path] == player
    return int(roads > 1)


@rule
def ban_on_any_city(state: State, player: int) -> int:
    """catan-9, catan-31: why this player cannot build a city anywhere now.

    Ruling CT-12: no piece, no city.
    """
    banned = ban_on_affording(state, player, CITY, COSTS_OF_A_CITY)
    if banned:
        return banned
    return 0 if state.cities_left[player] > 0 else PIECES


@rule
def ban_on_city(state: State, player: int, crossing: int) -> int:
    """catan-31: what it costs, and where."""
    banned = ban_on_any_city(state, player)
    return banned if banned else ban_on_city_there(state, player, crossing)


@rule
def ban_on_city_there(state: State, player: int, crossing: int) -> int:
    """catan-31: a city takes the place of a settlement of one's own."""
    return 0 if state.house[crossing] == player and not state.city[crossing] else COSTS_OF_A_CITY


@rule
def build_city(state: State, player: int, crossing: int) -> None:
    """catan-31: a city is paid and worth two points; the settlement piece can be used again.

    Ruling CT-12: an upgrade returns the settlement.
    """
    begin_building(state)
    pay(state, player, CITY)
    state.city[crossing] = 1
    state.cities_left[player] -= 1
    state.settlements_left[player] += 1
    state.points[player] += 1
    note(state, BUILDS_CITY, EVERYBODY, player, crossing, 0)
