"""What the house player does with its cards: build now, ship for it, or save."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.catan.board import ENDS_OF, MEET, NEIGHBOURS_OF, PATHS, PATHS_AT
from clubroom.games.catan.house_plan import (
    CARD_GOAL,
    CITY_GOAL,
    FAR_GOAL,
    NEAR_GOAL,
    PRODUCTION,
    RATES,
    ROAD_GOAL,
    ROADS,
    SITE_GOAL,
    Plan,
    outlook,
)
from clubroom.games.catan.house_purse import PRICES, UNPAYABLE, WHOLE, kind_to_ship, part, pay_by_ship
from clubroom.games.catan.house_sites import dots_at, own_crossings, site_worth, taken_crossings
from clubroom.games.catan.longest_road import longest_trail_through
from clubroom.games.catan.moves import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT, BUY_CARD, END_TURN, SHIP
from clubroom.games.catan.purse import can_pay
from clubroom.games.catan.state import CARD, CITY, RESOURCES, ROAD, SETTLEMENT
from clubroom.games.catan.state import RATES as SEA_RATES
from clubroom.record import State
from clubroom.viewers import NOTHING

NONE = -1
LONGER = 1000  # more than any site on the way
LONGER_TOO = 125
FURTHER_SHARE = 12  # in sixteenths, of a site that needs another road


@compiled
def plan_after(state: State, player: int, plan: Plan, thing: int) -> Plan:
    """What is left to aim at when something has been built."""
    city = plan[CITY_GOAL]
    site = plan[SITE_GOAL]
    near = plan[NEAR_GOAL]
    far = plan[FAR_GOAL]
    road = plan[ROAD_GOAL]
    roads = plan[ROADS]
    if thing == CITY and state.settlements_left[player] > 3:  # the last settlement becomes a city
        city = 0
    if thing == SETTLEMENT:
        site = 0
    if thing == ROAD:
        site = max(site, near)
        near = far
        roads -= 1
        road = road if roads > 0 else 0
    return (plan[PRODUCTION], plan[RATES], city, site, near, far, plan[CARD_GOAL], road, roads)


@compiled
def gain_of(plan: Plan, thing: int) -> int:
    """What something is worth as soon as it stands."""
    if thing == CITY:
        return plan[CITY_GOAL]
    if thing == SETTLEMENT:
        return plan[SITE_GOAL]
    if thing == CARD:
        return plan[CARD_GOAL]
    return plan[ROAD_GOAL] if plan[ROADS] == 1 else 0


@compiled
def is_wanted(plan: Plan, thing: int) -> int:
    """Whether there is any use for it (1 or 0)."""
    if thing == ROAD:
        return int(plan[NEAR_GOAL] + plan[FAR_GOAL] + plan[ROAD_GOAL] > 0)
    return int(gain_of(plan, thing) > 0)


@compiled
def thing_to_build(state: State, player: int, plan: Plan, hand: int, now: int) -> int:
    """What is better built now, with ships if need be, than saved for (which is worth `now`); or NONE."""
    best = NONE
    most = now
    for thing in range(ROAD, CARD + 1):
        if is_wanted(plan, thing):
            left = pay_by_ship(hand, plan[RATES], int(PRICES[thing]), int(not state.built))
            if left != UNPAYABLE:
                worth = gain_of(plan, thing) + outlook(plan_after(state, player, plan, thing), left)
                if worth > most:
                    most = worth
                    best = thing
    return best


@compiled
def without_longest_road(plan: Plan) -> Plan:
    """A plan that gives up the longest road."""
    return (
        plan[PRODUCTION],
        plan[RATES],
        plan[CITY_GOAL],
        plan[SITE_GOAL],
        plan[NEAR_GOAL],
        plan[FAR_GOAL],
        plan[CARD_GOAL],
        0,
        plan[ROADS],
    )


@compiled
def is_vain(state: State, player: int, plan: Plan, legal: Any, count: int) -> int:
    """Whether roads can be built for the longest road, but none would make it longer (1 or 0)."""
    if plan[ROAD_GOAL] == 0 or not can_pay(state, player, ROAD):
        return 0
    for choice in range(count):
        path = int(legal[choice]) - BUILD_ROAD
        if 0 <= path < PATHS and longest_trail_through(state, player, path) > state.longest[player]:
            return 0
    return 1


@compiled
def ship_towards(state: State, plan: Plan, hand: int, price: int) -> int:
    """The move that ships something in that a price still needs, or END_TURN."""
    give = kind_to_ship(hand, price, plan[RATES])
    rate = WHOLE // part(plan[RATES], give)
    for want in range(RESOURCES):
        if part(hand, want) < part(price, want) and state.bank[want] > 0:
            return SHIP + (rate - SEA_RATES[0]) * RESOURCES * RESOURCES + give * RESOURCES + want
    return END_TURN


@compiled
def move_towards(state: State, player: int, plan: Plan, hand: int, thing: int, legal: Any, count: int) -> int:
    """The move that builds something, or ships for it."""
    price = int(PRICES[thing])
    if pay_by_ship(hand, plan[RATES], price, 0) == UNPAYABLE:
        return ship_towards(state, plan, hand, price)
    if thing == CARD:
        return BUY_CARD
    return best_place(state, player, plan, legal, count, thing)


@compiled
def best_place(state: State, player: int, plan: Plan, legal: Any, count: int, thing: int) -> int:
    """The best legal place for a road, a settlement or a city; END_TURN without any."""
    first = BUILD_ROAD if thing == ROAD else BUILD_SETTLEMENT if thing == SETTLEMENT else BUILD_CITY
    end = BUILD_CITY if thing == ROAD else BUILD_ROAD if thing == SETTLEMENT else BUY_CARD
    taken = taken_crossings(state) if thing == ROAD else 0
    here = own_crossings(state, player) if thing == ROAD else 0
    best = END_TURN
    most = NONE
    for choice in range(count):
        move = int(legal[choice])
        if first <= move < end:
            if thing == ROAD:
                worth = road_worth(state, player, plan, move - first, taken, here)
            elif thing == SETTLEMENT:
                worth = site_worth(state, player, plan[PRODUCTION], move - first)
            else:
                worth = dots_at(state, move - first)
            if worth > most:
                most = worth
                best = move
    return best


@compiled
def road_worth(state: State, player: int, plan: Plan, path: int, taken: int, here: int) -> int:
    """What a road leads to: a site at its end or one road on, or a longer road where that is a goal."""
    worth = 0
    for end in range(2):
        crossing = int(ENDS_OF[path, end])
        if not (here >> crossing) & 1:
            worth = max(worth, worth_beyond(state, player, plan, crossing, taken))
    if plan[ROAD_GOAL] > 0:
        length = longest_trail_through(state, player, path)
        if length > state.longest[player]:
            worth += LONGER if plan[ROAD_GOAL] > max(plan[NEAR_GOAL], plan[FAR_GOAL]) else LONGER_TOO
    return worth


@compiled
def worth_beyond(state: State, player: int, plan: Plan, crossing: int, taken: int) -> int:
    """The best site at the new end of a road, or one free path further."""
    if not (taken >> crossing) & 1:
        return site_worth(state, player, plan[PRODUCTION], crossing)
    worth = 0
    if state.house[crossing] == NOTHING:
        for side in range(MEET):
            path = int(PATHS_AT[crossing, side])
            if path != NOTHING and state.road[path] == NOTHING:
                site = int(NEIGHBOURS_OF[crossing, side])
                if not (taken >> site) & 1:
                    worth = max(worth, site_worth(state, player, plan[PRODUCTION], site) * FURTHER_SHARE >> 4)
    return worth
