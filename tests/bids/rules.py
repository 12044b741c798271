"""The rules of sealed bids."""

from collections.abc import Mapping
from typing import Any

from bids.moves import ADD, DEAL_CARD, OFFER, SEAL
from bids.state import (
    ADDED,
    BID,
    CARDS,
    DEALT,
    EACH,
    LONGEST_BID,
    OVER,
    PRIZE,
    PRIZE_DRAWN,
    PRIZE_WEIGHTS,
    PRIZES,
    ROUNDS,
    SEALED,
    SHOWN,
    WON,
)
from clubroom.chance import below
from clubroom.compiled import rule
from clubroom.record import State
from clubroom.story import begin_story, note
from clubroom.viewers import CHANCE_BIT, EVERYBODY, NOTHING, only


def refuse(seats: int, options: Mapping[str, str]) -> str:
    """Nothing is refused."""
    return ""


@rule
def new_game(state: State, seats: int, options: Any) -> None:
    """bids-1: two or three players."""
    state.seats = seats
    state.low_wins = options[0]
    for card in range(CARDS):
        state.bag[card] = 1
    state.round_number = 1


@rule
def to_act(state: State) -> int:
    """bids-5: all who have not sealed, at the same time."""
    if state.phase == OVER:
        return 0
    if state.phase != BID:
        return CHANCE_BIT
    actors = 0
    for player in range(int(state.seats)):
        if not state.sealed[player]:
            actors |= only(player)
    return actors


@rule
def chance(state: State, legal: Any, weights: Any) -> int:
    """bids-2, bids-3: cards are equally likely, small prizes likelier than great ones."""
    count = 0
    if state.phase == PRIZE:
        for prize in range(PRIZES):
            legal[prize] = OFFER + prize
            weights[prize] = PRIZE_WEIGHTS[prize]
        return PRIZES
    for card in range(CARDS):
        if state.bag[card]:
            legal[count] = DEAL_CARD + card
            weights[count] = 1
            count += 1
    return count


@rule
def bid_size(state: State, player: int) -> int:
    """bids-4: how many cards are laid aside."""
    cards = 0
    for card in range(CARDS):
        cards += int(state.bid[player, card])
    return cards


@rule
def bid_sum(state: State, player: int) -> int:
    """bids-6: what a bid is worth."""
    total = 0
    for card in range(CARDS):
        total += int(state.bid[player, card]) * (card + 1)
    return total


@rule
def hand_size(state: State, player: int) -> int:
    """bids-2: how many cards are in the hand, without those laid aside."""
    cards = 0
    for card in range(CARDS):
        cards += int(state.hand[player, card])
    return cards


@rule
def ban_on_adding(state: State, player: int, card: int) -> int:
    """bids-4: one or two cards of the hand, the smaller first."""
    if not state.hand[player, card] or bid_size(state, player) == LONGEST_BID:
        return 4
    for higher in range(card, CARDS):
        if state.bid[player, higher]:
            return 4
    return 0


@rule
def ban_on_sealing(state: State, player: int) -> int:
    """bids-5: a bid holds at least one card, unless none is left."""
    return 5 if bid_size(state, player) == 0 and hand_size(state, player) > 0 else 0


@rule
def ban_on(state: State, player: int, move: int) -> int:
    """bids-5: whoever has sealed waits."""
    if state.phase != BID or state.sealed[player] or player >= state.seats:
        return 5
    if move < ADD:
        return 3
    return ban_on_sealing(state, player) if move == SEAL else ban_on_adding(state, player, move - ADD)


@rule
def legal_moves(state: State, player: int, legal: Any) -> int:
    """bids-4: all that is not banned."""
    count = 0
    for move in range(ADD, SEAL + 1):
        if ban_on(state, player, move) == 0:
            legal[count] = move
            count += 1
    return count


