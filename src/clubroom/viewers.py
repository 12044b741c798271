"""Who looks and who acts: seats, spectators, chance.

A set of them is an int with a bit each, so that rules can return it.
"""

from clubroom.compiled import compiled

MOST_SEATS = 8
SPECTATOR = MOST_SEATS  # sees what lies open
CHANCE = MOST_SEATS + 1  # acts, sees nothing
EVERYTHING = MOST_SEATS + 2  # sees all, once the game is over

EVERYBODY = (1 << (SPECTATOR + 1)) - 1
CHANCE_BIT = 1 << CHANCE

NOTHING = -1  # no card, no player, no colour
UNSEEN = -2  # a cell of a view that its viewer may not see


@compiled
def only(player: int) -> int:
    """The set of one."""
    return 1 << player


@compiled
def first_of(players: int) -> int:
    """The lowest member of a set that is not empty."""
    player = 0
    while not (players >> player) & 1:
        player += 1
    return player


def members(players: int) -> tuple[int, ...]:
    """The seats in a set, rising."""
    return tuple(player for player in range(MOST_SEATS) if (players >> player) & 1)
