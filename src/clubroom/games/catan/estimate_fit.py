"""The weights of a player's standing: a line for each part, with two, three and four players."""

import numpy as np

# Maximum likelihood of who won, on states drawn from games between house players by old and new rules.
LINES = (
    (0.149, 0.288, 0.334),  # points
    (0.432, 0.406, 0.391),  # their square, in tenths
    (-0.128, -0.027, 0.140),  # eight points or more
    (-0.671, -1.430, -1.018),  # nine or more
    (0.011, -0.079, -0.091),  # half dots of wood, in tenths
    (-0.007, -0.062, -0.066),  # of wool
    (0.063, -0.013, -0.046),  # of grain
    (0.017, -0.095, -0.069),  # of brick
    (0.121, 0.026, -0.027),  # of ore
    (0.534, 0.646, 0.660),  # all half dots times the points that the leader lacks, in hundredths
    (0.358, 0.435, 0.351),  # each kind of resource
    (0.822, 0.951, 1.046),  # cards in hand up to seven, in tenths
    (1.079, 0.642, 0.891),  # those above, in tenths
    (0.076, 0.057, 0.041),  # what the hand is worth, in points
    (0.051, 0.159, 0.130),  # the best site within reach, in points
    (0.057, 0.134, 0.106),  # the best city, in points
    (0.573, 0.587, 0.621),  # knights in hand
    (0.636, 0.523, 0.469),  # progress cards in hand
    (0.176, 0.259, 0.240),  # knights played
    (-0.923, -1.135, -1.138),  # the largest army
    (2.855, 1.118, 1.518),  # the longest own road, in tenths
    (-0.809, -0.747, -0.875),  # the longest road
    (0.025, 0.024, 0.017),  # half dots with a common harbour, in tenths
    (0.082, 0.085, 0.086),  # half dots with their own harbour, in tenths
    (0.061, 0.067, 0.038),  # one's own turn
    (-0.061, -0.044, -0.052),  # turns until then
)
FITTED = np.array([[line[seats] for line in LINES] for seats in range(3)])
