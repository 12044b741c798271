"""How pawns move: the octagon of the leading pawn."""

from clubroom.compiled import rule
from clubroom.games.adel.box import LOWER, TABLE, UPPER
from clubroom.games.adel.events import BEST, REACHES_TABLE, SECOND
from clubroom.games.adel.exhibition import place_of_exhibition
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY


@rule
def leading_space(state: State) -> int:
    """jumbo-45, fx-34, alea-28: where the leading pawn stands, whoever's it is."""
    leading = 0
    for player in range(int(state.seats)):
        leading = max(leading, int(state.pawn[player]))
    return leading


@rule
def reward_exhibitions(state: State) -> None:
    """jumbo-4, jumbo-44, jumbo-45, jumbo-46, jumbo-47, jumbo-48, fx-2, fx-33, fx-34, fx-35, alea-28, alea-29: octagons.

    Ruling AV-15: read once, before either pawn moves.  Ruling AV-1: one octagon for all spaces of a castle.
    Ruling AV-14: the moves are made, nobody is asked.
    """
    space = leading_space(state)
    for player in range(int(state.seats)):
        place = place_of_exhibition(state, player)
        if place == 1:
            spaces = int(UPPER[int(state.edition), space])
            note(state, BEST, EVERYBODY, player, spaces, 0)
            advance(state, player, spaces)
        if place == 2:
            spaces = int(LOWER[int(state.edition), space])
            note(state, SECOND, EVERYBODY, player, spaces, 0)
            advance(state, player, spaces)


@rule
def advance(state: State, player: int, spaces: int) -> None:
    """jumbo-3, fx-2, alea-3, alea-31: a pawn moves on along the castles to the table, by any number of spaces."""
    table = int(TABLE[int(state.edition)])
    arrives = state.pawn[player] < table <= state.pawn[player] + spaces
    state.pawn[player] += spaces
    if arrives:
        note(state, REACHES_TABLE, EVERYBODY, player, 0, 0)
