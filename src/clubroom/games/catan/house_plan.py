"""What the house player aims at: a plan says what each goal is worth, and an outlook what a hand is worth for it."""

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.catan.board import CROSSINGS
from clubroom.games.catan.house_purse import (
    CARD_PRICE,
    CITY_PRICE,
    ROAD_PRICE,
    ROLLS,
    SETTLEMENT_PRICE,
    count_cards,
    rates_of,
    wait_for,
)
from clubroom.games.catan.house_sites import (
    best_site,
    dots_at,
    one_road_on,
    own_crossings,
    production_of,
    taken_crossings,
)
from clubroom.games.catan.state import GOAL, HAND_LIMIT, KNIGHT, LARGE_ARMY, LONG_ROAD, POINT
from clubroom.record import State
from clubroom.viewers import NOTHING

Plan = tuple[int, int, int, int, int, int, int, int, int]
PRODUCTION, RATES, CITY_GOAL, SITE_GOAL, NEAR_GOAL, FAR_GOAL, CARD_GOAL, ROAD_GOAL, ROADS = range(9)

# Worth is counted in hundredths of a point.
A_POINT = 100
VICTORY = 3000
ALL_WORTH = 1024
PATIENCE = 0.965  # of a goal's worth that is left after each roll
WORTH_AFTER = np.array([round(ALL_WORTH * 0.97 * PATIENCE**rolls) for rolls in ROLLS[:-1]] + [0])
LATE = 2  # so many more points than the leader needs are thought to be still to come
SITE_DOTS, CITY_DOTS = 16, 16  # worth of a dot in a new settlement, in a new city, for each point to come
NEAR_SHARE, FAR_SHARE = 56, 44  # of 64: somebody else may be there first
HARD_TO_TAKE = 3  # roads or knights: a special card is no goal when more are missing
DEFENCE = 60
ARMY_DEFENCE = 30
ARMY_HOPE = 200
ROBBED_ROAD = 100  # more for a special card that somebody else loses
OTHER_GOALS = 16  # goals beside the best one count so many parts of 64
RISKY_HAND = 14  # sixteenths of a hand's worth when a 7 would halve it
POINT_CHANCE, KNIGHT_CHANCE = 5, 14  # of 25
PROGRESS_WORTH = 10
KNIGHT_WORTH = 20


@compiled
def points_of(state: State, player: int) -> int:
    """All points that a player knows to have."""
    return int(state.points[player]) + int(state.development[player, POINT])


@compiled
def leader_points(state: State) -> int:
    """The most points on the table."""
    most = 0
    for player in range(int(state.seats)):
        most = max(most, int(state.points[player]))
    return most


@compiled
def worth_of_points(points: int, more: int) -> int:
    """What more points are worth to somebody with so many."""
    return more * A_POINT + (VICTORY if points + more >= GOAL else 0)


@compiled
def city_goal(state: State, player: int, points: int, to_come: int) -> int:
    """What the best city is worth, 0 without a place or a piece for it."""
    if state.cities_left[player] == 0:
        return 0
    best = -1
    for crossing in range(CROSSINGS):
        if state.house[crossing] == player and not state.city[crossing]:
            best = max(best, dots_at(state, crossing))
    return 0 if best < 0 else worth_of_points(points, 1) + (best * to_come * CITY_DOTS >> 7)


@compiled
def site_goal(state: State, player: int, production: int, sites: int, points: int, to_come: int) -> int:
    """What the best of some crossings is worth for a settlement, 0 without any or without a piece."""
    if sites == 0 or state.settlements_left[player] == 0:
        return 0
    best = best_site(state, player, production, sites)
    return worth_of_points(points, 1) + (best * to_come * SITE_DOTS >> 7)


@compiled
def missing_roads(state: State, player: int) -> int:
    """How many roads make this player's the longest, as far as lengths tell; when it is, 1 if somebody is close."""
    most = LONG_ROAD - 1
    for other in range(int(state.seats)):
        if other != player:
            most = max(most, int(state.longest[other]))
    if state.road_card == player:
        return int(most + 1 >= state.longest[player])
    return most + 1 - int(state.longest[player])


