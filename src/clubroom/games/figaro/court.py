"""The play: cards laid before players, and who has to take them."""

from clubroom.compiled import rule
from clubroom.games.figaro.events import DANCED, ENOUGH, LAID, LAST_CARD, STUCK, TOOK
from clubroom.games.figaro.scoring import end_round
from clubroom.games.figaro.sentences import (
    DANCE_BEFORE_YOURSELF,
    FROM_YOUR_HAND,
    GAME_ENDS,
    IN_TURN,
    LEAD_ELSEWHERE,
    NO_COLOUR_TWICE,
    ONE_COLOUR_EACH,
    OPEN_CARDS_TO_TAKE,
)
from clubroom.games.figaro.setup import left_of
from clubroom.games.figaro.state import CARDS, COLOUR_OF, COLOURS, DANCE, OVER, PLAY, VALUE_OF
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def ban_on_turn(state: State, player: int) -> int:
    """figaro-8, figaro-15: play goes clockwise; only the player whose turn it is moves."""
    if state.phase == OVER:
        return GAME_ENDS
    if state.turn != player:
        return IN_TURN
    return 0


@rule
def ban_on_laying(state: State, player: int, card: int, target: int) -> int:
    """figaro-9, figaro-10, figaro-11, figaro-14, figaro-29, figaro-30, figaro-31: which card may lie before whom.

    Ruling FG-4: a lead after a take goes before another player, except a round dance.
    Ruling FG-14: a layout without coloured cards has no colour; two such layouts may lie side by side.
    """
    if state.phase != PLAY or state.hand[player, card] == 0 or target >= state.seats:
        return FROM_YOUR_HAND
    if card == DANCE:
        return 0 if target == player else DANCE_BEFORE_YOURSELF
    if state.leads and state.lead_elsewhere and target == player:
        return LEAD_ELSEWHERE
    colour = int(COLOUR_OF[card])
    if colour == NOTHING or state.colour[target] == colour:
        return 0
    if state.colour[target] != NOTHING:
        return ONE_COLOUR_EACH
    if state.owner[colour] != NOTHING:
        return NO_COLOUR_TWICE
    return 0


@rule
def lay(state: State, player: int, card: int, target: int) -> None:
    """figaro-9, figaro-19: lay one card from the hand before a player; the last one is announced."""
    state.hand[player, card] -= 1
    state.layout[target, card] += 1
    state.lying += 1
    state.leads = 0
    note(state, LAID, EVERYBODY, player, card, target)
    if not has_cards(state, player):
        note(state, LAST_CARD, EVERYBODY, player, 0, 0)
    if card == DANCE:
        pass_to_the_left(state, player)
    else:
        colour = int(COLOUR_OF[card])
        if colour != NOTHING:
            state.colour[target] = colour
            state.owner[colour] = target
        state.total[target] += VALUE_OF[card]
    if state.total[target] >= state.patience:
        lose_patience(state, target)
    else:
        begin_turn(state, left_of(state, player))


@rule
def pass_to_the_left(state: State, player: int) -> None:
    """figaro-29: a round dance lies before its player, then everyone's open cards go to his left neighbour.

    Ruling FG-13: the dance itself moves on too; it is worth nothing and has no colour.
    """
    note(state, DANCED, EVERYBODY, player, 0, 0)
    last = int(state.seats) - 1
    for card in range(CARDS):
        moving = int(state.layout[last, card])
        for seat in range(last, 0, -1):
            state.layout[seat, card] = state.layout[seat - 1, card]
        state.layout[0, card] = moving
    moving_colour = int(state.colour[last])
    moving_total = int(state.total[last])
    for seat in range(last, 0, -1):
        state.colour[seat] = state.colour[seat - 1]
        state.total[seat] = state.total[seat - 1]
    state.colour[0] = moving_colour
    state.total[0] = moving_total
    for colour in range(COLOURS):
        if state.owner[colour] != NOTHING:
            state.owner[colour] = left_of(state, int(state.owner[colour]))


@rule
def lose_patience(state: State, player: int) -> None:
    """figaro-12, figaro-13: with six or more before him a player takes all open cards and leads."""
    note(state, ENOUGH, EVERYBODY, player, int(state.lying), 0)
    take_all(state, player)


@rule
def ban_on_taking(state: State) -> int:
    """figaro-17: you may take in your turn even if you could play.

    Ruling FG-6: not when nothing lies open.
    """
    return 0 if state.phase == PLAY and state.lying > 0 else OPEN_CARDS_TO_TAKE


@rule
def take(state: State, player: int) -> None:
    """figaro-16, figaro-17: take all open cards, because you must or because you want to.

    Ruling FG-5: onto the pile, not into the hand.  Only the player himself is told that he had to.
    """
    if not can_lay(state, player):
        note(state, STUCK, only(player), player, 0, 0)
    note(state, TOOK, EVERYBODY, player, int(state.lying), 0)
    take_all(state, player)


@rule
def can_lay(state: State, player: int) -> int:
    """figaro-16: whether this player could lay any card (1 or 0)."""
    for card in range(CARDS):
        if state.hand[player, card] > 0:
            for target in range(int(state.seats)):
                if ban_on_laying(state, player, card, target) == 0:
                    return 1
    return 0


@rule
def take_all(state: State, player: int) -> None:
    """figaro-12, figaro-13, figaro-16: all players' open cards go onto one face-down pile; the taker plays next.

    Ruling FG-3: after a take for any reason the taker leads; one who could not or would not play still does.
    """
    state.pile[player] += state.lying
    state.lying = 0
    for seat in range(int(state.seats)):
        state.colour[seat] = NOTHING
        state.total[seat] = 0
        for card in range(CARDS):
            state.gone[card] += state.layout[seat, card]
            state.layout[seat, card] = 0
    for colour in range(COLOURS):
        state.owner[colour] = NOTHING
    state.leads = 1
    begin_turn(state, player)


@rule
def begin_turn(state: State, player: int) -> None:
    """figaro-18: a player who begins his turn without cards ends the round.

    Ruling FG-7: so does a taker without cards; what lies open elsewhere is ignored.
    """
    state.turn = player
    if not has_cards(state, player):
        end_round(state, player)


@rule
def has_cards(state: State, player: int) -> int:
    """figaro-18: whether a player holds any card (1 or 0)."""
    for card in range(CARDS):
        if state.hand[player, card] > 0:
            return 1
    return 0
