"""Phases I and II: where to go and what to do there, chosen in secret and turned over together."""

from clubroom.compiled import rule
from clubroom.games.adel.box import THIEF_COLOUR
from clubroom.games.adel.events import (
    ANNOUNCED,
    CHOSE_ACTION,
    CHOSE_PLACE,
    GOES,
    LOCKED,
    PASSES,
    ROUND_BEGINS,
    TURNS,
)
from clubroom.games.adel.exhibition import can_exhibit
from clubroom.games.adel.sentences import (
    NO_DETECTIVE_AT_THE_AUCTION,
    NO_EXHIBITION_TO_SHOW,
    ORDER_OF_PHASES,
    PRISONERS_STAY,
    WHAT_AT_THE_AUCTION,
    WHAT_AT_THE_CASTLE,
    YOUR_OWN_CARDS,
    forbidden_by,
)
from clubroom.games.adel.state import (
    ACTION,
    AUCTION,
    CASTLE,
    CELLS,
    CONFRONTATION,
    DETECTIVE,
    EXHIBITION,
    PLACE,
    SURPRISE,
    THIEF,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def open_round(state: State) -> None:
    """jumbo-16, jumbo-68, jumbo-69, fx-13, fx-48, fx-53, fx-54, alea-9, alea-49, alea-50: a round begins.

    Ruling AV-27: in a confrontation odd rounds are at the auction house, even ones at the castle.
    Ruling AV-10: once both piles are empty everybody is in the castle.
    """
    state.round_number += 1
    note(state, ROUND_BEGINS, EVERYBODY, int(state.round_number), 0, 0)
    state.paid = NOTHING
    state.buyer = NOTHING
    for player in range(int(state.seats)):
        state.place_chosen[player] = NOTHING
        state.place[player] = NOTHING
        state.action_chosen[player] = NOTHING
        state.action[player] = NOTHING
        state.locked[player] = 0
    if is_closed(state):
        send_everybody(state, CASTLE)
    elif state.variant == CONFRONTATION:
        send_everybody(state, AUCTION if state.round_number % 2 else CASTLE)
    else:
        state.phase = PLACE


@rule
def is_closed(state: State) -> int:
    """jumbo-35, fx-47, alea-45: whether no object is left for sale (1 or 0).

    Ruling AV-10: looked at when a round begins; phases I and III then drop out.
    """
    return int(state.left[0] == 0 and state.left[1] == 0)


@rule
def send_everybody(state: State, place: int) -> None:
    """jumbo-69, fx-54, alea-50: both are at the same place, which is announced."""
    note(state, ANNOUNCED, EVERYBODY, place, 0, 0)
    for player in range(int(state.seats)):
        state.place_chosen[player] = place
        state.place[player] = place
    begin_actions(state)


@rule
def ban_on_going(state: State, player: int, place: int) -> int:
    """jumbo-17, fx-14, alea-10: everyone picks castle or auction house.

    Ruling AV-4: not the auction house with neither a cheque nor a free thief to play there.
    """
    if state.phase != PLACE or state.place_chosen[player] != NOTHING:
        return forbidden_by(state, ORDER_OF_PHASES)
    if place == AUCTION and not has_auction_card(state, player):
        return forbidden_by(state, WHAT_AT_THE_AUCTION)
    return 0


@rule
def has_auction_card(state: State, player: int) -> int:
    """jumbo-20, fx-16, alea-11: whether a player could do anything at the auction house (1 or 0)."""
    for action in range(DETECTIVE):
        if ban_on_card(state, player, action) == 0:
            return 1
    return 0


@rule
def ban_on_card(state: State, player: int, action: int) -> int:
    """jumbo-8, jumbo-29, jumbo-61, fx-6, fx-23, fx-45, alea-4, alea-18, alea-41: play only a card that you have.

    Ruling AV-21: a thief that left prison can be used from the next round on.
    """
    if action < THIEF:
        return 0 if state.purse[player, action] else forbidden_by(state, YOUR_OWN_CARDS)
    if action < DETECTIVE:
        thief = action - THIEF
        if THIEF_COLOUR[int(state.edition), thief] != state.colour[player]:
            return forbidden_by(state, YOUR_OWN_CARDS)
        if is_jailed(state, thief):
            return forbidden_by(state, PRISONERS_STAY)
    return 0


@rule
def is_jailed(state: State, thief: int) -> int:
    """jumbo-58, fx-42, alea-38: whether this thief sits in a cell (1 or 0)."""
    for cell in range(CELLS):
        if state.jail[cell] == thief:
            return 1
    return 0


@rule
def go(state: State, player: int, place: int) -> None:
    """jumbo-17, jumbo-68, fx-14, fx-53, alea-10, alea-49: lay a place card face down.

    Ruling AV-26: in the surprise variant the action card follows at once, before anything is turned over.
    """
    state.place_chosen[player] = place
    note(state, CHOSE_PLACE, only(player), player, place, 0)
    if state.variant != SURPRISE:
        lock(state, player)
        if all_locked(state):
            show_places(state)
            begin_actions(state)


@rule
def lock(state: State, player: int) -> None:
    """jumbo-17, fx-14, alea-10: a choice lies face down; the others see only that it was made."""
    state.locked[player] = 1
    note(state, LOCKED, EVERYBODY, player, 0, 0)


@rule
def all_locked(state: State) -> int:
    """jumbo-17, jumbo-25, alea-10, alea-15: whether everybody has chosen (1 or 0)."""
    for player in range(int(state.seats)):
        if not state.locked[player]:
            return 0
    return 1


@rule
def show_places(state: State) -> None:
    """jumbo-17, jumbo-18, fx-14, alea-10: all place cards are turned over together and stay open."""
    for player in range(int(state.seats)):
        state.place[player] = state.place_chosen[player]
        note(state, GOES, EVERYBODY, player, int(state.place[player]), 0)


@rule
def begin_actions(state: State) -> None:
    """jumbo-19, fx-16, fx-20, alea-11: now everyone picks an action card for his place.

    Ruling AV-27: in a confrontation a player without a card for the auction house passes.
    """
    state.phase = ACTION
    for player in range(int(state.seats)):
        state.locked[player] = 0
        if state.place[player] == AUCTION and not has_auction_card(state, player):
            state.locked[player] = 1
            note(state, PASSES, EVERYBODY, player, 0, 0)


@rule
def ban_on_playing(state: State, player: int, action: int) -> int:
    """jumbo-19, jumbo-20, jumbo-21, jumbo-22, jumbo-24, fx-16, fx-17, fx-19, alea-11, alea-12, alea-14: what may be.

    Ruling AV-4: only cards for the chosen place.  Ruling AV-5: no exhibition card without an exhibition.
    """
    place = int(state.place_chosen[player])
    if (state.phase != ACTION and (state.phase != PLACE or state.variant != SURPRISE)) or place == NOTHING:
        return forbidden_by(state, ORDER_OF_PHASES)
    return ban_on_action_at(state, player, place, action)


@rule
def ban_on_action_at(state: State, player: int, place: int, action: int) -> int:
    """jumbo-20, jumbo-21, jumbo-22, jumbo-24, fx-16, fx-17, fx-19, alea-11, alea-12, alea-14: what fits where."""
    if place == AUCTION and action == DETECTIVE:
        return forbidden_by(state, NO_DETECTIVE_AT_THE_AUCTION)
    if place == AUCTION and action == EXHIBITION:
        return forbidden_by(state, WHAT_AT_THE_AUCTION)
    if place == CASTLE and action < THIEF:
        return forbidden_by(state, WHAT_AT_THE_CASTLE)
    if action == EXHIBITION and not can_exhibit(state, player):
        return forbidden_by(state, NO_EXHIBITION_TO_SHOW)
    return ban_on_card(state, player, action)


@rule
def lay_action(state: State, player: int, action: int) -> None:
    """jumbo-19, fx-20, alea-15: lay an action card face down beside the place card."""
    state.action_chosen[player] = action
    note(state, CHOSE_ACTION, only(player), player, action, 0)
    lock(state, player)


@rule
def turn_over(state: State, place: int) -> None:
    """jumbo-25, jumbo-36, fx-27, alea-15, alea-21: those at one place turn their action cards over together.

    Ruling AV-6: the castle's only after the auction; in the surprise variant all at once.
    """
    for player in range(int(state.seats)):
        hidden = state.action[player] == NOTHING and state.action_chosen[player] != NOTHING
        if state.place[player] == place and hidden:
            state.action[player] = state.action_chosen[player]
            note(state, TURNS, EVERYBODY, player, int(state.action[player]), 0)
