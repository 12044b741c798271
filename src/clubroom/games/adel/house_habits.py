"""What the house player takes things to be worth, in spaces on the track; found by play against itself.

A habit has a number for each kind of table.
"""

import numpy as np

from clubroom.compiled import compiled
from clubroom.record import State

(
    CARD,
    CARD_LATE,
    CARD_CLOSE,
    SPARE,
    COST,
    COST_BASE,
    TILL,
    LOSS,
    LOOT,
    JAIL,
    JAIL_LAST,
    RIVALRY,
    FINISH,
    EXHIBIT_MORE,
    STEAL_MORE,
    DETECT_MORE,
    AUCTION_MORE,
    DOUBT,
    TRUST,
    DOUBT_BID,
    SPREAD,
    HIDDEN,
    HURT,
    OLD,
    BELIEF,
) = range(25)

TINY_TABLE = 7  # after the three variants for two, and three to six players

# For two players: normal, surprise, confrontation; three, four, five, six players; tiny.
HABITS = np.array(
    [
        # CARD: one object more or less
        (1.80, 1.80, 1.80, 1.80, 1.80, 1.80, 1.80, 1.80),
        # CARD_LATE: what it is worth in addition once the table is near
        (0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40),
        # CARD_CLOSE: and where the two largest collections are equally large
        (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30),
        # SPARE: an object that does not enlarge the best exhibition, as a part of one that does
        (0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40),
        # COST: the highest cheque
        (0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80),
        # COST_BASE: any cheque, as a part of the highest
        (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30),
        # TILL: the cheque in the till, as a part of its cost
        (0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80, 0.80),
        # LOSS: an object stolen from the own exhibition, as a part of one bought
        (0.60, 0.60, 0.60, 0.60, 0.60, 0.60, 0.60, 0.60),
        # LOOT: an object stolen from another's, likewise
        (1.20, 1.20, 1.20, 1.20, 1.20, 1.20, 1.20, 1.20),
        # JAIL: a thief in prison
        (0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50),
        # JAIL_LAST: how much more if the other thief sits there too
        (0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40),
        # RIVALRY: what others lose, as a part of what oneself gains
        (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30),
        # FINISH: to end the game as its winner
        (2.30, 2.30, 2.30, 2.30, 2.30, 2.30, 2.30, 2.30),
        # EXHIBIT_MORE: what the sums leave out of an exhibition
        (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        # STEAL_MORE: of a theft
        (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        # DETECT_MORE: of a detective
        (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        # AUCTION_MORE: of the auction house
        (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        # DOUBT: how much worse an action must be to become rare
        (0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40, 0.40),
        # TRUST: how far to answer what the others are believed to do, rather than to be unreadable
        (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30),
        # DOUBT_BID: the same for a cheque
        (0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25),
        # SPREAD: how many objects another's exhibition may easily differ from what is expected
        (0.90, 0.90, 0.90, 0.90, 0.90, 0.90, 0.90, 0.90),
        # HIDDEN: how many objects it is larger for each that nobody has seen
        (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
        # HURT: an object that the victim loses from his best exhibition, as a part of one gained
        (0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50),
        # OLD: an object a thousand years old, as a part of one gained
        (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
        # BELIEF: how much worse the others' actions must be to become rare
        (0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50),
    ]
).T.copy()
HABITS.setflags(write=False)


@compiled
def table_of(state: State) -> int:
    """Which kind of table it is."""
    if state.tiny:
        return TINY_TABLE
    return int(state.seats) if state.seats > 2 else int(state.variant)
