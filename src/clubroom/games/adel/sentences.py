"""The rulebooks' sentences that can forbid a move, in the words of the edition that is played.

A number is the place in `rulebook.toml`: Jumbo's 70 sentences, then FX Schmid's 54, then alea's 50.
"""

import numpy as np

from clubroom.compiled import compiled
from clubroom.record import State

JUMBO_SENTENCES = 70
FX_SENTENCES = 54


def cited(fx: int, alea: int, jumbo: int) -> tuple[int, int, int, int]:
    """One prohibition in each edition's book; the tiny game follows alea."""
    alea_number = JUMBO_SENTENCES + FX_SENTENCES + alea
    return JUMBO_SENTENCES + fx, alea_number, jumbo, alea_number


(
    ORDER_OF_PHASES,
    WHAT_AT_THE_AUCTION,
    NO_DETECTIVE_AT_THE_AUCTION,
    WHAT_AT_THE_CASTLE,
    NO_EXHIBITION_TO_SHOW,
    LETTERS_WITHOUT_A_GAP,
    PRISONERS_STAY,
    HIGHEST_BUYS,
    ONE_FROM_EACH_EXHIBITION,
    ALL_TOGETHER,
    GAME_ENDS,
    YOUR_OWN_CARDS,
) = range(12)

SENTENCE = np.array(
    (
        cited(13, 9, 16),
        cited(16, 11, 20),
        cited(16, 11, 21),
        cited(17, 12, 22),
        cited(19, 14, 24),
        cited(18, 13, 23),
        cited(45, 41, 61),
        cited(21, 16, 27),
        cited(37, 30, 49),
        cited(14, 10, 17),
        cited(49, 46, 65),
        cited(6, 4, 8),
    )
)


@compiled
def forbidden_by(state: State, prohibition: int) -> int:
    """The sentence that says so in the edition at this table."""
    return int(SENTENCE[prohibition, int(state.edition)])
