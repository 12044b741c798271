"""What is hidden: who learns a move, what a view tells, what may lie behind it."""

from clubroom.compiled import rule
from clubroom.games.adel.auction import highest_bidder
from clubroom.games.adel.box import CHEQUE_COLOUR, CHEQUES, OBJECTS, YEAR
from clubroom.games.adel.moves import BUY_FROM, DEAL_OBJECT, GO, OPEN_EXHIBITION, PLAY, SHOW, TURN_UP
from clubroom.games.adel.state import AUCTION, COLOUR, DEAL, IN_HAND, SEATS, SET_ASIDE, SURPRISE
from clubroom.record import State
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def witnesses(state: State, player: int, move: int) -> int:
    """jumbo-13, jumbo-17, jumbo-19, jumbo-39, fx-10, fx-14, fx-20, fx-30, alea-6, alea-10, alea-15, alea-24: who sees.

    A choice is its player's own until the last one turns all over.  Ruling AV-30: all else happens in the open.
    """
    if DEAL_OBJECT <= move < TURN_UP:
        return only(int(state.dealt) % int(state.seats))
    if SHOW <= move < OPEN_EXHIBITION:
        return only(player)
    if GO <= move < PLAY:
        return EVERYBODY if state.variant != SURPRISE and is_last(state, player) else only(player)
    if PLAY <= move < BUY_FROM:
        return EVERYBODY if is_last(state, player) and shows_at_once(state, player, move - PLAY) else only(player)
    return EVERYBODY


@rule
def is_last(state: State, player: int) -> int:
    """jumbo-17, jumbo-25, alea-10, alea-15: whether all others have chosen (1 or 0)."""
    for other in range(int(state.seats)):
        if other != player and not state.locked[other]:
            return 0
    return 1


@rule
def shows_at_once(state: State, player: int, action: int) -> int:
    """jumbo-25, alea-15: whether the last action card is turned over before anybody else decides (1 or 0).

    Ruling AV-6: a castle card waits for the buyer's choice, unless nobody buys or the variant turns over all.
    """
    if state.variant == SURPRISE or state.place[player] == AUCTION:
        return 1
    return int(highest_bidder(state) == NOTHING)


@rule
def tell(state: State, viewer: int, seen: State) -> None:
    """jumbo-13, fx-10, alea-6: how many objects and cheques each player has can be seen; how many he exhibits not yet.

    Ruling AV-30: what was bought, shown or stolen in the open is known to all who remember.
    """
    for player in range(SEATS):
        seen.held[player] = count_objects(state, player)
        cheques = 0
        for cheque in range(CHEQUES):
            cheques += int(state.purse[player, cheque])
        seen.cheques[player] = cheques


@rule
def count_objects(state: State, player: int) -> int:
    """jumbo-13: how many objects a player has, those set aside included."""
    count = 0
    for item in range(OBJECTS):
        count += state.hand[player, item] > 0
    return count


@rule
def check(state: State) -> int:
    """jumbo-8, jumbo-9, fx-6, fx-7, alea-4: every card is in exactly one place; 0, or the broken law."""
    for item in range(OBJECTS):
        places = int(state.bag[item]) + (state.window[0] == item) + (state.window[1] == item)
        for player in range(int(state.seats)):
            places += state.hand[player, item] > 0
        if places != (YEAR[int(state.edition), item] > 0):
            return 1
        known = int(state.known[item])
        if known != NOTHING and state.hand[known, item] == 0:
            return 2
        shown = int(state.exhibit[item])
        if shown != NOTHING and (known != shown or state.hand[shown, item] != IN_HAND):
            return 3
    return check_cheques(state) if state.phase > COLOUR else 0


@rule
def check_cheques(state: State) -> int:
    """jumbo-8, jumbo-14, fx-6, fx-11, alea-4, alea-7: cheques and piles are complete."""
    edition = int(state.edition)
    for cheque in range(CHEQUES):
        places = int(state.till[cheque])
        drawn = 0
        for player in range(int(state.seats)):
            places += int(state.purse[player, cheque])
            drawn += CHEQUE_COLOUR[edition, cheque] == state.colour[player]
        if places != drawn:
            return 4
    for player in range(int(state.seats)):
        aside = 0
        for item in range(OBJECTS):
            aside += state.hand[player, item] == SET_ASIDE
        if aside != state.aside[player]:
            return 5
    if state.phase == DEAL:
        return 0
    hidden = 0
    for item in range(OBJECTS):
        hidden += int(state.bag[item])
    tops = int(state.window[0] != NOTHING) + int(state.window[1] != NOTHING)
    return 0 if hidden + tops == state.left[0] + state.left[1] else 6
