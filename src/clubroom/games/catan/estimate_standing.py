"""What a player's standing is made of: points, yield, hand, cards, roads and turn, each with a weight."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.catan.house_plan import (
    CITY_GOAL,
    FAR_GOAL,
    NEAR_GOAL,
    PRODUCTION,
    SITE_GOAL,
    Plan,
    leader_points,
    look_around,
    outlook,
)
from clubroom.games.catan.house_purse import count_cards, own_hand, part
from clubroom.games.catan.points import count_points
from clubroom.games.catan.state import ANY, GOAL, HAND_LIMIT, KNIGHT, MONOPOLY, RESOURCES, ROAD_BUILDING
from clubroom.record import State

(
    POINTS,
    SQUARE,
    EIGHT,
    NINE,
    YIELD,
    YIELD_TO_COME,
    KINDS,
    HAND,
    TOO_MANY,
    OUTLOOK,
    SITES,
    CITIES,
    KNIGHTS,
    PROGRESS,
    PLAYED,
    ARMY,
    LENGTH,
    ROAD_CARD,
    COMMON,
    SPECIAL,
    TURN,
    DISTANCE,
) = (*range(5), *range(9, 26))
PARTS = 26
MOST = 1000  # of a goal's worth that counts


@compiled
def standing(state: State, player: int, weights: Any, row: int) -> float:
    """All that speaks for a player, added up with one row of weights."""
    points = count_points(state, player)
    knights = int(state.knights[player]) + int(state.development[player, KNIGHT])
    plan = look_around(state, player, points, knights)
    hand = own_hand(state, player)
    cards = int(state.held[player])
    sites = max(plan[SITE_GOAL], plan[NEAR_GOAL], plan[FAR_GOAL])
    result = points * weights[row, POINTS] + points * points * 0.1 * weights[row, SQUARE]
    result += weights[row, EIGHT] if points >= GOAL - 2 else 0.0
    result += weights[row, NINE] if points >= GOAL - 1 else 0.0
    result += min(cards, HAND_LIMIT) * 0.1 * weights[row, HAND]
    result += max(cards - HAND_LIMIT, 0) * 0.1 * weights[row, TOO_MANY]
    result += min(outlook(plan, hand), MOST) * 0.01 * weights[row, OUTLOOK]
    result += min(sites, MOST) * 0.01 * weights[row, SITES]
    result += min(plan[CITY_GOAL], MOST) * 0.01 * weights[row, CITIES]
    result += yield_standing(state, player, plan, weights, row)
    return float(result + card_standing(state, player, weights, row))


@compiled
def yield_standing(state: State, player: int, plan: Plan, weights: Any, row: int) -> float:
    """What speaks for a player's yield and harbours."""
    total = count_cards(plan[PRODUCTION])
    result = total * (GOAL - leader_points(state)) * 0.01 * weights[row, YIELD_TO_COME]
    for resource in range(RESOURCES):
        dots = part(plan[PRODUCTION], resource)
        result += dots * 0.1 * weights[row, YIELD + resource]
        result += weights[row, KINDS] if dots > 0 else 0.0
        if state.ports[player, resource]:
            result += dots * 0.1 * weights[row, SPECIAL]
    if state.ports[player, ANY]:
        result += total * 0.1 * weights[row, COMMON]
    return float(result)


@compiled
def card_standing(state: State, player: int, weights: Any, row: int) -> float:
    """What speaks for a player's development cards, road and place in the turn."""
    result = int(state.development[player, KNIGHT]) * weights[row, KNIGHTS]
    for card in range(ROAD_BUILDING, MONOPOLY + 1):
        result += int(state.development[player, card]) * weights[row, PROGRESS]
    result += int(state.knights[player]) * weights[row, PLAYED]
    result += int(state.longest[player]) * 0.1 * weights[row, LENGTH]
    result += weights[row, ARMY] if state.army_card == player else 0.0
    result += weights[row, ROAD_CARD] if state.road_card == player else 0.0
    if state.turn == player:
        return float(result + weights[row, TURN])
    return float(result + (player - int(state.turn)) % int(state.seats) * weights[row, DISTANCE])
