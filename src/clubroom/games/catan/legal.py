"""Which moves are legal: every phase asks the questions of its chapter."""

from typing import Any

from clubroom.compiled import rule
from clubroom.games.catan.answers import ban_on_answering, ban_on_dealing, ban_on_proposing, ban_on_withdrawing
from clubroom.games.catan.board import CROSSINGS, HEXES, PATHS
from clubroom.games.catan.build import (
    ban_on_any_city,
    ban_on_any_road,
    ban_on_any_settlement,
    ban_on_city_there,
    ban_on_road_there,
    ban_on_settlement_there,
)
from clubroom.games.catan.cards import ban_on_card, ban_on_discovery, ban_on_road_building, ban_on_taking
from clubroom.games.catan.development import ban_on_buying
from clubroom.games.catan.moves import (
    ACCEPT,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DEAL_WITH,
    DISCARD_CARD,
    END_TURN,
    GIVE,
    MOVE_ROBBER,
    PLAY_DISCOVERY,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PROPOSE,
    ROB_NOBODY,
    ROB_PLAYER,
    ROLL,
    SHIP,
    TAKE_CARD,
    WANT,
    WITHDRAW,
)
from clubroom.games.catan.offers import ban_on_giving, ban_on_offering, ban_on_wanting
from clubroom.games.catan.robber import ban_on_discarding, ban_on_robber, ban_on_robbing, ban_on_sparing
from clubroom.games.catan.sea import ban_on_rate, ban_on_shipping, ban_on_trading
from clubroom.games.catan.state import (
    ACCEPTED,
    ACT,
    ANSWER,
    BEFORE_ROLL,
    COUNTER,
    COUNTERED,
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROADS,
    KNIGHT,
    MONOPOLY,
    OFFER,
    PICK,
    RATES,
    RESOURCES,
    ROB,
    ROBBER,
    TAKE_CARDS,
)
from clubroom.record import State

EACH_RATE = RESOURCES * RESOURCES


@rule
def legal_moves(state: State, player: int, legal: Any) -> int:
    """catan-20, catan-47: what a player may do now; tips forbid nothing."""
    count = 0
    if state.phase == BEFORE_ROLL:
        legal[0] = ROLL
        return list_cards(state, player, legal, 1)
    if state.phase == ACT:
        count = list_buildings(state, player, legal, 0)
        if ban_on_buying(state, player) == 0:
            legal[count] = BUY_CARD
            count += 1
        count = list_cards(state, player, legal, count)
        count = list_trade(state, player, legal, count)
        legal[count] = END_TURN
        return count + 1
    if state.phase == FOUND_SETTLEMENT or state.phase == FOUND_ROAD or state.phase == FREE_ROADS:
        return list_buildings(state, player, legal, 0)
    if state.phase == TAKE_CARDS or state.phase == ROBBER or state.phase == ROB or state.phase == DISCARD:
        return list_robbery(state, player, legal)
    return list_offers(state, player, legal)


@rule
def list_buildings(state: State, player: int, legal: Any, count: int) -> int:
    """catan-25: every place where something can be built and paid."""
    if ban_on_any_settlement(state, player) == 0 and state.phase != FOUND_ROAD and state.phase != FREE_ROADS:
        for crossing in range(CROSSINGS):
            if ban_on_settlement_there(state, player, crossing) == 0:
                legal[count] = BUILD_SETTLEMENT + crossing
                count += 1
    if state.phase != FOUND_SETTLEMENT and ban_on_any_road(state, player) == 0:
        for path in range(PATHS):
            if ban_on_road_there(state, player, path) == 0:
                legal[count] = BUILD_ROAD + path
                count += 1
    if ban_on_any_city(state, player) == 0:
        for crossing in range(CROSSINGS):
            if ban_on_city_there(state, player, crossing) == 0:
                legal[count] = BUILD_CITY + crossing
                count += 1
    return count


@rule
def list_cards(state: State, player: int, legal: Any, count: int) -> int:
    """catan-38: the development cards that can be played."""
    if state.played or state.cards[player] == 0:
        return count
    if ban_on_card(state, player, KNIGHT) == 0:
        legal[count] = PLAY_KNIGHT
        count += 1
    if ban_on_road_building(state, player) == 0:
        legal[count] = PLAY_ROAD_BUILDING
        count += 1
    if ban_on_discovery(state, player) == 0:
        legal[count] = PLAY_DISCOVERY
        count += 1
    if ban_on_card(state, player, MONOPOLY) == 0:
        for resource in range(RESOURCES):
            legal[count] = PLAY_MONOPOLY + resource
            count += 1
    return count


@rule
def list_trade(state: State, player: int, legal: Any, count: int) -> int:
    """catan-23, catan-24: trade at sea, and the first card of an offer."""
    if ban_on_trading(state):
        return count
    for rate in RATES:
        for give in range(RESOURCES):
            if ban_on_rate(state, player, rate, give) == 0:
                for want in range(RESOURCES):
                    if ban_on_shipping(state, player, rate, give, want) == 0:
                        legal[count] = SHIP + (rate - RATES[0]) * EACH_RATE + give * RESOURCES + want
                        count += 1
    return list_bundle(state, player, legal, count) if ban_on_offering(state, player) == 0 else count


@rule
def list_robbery(state: State, player: int, legal: Any) -> int:
    """catan-35, catan-36, catan-44: cards to take or discard, hexes for the robber, victims."""
    count = 0
    for resource in range(RESOURCES):
        if ban_on_taking(state, resource) == 0:
            legal[count] = TAKE_CARD + resource
            count += 1
    for place in range(HEXES):
        if ban_on_robber(state, place) == 0:
            legal[count] = MOVE_ROBBER + place
            count += 1
    for victim in range(int(state.seats)):
        if ban_on_robbing(state, player, victim) == 0:
            legal[count] = ROB_PLAYER + victim
            count += 1
    if ban_on_sparing(state) == 0:
        legal[count] = ROB_NOBODY
        count += 1
    for resource in range(RESOURCES):
        if ban_on_discarding(state, player, resource) == 0:
            legal[count] = DISCARD_CARD + resource
            count += 1
    return count


@rule
def list_offers(state: State, player: int, legal: Any) -> int:
    """catan-23: composing an offer, answering it, choosing a partner."""
    count = 0
    if state.phase == OFFER or state.phase == COUNTER:
        count = list_bundle(state, player, legal, 0)
    elif state.phase == ANSWER:
        for answer in range(ACCEPTED, COUNTERED + 1):
            if ban_on_answering(state, player, answer) == 0:
                legal[count] = ACCEPT + answer - ACCEPTED
                count += 1
    elif state.phase == PICK:
        for partner in range(int(state.seats)):
            if ban_on_dealing(state, player, partner) == 0:
                legal[count] = DEAL_WITH + partner
                count += 1
    if ban_on_withdrawing(state) == 0:
        legal[count] = WITHDRAW
        count += 1
    return count


@rule
def list_bundle(state: State, player: int, legal: Any, count: int) -> int:
    """catan-23: one more card to give or to want, or the offer as it is."""
    for resource in range(RESOURCES):
        if ban_on_giving(state, player, resource) == 0:
            legal[count] = GIVE + resource
            count += 1
    for resource in range(RESOURCES):
        if ban_on_wanting(state, player, resource) == 0:
            legal[count] = WANT + resource
            count += 1
    if ban_on_proposing(state, player) == 0:
        legal[count] = PROPOSE
        count += 1
    return count
