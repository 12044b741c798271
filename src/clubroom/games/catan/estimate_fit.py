"""The weights of a player's standing, a row for two, three and four players."""

import numpy as np

FITTED = np.zeros((3, 26))
