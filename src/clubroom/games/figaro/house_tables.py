"""The house player's numbers, fitted to its own games: who takes next, and what each thing is worth.

A row is for a need: what a layout lacks of the king's patience, from 1 to 6.  Of weights only the ratios count.
"""

import numpy as np

from clubroom.games.figaro.state import COLOURS

# Danger by need and by the number of unseen cards that hit (so many, or MANY and more).
MANY = 5
OWN_DANGER = np.array(
    (
        (0.741, 16.6, 22.8, 28.3, 34, 30.4),
        (1.81, 13.6, 17.1, 18.3, 19.7, 18.1),
        (3.28, 8.65, 0.498, 0.508, 0.508, 0.508),
        (0.263, 0.778, 1.52, 1.95, 2.32, 2.56),
        (0.268, 0.409, 0.792, 0.849, 1.17, 1.4),
        (0.335, 0.278, 0.278, 0.278, 0.278, 0.278),
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
DANCE_HELD = np.array((0.479, 0.351, 0.419, 0.341, 0.251, 0.315))
OWN_HIT = np.array((1.13, 1.25, 1.89, 1, 1, 1))

# For three to six players, by the turns until a hand is empty (so many, or MOST_TURNS and more): the round ends first.
MOST_TURNS = 4
ROUND_ENDS = np.array(
    (
        (22.7, 3.16, 0.314, 0.0353, 0.0224),
        (30.1, 3.39, 0.326, 0.0369, 0.0228),
        (29.6, 3.31, 0.252, 0.0394, 0.024),
        (28, 2.08, 0.0726, 0.0329, 0.0254),
    )
)

# By need: how many cards more will lie open when that layout goes over the edge.
MORE_CARDS = np.array((0.548, 0.962, 2.09, 3, 4.02, 4.64))

# What a difference in cards is worth: all is lost or won within a few cards, and each card counts a little.
SPREAD = 1
SPREAD_BY_HAND = 0.044
EACH_CARD = 0.00774
OWN_SHARE = 0.917  # a take that only may come can still be averted

# What half a centimetre of road more or less than the player's own makes of a rival.
BEHIND = 0.003
AHEAD = 0.003

# What a card is worth in a hand of FULL_HAND: ones and twos are dead weight, special cards are kept.
FULL_HAND = 12
CARD_COST = np.array((-0.0289, -0.00883, 0.0224) * COLOURS + (0.0351, 0.0585, 0.038))
LEAD = 0.00963  # to lead with a full hand, after taking by choice
