"""Secret choices of the house player: the place, the action, the cheque.  The more two are alike, the more it mixes."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.house_habits import DOUBT_BID, HABITS
from clubroom.games.adel.house_meeting import soft
from clubroom.games.adel.house_outlook import outlook
from clubroom.games.adel.house_rivals import may_meet
from clubroom.games.adel.house_sight import cheques_above
from clubroom.games.adel.house_worth import cheque_worth
from clubroom.games.adel.moves import PLAY
from clubroom.games.adel.state import AUCTION, DETECTIVE, EXHIBITION, THIEF
from clubroom.record import State
from clubroom.viewers import NOTHING

ONE = 10_000
CERTAIN = 0.001  # the doubt of who is alone


@compiled
def choose_place(state: State, player: int, count: int, weights: Any, table: int) -> None:
    """Castle or auction house, as often as it means to do something there."""
    own, _, _, _ = outlook(state, player, table)
    weights[0] = 1 + int(ONE * (own[2] + own[3] + own[4]))
    if count > 1:
        weights[1] = int(ONE * (own[0] + own[1]))


@compiled
def choose_action(state: State, player: int, legal: Any, count: int, weights: Any, table: int) -> None:
    """A cheque or a thief at the auction house; a thief, the detective or the exhibition at the castle."""
    own, bids, goods, till = outlook(state, player, table)
    if state.place_chosen[player] == AUCTION:
        choose_bid(state, player, legal, count, weights, bids, goods, till, table)
        return
    for choice in range(count):
        action = int(legal[choice]) - PLAY
        chance = own[3]
        if action == EXHIBITION:
            chance = own[2]
        elif action == DETECTIVE:
            chance = own[4]
        weights[choice] = 1 + int(ONE * chance)  # in a surprise all of them may be rare
    if count > 1 and legal[1] < PLAY + DETECTIVE:
        weights[0] = 0  # of two thieves the higher number takes its pick first


@compiled
def choose_bid(
    state: State, player: int, legal: Any, count: int, weights: Any, bids: float, goods: float, till: float, table: int
) -> None:
    """One of the cheques, or a thief for the till."""
    best = -99.0
    doubt = HABITS[table, DOUBT_BID] if bids > 0.0 else CERTAIN
    for choice in range(count):
        best = max(best, bid_worth(state, player, int(legal[choice]) - PLAY, bids, goods, till, table))
    for choice in range(count):
        value = bid_worth(state, player, int(legal[choice]) - PLAY, bids, goods, till, table)
        weights[choice] = int(ONE * soft((value - best) / doubt))
    if count > 1 and legal[count - 2] >= PLAY + THIEF:
        weights[count - 1] = 0  # numbers do not matter here: the higher one is kept for another day


@compiled
def bid_worth(state: State, player: int, action: int, bids: float, goods: float, till: float, table: int) -> float:
    """What a cheque is worth as a bid; what a thief is."""
    if action >= THIEF:
        return till
    highest = 1.0
    for other in range(int(state.seats)):
        cheques = cheques_above(state, other, NOTHING)
        if may_meet(state, player, other) and cheques > 0:
            highest *= 1.0 - bids * cheques_above(state, other, action) / cheques
    return highest * (goods - cheque_worth(state, action, table))