@compiled
def road_goal(state: State, player: int, points: int, roads: int) -> int:
    """What the longest road is worth to somebody who needs so many roads for it."""
    if roads == 0 or roads > HARD_TO_TAKE or roads > state.roads_left[player]:
        return 0
    if state.road_card == player:
        return DEFENCE
    return worth_of_points(points, 2) + (0 if state.road_card == NOTHING else ROBBED_ROAD)


@compiled
def army_worth(state: State, player: int, knights: int, points: int) -> int:
    """What one more knight is worth for the largest army to somebody who will have played so many."""
    most = LARGE_ARMY - 1
    for other in range(int(state.seats)):
        if other != player:
            most = max(most, int(state.knights[other]))
    if state.army_card == player:
        return ARMY_DEFENCE if most >= knights else 0
    missing = most + 1 - knights
    if missing <= 1:
        return worth_of_points(points, 2) if missing == 1 else 0
    return ARMY_HOPE // missing // missing


@compiled
def card_goal(state: State, player: int, points: int, knights: int) -> int:
    """What an unknown development card is worth."""
    if state.pile_count + state.under_count == 0:
        return 0
    knight = KNIGHT_WORTH + army_worth(state, player, knights, points)
    return (POINT_CHANCE * worth_of_points(points, 1) + KNIGHT_CHANCE * knight) // 25 + PROGRESS_WORTH


@compiled
def look_around(state: State, player: int, points: int, knights: int) -> Plan:
    """The goals of a player who has so many points, and so many knights played or in hand."""
    production = production_of(state, player)
    to_come = GOAL + LATE - leader_points(state)
    free = ~taken_crossings(state)
    here = own_crossings(state, player)
    near = one_road_on(state, player, here)
    far = one_road_on(state, player, near) & ~here
    roads = missing_roads(state, player)
    left = int(state.roads_left[player])
    near_worth = site_goal(state, player, production, near & free, points, to_come) if left > 0 else 0
    far_worth = site_goal(state, player, production, far & free, points, to_come) if left > 1 else 0
    return (
        production,
        rates_of(state, player),
        city_goal(state, player, points, to_come),
        site_goal(state, player, production, here & free, points, to_come),
        near_worth * NEAR_SHARE >> 6,
        far_worth * FAR_SHARE >> 6,
        card_goal(state, player, points, knights),
        road_goal(state, player, points, roads),
        roads,
    )


@compiled
def own_plan(state: State, player: int) -> Plan:
    """The plan of the player who asks."""
    knights = int(state.knights[player]) + int(state.development[player, KNIGHT])
    return look_around(state, player, points_of(state, player), knights)


@compiled
def price_of(plan: Plan, goal: int) -> int:
    """What a goal costs with the roads that lead there."""
    if goal == CITY_GOAL:
        return CITY_PRICE
    if goal == CARD_GOAL:
        return CARD_PRICE
    if goal == ROAD_GOAL:
        return plan[ROADS] * ROAD_PRICE
    return SETTLEMENT_PRICE + (goal - SITE_GOAL) * ROAD_PRICE


@compiled
def worth_of_goal(plan: Plan, goal: int, hand: int) -> int:
    """What a goal is worth today to somebody who has to wait for it."""
    if plan[goal] == 0:
        return 0
    return plan[goal] * int(WORTH_AFTER[wait_for(hand, plan[PRODUCTION], plan[RATES], price_of(plan, goal))]) >> 10


@compiled
def best_goal(plan: Plan, hand: int) -> int:
    """The goal that is worth most today."""
    best = CARD_GOAL
    most = 0
    for goal in range(CITY_GOAL, ROAD_GOAL + 1):
        worth = worth_of_goal(plan, goal, hand)
        if worth > most:
            most = worth
            best = goal
    return best


@compiled
def outlook(plan: Plan, hand: int) -> int:
    """What a hand is worth: the best goal it leads to, a little of the others, less when a 7 would halve it."""
    best = 0
    every = 0
    for goal in range(CITY_GOAL, ROAD_GOAL + 1):
        worth = worth_of_goal(plan, goal, hand)
        every += worth
        best = max(best, worth)
    worth = best + ((every - best) * OTHER_GOALS >> 6)
    return worth * RISKY_HAND >> 4 if count_cards(hand) > HAND_LIMIT else worth
