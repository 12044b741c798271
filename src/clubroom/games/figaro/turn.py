"""The table of contents of the rules: who acts, what is legal, which rule a move is."""

from typing import Any

from clubroom.chance import as_likely_as_many, equally_likely
from clubroom.compiled import rule
from clubroom.games.figaro.court import ban_on_laying, ban_on_taking, ban_on_turn, lay, take
from clubroom.games.figaro.moves import (
    DEAL_CARD,
    DRAW_TILE,
    KEEP_TILES,
    LAY,
    REMOVE_COLOUR,
    START_WITH,
    SWAP_TILES,
    TAKE,
)
from clubroom.games.figaro.scoring import ban_on_swapping, keep_tiles, swap_tiles
from clubroom.games.figaro.sentences import IN_TURN
from clubroom.games.figaro.setup import deal_card, draw_tile, may_be_drawn, remove_colour, start_with
from clubroom.games.figaro.state import CARDS, COLOURS, DEAL, OVER, PLAY, REMOVE, SEATS, START, SWAP, TILES
from clubroom.record import State
from clubroom.story import begin_story
from clubroom.viewers import CHANCE_BIT, only


@rule
def to_act(state: State) -> int:
    """figaro-8: one player at a time; chance prepares each round; nobody once the game is over."""
    if state.phase == PLAY or state.phase == SWAP:
        return only(int(state.turn))
    return 0 if state.phase == OVER else CHANCE_BIT


@rule
def legal_moves(state: State, player: int, legal: Any) -> int:
    """figaro-9, figaro-16: every card in hand before everyone it may lie before, and taking."""
    count = 0
    if state.phase == PLAY:
        for card in range(CARDS):
            if state.hand[player, card] > 0:
                for target in range(int(state.seats)):
                    if ban_on_laying(state, player, card, target) == 0:
                        legal[count] = LAY + card * SEATS + target
                        count += 1
        if ban_on_taking(state) == 0:
            legal[count] = TAKE
            count += 1
    elif ban_on_swapping(state) == 0:
        legal[0] = SWAP_TILES
        legal[1] = KEEP_TILES
        count = 2
    return count


@rule
def chance(state: State, legal: Any, weights: Any) -> int:
    """figaro-4, figaro-5, figaro-6, figaro-7: start player, colour and tiles are equally likely; cards by number."""
    if state.phase == START:
        return equally_likely(START_WITH, int(state.seats), legal, weights)
    if state.phase == REMOVE:
        return equally_likely(REMOVE_COLOUR, COLOURS, legal, weights)
    if state.phase == DEAL:
        return as_likely_as_many(DEAL_CARD, state.bag, legal, weights)
    count = 0
    for tile in range(TILES):
        if may_be_drawn(state, tile):
            legal[count] = DRAW_TILE + tile
            weights[count] = 1
            count += 1
    return count


@rule
def ban_on(state: State, player: int, move: int) -> int:
    """figaro-8: the sentence that forbids this move to this player now, or 0."""
    banned = ban_on_turn(state, player)
    if banned:
        return banned
    if move < LAY:
        return IN_TURN
    if move < TAKE:
        return ban_on_laying(state, player, (move - LAY) // SEATS, (move - LAY) % SEATS)
    if move == TAKE:
        return ban_on_taking(state)
    return ban_on_swapping(state)


@rule
def apply(state: State, player: int, move: int) -> None:
    """figaro-9: do what the move says."""
    begin_story(state)
    if move < REMOVE_COLOUR:
        start_with(state, move - START_WITH)
    elif move < DRAW_TILE:
        remove_colour(state, move - REMOVE_COLOUR)
    elif move < DEAL_CARD:
        draw_tile(state, move - DRAW_TILE)
    elif move < LAY:
        deal_card(state, move - DEAL_CARD)
    elif move < TAKE:
        lay(state, player, (move - LAY) // SEATS, (move - LAY) % SEATS)
    elif move == TAKE:
        take(state, player)
    elif move == SWAP_TILES:
        swap_tiles(state, player)
    else:
        keep_tiles(state, player)
