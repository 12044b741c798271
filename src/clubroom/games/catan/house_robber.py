"""Whom the house player robs, where it sends the robber, and what it discards."""

from clubroom.compiled import compiled
from clubroom.games.catan.board import CROSSINGS_OF_HEX, SIDES
from clubroom.games.catan.house_plan import best_goal, own_plan, price_of
from clubroom.games.catan.house_purse import own_hand, part
from clubroom.games.catan.house_sites import DOTS, WORTH
from clubroom.games.catan.state import RESOURCES
from clubroom.record import State
from clubroom.viewers import NOTHING

FEAR = 4
FEAR_OF_POINTS = 4
OWN_LOSS = 40  # against one's own yield, in terms of the leader's
SPOILS = 60  # for a card to steal


@compiled
def danger_of(state: State, player: int) -> int:
    """How much a rival is to be feared."""
    points = int(state.points[player])
    return FEAR + points * points * FEAR_OF_POINTS // 16 + int(state.cards[player])


@compiled
def robber_worth(state: State, player: int, place: int) -> int:
    """What the robber does to the others on a hex, and what he finds to steal."""
    if state.terrain[place] == RESOURCES:
        yields = 0
    else:
        yields = int(DOTS[int(state.token[place])]) * int(WORTH[int(state.terrain[place])])
    worth = 0
    spoils = 0
    for side in range(SIDES):
        crossing = int(CROSSINGS_OF_HEX[place, side])
        owner = int(state.house[crossing])
        if owner != NOTHING:
            loss = yields * (1 + int(state.city[crossing]))
            if owner == player:
                worth -= loss * OWN_LOSS
            else:
                worth += loss * danger_of(state, owner)
                if state.held[owner] > 0:
                    spoils = max(spoils, danger_of(state, owner))
    return worth + spoils * SPOILS


@compiled
def victim_worth(state: State, victim: int) -> int:
    """Whom to rob: the leader, and rather a full hand."""
    return danger_of(state, victim) * (4 + min(int(state.held[victim]), 8))


@compiled
def kind_to_discard(state: State, player: int) -> int:
    """The lowest kind among the cards that are needed least for the best goal."""
    plan = own_plan(state, player)
    hand = own_hand(state, player)
    price = price_of(plan, best_goal(plan, hand))
    chosen = 0
    lowest = RESOURCES
    gone = 0
    owed = int(state.owed[player])
    while gone < owed:
        best = 0
        most = -(1 << 30)
        for resource in range(RESOURCES):
            if part(hand, resource) > 0:
                spare = (part(hand, resource) - part(price, resource)) * 64 + part(plan[0], resource)
                if spare > most:
                    most = spare
                    best = resource
        hand -= 1 << (12 * best)
        chosen += 1 << (12 * best)
        gone += 1
    for resource in range(RESOURCES - 1, -1, -1):
        if part(chosen, resource) > state.discarding[player, resource]:
            lowest = resource
    return lowest
