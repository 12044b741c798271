"""Preparation: the options, the island, the numbers, the pieces and the stacks."""

from collections.abc import Mapping
from typing import Any

from clubroom.compiled import rule
from clubroom.games.catan.board import CROSSINGS, HARBOURS, HEXES, PATHS, SPIRALS, TOKENS
from clubroom.games.catan.events import HARBOURED, LAID, NUMBERED, STARTS
from clubroom.games.catan.state import (
    CITY_PIECES,
    DESERT,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    FOUND_SETTLEMENT,
    HARBOUR,
    HARBOUR_COUNTS,
    MODERN,
    OPTION_ORDER,
    OPTION_PROGRESS,
    OPTION_RULES,
    OPTION_SEVEN,
    OPTION_SHORTAGE,
    OPTION_TIES,
    OPTION_TOKENS,
    OPTION_TRADE,
    OPTION_WIN,
    PROGRESS_CARDS,
    RESOURCES,
    ROAD_PIECES,
    SETTLEMENT_PIECES,
    STACK,
    START,
    TERRAIN,
    TERRAIN_COUNTS,
    TERRAINS,
    TOKEN,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


def defaults(seats: int, given: Mapping[str, str]) -> Mapping[str, str]:
    """The switches that go with the chosen rules, each unless somebody says otherwise."""
    return MODERN if given.get("rules") == "modern" else {}


def refuse(seats: int, options: Mapping[str, str]) -> str:
    """catan-1: any options go with two to four players.

    Ruling CT-1: two players play by the ordinary rules, also by those of today.
    """
    return ""


@rule
def new_game(state: State, seats: int, options: Any) -> None:
    """catan-1, catan-3, catan-9, catan-10, catan-11, catan-12: what is needed lies ready."""
    read_options(state, options)
    state.seats = seats
    state.phase = TERRAIN
    state.turn = NOTHING
    state.winner = NOTHING
    state.corner = NOTHING
    state.robber = NOTHING
    state.starter = NOTHING
    state.founding = NOTHING
    state.road_card = NOTHING
    state.army_card = NOTHING
    state.victim = NOTHING
    state.taken = NOTHING
    clear_board(state)
    for resource in range(RESOURCES):
        state.bank[resource] = STACK
    for card in range(DEVELOPMENTS):
        state.pile[card] = DEVELOPMENT_COUNTS[card]
        state.pile_count += DEVELOPMENT_COUNTS[card]
    for place in range(PROGRESS_CARDS):
        state.under[place] = NOTHING
    for player in range(seats):
        state.roads_left[player] = ROAD_PIECES
        state.settlements_left[player] = SETTLEMENT_PIECES
        state.cities_left[player] = CITY_PIECES


@rule
def read_options(state: State, options: Any) -> None:
    """catan-20, catan-22, catan-29, catan-36, catan-41, catan-42: where today's rules differ, a switch says which."""
    state.modern = options[OPTION_RULES]
    state.keep_ties = options[OPTION_TIES]
    state.own_turn = options[OPTION_WIN]
    state.progress_away = options[OPTION_PROGRESS]
    state.free_order = options[OPTION_ORDER]
    state.rest_to_one = options[OPTION_SHORTAGE]
    state.must_steal = options[OPTION_SEVEN]
    state.counter_clockwise = options[OPTION_TOKENS]
    state.trade = options[OPTION_TRADE]


@rule
def clear_board(state: State) -> None:
    """catan-3, catan-5: land and harbours are sorted, and nothing lies on the table yet."""
    for kind in range(TERRAINS):
        state.terrain_left[kind] = TERRAIN_COUNTS[kind]
        state.harbour_left[kind] = HARBOUR_COUNTS[kind]
    for place in range(HEXES):
        state.terrain[place] = NOTHING
    for place in range(HARBOURS):
        state.harbour[place] = NOTHING
    for crossing in range(CROSSINGS):
        state.house[crossing] = NOTHING
    for path in range(PATHS):
        state.road[path] = NOTHING


@rule
def lay_terrain(state: State, terrain: int) -> None:
    """catan-4, catan-12: the land is laid in rows of 3, 4, 5, 4 and 3; the robber starts in the desert.

    Ruling CT-3: shuffled.
    """
    place = int(state.laid)
    state.terrain[place] = terrain
    state.terrain_left[terrain] -= 1
    state.laid += 1
    note(state, LAID, EVERYBODY, place, terrain, 0)
    if terrain == DESERT:
        state.robber = place
    if state.laid == HEXES:
        state.laid = 0
        state.phase = HARBOUR


@rule
def lay_harbour(state: State, kind: int) -> None:
    """catan-5: harbours and sea lie alternately round the island.

    Ruling CT-4: the nine harbours are shuffled over nine fixed places.
    """
    state.harbour[int(state.laid)] = kind
    state.harbour_left[kind] -= 1
    state.laid += 1
    note(state, HARBOURED, EVERYBODY, kind, 0, 0)
    if state.laid == HARBOURS:
        state.phase = TOKEN


@rule
def lay_tokens(state: State, corner: int) -> None:
    """catan-6, catan-7, catan-8: the numbers are laid in the order of their letters, none on the desert.

    Ruling CT-5: in a spiral from a corner that is drawn, clockwise; the option tokens=counter goes the other way.
    """
    state.corner = corner
    letter = 0
    for step in range(HEXES):
        place = int(SPIRALS[int(state.counter_clockwise), corner, step])
        if state.terrain[place] != DESERT:
            state.token[place] = TOKENS[letter]
            letter += 1
    note(state, NUMBERED, EVERYBODY, corner, 0, 0)
    state.phase = START


@rule
def start_with(state: State, player: int) -> None:
    """catan-14: whoever rolls highest begins.

    Ruling CT-6: with ties rolled again that is one fair draw.
    """
    state.starter = player
    state.turn = player
    state.phase = FOUND_SETTLEMENT
    note(state, STARTS, EVERYBODY, player, 0, 0)


@rule
def left_of(state: State, player: int) -> int:
    """catan-14: the next player clockwise."""
    return 0 if player + 1 == state.seats else player + 1
