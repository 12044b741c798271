"""Trade between players: an offer is made, answered by all others at the same time, and perhaps a deal."""

from clubroom.compiled import rule
from clubroom.games.catan.events import (
    ACCEPTS,
    ANSWERS,
    COUNTERS,
    DECLINES,
    GIVES,
    NOBODY_TRADES,
    OFFERS,
    TRADES,
    WANTS,
    WITHDRAWS,
)
from clubroom.games.catan.moves import DECLINE
from clubroom.games.catan.offers import ban_on_composing, count_wanted
from clubroom.games.catan.purse import deduce, hand_over, prove
from clubroom.games.catan.sentences import ORDER_OF_PHASES, TRADE_WITH_PLAYERS
from clubroom.games.catan.state import (
    ACCEPTED,
    ACT,
    ANSWER,
    COUNTER,
    COUNTERED,
    DECLINED,
    OFFER,
    PICK,
    RESOURCES,
    SEATS,
    UNANSWERED,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def ban_on_proposing(state: State, player: int) -> int:
    """catan-23: an offer gives something and wants something.

    Ruling CT-10: gifts are no trade.
    """
    banned = ban_on_composing(state, player)
    if banned:
        return banned
    return 0 if count_wanted(state, player) > 0 else TRADE_WITH_PLAYERS


@rule
def propose(state: State, player: int) -> None:
    """catan-23: the offer is made to everybody, also to those who could not accept it; a counter-offer is sealed."""
    if state.turn == player:
        note(state, OFFERS, EVERYBODY, player, 0, 0)
        for resource in range(RESOURCES):
            tell_side(state, player, GIVES, resource, int(state.offer_give[resource]))
        for resource in range(RESOURCES):
            tell_side(state, player, WANTS, resource, int(state.offer_want[resource]))
        state.phase = ANSWER
    else:
        state.counters[player] = 2
        note(state, ANSWERS, EVERYBODY, player, 0, 0)
        show_answers(state)


@rule
def tell_side(state: State, player: int, event: int, resource: int, number: int) -> None:
    """catan-23: what an offer gives or wants is said aloud."""
    if number > 0:
        note(state, event, EVERYBODY, player, number, resource)


@rule
def everybody_has_composed(state: State) -> int:
    """catan-23: whether all counter-offers are there (1 or 0)."""
    for player in range(SEATS):
        if state.counters[player] == 1:
            return 0
    return 1


@rule
def ban_on_answering(state: State, player: int, answer: int) -> int:
    """catan-23: accept, decline or make a counter-offer; one accepts only what one can pay.

    Ruling CT-10: a counter-offer needs a card to give.
    """
    if state.phase != ANSWER or state.turn == player or state.answered[player]:
        return TRADE_WITH_PLAYERS
    if answer == COUNTERED and state.held[player] == 0:
        return TRADE_WITH_PLAYERS
    if answer == ACCEPTED:
        for resource in range(RESOURCES):
            if state.hand[player, resource] < state.offer_want[resource]:
                return TRADE_WITH_PLAYERS
    return 0


@rule
def unanswered(state: State, player: int) -> int:
    """catan-23: whoever says nothing to an offer declines it; for everything else he is waited for."""
    return NOTHING if ban_on_answering(state, player, DECLINED) else DECLINE


@rule
def give_answer(state: State, player: int, answer: int) -> None:
    """catan-23: an answer is nobody else's business until all have answered."""
    state.answer[player] = answer
    state.answered[player] = 1
    note(state, ANSWERS, EVERYBODY, player, 0, 0)
    for other in range(int(state.seats)):
        if other != state.turn and not state.answered[other]:
            return
    for other in range(SEATS):
        state.counters[other] = state.answer[other] == COUNTERED
    state.phase = COUNTER
    show_answers(state)


@rule
def show_answers(state: State) -> None:
    """catan-23: when all counter-offers are there too, all answers are shown together."""
    if not everybody_has_composed(state):
        return
    able = 0
    for player in range(int(state.seats)):
        if player != state.turn:
            show_answer(state, player)
            able += state.shown_answer[player] != DECLINED
    deduce(state)
    state.phase = PICK
    if able == 0:
        note(state, NOBODY_TRADES, EVERYBODY, int(state.turn), 0, 0)
        end_offer(state)


@rule
def show_answer(state: State, player: int) -> None:
    """catan-23: one answer in the open; it proves what its player holds."""
    answer = int(state.answer[player])
    state.shown_answer[player] = answer
    note(
        state, DECLINES if answer == DECLINED else ACCEPTS if answer == ACCEPTED else COUNTERS, EVERYBODY, player, 0, 0
    )
    for resource in range(RESOURCES):
        if answer == ACCEPTED:
            state.shown_give[player, resource] = state.offer_want[resource]
            state.shown_want[player, resource] = state.offer_give[resource]
        elif answer == COUNTERED:
            state.shown_give[player, resource] = state.counter_give[player, resource]
            state.shown_want[player, resource] = state.counter_want[player, resource]
            tell_side(state, player, GIVES, resource, int(state.counter_give[player, resource]))
        prove(state, player, resource, int(state.shown_give[player, resource]))
    for resource in range(RESOURCES):
        if answer == COUNTERED:
            tell_side(state, player, WANTS, resource, int(state.counter_want[player, resource]))


@rule
def ban_on_dealing(state: State, player: int, partner: int) -> int:
    """catan-23: deal with one who accepted, or with one whose counter-offer one can pay."""
    if state.phase != PICK:
        return ORDER_OF_PHASES
    if state.shown_answer[partner] == UNANSWERED or state.shown_answer[partner] == DECLINED:
        return TRADE_WITH_PLAYERS
    for resource in range(RESOURCES):
        if state.hand[player, resource] < state.shown_want[partner, resource]:
            return TRADE_WITH_PLAYERS
    return 0


@rule
def deal_with(state: State, player: int, partner: int) -> None:
    """catan-23: the cards change hands."""
    note(state, TRADES, EVERYBODY, player, partner, 0)
    for resource in range(RESOURCES):
        if state.shown_want[partner, resource] > 0:
            hand_over(state, player, partner, resource, int(state.shown_want[partner, resource]))
        if state.shown_give[partner, resource] > 0:
            hand_over(state, partner, player, resource, int(state.shown_give[partner, resource]))
    deduce(state)
    end_offer(state)


@rule
def ban_on_withdrawing(state: State) -> int:
    """catan-23: an offer may be dropped while it is composed, and when the answers are there."""
    return 0 if state.phase == OFFER or state.phase == PICK else ORDER_OF_PHASES


@rule
def withdraw(state: State, player: int) -> None:
    """catan-23: nobody is dealt with."""
    note(state, WITHDRAWS, EVERYBODY, player, 0, 0)
    end_offer(state)


@rule
def end_offer(state: State) -> None:
    """catan-23: the offer and its answers are cleared away."""
    state.phase = ACT
    for resource in range(RESOURCES):
        state.offer_give[resource] = 0
        state.offer_want[resource] = 0
    for player in range(SEATS):
        state.answer[player] = UNANSWERED
        state.answered[player] = 0
        state.counters[player] = 0
        state.shown_answer[player] = UNANSWERED
        for resource in range(RESOURCES):
            state.counter_give[player, resource] = 0
            state.counter_want[player, resource] = 0
            state.shown_give[player, resource] = 0
            state.shown_want[player, resource] = 0
