"""What each way to spend a round is worth, in spaces, given how the others spend it."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.box import CHEQUES, TABLE
from clubroom.games.adel.house_habits import (
    CARD,
    CARD_CLOSE,
    CARD_LATE,
    COST,
    COST_BASE,
    DETECT_MORE,
    EXHIBIT_MORE,
    FINISH,
    HABITS,
    LOOT,
    LOSS,
    RIVALRY,
    SPARE,
    STEAL_MORE,
    TILL,
)
from clubroom.games.adel.house_rivals import size_of
from clubroom.games.adel.house_sight import known_letters
from clubroom.games.adel.march import leading_space
from clubroom.record import State


@compiled
def progress(state: State) -> float:
    """How much of the way to the table the leading pawn has behind it: 0 to 1."""
    return float(leading_space(state) / TABLE[int(state.edition)])


@compiled
def card_worth(state: State, mine: float, largest: float, table: int) -> float:
    """An object, for who owns `mine` where the largest collection of the others has `largest`."""
    close = HABITS[table, CARD_CLOSE] / (1.0 + abs(mine - largest))
    return float(HABITS[table, CARD] + HABITS[table, CARD_LATE] * progress(state) + close)


@compiled
def window_worth(gain: float, card: float, table: int) -> float:
    """The better object for sale, which enlarges the best exhibition by `gain`."""
    return float((gain + HABITS[table, SPARE]) * card)


@compiled
def cheque_worth(state: State, cheque: float, table: int) -> float:
    """A cheque; towards the end it is worth nothing."""
    part = HABITS[table, COST_BASE] + (cheque + 1.0) / CHEQUES
    return float(HABITS[table, COST] * part * (1.0 - progress(state)))


@compiled
def castle_worth(company: Any, stakes: Any, table: int) -> Any:
    """To exhibit, to steal, to detect.

    `company`: exhibitors to be expected, chance to be first and second, thieves to be expected, chance that there is
    none, chance that there is no detective.  `stakes`: what first and second pay, a card, rank, prison, the ends.
    """
    exhibitors, first, second, thieves, no_thief, no_detective = company
    upper, lower, card, rank, jail, end_by_exhibition, end_by_detective = stakes
    overtakes = first * min(1.0, exhibitors) * (upper - lower)
    exhibit = first * (upper + end_by_exhibition) + second * lower + HABITS[table, RIVALRY] * overtakes
    exhibit += HABITS[table, EXHIBIT_MORE] - HABITS[table, LOSS] * card * thieves
    steal = HABITS[table, LOOT] * card * exhibitors - jail * (1.0 - no_detective) + HABITS[table, STEAL_MORE]
    detect = (1.0 - no_thief) * (rank + end_by_detective) + HABITS[table, RIVALRY] * jail * thieves
    return exhibit, steal, detect + HABITS[table, DETECT_MORE]


@compiled
def auction_worth(bidding: Any, purchase: Any, table: int) -> Any:
    """To bid, to rob the till.

    `bidding`: chance that nobody bids, that no other robs, that the own bid is highest.  `purchase`: what is for sale,
    what the own cheque and the one in the till are worth.
    """
    no_bid, no_robber, highest = bidding
    goods, cost, till = purchase
    return highest * (goods - cost), HABITS[table, TILL] * no_robber * (1.0 - no_bid) * till


@compiled
def prize(larger: int) -> int:
    """What the last valuation pays if so many are larger."""
    return 8 if larger == 0 else 4 if larger == 1 else 0


@compiled
def end_worth(state: State, player: int, mine: int, spaces: int, table: int) -> float:
    """What it is worth if a move by so many spaces ends the game: good for who wins then."""
    if state.pawn[player] + spaces < TABLE[int(state.edition)]:
        return 0.0
    largest = 0.0
    second = 0.0
    larger = 0
    for other in range(int(state.seats)):
        if other != player:
            size = size_of(state, other, known_letters(state, other), table)
            larger += size > mine
            second = max(second, min(largest, size))
            largest = max(largest, size)
    rival = 0
    for other in range(int(state.seats)):
        if other != player:
            size = size_of(state, other, known_letters(state, other), table)
            before = int(mine >= size) + int(largest > size) + int(second > size)
            rival = max(rival, int(state.pawn[other]) + prize(before))
    margin = int(state.pawn[player]) + spaces + prize(larger) - rival
    return float(HABITS[table, FINISH] * margin / (1.0 + abs(margin)))
