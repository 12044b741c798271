"""What the house player's secret choices are worth when the others choose as well as it does.

Everybody is taken to calculate like the house player, though not exactly: a few steps of fictitious play between it and
the average rival, each answering what the other did so far, come near a balance that nobody can exploit.
"""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.box import LOWER, UPPER
from clubroom.games.adel.choose import is_closed
from clubroom.games.adel.house_habits import AUCTION_MORE, BELIEF, DOUBT, HABITS, JAIL, JAIL_LAST, TRUST
from clubroom.games.adel.house_meeting import answer_to, blend, mix_of
from clubroom.games.adel.house_rivals import survey
from clubroom.games.adel.house_sight import (
    best_run,
    free_thieves,
    gain_at_auction,
    highest_cheque,
    lowest_cheque,
    own_letters,
)
from clubroom.games.adel.house_worth import card_worth, cheque_worth, end_worth, window_worth
from clubroom.games.adel.march import leading_space
from clubroom.games.adel.prison import rank_of
from clubroom.games.adel.state import AUCTION, CASTLE, FEWEST
from clubroom.record import State
from clubroom.viewers import NOTHING

STEPS = 5
USUAL_CHEQUE = 14.0  # what a till holds, more or less
NOBODY = (0.0, 0.0, 0.0, 0.0, 0.0)


@compiled
def stakes_of(state: State, player: int, mine: int, card: float, table: int) -> Any:
    """What a round at the castle can bring a player."""
    edition = int(state.edition)
    space = leading_space(state)
    upper = int(UPPER[edition, space])
    rank = rank_of(state, player)
    jail = HABITS[table, JAIL]
    if free_thieves(state, player) == 1:
        jail += HABITS[table, JAIL] * HABITS[table, JAIL_LAST]
    by_exhibition = end_worth(state, player, mine, upper, table)
    by_detective = end_worth(state, player, mine, rank, table)
    return float(upper), float(LOWER[edition, space]), card, float(rank), jail, by_exhibition, by_detective


@compiled
def able_of(state: State, place: int, payers: float, thieves: float, exhibitors: float) -> Any:
    """How often each of the five choices is there, at one place or (NOTHING) at both."""
    auction = 0.0 if place == CASTLE or is_closed(state) else 1.0
    castle = 0.0 if place == AUCTION else 1.0
    return auction * payers, auction * thieves, castle * exhibitors, castle * thieves, castle


@compiled
def own_able(state: State, player: int, mine: int, high: int) -> Any:
    """The same for the player himself."""
    payer = 1.0 if high != NOTHING else 0.0
    thief = 1.0 if free_thieves(state, player) > 0 else 0.0
    exhibitor = 1.0 if mine >= FEWEST else 0.0
    return able_of(state, int(state.place[player]), payer, thief, exhibitor)


@compiled
def outlook(state: State, player: int, table: int) -> Any:
    """How to mix the five choices; how often a rival bids, what the goods and robbing the till are worth."""
    letters = own_letters(state, player)
    mine = best_run(letters)
    high = highest_cheque(state, player)
    low = lowest_cheque(state, player)
    number, able, armed, solvent, larger, rank, gain, over_high, over_low, largest = survey(
        state, player, mine, high, low, table
    )
    card = card_worth(state, mine, largest, table)
    stakes = stakes_of(state, player, mine, card, table)
    rival_stakes = (stakes[0], stakes[1], card, rank, HABITS[table, JAIL], 0.0, 0.0)
    till = cheque_worth(state, USUAL_CHEQUE, table)
    goods = window_worth(gain_at_auction(state, letters), card, table)
    purchase = (goods, cheque_worth(state, high, table), till)
    rival_purchase = (window_worth(gain, card, table), till, till)
    able_self = own_able(state, player, mine, high)
    able_rival = able_of(state, int(state.place[player]), solvent, armed, able)
    doubt = HABITS[table, BELIEF]
    own = mix_of(NOBODY, able_self, doubt)
    crowd = mix_of(NOBODY, able_rival, doubt)
    for step in range(STEPS):
        values = answer_to(number, crowd, larger, over_high, NOBODY, 0.0, stakes, purchase, table)
        his = answer_to(number - 1, crowd, 0.5, 0.5, own, 1.0 - larger, rival_stakes, rival_purchase, table)
        own = blend(own, mix_of(values, able_self, doubt), 1.0 / (step + 2.0))
        crowd = blend(crowd, mix_of(his, able_rival, doubt), 1.0 / (step + 2.0))
    cheaply = (goods, cheque_worth(state, low, table), till)
    values = answer_to(number, crowd, larger, over_high, NOBODY, 0.0, stakes, purchase, table)
    cheap = answer_to(number, crowd, larger, over_low, NOBODY, 0.0, stakes, cheaply, table)
    values = (max(values[0], cheap[0]), values[1], values[2], values[3], values[4])
    trust = HABITS[table, TRUST] if number > 0 else 1.0
    own = blend(own, mix_of(values, able_self, HABITS[table, DOUBT]), trust)
    return own, crowd[0] * min(1, number), goods, values[1] - HABITS[table, AUCTION_MORE]
