"""The house player: what to do in each phase, judged by what lies open and its own hand."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.catan.house_build import (
    NONE,
    best_place,
    is_vain,
    move_towards,
    thing_to_build,
    without_longest_road,
)
from clubroom.games.catan.house_cards import NO_CARD, best_pair, card_to_play, wants_knight
from clubroom.games.catan.house_founding import founding_road_worth, founding_worth
from clubroom.games.catan.house_plan import outlook, own_plan
from clubroom.games.catan.house_purse import own_hand
from clubroom.games.catan.house_robber import kind_to_discard, robber_worth, victim_worth
from clubroom.games.catan.house_sites import production_of
from clubroom.games.catan.house_trade import (
    MOST_OFFERS,
    NO_OFFER,
    best_offer,
    deal_worth,
    kind_to_want,
    wants_to_accept,
)
from clubroom.games.catan.moves import (
    ACCEPT,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    DEAL_WITH,
    DECLINE,
    DISCARD_CARD,
    END_TURN,
    GIVE,
    MOVE_ROBBER,
    PLAY_KNIGHT,
    PROPOSE,
    ROB_NOBODY,
    ROB_PLAYER,
    ROLL,
    TAKE_CARD,
    WANT,
    WITHDRAW,
)
from clubroom.games.catan.offers import ban_on_offering, count_wanted
from clubroom.games.catan.state import (
    ACT,
    ANSWER,
    BEFORE_ROLL,
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROADS,
    OFFER,
    PICK,
    RESOURCES,
    ROAD,
    ROB,
    ROBBER,
    TAKE_CARDS,
)
from clubroom.record import State

SURE = 1000


@compiled
def house(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """How the house player mixes its moves: it has one mind."""
    move = house_move(state, player, legal, count)
    found = 0
    for choice in range(count):
        weights[choice] = SURE if legal[choice] == move else 0
        found |= int(legal[choice] == move)
    if not found:
        weights[count - 1] = SURE


@compiled
def house_move(state: State, player: int, legal: Any, count: int) -> int:
    """The move it wants to make."""
    phase = int(state.phase)
    if phase == ACT:
        return act(state, player, legal, count)
    if phase == BEFORE_ROLL:
        return PLAY_KNIGHT if not state.played and wants_knight(state, player) else ROLL
    if phase <= FOUND_ROAD or phase in (ROBBER, ROB):
        return best_by_worth(state, player, legal, count)
    if phase == FREE_ROADS:
        return best_place(state, player, own_plan(state, player), legal, count, ROAD)
    if phase == DISCARD:
        return DISCARD_CARD + kind_to_discard(state, player)
    if phase == TAKE_CARDS:
        hand = own_hand(state, player)
        return TAKE_CARD + best_pair(state, own_plan(state, player), hand, max(int(state.taken), 0), int(state.to_take))
    return talk(state, player, legal, count)


@compiled
def act(state: State, player: int, legal: Any, count: int) -> int:
    """In the turn: a card, a building, a ship, an offer, or the end of the turn."""
    plan = own_plan(state, player)
    hand = own_hand(state, player)
    card = card_to_play(state, player, plan, hand)
    if card != NO_CARD:
        return card
    now = outlook(plan, hand)
    thing = thing_to_build(state, player, plan, hand, now)
    if thing == ROAD and is_vain(state, player, plan, legal, count):
        plan = without_longest_road(plan)
        now = outlook(plan, hand)
        thing = thing_to_build(state, player, plan, hand, now)
    if thing != NONE:
        return move_towards(state, player, plan, hand, thing, legal, count)
    if state.seats > 2 and state.offers < MOST_OFFERS and ban_on_offering(state, player) == 0:  # a duel has no deals
        offer = best_offer(state, player, plan, hand, now, 1 + int(state.offers))
        if offer != NO_OFFER:
            return GIVE + offer
    return END_TURN


@compiled
def worth_of(state: State, player: int, production: int, move: int) -> int:
    """What a move of founding or robbing is worth."""
    if move < BUILD_ROAD:
        return founding_worth(state, player, production, move - BUILD_SETTLEMENT)
    if move < MOVE_ROBBER:
        return founding_road_worth(state, player, move - BUILD_ROAD)
    if move < ROB_PLAYER:
        return robber_worth(state, player, move - MOVE_ROBBER)
    return victim_worth(state, move - ROB_PLAYER) if move < ROB_NOBODY else 0


@compiled
def best_by_worth(state: State, player: int, legal: Any, count: int) -> int:
    """The move that is worth most, the first of equals."""
    production = production_of(state, player) if state.phase == FOUND_SETTLEMENT else 0
    best = int(legal[0])
    most = worth_of(state, player, production, best)
    for choice in range(1, count):
        worth = worth_of(state, player, production, int(legal[choice]))
        if worth > most:
            most = worth
            best = int(legal[choice])
    return best


@compiled
def talk(state: State, player: int, legal: Any, count: int) -> int:
    """Offers, answers and deals."""
    if state.phase == ANSWER:
        return ACCEPT if legal[0] == ACCEPT and wants_to_accept(state, player) else DECLINE
    if state.phase == PICK:
        return best_deal(state, player, legal, count)
    if count_wanted(state, player) > 0:
        return PROPOSE
    if legal[0] < WANT and state.phase == OFFER and state.offers > 1 and not gives_twice(state):
        return int(legal[0])
    return WANT + kind_to_want(state, player)


@compiled
def gives_twice(state: State) -> int:
    """Whether an offer gives two cards already (1 or 0)."""
    cards = 0
    for resource in range(RESOURCES):
        cards += int(state.offer_give[resource])
    return int(cards > 1)


@compiled
def best_deal(state: State, player: int, legal: Any, count: int) -> int:
    """The deal that helps most and the leader least, or none."""
    plan = own_plan(state, player)
    hand = own_hand(state, player)
    best = WITHDRAW
    most = 0
    for choice in range(count):
        move = int(legal[choice])
        if move < WITHDRAW:
            worth = deal_worth(state, player, plan, hand, move - DEAL_WITH)
            if worth > most:
                most = worth
                best = move
    return best
