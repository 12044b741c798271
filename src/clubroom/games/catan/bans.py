"""The sentence that forbids a move, found by asking the question of its kind."""

from clubroom.compiled import rule
from clubroom.games.catan.answers import ban_on_answering, ban_on_dealing, ban_on_proposing, ban_on_withdrawing
from clubroom.games.catan.build import (
    ban_on_acting,
    ban_on_city,
    ban_on_road,
    ban_on_settlement,
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
    GIVE,
    MOVE_ROBBER,
    PLAY_DISCOVERY,
    PLAY_KNIGHT,
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
from clubroom.games.catan.offers import ban_on_giving, ban_on_wanting
from clubroom.games.catan.robber import ban_on_discarding, ban_on_robber, ban_on_robbing, ban_on_sparing
from clubroom.games.catan.sea import ban_on_shipping
from clubroom.games.catan.sentences import FOUNDING, ORDER_OF_PHASES, WHO_WINS
from clubroom.games.catan.state import (
    ACCEPTED,
    BEFORE_ROLL,
    COUNTER,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    KNIGHT,
    MONOPOLY,
    OVER,
    RATES,
    RESOURCES,
)
from clubroom.record import State

EACH_RATE = RESOURCES * RESOURCES


@rule
def ban_on(state: State, player: int, move: int) -> int:
    """catan-2, catan-13, catan-20, catan-23, catan-35: the sentence that forbids this move to this player now, or 0."""
    if state.phase == OVER:
        return WHO_WINS
    if state.phase < FOUND_SETTLEMENT or move < ROLL:
        return ORDER_OF_PHASES
    if move >= DISCARD_CARD and move < SHIP:
        return ban_on_discarding(state, player, move - DISCARD_CARD)
    if move >= ACCEPT and move < DEAL_WITH:
        return ban_on_answering(state, player, move - ACCEPT + ACCEPTED)
    if state.turn != player and (state.phase != COUNTER or move < GIVE or move > PROPOSE):
        return ORDER_OF_PHASES
    if state.phase == FOUND_SETTLEMENT and (move < BUILD_SETTLEMENT or move >= BUILD_ROAD):
        return FOUNDING
    if state.phase == FOUND_ROAD and (move < BUILD_ROAD or move >= BUILD_CITY):
        return FOUNDING
    if move < BUY_CARD:
        return ban_on_building(state, player, move)
    return ban_on_cards(state, player, move) if move < DISCARD_CARD else ban_on_trade(state, player, move)


@rule
def ban_on_building(state: State, player: int, move: int) -> int:
    """catan-21, catan-26, catan-30, catan-31: dice and building."""
    if move == ROLL:
        return 0 if state.phase == BEFORE_ROLL else ORDER_OF_PHASES
    if move < BUILD_ROAD:
        return ban_on_settlement(state, player, move - BUILD_SETTLEMENT)
    if move < BUILD_CITY:
        return ban_on_road(state, player, move - BUILD_ROAD)
    return ban_on_city(state, player, move - BUILD_CITY)


@rule
def ban_on_cards(state: State, player: int, move: int) -> int:
    """catan-32, catan-36, catan-38: development cards and the robber."""
    if move == BUY_CARD:
        return ban_on_buying(state, player)
    if move == PLAY_KNIGHT:
        return ban_on_card(state, player, KNIGHT)
    if move == PLAY_ROAD_BUILDING:
        return ban_on_road_building(state, player)
    if move == PLAY_DISCOVERY:
        return ban_on_discovery(state, player)
    if move < TAKE_CARD:
        return ban_on_card(state, player, MONOPOLY)
    if move < MOVE_ROBBER:
        return ban_on_taking(state, move - TAKE_CARD)
    if move < ROB_PLAYER:
        return ban_on_robber(state, move - MOVE_ROBBER)
    if move < ROB_NOBODY:
        return ban_on_robbing(state, player, move - ROB_PLAYER)
    return ban_on_sparing(state)


@rule
def ban_on_trade(state: State, player: int, move: int) -> int:
    """catan-20, catan-23, catan-24: trade at sea, offers, the end of a turn."""
    if move < GIVE:
        number = move - SHIP
        give = number // RESOURCES % RESOURCES
        return ban_on_shipping(state, player, RATES[0] + number // EACH_RATE, give, number % RESOURCES)
    if move < WANT:
        return ban_on_giving(state, player, move - GIVE)
    if move < PROPOSE:
        return ban_on_wanting(state, player, move - WANT)
    if move == PROPOSE:
        return ban_on_proposing(state, player)
    if move < WITHDRAW:
        return ban_on_dealing(state, player, move - DEAL_WITH)
    return ban_on_withdrawing(state) if move == WITHDRAW else ban_on_acting(state)
