"""Preparation: the box, the tiles for three rounds, the deal."""

from collections.abc import Mapping
from typing import Any

from clubroom.compiled import rule
from clubroom.games.figaro.events import DEALT, DRAWN, REMOVED, ROUND_BEGINS, STARTS
from clubroom.games.figaro.state import (
    CARDS,
    COLOUR_OF,
    COLOURS,
    DEAL,
    DECK,
    DRAW,
    OPTION_FIRST,
    OPTION_LEAD_ELSEWHERE,
    OPTION_SWAP_KING_FIRST,
    OPTION_TINY,
    PATIENCE,
    PLAY,
    REMOVE,
    ROUNDS,
    SEAT_NAMES,
    SEATS,
    SHORTEST,
    SMALL_DECK,
    START,
    TINY_DECK,
    TINY_TILES,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


def refuse(seats: int, options: Mapping[str, str]) -> str:
    """What is wrong with these options at a table of `seats`, in a sentence; empty if nothing."""
    if options["first"] != "random" and SEAT_NAMES.index(options["first"]) >= seats:
        return f"option first cannot be {options['first']}: {seats} players sit at A to {SEAT_NAMES[seats - 1]}"
    if options["tiny"] == "on" and seats != 3:
        return f"option tiny is for 3 players, not {seats}"
    return ""


@rule
def new_game(state: State, seats: int, options: Any) -> None:
    """figaro-1, figaro-3: three to six players, three rounds.

    The option tiny is a house game with one round and less patience.
    """
    state.seats = seats
    state.lead_elsewhere = options[OPTION_LEAD_ELSEWHERE]
    state.swap_king_first = options[OPTION_SWAP_KING_FIRST]
    state.first = options[OPTION_FIRST]
    state.tiny = options[OPTION_TINY]
    state.rounds = 1 if state.tiny else ROUNDS
    state.patience = PATIENCE // 2 if state.tiny else PATIENCE
    state.removed = NOTHING
    state.turn = NOTHING
    state.king = NOTHING
    for player in range(SEATS):
        state.colour[player] = NOTHING
    for colour in range(COLOURS):
        state.owner[colour] = NOTHING
    state.phase = START
    if state.first > 0:
        start_with(state, int(state.first) - 1)


@rule
def start_with(state: State, player: int) -> None:
    """figaro-7: the start player, named by the owner or drawn, gets the king."""
    state.king = player
    note(state, STARTS, EVERYBODY, player, 0, 0)
    state.phase = REMOVE if state.seats == 3 and not state.tiny else DRAW


@rule
def remove_colour(state: State, colour: int) -> None:
    """figaro-6: with three players one colour stays in the box.

    Ruling FG-2: it is drawn once and holds for all three rounds.
    """
    state.removed = colour
    note(state, REMOVED, EVERYBODY, colour, 0, 0)
    state.phase = DRAW


@rule
def tiles_each_round(state: State) -> int:
    """figaro-3: a round uses one tile fewer than there are players."""
    return int(state.seats) - 1


@rule
def may_be_drawn(state: State, tile: int) -> int:
    """figaro-4: whether this tile is still in the bag (1 or 0).

    Ruling FG-1: fifteen tiles of different length, so a tile is known by its length.
    """
    if state.tiny and tile >= TINY_TILES:
        return 0
    for round_index in range(ROUNDS):
        for place in range(tiles_each_round(state)):
            if state.middle[round_index, place] == SHORTEST + tile:
                return 0
    return 1


@rule
def draw_tile(state: State, tile: int) -> None:
    """figaro-4: tiles are drawn for all rounds at the start and sorted, in each group, from long to short."""
    each = tiles_each_round(state)
    round_index = int(state.drawn) // each
    insert_tile(state, round_index, int(state.drawn) % each, SHORTEST + tile)
    state.drawn += 1
    note(state, DRAWN, EVERYBODY, tile, round_index + 1, 0)
    if state.drawn == each * int(state.rounds):
        begin_round(state, 1)


@rule
def insert_tile(state: State, round_index: int, lying: int, length: int) -> None:
    """figaro-4: put a tile into its place among the `lying` longer and shorter ones of a round."""
    place = lying
    while place > 0 and state.middle[round_index, place - 1] < length:
        state.middle[round_index, place] = state.middle[round_index, place - 1]
        place -= 1
    state.middle[round_index, place] = length


@rule
def deck_count(state: State, card: int) -> int:
    """figaro-2, figaro-6: how many cards of a kind are in this game: 60 in all, 45 for three players."""
    if state.tiny:
        return int(TINY_DECK[card])
    if state.seats > 3:
        return int(DECK[card])
    if state.removed != NOTHING and COLOUR_OF[card] == state.removed:
        return 0
    return int(SMALL_DECK[card])


@rule
def begin_round(state: State, number: int) -> None:
    """figaro-5, figaro-25: all cards are shuffled together again; the holder of the king will begin."""
    state.round_number = number
    state.deck_size = 0
    state.dealt = 0
    state.receiver = 0
    state.lying = 0
    state.leads = 0
    for player in range(int(state.seats)):
        state.pile[player] = 0
        state.total[player] = 0
        state.colour[player] = NOTHING
        for card in range(CARDS):
            state.hand[player, card] = 0
            state.layout[player, card] = 0
    for colour in range(COLOURS):
        state.owner[colour] = NOTHING
    for card in range(CARDS):
        state.gone[card] = 0
        state.bag[card] = deck_count(state, card)
        state.deck_size += state.bag[card]
    state.turn = NOTHING
    state.phase = DEAL
    note(state, ROUND_BEGINS, EVERYBODY, number, int(state.king), 0)


@rule
def left_of(state: State, player: int) -> int:
    """figaro-8: the next player clockwise.

    Ruling FG-16: that is the left neighbour.
    """
    return 0 if player + 1 == state.seats else player + 1


@rule
def deal_card(state: State, card: int) -> None:
    """figaro-5: the cards are dealt out equally, one after the other, until none is left."""
    player = int(state.receiver)
    state.bag[card] -= 1
    state.hand[player, card] += 1
    state.dealt += 1
    state.receiver = left_of(state, player)
    note(state, DEALT, only(player), player, card, 0)
    if state.dealt == state.deck_size:
        state.phase = PLAY
        state.turn = state.king
