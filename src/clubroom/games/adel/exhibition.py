"""Exhibitions: which objects may be shown together, and which exhibition is worth more."""

from clubroom.compiled import rule
from clubroom.games.adel.box import LETTERS, OBJECTS, PER_LETTER, YEAR
from clubroom.games.adel.sentences import LETTERS_WITHOUT_A_GAP, NO_EXHIBITION_TO_SHOW, ORDER_OF_PHASES, forbidden_by
from clubroom.games.adel.state import EXHIBIT, FEWEST, IN_HAND
from clubroom.record import State
from clubroom.viewers import NOTHING


@rule
def count_letter(state: State, player: int, letter: int) -> int:
    """jumbo-9, fx-7, alea-4: how many objects of one letter a player has."""
    count = 0
    for item in range(letter * PER_LETTER, (letter + 1) * PER_LETTER):
        count += state.hand[player, item] > 0
    return count


@rule
def count_run(state: State, player: int, letter: int) -> int:
    """jumbo-23, fx-18, alea-13: how many objects a player has from a letter on without a gap."""
    count = 0
    while letter < LETTERS and count_letter(state, player, letter) > 0:
        count += count_letter(state, player, letter)
        letter += 1
    return count


@rule
def can_exhibit(state: State, player: int) -> int:
    """jumbo-23, fx-18, fx-19, alea-13, alea-14: whether three objects without a gap can be found (1 or 0).

    Ruling AV-28: the misprinted examples of one copy do not change that.
    """
    run = 0
    for letter in range(LETTERS):
        count = count_letter(state, player, letter)
        run = run + count if count > 0 else 0
        if run >= FEWEST:
            return 1
    return 0


@rule
def count_still_to_come(state: State, player: int, item: int) -> int:
    """jumbo-23: how many objects could still follow an object without leaving a gap."""
    letter = item // PER_LETTER
    count = 0
    for later in range(item + 1, (letter + 1) * PER_LETTER):
        count += state.hand[player, later] > 0
    return count + count_run(state, player, letter + 1)


@rule
def ban_on_showing(state: State, player: int, item: int) -> int:
    """jumbo-23, jumbo-37, jumbo-38, fx-18, fx-28, alea-13, alea-22, alea-23: at least three, letters without a gap.

    Objects are laid ready in rising order, so that one exhibition has one way to be composed.
    Ruling AV-11: any valid choice of three or more, objects may be held back; F is not next to A.
    """
    if state.phase != EXHIBIT:
        return forbidden_by(state, ORDER_OF_PHASES)
    if state.hand[player, item] != IN_HAND:
        return forbidden_by(state, NO_EXHIBITION_TO_SHOW)
    last = int(state.aside_last[player])
    if last != NOTHING and (item < last or item // PER_LETTER > last // PER_LETTER + 1):
        return forbidden_by(state, LETTERS_WITHOUT_A_GAP)
    if state.aside[player] + 1 < FEWEST and state.aside[player] + 1 + count_still_to_come(state, player, item) < FEWEST:
        return forbidden_by(state, LETTERS_WITHOUT_A_GAP)
    return 0


@rule
def ban_on_opening(state: State, player: int) -> int:
    """jumbo-37, fx-28, alea-22: an exhibition has at least three objects."""
    if state.phase != EXHIBIT:
        return forbidden_by(state, ORDER_OF_PHASES)
    return 0 if state.aside[player] >= FEWEST else forbidden_by(state, LETTERS_WITHOUT_A_GAP)


@rule
def exhibition_size(state: State, player: int) -> int:
    """jumbo-40, fx-31, alea-25: how many objects lie in a player's exhibition."""
    count = 0
    for item in range(OBJECTS):
        count += state.exhibit[item] == player
    return count


@rule
def oldest_year(state: State, player: int) -> int:
    """jumbo-9, jumbo-40, fx-7, fx-31, alea-25: the oldest year in a player's exhibition, 0 without one."""
    oldest = 0
    for item in range(OBJECTS):
        year = int(YEAR[int(state.edition), item])
        if state.exhibit[item] == player and (oldest == 0 or year < oldest):
            oldest = year
    return oldest


@rule
def is_better(size: int, oldest: int, other_size: int, other_oldest: int) -> int:
    """jumbo-40, fx-31, alea-25: more objects are better, among equals the oldest object (1 or 0).

    Ruling AV-12: no two objects have the same year, so there is no further tie.
    """
    return int(size > other_size or (size == other_size and size > 0 and oldest < other_oldest))


@rule
def value_exhibition(state: State, player: int) -> None:
    """jumbo-40, fx-31, alea-25: write down what an opened exhibition is worth; thieves will not change that."""
    state.shown_number[player] = exhibition_size(state, player)
    state.shown_year[player] = oldest_year(state, player)


@rule
def outshines(state: State, player: int, other: int) -> int:
    """jumbo-40, fx-31, alea-25: whether one player's opened exhibition is better than another's (1 or 0)."""
    return is_better(
        int(state.shown_number[player]),
        int(state.shown_year[player]),
        int(state.shown_number[other]),
        int(state.shown_year[other]),
    )


@rule
def place_of_exhibition(state: State, player: int) -> int:
    """jumbo-40, jumbo-41, jumbo-42, fx-29, fx-31, alea-25, alea-26: first, second and so on; 0 without an exhibition.

    Ruling AV-13: all exhibitions are put in order, and the first two are paid.
    """
    if state.shown_number[player] == 0:
        return 0
    place = 1
    for other in range(int(state.seats)):
        place += outshines(state, other, player)
    return place


@rule
def lay_out_best(state: State, player: int) -> None:
    """jumbo-66, fx-50, alea-47: open the most valuable exhibition a player can make.

    Ruling AV-23: the most objects, among equally many those with the oldest one; found for him.
    """
    best_letter = NOTHING
    best_size = 0
    best_year = 0
    for letter in range(LETTERS):
        size = count_run(state, player, letter)
        year = oldest_of_run(state, player, letter)
        if size >= FEWEST and (best_letter == NOTHING or is_better(size, year, best_size, best_year)):
            best_letter = letter
            best_size = size
            best_year = year
    if best_letter != NOTHING:
        lay_out_run(state, player, best_letter)


@rule
def oldest_of_run(state: State, player: int, letter: int) -> int:
    """jumbo-40, jumbo-66: the oldest year among the objects from a letter on without a gap, 0 without any."""
    oldest = 0
    while letter < LETTERS and count_letter(state, player, letter) > 0:
        for item in range(letter * PER_LETTER, (letter + 1) * PER_LETTER):
            year = int(YEAR[int(state.edition), item])
            if state.hand[player, item] > 0 and (oldest == 0 or year < oldest):
                oldest = year
        letter += 1
    return oldest


@rule
def lay_out_run(state: State, player: int, letter: int) -> None:
    """jumbo-66: open all objects from a letter on without a gap."""
    while letter < LETTERS and count_letter(state, player, letter) > 0:
        for item in range(letter * PER_LETTER, (letter + 1) * PER_LETTER):
            if state.hand[player, item] > 0:
                state.exhibit[item] = player
                state.known[item] = player
        letter += 1