@rule
def apply(state: State, player: int, move: int) -> None:
    """bids-2, bids-3, bids-4, bids-5: do what the move says."""
    begin_story(state)
    if move < OFFER:
        deal(state, move - DEAL_CARD)
    elif move < ADD:
        state.prize = move - OFFER + 1
        state.phase = BID
        note(state, PRIZE_DRAWN, EVERYBODY, state.prize, 0, 0)
    elif move < SEAL:
        state.hand[player, move - ADD] = 0
        state.bid[player, move - ADD] = 1
        note(state, ADDED, only(player), player, move - ADD, 0)
    else:
        state.sealed[player] = 1
        note(state, SEALED, EVERYBODY, player, 0, 0)
        if to_act(state) == 0:
            reveal(state)


@rule
def deal(state: State, card: int) -> None:
    """bids-2: three cards each."""
    player = int(state.dealt) % int(state.seats)
    state.bag[card] = 0
    state.hand[player, card] = 1
    state.dealt += 1
    note(state, DEALT, only(player), player, card, 0)
    if state.dealt == EACH * int(state.seats):
        state.phase = PRIZE


@rule
def reveal(state: State) -> None:
    """bids-6, bids-7: the best bid wins the prize, nobody on a tie; bids are spent."""
    winner = NOTHING
    best = 0
    for player in range(int(state.seats)):
        worth = bid_sum(state, player)
        note(state, SHOWN, EVERYBODY, player, worth, 0)
        better = worth < best if state.low_wins else worth > best
        if player == 0 or better:
            best = worth
            winner = player
        elif worth == best:
            winner = NOTHING
    if winner != NOTHING:
        state.won[winner] += state.prize
        note(state, WON, EVERYBODY, winner, state.prize, 0)
    for player in range(int(state.seats)):
        state.sealed[player] = 0
        for card in range(CARDS):
            state.spent[card] += state.bid[player, card]
            state.bid[player, card] = 0
    state.prize = 0
    state.phase = PRIZE if state.round_number < ROUNDS else OVER
    if state.phase == PRIZE:
        state.round_number += 1


@rule
def score(state: State, points: Any, ranks: Any) -> None:
    """bids-8: most prizes win; equals share a place."""
    for player in range(int(state.seats)):
        points[player] = state.won[player]
        ranks[player] = 1
        for other in range(int(state.seats)):
            ranks[player] += state.won[other] > state.won[player]


@rule
def witnesses(state: State, player: int, move: int) -> int:
    """bids-2, bids-4: a dealt card and a card laid aside are seen by their player alone."""
    if move < OFFER:
        return only(int(state.dealt) % int(state.seats))
    return only(player) if ADD <= move < SEAL else EVERYBODY


@rule
def tell(state: State, viewer: int, seen: State) -> None:
    """bids-5: how many cards a bid has stays hidden, so they count as held."""
    for player in range(int(state.seats)):
        seen.held[player] = hand_size(state, player) + bid_size(state, player)
    for player in range(int(state.seats), len(seen.held)):
        seen.held[player] = 0


@rule
def imagine(seen: State, viewer: int, rng: Any, state: State) -> None:
    """bids-2, bids-4: any unseen cards; a sealed bid has its smallest card in it."""
    unseen = 0
    for card in range(CARDS):
        state.bag[card] = 1 - seen.spent[card]
        for player in range(len(seen.hand)):
            if player == viewer:
                state.bag[card] -= seen.hand[player, card] + seen.bid[player, card]
            else:
                state.hand[player, card] = 0
                state.bid[player, card] = 0
        unseen += int(state.bag[card])
    for player in range(int(seen.seats)):
        if player != viewer:
            for held in range(int(seen.held[player])):
                place = below(rng, unseen)
                card = 0
                while place >= state.bag[card]:
                    place -= int(state.bag[card])
                    card += 1
                state.bag[card] = 0
                unseen -= 1
                if held == 0 and seen.sealed[player]:
                    state.bid[player, card] = 1
                else:
                    state.hand[player, card] = 1


@rule
def check(state: State) -> int:
    """bids-2: every card is in one place."""
    for card in range(CARDS):
        places = int(state.bag[card]) + int(state.spent[card])
        for player in range(int(state.seats)):
            places += int(state.hand[player, card]) + int(state.bid[player, card])
        if places != 1:
            return 1
    return 0
