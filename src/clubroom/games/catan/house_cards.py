"""When the house player plays its development cards."""

from clubroom.compiled import compiled
from clubroom.games.catan.board import CROSSINGS_OF_HEX, SIDES
from clubroom.games.catan.house_plan import (
    FAR_GOAL,
    NEAR_GOAL,
    ROAD_GOAL,
    ROADS,
    SITE_GOAL,
    Plan,
    army_worth,
    outlook,
    points_of,
)
from clubroom.games.catan.house_purse import one
from clubroom.games.catan.house_sites import DOTS
from clubroom.games.catan.moves import PLAY_DISCOVERY, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_ROAD_BUILDING
from clubroom.games.catan.state import DISCOVERY, KNIGHT, MONOPOLY, RESOURCES, ROAD_BUILDING
from clubroom.record import State

NO_CARD = -1
KEPT_KNIGHTS = 1
ARMY_LEAST = 12
DISCOVERY_LEAST = 30
MONOPOLY_LEAST = 40


@compiled
def can_play(state: State, player: int, card: int) -> int:
    """Whether there is such a card that was not just bought (1 or 0)."""
    return int(state.development[player, card] > state.fresh[player, card])


@compiled
def is_blocked(state: State, player: int) -> int:
    """Whether the robber stands on a hex of this player (1 or 0)."""
    for side in range(SIDES):
        if state.house[CROSSINGS_OF_HEX[int(state.robber), side]] == player:
            return int(DOTS[int(state.token[int(state.robber)])] > 0)
    return 0


@compiled
def wants_knight(state: State, player: int) -> int:
    """Whether a knight is played now: the robber is in the way, the army grows, or more knights are waiting."""
    if not can_play(state, player, KNIGHT):
        return 0
    if is_blocked(state, player) or state.development[player, KNIGHT] > KEPT_KNIGHTS:
        return 1
    return int(army_worth(state, player, int(state.knights[player]), points_of(state, player)) > ARMY_LEAST)


@compiled
def seen_elsewhere(state: State, player: int, resource: int) -> int:
    """How many cards of a kind the others hold, as far as one can name them."""
    cards = 0
    for other in range(int(state.seats)):
        if other != player:
            cards += int(state.known[player, other, resource])
    return cards


@compiled
def best_monopoly(state: State, player: int, plan: Plan, hand: int) -> int:
    """The kind that is worth a monopoly now, or NO_CARD."""
    best = NO_CARD
    most = outlook(plan, hand) + MONOPOLY_LEAST
    for resource in range(RESOURCES):
        worth = outlook(plan, hand + seen_elsewhere(state, player, resource) * one(resource))
        if worth > most:
            most = worth
            best = resource
    return best


@compiled
def best_pair(state: State, plan: Plan, hand: int, first: int, cards: int) -> int:
    """The lower of the two kinds (or the one kind) best taken from the stacks, no lower than the first."""
    best = first
    most = -1
    for low in range(first, RESOURCES):
        for high in range(low, RESOURCES if cards > 1 else low + 1):
            stock = state.bank[low] > int(low == high and cards > 1) and state.bank[high] > 0
            worth = outlook(plan, hand + one(low) + (one(high) if cards > 1 else 0))
            if stock and worth > most:
                most = worth
                best = low
    return best


@compiled
def discovery_gain(state: State, plan: Plan, hand: int) -> int:
    """How much the two best cards help."""
    most = 0
    for low in range(RESOURCES):
        for high in range(low, RESOURCES):
            most = max(most, outlook(plan, hand + one(low) + one(high)))
    return most - outlook(plan, hand)


@compiled
def card_to_play(state: State, player: int, plan: Plan, hand: int) -> int:
    """The move that plays a card now, or NO_CARD."""
    if state.played or state.cards[player] == 0:
        return NO_CARD
    if wants_knight(state, player):
        return PLAY_KNIGHT
    if can_play(state, player, ROAD_BUILDING) and state.roads_left[player] > 1:
        near = max(plan[NEAR_GOAL], plan[FAR_GOAL])
        if near > plan[SITE_GOAL] or (plan[ROAD_GOAL] > 0 and plan[ROADS] <= 2):
            return PLAY_ROAD_BUILDING
    if can_play(state, player, MONOPOLY):
        resource = best_monopoly(state, player, plan, hand)
        if resource != NO_CARD:
            return PLAY_MONOPOLY + resource
    if can_play(state, player, DISCOVERY) and discovery_gain(state, plan, hand) >= DISCOVERY_LEAST:
        return PLAY_DISCOVERY
    return NO_CARD
