"""Where the house player founds: dots, all resources, a harbour that fits, and a road to more."""

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.catan.board import ENDS_OF, HARBOUR_AT, HEXES_AT, MEET, NEIGHBOURS_OF
from clubroom.games.catan.house_purse import part
from clubroom.games.catan.house_sites import DOTS, production_of, taken_crossings
from clubroom.games.catan.state import ANY, RESOURCES
from clubroom.record import State
from clubroom.viewers import NOTHING

FOUND_WORTH = np.array((180, 160, 210, 180, 210))  # of a dot of each resource
NEW_KIND = 400  # for each resource that one does not have yet
FOUND_COMMON = 200
FOUND_OWN = 60  # for each dot of its resource


@compiled
def founding_worth(state: State, player: int, production: int, crossing: int) -> int:
    """What a first or second settlement is worth there."""
    worth = 0
    kinds = 0
    for side in range(MEET):
        place = int(HEXES_AT[crossing, side])
        if place != NOTHING and state.terrain[place] < RESOURCES:
            resource = int(state.terrain[place])
            worth += int(DOTS[int(state.token[place])]) * int(FOUND_WORTH[resource])
            if (kinds >> resource) & 1 == 0 and part(production, resource) == 0:
                worth += NEW_KIND
            kinds |= 1 << resource
    harbour = int(HARBOUR_AT[crossing])
    if harbour != NOTHING:
        kind = int(state.harbour[harbour])
        worth += FOUND_COMMON if kind == ANY else harbour_dots(state, production, crossing, kind) * FOUND_OWN
    return worth


@compiled
def harbour_dots(state: State, production: int, crossing: int, resource: int) -> int:
    """How many dots of a resource one will have with a settlement there."""
    dots = part(production, resource) // 2
    for side in range(MEET):
        place = int(HEXES_AT[crossing, side])
        if place != NOTHING and state.terrain[place] == resource:
            dots += int(DOTS[int(state.token[place])])
    return dots


@compiled
def founding_road_worth(state: State, player: int, path: int) -> int:
    """The best site two paths from the new settlement, along this road."""
    production = production_of(state, player)
    taken = taken_crossings(state)
    far = int(ENDS_OF[path, 0]) + int(ENDS_OF[path, 1]) - int(state.founding)
    worth = 1
    for side in range(MEET):
        site = int(NEIGHBOURS_OF[far, side])
        if site != NOTHING and not (taken >> site) & 1:
            worth = max(worth, founding_worth(state, player, production, site))
    return worth
