"""The house player's numbers, fitted to its own games: who takes next, and what each thing is worth.

A row is for a need: what a layout lacks of the king's patience, from 1 to 6.  Weights have no unit; only their ratios count.
"""

import numpy as np

from clubroom.games.figaro.state import COLOURS

# Danger by need and by the number of unseen cards that hit (so many, or MANY and more).
MANY = 5
OWN_DANGER = np.array(
    (
        (0.696, 15.6, 21.4, 26.5, 31.9, 28.5),
        (1.7, 12.8, 16.1, 17.2, 18.5, 17),
        (3.08, 8.12, 0.467, 0.477, 0.477, 0.477),
        (0.313, 0.928, 1.82, 2.32, 2.76, 3.06),
        (0.32, 0.488, 0.945, 1.01, 1.4, 1.67),
        (0.4, 0.331, 0.331, 0.331, 0.331, 0.331),
    )
)
OTHERS_DANGER = np.array(
    (
        (1.7, 5.69, 7.57, 8.09, 7.54, 7.4),
        (1.33, 4.03, 4.85, 5.05, 4.78, 5.07),
        (1.34, 2.19, 0.811, 1, 1, 1),
        (0.405, 0.753, 1.01, 1.21, 1.28, 1.44),
        (0.332, 0.36, 0.577, 0.679, 0.749, 0.75),
        (0.312, 1, 1, 1, 1, 1),
    )
)

# The same, for three to six players, by the number of seats from the player who lays to the one in danger.
DISTANCE = np.array(
    (
        (1, 2.39, 3.25, 1, 1, 1),
        (1, 2.13, 3.14, 3.63, 1, 1),
        (1, 2.23, 3.2, 3.63, 3.9, 1),
        (1, 2.42, 3.3, 3.68, 3.98, 4.08),
    )
)

# By need: with a round dance in hand one is safer; who holds a hit himself will have been attacked less, or attack.
DANCE_HELD = np.array((0.422, 0.309, 0.369, 0.301, 0.221, 0.277))
OWN_HIT = np.array((1.16, 1.29, 1.94, 1, 1, 1))

# For three to six players, by the turns until a hand is empty (so many, or MOST_TURNS and more): the round ends first.
MOST_TURNS = 4
ROUND_ENDS = np.array(
    (
        (22.1, 3.08, 0.306, 0.0343, 0.0218),
        (29.2, 3.3, 0.317, 0.0359, 0.0222),
        (28.7, 3.22, 0.245, 0.0383, 0.0234),
        (27.2, 2.03, 0.0706, 0.032, 0.0247),
    )
)

# By need: how many cards more will lie open when that layout goes over the edge.
MORE_CARDS = np.array((0.506, 0.888, 1.93, 2.77, 3.71, 4.28))

# What a difference in cards is worth: all is lost or won within a few cards, and each card counts a little.
SPREAD = 1
SPREAD_BY_HAND = 0.0441
EACH_CARD = 0.00777
OWN_SHARE = 0.847  # a take that only may come can still be averted

# What half a centimetre of road more or less than the player's own makes of a rival.
BEHIND = 0.0152
AHEAD = 0.0784

# What a card is worth in a hand of FULL_HAND: ones and twos are dead weight, special cards are kept.
FULL_HAND = 12
CARD_COST = np.array((-0.0242, -0.0105, 0.0212) * COLOURS + (0.0408, 0.0502, 0.0444))
LEAD = 0.0143  # to lead with a full hand, after taking by choice
