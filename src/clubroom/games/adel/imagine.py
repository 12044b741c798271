"""A possible state behind a view, for search: unseen objects dealt anew, hidden choices made anew."""

from typing import Any

from clubroom.chance import below, pick
from clubroom.compiled import rule
from clubroom.games.adel.box import OBJECTS, PER_LETTER, YEAR
from clubroom.games.adel.choose import ban_on_action_at, has_auction_card
from clubroom.games.adel.exhibition import can_exhibit, count_letter, count_run
from clubroom.games.adel.hidden import count_objects
from clubroom.games.adel.state import (
    ACTION,
    ACTIONS,
    AUCTION,
    BUY,
    CASTLE,
    EXHIBIT,
    EXHIBITION,
    FEWEST,
    IN_HAND,
    PLACE,
    SEATS,
    SET_ASIDE,
    SURPRISE,
    WINDOW,
)
from clubroom.record import State
from clubroom.viewers import NOTHING


@rule
def imagine(seen: State, viewer: int, rng: Any, state: State) -> None:
    """jumbo-13, fx-10, alea-6: objects nobody has seen are dealt anew, hidden choices made anew.

    Whoever has turned over an exhibition card has an exhibition, so a deal that gives him none is dealt again.
    """
    deal_unseen(seen, viewer, rng, state)
    while not all_can_exhibit(state, viewer):
        deal_unseen(seen, viewer, rng, state)
    for player in range(SEATS):
        if player != viewer:
            imagine_choices(seen, player, rng, state)


@rule
def deal_unseen(seen: State, viewer: int, rng: Any, state: State) -> None:
    """jumbo-13, jumbo-14, fx-10, fx-11, alea-6, alea-7: others hold what they were seen to get, and unseen objects."""
    unseen = 0
    for item in range(OBJECTS):
        visible = seen.known[item] != NOTHING or seen.window[0] == item or seen.window[1] == item
        if viewer < SEATS:
            visible = visible or seen.hand[viewer, item] > 0
        state.bag[item] = YEAR[int(seen.edition), item] > 0 and not visible
        unseen += int(state.bag[item])
        for player in range(SEATS):
            if player != viewer:
                state.hand[player, item] = IN_HAND if seen.known[item] == player else 0
    for player in range(int(seen.seats)):
        if player != viewer:
            for _ in range(int(seen.held[player]) - count_objects(state, player)):
                item = pick(state.bag, OBJECTS, below(rng, unseen))
                state.bag[item] = 0
                state.hand[player, item] = IN_HAND
                unseen -= 1


@rule
def all_can_exhibit(state: State, viewer: int) -> int:
    """jumbo-24, fx-19, alea-14: whether everyone who has turned over an exhibition card has an exhibition (1 or 0)."""
    if state.phase == EXHIBIT or state.phase == BUY or state.phase == WINDOW:  # in a surprise before the sale
        for player in range(int(state.seats)):
            if player != viewer and state.action[player] == EXHIBITION and not can_exhibit(state, player):
                return 0
    return 1


@rule
def imagine_choices(seen: State, player: int, rng: Any, state: State) -> None:
    """jumbo-17, jumbo-19, jumbo-39, fx-14, fx-20, fx-30, alea-10, alea-15, alea-24: what lies behind."""
    state.place_chosen[player] = seen.place[player]
    state.action_chosen[player] = seen.action[player]
    state.aside[player] = 0
    state.aside_last[player] = NOTHING
    if seen.phase == PLACE and seen.locked[player]:
        goes = has_auction_card(state, player) and below(rng, 2)
        state.place_chosen[player] = AUCTION if goes else CASTLE
    if hides_an_action(seen, player):
        state.action_chosen[player] = imagine_action(state, player, rng)
    if seen.phase == EXHIBIT and seen.locked[player] and seen.action[player] == EXHIBITION:
        imagine_exhibition(state, player)


@rule
def hides_an_action(seen: State, player: int) -> int:
    """jumbo-19, jumbo-25, fx-20, alea-15: whether a player's action card lies face down (1 or 0)."""
    if seen.action[player] != NOTHING or player >= seen.seats:
        return 0
    if seen.phase == PLACE:
        return int(seen.variant == SURPRISE and seen.locked[player])
    if seen.phase == ACTION:
        return int(seen.locked[player])
    return int(seen.buyer != NOTHING and (seen.phase == BUY or seen.phase == WINDOW))


@rule
def imagine_action(state: State, player: int, rng: Any) -> int:
    """jumbo-20, jumbo-22, fx-16, fx-17, alea-11, alea-12: any fitting card, or NOTHING if he passed."""
    place = int(state.place_chosen[player])
    count = 0
    for action in range(ACTIONS):
        count += ban_on_action_at(state, player, place, action) == 0
    if count == 0:
        return NOTHING
    ticket = below(rng, count)
    action = 0
    while ticket > 0 or ban_on_action_at(state, player, place, action) != 0:
        ticket -= ban_on_action_at(state, player, place, action) == 0
        action += 1
    return action


@rule
def imagine_exhibition(state: State, player: int) -> None:
    """jumbo-39, fx-30, alea-24: set aside the first exhibition there is, as large as it gets."""
    letter = 0
    while count_run(state, player, letter) < FEWEST:
        letter += 1
    for item in range(letter * PER_LETTER, OBJECTS):
        if item % PER_LETTER == 0 and count_letter(state, player, item // PER_LETTER) == 0:
            return
        if state.hand[player, item] > 0:
            state.hand[player, item] = SET_ASIDE
            state.aside[player] += 1
            state.aside_last[player] = item
