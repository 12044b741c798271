"""A possible state behind a view, for search: unseen cards dealt anew, hidden choices made anew."""

from typing import Any

from clubroom.chance import below, pick
from clubroom.compiled import rule
from clubroom.games.catan.hidden import count_developments
from clubroom.games.catan.state import (
    ACCEPTED,
    ANSWER,
    COUNTER,
    COUNTERED,
    DECLINED,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    GOAL,
    OVER,
    PICK,
    POINT,
    PUBLIC,
    RESOURCES,
    SEATS,
    STACK,
    UNANSWERED,
    VIEWERS,
)
from clubroom.record import State

MOST_TRIES = 1000


@rule
def imagine(seen: State, viewer: int, rng: Any, state: State) -> None:
    """catan-18, catan-32: cards nobody has named are dealt anew, and hidden choices made anew.

    Ruling CT-2: nobody can secretly have ten points, or the game would be over; such a deal is dealt again.
    """
    row = min(viewer, PUBLIC)
    imagine_hands(seen, viewer, row, rng, state)
    imagine_memories(seen, row, state)
    tries = 0
    imagine_cards(seen, viewer, 0, rng, state)
    while has_secret_winner(seen, viewer, state) and tries < MOST_TRIES:
        tries += 1
        imagine_cards(seen, viewer, int(seen.phase == OVER or tries == MOST_TRIES), rng, state)
    for player in range(SEATS):
        if player != viewer:
            imagine_fresh(seen, player, rng, state)
            imagine_discards(seen, player, rng, state)
            imagine_answer(seen, player, rng, state)


@rule
def draw_from_bag(state: State, rng: Any) -> int:
    """catan-36: take one card out of the bag, each as likely as any other."""
    cards = 0
    for kind in range(RESOURCES):
        cards += int(state.bag[kind])
    kind = pick(state.bag, RESOURCES, below(rng, cards))
    state.bag[kind] -= 1
    return kind


@rule
def imagine_hands(seen: State, viewer: int, row: int, rng: Any, state: State) -> None:
    """catan-10, catan-18: each hand holds what the viewer can name of it; the rest of the cards may lie anywhere."""
    for resource in range(RESOURCES):
        state.bag[resource] = STACK - seen.bank[resource]
        for player in range(SEATS):
            if player != viewer:
                state.hand[player, resource] = max(
                    int(seen.known[row, player, resource]), int(seen.known[PUBLIC, player, resource])
                )
            state.bag[resource] -= state.hand[player, resource]
    for player in range(SEATS):
        unnamed = int(seen.held[player])
        for resource in range(RESOURCES):
            unnamed -= int(state.hand[player, resource])
        for _ in range(unnamed):
            state.hand[player, draw_from_bag(state, rng)] += 1


@rule
def imagine_memories(seen: State, row: int, state: State) -> None:
    """catan-18, catan-36: the others can name their own cards and what everybody can."""
    for other in range(VIEWERS):
        if other != row and other != PUBLIC:
            for player in range(SEATS):
                unnamed = int(seen.held[player])
                for resource in range(RESOURCES):
                    named = int(
                        state.hand[player, resource] if other == player else seen.known[PUBLIC, player, resource]
                    )
                    state.known[other, player, resource] = named
                    unnamed -= named
                state.unsure[other, player] = unnamed


