"""What the house player sees: collections as numbers of each letter, thieves that are free, cheques.

A collection is packed into one number, four bits for each letter, so that it can be changed and compared at no cost.
"""

from clubroom.compiled import compiled
from clubroom.games.adel.box import CHEQUES, COLOUR_COUNT, LETTERS, PER_LETTER, THIEF_COLOUR
from clubroom.games.adel.state import WINDOWS
from clubroom.record import State
from clubroom.viewers import NOTHING

BITS = 4
MASK = (1 << BITS) - 1
THIEVES_OF = (THIEF_COLOUR != NOTHING).sum(axis=1) // COLOUR_COUNT  # of each colour, by edition


@compiled
def one_of(letter: int) -> int:
    """A collection of one object."""
    return 1 << (BITS * letter)


@compiled
def number_of(letters: int, letter: int) -> int:
    """How many objects of one letter a collection has."""
    return (letters >> (BITS * letter)) & MASK


@compiled
def own_letters(state: State, player: int) -> int:
    """A player's own collection."""
    letters = 0
    for letter in range(LETTERS):
        number = 0
        for item in range(letter * PER_LETTER, (letter + 1) * PER_LETTER):
            number += state.hand[player, item] > 0
        letters += number * one_of(letter)
    return letters


@compiled
def known_letters(state: State, player: int) -> int:
    """What everybody knows of a player's collection."""
    letters = 0
    for letter in range(LETTERS):
        number = 0
        for item in range(letter * PER_LETTER, (letter + 1) * PER_LETTER):
            number += state.known[item] == player
        letters += number * one_of(letter)
    return letters


@compiled
def count_all(letters: int) -> int:
    """How many objects a collection has."""
    number = 0
    for letter in range(LETTERS):
        number += number_of(letters, letter)
    return number


@compiled
def best_run(letters: int) -> int:
    """How many objects the largest row of letters without a gap has."""
    best = 0
    run = 0
    for letter in range(LETTERS):
        number = number_of(letters, letter)
        run = run + number if number > 0 else 0
        best = max(best, run)
    return best


@compiled
def gain_of(letters: int, item: int) -> int:
    """How much larger an object makes the best exhibition of a collection."""
    return best_run(letters + one_of(item // PER_LETTER)) - best_run(letters)


@compiled
def gain_at_auction(state: State, letters: int) -> int:
    """How much larger the better of the windows makes it."""
    best = 0
    for window in range(WINDOWS):
        if state.window[window] != NOTHING:
            best = max(best, best_run(letters + one_of(int(state.window[window]) // PER_LETTER)))
    return max(0, best - best_run(letters))


@compiled
def free_thieves(state: State, player: int) -> int:
    """How many of a player's thieves are not in prison."""
    edition = int(state.edition)
    colour = int(state.colour[player])
    number = int(THIEVES_OF[edition])
    for cell in range(int(state.seats)):
        if state.jail[cell] != NOTHING and THIEF_COLOUR[edition, int(state.jail[cell])] == colour:
            number -= 1
    return number


@compiled
def cheques_above(state: State, player: int, cheque: int) -> int:
    """How many cheques a player has that are worth more than this one; all of them, if it is NOTHING."""
    number = 0
    for higher in range(cheque + 1, CHEQUES):
        number += int(state.purse[player, higher])
    return number


@compiled
def highest_cheque(state: State, player: int) -> int:
    """A player's best cheque, or NOTHING."""
    for cheque in range(CHEQUES - 1, NOTHING, -1):
        if state.purse[player, cheque]:
            return cheque
    return NOTHING


@compiled
def lowest_cheque(state: State, player: int) -> int:
    """A player's worst cheque, or NOTHING."""
    for cheque in range(CHEQUES):
        if state.purse[player, cheque]:
            return cheque
    return NOTHING
