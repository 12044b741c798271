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
        (2.28, 2.28, 2.07, 2.08, 2.36, 2.45, 2.77, 3.00),
        # CARD_LATE: what it is worth in addition once the table is near
        (0.40, 0.40, 0.40, 0.39, 0.38, 0.35, 0.35, 0.26),
        # CARD_CLOSE: and where the two largest collections are equally large
        (0.30, 0.30, 0.28, 0.29, 0.29, 0.29, 0.28, 0.32),
        # SPARE: an object that does not enlarge the best exhibition, as a part of one that does
        (0.35, 0.35, 0.38, 0.42, 0.44, 0.46, 0.47, 0.32),
        # COST: the highest cheque
        (0.86, 0.86, 0.89, 0.71, 0.62, 0.73, 0.66, 0.61),
        # COST_BASE: any cheque, as a part of the highest
        (0.29, 0.29, 0.34, 0.29, 0.28, 0.25, 0.27, 0.32),
        # TILL: the cheque in the till, as a part of its cost
        (0.79, 0.79, 0.93, 0.75, 0.70, 0.74, 0.70, 0.55),
        # LOSS: an object stolen from the own exhibition, as a part of one bought
        (0.70, 0.70, 0.42, 0.62, 0.64, 0.50, 0.60, 0.77),
        # LOOT: an object stolen from another's, likewise
        (1.78, 1.78, 1.74, 1.53, 1.85, 1.74, 1.86, 6.39),
        # JAIL: a thief in prison
        (0.55, 0.55, 0.46, 0.47, 0.45, 0.44, 0.42, 0.25),
        # JAIL_LAST: how much more if the other thief sits there too
        (0.40, 0.40, 0.37, 0.42, 0.44, 0.39, 0.44, 0.26),
        # RIVALRY: what others lose, as a part of what oneself gains
        (0.33, 0.33, 0.27, 0.30, 0.31, 0.28, 0.29, 0.20),
        # FINISH: to end the game as its winner
        (2.24, 2.24, 2.50, 2.58, 2.86, 3.04, 3.00, 3.42),
        # EXHIBIT_MORE: what the sums leave out of an exhibition
        (-0.06, -0.06, -0.05, -0.10, -0.20, -0.26, -0.19, 0.12),
        # STEAL_MORE: of a theft
        (0.11, 0.11, 0.21, 0.16, 0.32, 0.34, 0.35, 0.51),
        # DETECT_MORE: of a detective
        (0.16, 0.16, -0.25, 0.00, 0.00, 0.01, -0.02, -0.27),
        # AUCTION_MORE: of the auction house
        (-0.10, -0.10, -0.11, -0.02, -0.04, -0.02, 0.03, -0.15),
        # DOUBT: how much worse an action must be to become rare
        (0.37, 0.37, 0.34, 0.37, 0.34, 0.32, 0.35, 0.22),
        # TRUST: how far to answer what the others are believed to do, rather than to be unreadable
        (0.70, 0.70, 0.56, 0.36, 0.42, 0.54, 0.45, 0.90),
        # DOUBT_BID: the same for a cheque
        (0.25, 0.25, 0.23, 0.26, 0.26, 0.26, 0.25, 0.05),
        # SPREAD: how many objects another's exhibition may easily differ from what is expected
        (0.82, 0.82, 0.89, 0.92, 0.93, 0.87, 0.92, 1.71),
        # HIDDEN: how many objects it is larger for each that nobody has seen
        (0.99, 0.99, 1.59, 1.19, 1.39, 1.66, 1.57, 13.84),
        # HURT: an object that the victim loses from his best exhibition, as a part of one gained
        (0.48, 0.48, 0.59, 0.54, 0.57, 0.61, 0.56, 0.40),
        # OLD: an object a thousand years old, as a part of one gained
        (1.05, 1.05, 1.06, 1.06, 1.12, 1.02, 1.08, 0.47),
        # BELIEF: how much worse the others' actions must be to become rare
        (0.48, 0.48, 0.36, 0.44, 0.39, 0.40, 0.36, 0.34),
    ]
).T.copy()
HABITS.setflags(write=False)


@compiled
def table_of(state: State) -> int:
    """Which kind of table it is."""
    if state.tiny:
        return TINY_TABLE
    return int(state.seats) if state.seats > 2 else int(state.variant)