@rule
def imagine_cards(seen: State, viewer: int, careful: int, rng: Any, state: State) -> None:
    """catan-32, catan-34, catan-42: development cards that all know stay where they are, the others are dealt.

    A `careful` deal gives nobody a point that would win or that he did not show, as long as other cards are left.
    """
    for card in range(DEVELOPMENTS):
        for player in range(SEATS):
            if player != viewer:
                state.development[player, card] = seen.sure[player, card]
                if card == POINT:
                    state.development[player, card] = seen.shown_points[player]
        state.pile[card] = 0
        state.bag[card] = DEVELOPMENT_COUNTS[card] - count_developments(state, card)
    for player in range(SEATS):
        dealt = 0
        for card in range(DEVELOPMENTS):
            dealt += int(state.development[player, card])
        for _ in range(int(seen.cards[player]) - dealt):
            points = int(state.bag[POINT])
            others = int(state.bag[0]) + int(state.bag[1]) + int(state.bag[2]) + int(state.bag[3])
            if careful and others > 0:
                state.bag[POINT] = 0
            card = draw_from_bag(state, rng)
            if careful and others > 0:
                state.bag[POINT] = points
            state.development[player, card] += 1
    for card in range(DEVELOPMENTS):
        state.pile[card] = state.bag[card]


@rule
def has_secret_winner(seen: State, viewer: int, state: State) -> int:
    """catan-2, catan-46: whether a deal gave someone a point that would have won, or that he did not show (1 or 0)."""
    for player in range(SEATS):
        hidden = int(state.development[player, POINT])
        if player != viewer and hidden > 0:
            if seen.phase == OVER:
                if hidden != seen.shown_points[player]:
                    return 1
            elif int(seen.points[player]) + hidden >= GOAL:
                return 1
    return 0


@rule
def imagine_fresh(seen: State, player: int, rng: Any, state: State) -> None:
    """catan-33: which of the cards were bought this turn; only whoever's turn it is has any."""
    for card in range(DEVELOPMENTS):
        state.fresh[player, card] = seen.sure_fresh[card] if seen.turn == player else 0
        state.bag[card] = state.development[player, card] - seen.sure[player, card]
    if seen.turn == player:
        for _ in range(int(seen.bought)):
            state.fresh[player, draw_from_bag(state, rng)] += 1


@rule
def imagine_discards(seen: State, player: int, rng: Any, state: State) -> None:
    """catan-35: whoever has chosen has chosen some cards; of the others nobody knows how far they are."""
    for resource in range(RESOURCES):
        state.discarding[player, resource] = 0
        state.bag[resource] = state.hand[player, resource]
    if seen.chosen[player]:
        for _ in range(int(seen.owed[player])):
            state.discarding[player, draw_from_bag(state, rng)] += 1


@rule
def imagine_answer(seen: State, player: int, rng: Any, state: State) -> None:
    """catan-23: an answer that this hand allows, and a counter-offer of one card for one."""
    state.answer[player] = seen.shown_answer[player] if seen.phase == PICK else UNANSWERED
    for resource in range(RESOURCES):
        countered = seen.phase == PICK and seen.shown_answer[player] == COUNTERED
        state.counter_give[player, resource] = seen.shown_give[player, resource] if countered else 0
        state.counter_want[player, resource] = seen.shown_want[player, resource] if countered else 0
    if seen.phase == ANSWER or seen.phase == COUNTER:
        if seen.counters[player] > 0:
            state.answer[player] = COUNTERED
        elif seen.answered[player]:
            state.answer[player] = imagine_reply(state, player, int(seen.phase == ANSWER), rng)
    if seen.phase == COUNTER and seen.counters[player] == 2:
        for resource in range(RESOURCES):
            state.bag[resource] = state.hand[player, resource]
        give = draw_from_bag(state, rng)
        want = (give + 1 + below(rng, RESOURCES - 1)) % RESOURCES
        state.counter_give[player, give] = 1
        state.counter_want[player, want] = 1


@rule
def imagine_reply(state: State, player: int, may_counter: int, rng: Any) -> int:
    """catan-23: accept if possible, decline, or counter, all equally likely."""
    can_accept = 1
    for resource in range(RESOURCES):
        if state.hand[player, resource] < state.offer_want[resource]:
            can_accept = 0
    can_counter = int(may_counter and state.held[player] > 0)
    ticket = below(rng, 1 + can_accept + can_counter)
    if ticket == 0:
        return DECLINED
    return ACCEPTED if can_accept and ticket == 1 else COUNTERED
