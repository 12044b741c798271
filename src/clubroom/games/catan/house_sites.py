"""What places are worth to the house player: crossings by the dots of their numbers, and how near they are."""

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.catan.board import CROSSINGS, ENDS_OF, HARBOUR_AT, HEXES_AT, MEET, NEIGHBOURS_OF, PATHS, PATHS_AT
from clubroom.games.catan.house_purse import BITS, part
from clubroom.games.catan.state import ANY, RESOURCES
from clubroom.record import State
from clubroom.viewers import NOTHING

DOTS = np.array((0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1))  # of 36 rolls, by number
WORTH = np.array((18, 16, 21, 18, 21))  # of a dot of each resource
FEW = 8  # half dots of a resource that are enough
SCARCITY = 8  # more for a dot of a resource of which one has fewer
COMMON_HARBOUR = 40
OWN_HARBOUR = 5  # for each half dot of its resource

# What a building takes: its crossing and those beside it, a bit each.
TAKES = np.array(
    [sum(1 << int(place) for place in {here, *NEIGHBOURS_OF[here]} - {NOTHING}) for here in range(CROSSINGS)]
)


@compiled
def production_of(state: State, player: int) -> int:
    """What a player's buildings yield in 72 rolls; the robber's hex counts half, for he will not stay."""
    purse = 0
    for crossing in range(CROSSINGS):
        if state.house[crossing] == player:
            times = 1 + int(state.city[crossing])
            for side in range(MEET):
                place = int(HEXES_AT[crossing, side])
                if place != NOTHING and state.terrain[place] < RESOURCES:
                    dots = times * int(DOTS[int(state.token[place])])
                    dots *= 1 if place == state.robber else 2
                    purse += dots << (BITS * int(state.terrain[place]))
    return purse


@compiled
def dots_at(state: State, crossing: int) -> int:
    """The worth of what a crossing yields, whoever builds there."""
    worth = 0
    for side in range(MEET):
        place = int(HEXES_AT[crossing, side])
        if place != NOTHING and state.terrain[place] < RESOURCES:
            worth += int(DOTS[int(state.token[place])]) * int(WORTH[int(state.terrain[place])])
    return worth


@compiled
def site_worth(state: State, player: int, production: int, crossing: int) -> int:
    """What a new settlement would bring: its dots, more for what is scarce, and its harbour."""
    worth = 0
    for side in range(MEET):
        place = int(HEXES_AT[crossing, side])
        if place != NOTHING and state.terrain[place] < RESOURCES:
            resource = int(state.terrain[place])
            scarce = SCARCITY if part(production, resource) < FEW else 0
            worth += int(DOTS[int(state.token[place])]) * (int(WORTH[resource]) + scarce)
    harbour = int(HARBOUR_AT[crossing])
    if harbour != NOTHING:
        kind = int(state.harbour[harbour])
        if not state.ports[player, kind]:
            worth += COMMON_HARBOUR if kind == ANY else OWN_HARBOUR * part(production, kind)
    return worth


@compiled
def taken_crossings(state: State) -> int:
    """The crossings where nobody may settle any more, a bit each."""
    taken = 0
    for crossing in range(CROSSINGS):
        if state.house[crossing] != NOTHING:
            taken |= int(TAKES[crossing])
    return taken


@compiled
def own_crossings(state: State, player: int) -> int:
    """The crossings that a player's roads and buildings touch, a bit each."""
    reached = 0
    for path in range(PATHS):
        if state.road[path] == player:
            reached |= (1 << int(ENDS_OF[path, 0])) | (1 << int(ENDS_OF[path, 1]))
    return reached


@compiled
def one_road_on(state: State, player: int, reached: int) -> int:
    """The crossings one new road away from those reached, as far as no building is in the way."""
    further = 0
    for crossing in range(CROSSINGS):
        if (reached >> crossing) & 1 and (state.house[crossing] == NOTHING or state.house[crossing] == player):
            for side in range(MEET):
                path = int(PATHS_AT[crossing, side])
                if path != NOTHING and state.road[path] == NOTHING:
                    further |= 1 << int(NEIGHBOURS_OF[crossing, side])
    return further & ~reached


@compiled
def best_site(state: State, player: int, production: int, sites: int) -> int:
    """The most that one of some crossings is worth; 0 without any."""
    best = 0
    crossing = 0
    while sites >> crossing:
        if (sites >> crossing) & 1:
            best = max(best, site_worth(state, player, production, crossing))
        crossing += 1
    return best
