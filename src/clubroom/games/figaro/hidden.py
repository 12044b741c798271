"""What is hidden: who learns a move, what a view tells, what may lie behind it."""

from typing import Any

from clubroom.chance import below, pick
from clubroom.compiled import rule
from clubroom.games.figaro.moves import DEAL_CARD, LAY
from clubroom.games.figaro.setup import deck_count
from clubroom.games.figaro.state import CARDS, COLOUR_OF, COLOURS, DEAL, PLAY, SEATS, SWAP, VALUE_OF
from clubroom.record import State
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def witnesses(state: State, player: int, move: int) -> int:
    """figaro-5: a dealt card is seen by the player who gets it; all else happens in the open."""
    if DEAL_CARD <= move < LAY:
        return only(int(state.receiver))
    return EVERYBODY


@rule
def tell(state: State, viewer: int, seen: State) -> None:
    """figaro-28: hands can be counted by eye; piles may not be counted, so only memory has them.

    Ruling FG-12: what everybody saw is public by memory: bots have it, people with the memory aid on.
    """
    for player in range(SEATS):
        seen.held[player] = held(state, player)


@rule
def held(state: State, player: int) -> int:
    """figaro-5: how many cards a player holds."""
    cards = 0
    for card in range(CARDS):
        cards += int(state.hand[player, card])
    return cards


@rule
def imagine(seen: State, viewer: int, rng: Any, state: State) -> None:
    """figaro-5, figaro-28: every deal of the cards not seen is equally likely; `state` comes as a copy of the view."""
    unseen = 0
    for card in range(CARDS):
        left = deck_count(seen, card) - int(seen.gone[card]) if seen.round_number > 0 else 0
        for player in range(SEATS):
            left -= int(seen.layout[player, card])
            if player == viewer:
                left -= int(seen.hand[player, card])
            else:
                state.hand[player, card] = 0
        state.bag[card] = left
        unseen += left
    for player in range(int(seen.seats)):
        if player != viewer:
            for _ in range(int(seen.held[player])):
                card = pick(state.bag, CARDS, below(rng, unseen))
                state.bag[card] -= 1
                state.hand[player, card] += 1
                unseen -= 1


@rule
def check(state: State) -> int:
    """figaro-2: every card is in exactly one place, and what is stored twice agrees; 0, or the broken law."""
    if state.phase < DEAL:
        return 0
    lying = 0
    for card in range(CARDS):
        cards = int(state.bag[card]) + int(state.gone[card])
        for player in range(int(state.seats)):
            cards += int(state.hand[player, card]) + int(state.layout[player, card])
            lying += int(state.layout[player, card])
        if cards != deck_count(state, card):
            return 1
    if lying != state.lying:
        return 2
    return check_layouts(state) if state.phase == PLAY or state.phase == SWAP else 0


@rule
def check_layouts(state: State) -> int:
    """figaro-10, figaro-11, figaro-12: colour, owner and total say what the layouts say."""
    for player in range(int(state.seats)):
        total = 0
        colour = NOTHING
        for card in range(CARDS):
            total += int(state.layout[player, card]) * int(VALUE_OF[card])
            if state.layout[player, card] > 0 and COLOUR_OF[card] != NOTHING:
                if colour != NOTHING and colour != COLOUR_OF[card]:
                    return 3
                colour = int(COLOUR_OF[card])
        if total != state.total[player] or total >= state.patience:
            return 4
        if colour != state.colour[player] or (colour != NOTHING and state.owner[colour] != player):
            return 5
    for colour in range(COLOURS):
        if state.owner[colour] != NOTHING and state.colour[int(state.owner[colour])] != colour:
            return 6
    return 0
