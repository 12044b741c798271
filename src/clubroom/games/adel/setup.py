"""Preparation: colours by lot, four objects each, the rest in two windows."""

from collections.abc import Mapping
from typing import Any

from clubroom.compiled import rule
from clubroom.games.adel.box import CHEQUE_COLOUR, CHEQUES, COLOUR_COUNT, HAND, OBJECT_COUNT, OBJECTS, TINY, YEAR
from clubroom.games.adel.events import COLOURED, DEALT, REVEALED
from clubroom.games.adel.state import (
    CELLS,
    COLOUR,
    DEAL,
    IN_HAND,
    OPTION_EDITION,
    OPTION_TINY,
    OPTION_VARIANT,
    SEATS,
    WINDOW,
    WINDOWS,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only

TINY_TABLE = {"edition": "alea", "variant": "confrontation"}  # whose rules the tiny game follows


def defaults(seats: int, given: Mapping[str, str]) -> Mapping[str, str]:
    """What the options are at a table of `seats` unless somebody says otherwise.

    Ruling AV-32: only the Jumbo box has six colours.  Ruling AV-26: two players play the surprise variant.
    """
    if given.get("tiny") == "on":
        return TINY_TABLE
    return {"edition": "jumbo" if seats == SEATS else "alea", "variant": "surprise" if seats == 2 else "normal"}


def refuse(seats: int, options: Mapping[str, str]) -> str:
    """What is wrong with these options at a table of `seats`, in a sentence; empty if nothing.

    Ruling AV-32: six players need the Jumbo box.  Ruling AV-26: the variants are for two.
    """
    if options["tiny"] == "on":
        return refuse_tiny(seats, options)
    if seats == SEATS and options["edition"] != "jumbo":
        return f"edition {options['edition']} is for 2 to 5 players; six play edition jumbo"
    if options["variant"] != "normal" and seats != 2:
        return f"variant {options['variant']} is for 2 players; {seats} play variant normal"
    return ""


def refuse_tiny(seats: int, options: Mapping[str, str]) -> str:
    """What is wrong with these options in the tiny game, which is always the same."""
    if seats != 2:
        return f"option tiny is for 2 players, not {seats}"
    for name, right in TINY_TABLE.items():
        if options[name] != right:
            return f"option tiny is played as {name} {right}, not {options[name]}"
    return ""


@rule
def new_game(state: State, seats: int, options: Any) -> None:
    """jumbo-1, jumbo-3, jumbo-12, fx-1, fx-9, alea-1, alea-5: pawns begin in the club; nothing is dealt yet.

    Ruling AV-32: up to five players with the boxes of FX Schmid and alea, six with Jumbo's.
    """
    state.seats = seats
    state.edition = options[OPTION_EDITION]
    state.variant = options[OPTION_VARIANT]
    state.tiny = options[OPTION_TINY]
    if state.tiny:
        state.edition = TINY
    state.paid = NOTHING
    state.buyer = NOTHING
    state.thief_turn = NOTHING
    state.victim = NOTHING
    for player in range(SEATS):
        state.colour[player] = NOTHING
        state.place_chosen[player] = NOTHING
        state.place[player] = NOTHING
        state.action_chosen[player] = NOTHING
        state.action[player] = NOTHING
        state.aside_last[player] = NOTHING
    for cell in range(CELLS):
        state.jail[cell] = NOTHING
    for window in range(WINDOWS):
        state.window[window] = NOTHING
    for item in range(OBJECTS):
        state.bag[item] = YEAR[int(state.edition), item] > 0
        state.known[item] = NOTHING
        state.exhibit[item] = NOTHING
    state.phase = COLOUR


@rule
def colour_is_free(state: State, colour: int) -> int:
    """jumbo-6, jumbo-10, fx-4: whether nobody has drawn this castle card yet (1 or 0)."""
    if colour >= COLOUR_COUNT[int(state.edition)]:
        return 0
    for player in range(int(state.seats)):
        if state.colour[player] == colour:
            return 0
    return 1


@rule
def draw_colour(state: State, colour: int) -> None:
    """jumbo-7, jumbo-8, jumbo-10, jumbo-11, fx-5, fx-6, fx-8, alea-4, alea-5: castle cards decide who has which colour.

    With the colour come its cards; colours nobody drew stay in the box.  Ruling AV-2: values as in the box file.
    """
    player = 0
    while state.colour[player] != NOTHING:
        player += 1
    state.colour[player] = colour
    for cheque in range(CHEQUES):
        state.purse[player, cheque] = CHEQUE_COLOUR[int(state.edition), cheque] == colour
    note(state, COLOURED, EVERYBODY, player, colour, 0)
    if player + 1 == state.seats:
        state.phase = DEAL


@rule
def deal_object(state: State, item: int) -> None:
    """jumbo-9, jumbo-13, fx-7, fx-10, alea-4, alea-6: four objects each, seen by their owner alone.

    Ruling AV-29: four, in all three books.
    """
    player = int(state.dealt) % int(state.seats)
    state.bag[item] = 0
    state.hand[player, item] = IN_HAND
    state.dealt += 1
    note(state, DEALT, only(player), player, item, 0)
    if state.dealt == HAND[int(state.edition)] * int(state.seats):
        fill_windows(state)


@rule
def fill_windows(state: State) -> None:
    """jumbo-5, jumbo-14, jumbo-15, fx-3, fx-11, alea-3, alea-7, alea-8: the rest lies in two piles, only the tops seen.

    Ruling AV-3: of an odd number the first pile gets one more.
    """
    rest = int(OBJECT_COUNT[int(state.edition)]) - int(state.dealt)
    state.left[0] = (rest + 1) // 2
    state.left[1] = rest // 2
    state.phase = WINDOW


@rule
def empty_window(state: State) -> int:
    """jumbo-15: the window whose top object is still to be turned up, or NOTHING."""
    for window in range(WINDOWS):
        if state.left[window] > 0 and state.window[window] == NOTHING:
            return window
    return NOTHING


@rule
def turn_up(state: State, item: int) -> None:
    """jumbo-15, fx-11, alea-7, alea-8: the top object of a pile is seen by all, those below by nobody."""
    window = empty_window(state)
    state.bag[item] = 0
    state.window[window] = item
    note(state, REVEALED, EVERYBODY, item, window, 0)
