"""Phase III: the auction house."""

from clubroom.compiled import rule
from clubroom.games.adel.castle import begin_castle
from clubroom.games.adel.choose import is_closed, turn_over
from clubroom.games.adel.events import (
    BUYS,
    CLOSED,
    EMPTY_TILL,
    NO_SALE,
    OUTBID,
    STEALS_CHEQUE,
    THIEVES_QUARREL,
)
from clubroom.games.adel.sentences import HIGHEST_BUYS, forbidden_by
from clubroom.games.adel.state import AUCTION, BUY, CASTLE, DETECTIVE, IN_HAND, SURPRISE, THIEF, WINDOW
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def hold_auction(state: State) -> None:
    """jumbo-25, jumbo-26, jumbo-70, fx-21, alea-15, alea-16: cards are turned over; cheques first, then thieves.

    Ruling AV-6: castle players wait; in the surprise variant theirs are turned over too.
    """
    turn_over(state, AUCTION)
    if state.variant == SURPRISE:
        turn_over(state, CASTLE)
    state.buyer = highest_bidder(state)
    if state.buyer != NOTHING:
        send_home_the_others(state)
        state.phase = BUY
    else:
        if anyone_at_the_auction(state):
            note(state, NO_SALE, EVERYBODY, 0, 0, 0)
        send_thieves_to_the_till(state)
        begin_castle(state)


@rule
def anyone_at_the_auction(state: State) -> int:
    """fx-48: whether a player is at the auction house at all (1 or 0)."""
    for player in range(int(state.seats)):
        if state.place[player] == AUCTION:
            return 1
    return 0


@rule
def bid_of(state: State, player: int) -> int:
    """jumbo-20, fx-16, alea-11: the cheque a player bids this round, or NOTHING."""
    action = int(state.action_chosen[player])
    if state.place[player] == AUCTION and action != NOTHING and action < THIEF:
        return action
    return NOTHING


@rule
def highest_bidder(state: State) -> int:
    """jumbo-27, fx-21, alea-16: who bid most, or NOTHING.

    Ruling AV-7: no two cheques are equal.
    """
    bidder = NOTHING
    highest = NOTHING
    for player in range(int(state.seats)):
        if bid_of(state, player) > highest:
            highest = bid_of(state, player)
            bidder = player
    return bidder


@rule
def send_home_the_others(state: State) -> None:
    """jumbo-28, fx-22, alea-17: lower cheques get nothing and go back to the hand."""
    for player in range(int(state.seats)):
        if player != state.buyer and bid_of(state, player) != NOTHING:
            note(state, OUTBID, EVERYBODY, player, bid_of(state, player), 0)


@rule
def ban_on_buying(state: State, player: int, window: int) -> int:
    """jumbo-27, fx-21, alea-16: the highest bidder takes the top object of a pile.

    Ruling AV-8: he must take one, from a window that has one.
    """
    if state.phase != BUY or state.buyer != player or state.window[window] == NOTHING:
        return forbidden_by(state, HIGHEST_BUYS)
    return 0


@rule
def buy(state: State, player: int, window: int) -> None:
    """jumbo-27, fx-21, alea-16: the object goes to the buyer, his cheque face up to the till.

    Ruling AV-8: a cheque that is not stolen is out of the game; the next object becomes visible at once.
    """
    item = int(state.window[window])
    cheque = bid_of(state, player)
    state.hand[player, item] = IN_HAND
    state.known[item] = player
    state.purse[player, cheque] = 0
    state.till[cheque] = 1
    state.paid = cheque
    state.window[window] = NOTHING
    state.left[window] -= 1
    note(state, BUYS, EVERYBODY, player, item, cheque)
    if is_closed(state):
        note(state, CLOSED, EVERYBODY, 0, 0, 0)
    if state.left[window] > 0:
        state.phase = WINDOW
    else:
        finish_auction(state)


@rule
def finish_auction(state: State) -> None:
    """jumbo-26, jumbo-33, jumbo-34, fx-26, alea-43: after the sale the thieves; all cards go back to the hand.

    Ruling AV-9: when exactly they go back makes no difference.
    """
    send_thieves_to_the_till(state)
    begin_castle(state)


@rule
def auction_thieves(state: State) -> int:
    """jumbo-20, fx-16: how many thieves are at the auction house."""
    thieves = 0
    for player in range(int(state.seats)):
        thieves += is_auction_thief(state, player)
    return thieves


@rule
def is_auction_thief(state: State, player: int) -> int:
    """jumbo-20, jumbo-63, alea-43, alea-44: whether this player's thief is at the auction house (1 or 0)."""
    action = int(state.action_chosen[player])
    return int(state.place[player] == AUCTION and THIEF <= action < DETECTIVE)


@rule
def send_thieves_to_the_till(state: State) -> None:
    """jumbo-29, jumbo-30, jumbo-31, jumbo-32, fx-23, fx-24, fx-25, alea-18, alea-19, alea-20: the till.

    A lone thief takes the cheque paid this round; of several thieves nobody gets it.
    Ruling AV-16: it is taken as a matter of course.
    """
    thieves = auction_thieves(state)
    if thieves > 1 and state.paid != NOTHING:
        note(state, THIEVES_QUARREL, EVERYBODY, 0, 0, 0)
    for player in range(int(state.seats)):
        if is_auction_thief(state, player):
            if state.paid == NOTHING:
                note(state, EMPTY_TILL, EVERYBODY, player, 0, 0)
            elif thieves == 1:
                state.till[int(state.paid)] = 0
                state.purse[player, int(state.paid)] = 1
                note(state, STEALS_CHEQUE, EVERYBODY, player, int(state.paid), 0)
