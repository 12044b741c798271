"""The table of contents of the rules: who acts, what is legal, which rule a move is."""

from typing import Any

from clubroom.chance import as_likely_as_many
from clubroom.compiled import rule
from clubroom.games.adel.auction import ban_on_buying, buy, finish_auction, hold_auction
from clubroom.games.adel.box import COLOURS, OBJECTS
from clubroom.games.adel.castle import ban_on_stealing, open_exhibition, set_aside, steal
from clubroom.games.adel.choose import (
    all_locked,
    ban_on_going,
    ban_on_playing,
    go,
    lay_action,
    open_round,
    show_places,
)
from clubroom.games.adel.exhibition import ban_on_opening, ban_on_showing
from clubroom.games.adel.moves import (
    BUY_FROM,
    DEAL_OBJECT,
    DRAW_COLOUR,
    GO,
    OPEN_EXHIBITION,
    PLAY,
    SHOW,
    STEAL_OBJECT,
    TURN_UP,
)
from clubroom.games.adel.sentences import ALL_TOGETHER, GAME_ENDS, ORDER_OF_PHASES, forbidden_by
from clubroom.games.adel.setup import colour_is_free, deal_object, draw_colour, empty_window, turn_up
from clubroom.games.adel.state import (
    ACTION,
    BUY,
    DEAL,
    EXHIBIT,
    OVER,
    PLACE,
    STEAL,
    SURPRISE,
    WINDOW,
)
from clubroom.record import State
from clubroom.story import begin_story
from clubroom.viewers import CHANCE_BIT, NOTHING, only


@rule
def to_act(state: State) -> int:
    """jumbo-16, jumbo-17, jumbo-19, jumbo-39, fx-13, alea-9: all who have to choose, or the one whose turn it is."""
    if state.phase == OVER:
        return 0
    if state.phase <= WINDOW:
        return CHANCE_BIT
    if state.phase == BUY:
        return only(int(state.buyer))
    if state.phase == STEAL:
        return only(int(state.thief_turn))
    actors = 0
    for player in range(int(state.seats)):
        if not state.locked[player]:
            actors |= only(player)
    return actors


@rule
def legal_moves(state: State, player: int, legal: Any) -> int:
    """jumbo-16, fx-13, alea-9: what the phase allows and no sentence forbids."""
    first = GO
    beyond = BUY_FROM
    if state.phase == BUY:
        first = BUY_FROM
        beyond = SHOW
    elif state.phase == EXHIBIT:
        first = SHOW
        beyond = STEAL_OBJECT
    elif state.phase == STEAL:
        first = STEAL_OBJECT
        beyond = STEAL_OBJECT + OBJECTS
    elif state.phase == ACTION:
        first = PLAY
    count = 0
    for move in range(first, beyond):
        if ban_on_kind(state, player, move) == 0:
            legal[count] = move
            count += 1
    return count


@rule
def chance(state: State, legal: Any, weights: Any) -> int:
    """jumbo-10, jumbo-13, jumbo-14, fx-8, fx-10, alea-5, alea-6: colours and objects are equally likely."""
    if state.phase == DEAL:
        return as_likely_as_many(DEAL_OBJECT, state.bag, legal, weights)
    if state.phase == WINDOW:
        return as_likely_as_many(TURN_UP, state.bag, legal, weights)
    count = 0
    for colour in range(COLOURS):
        if colour_is_free(state, colour):
            legal[count] = DRAW_COLOUR + colour
            weights[count] = 1
            count += 1
    return count


@rule
def ban_on(state: State, player: int, move: int) -> int:
    """jumbo-16, jumbo-17, fx-13, fx-14, alea-9, alea-10: the sentence that forbids this move now, or 0."""
    if state.phase == OVER:
        return forbidden_by(state, GAME_ENDS)
    if not (to_act(state) >> player) & 1:
        return forbidden_by(state, ALL_TOGETHER)
    return ban_on_kind(state, player, move)


@rule
def ban_on_kind(state: State, player: int, move: int) -> int:
    """jumbo-16, fx-13, alea-9: ask the question of the move's kind, to a player who is to act."""
    if move < GO:
        return forbidden_by(state, ORDER_OF_PHASES)
    if move < PLAY:
        return ban_on_going(state, player, move - GO)
    if move < BUY_FROM:
        return ban_on_playing(state, player, move - PLAY)
    if move < SHOW:
        return ban_on_buying(state, player, move - BUY_FROM)
    if move < OPEN_EXHIBITION:
        return ban_on_showing(state, player, move - SHOW)
    if move == OPEN_EXHIBITION:
        return ban_on_opening(state, player)
    return ban_on_stealing(state, player, move - STEAL_OBJECT)


@rule
def apply(state: State, player: int, move: int) -> None:
    """jumbo-16, fx-13, alea-9: do what the move says, then all that follows without anybody's choice."""
    begin_story(state)
    if move < GO:
        apply_chance(state, move)
    elif move < PLAY:
        go(state, player, move - GO)
    elif move < BUY_FROM:
        lay_action(state, player, move - PLAY)
    elif move < SHOW:
        buy(state, player, move - BUY_FROM)
    elif move < OPEN_EXHIBITION:
        set_aside(state, player, move - SHOW)
    elif move == OPEN_EXHIBITION:
        open_exhibition(state, player)
    else:
        steal(state, player, move - STEAL_OBJECT)
    resolve(state)


@rule
def apply_chance(state: State, move: int) -> None:
    """jumbo-10, jumbo-13, jumbo-15, fx-8, fx-10, fx-11, alea-5, alea-6, alea-7: colours, objects, tops of the piles."""
    if move < DEAL_OBJECT:
        draw_colour(state, move - DRAW_COLOUR)
    elif move < TURN_UP:
        deal_object(state, move - DEAL_OBJECT)
    else:
        turn_up(state, move - TURN_UP)
        if empty_window(state) == NOTHING:
            if state.buyer == NOTHING:
                open_round(state)
            else:
                finish_auction(state)


@rule
def resolve(state: State) -> None:
    """jumbo-25, jumbo-68, fx-27, fx-53, alea-15, alea-49: when all cards lie, phases III and IV take their course.

    A round in which nobody has a card to play resolves at once, and so may the next: hence a loop.
    """
    if state.phase == PLACE and state.variant == SURPRISE and all_locked(state):
        show_places(state)
        state.phase = ACTION
    while state.phase == ACTION and all_locked(state):
        hold_auction(state)
