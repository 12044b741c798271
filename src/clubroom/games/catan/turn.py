"""The table of contents of the rules: who acts, and which rule a move is."""

from clubroom.compiled import rule
from clubroom.games.catan.answers import deal_with, give_answer, propose, withdraw
from clubroom.games.catan.build import build_city, build_road, build_settlement
from clubroom.games.catan.cards import play_discovery, play_knight, play_monopoly, play_road_building, take_card
from clubroom.games.catan.development import buy_card, draw_card
from clubroom.games.catan.founding import begin_turn, found_road, found_settlement
from clubroom.games.catan.harvest import roll, show_dice
from clubroom.games.catan.moves import (
    ACCEPT,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DEAL_WITH,
    DICE_SHOW,
    DISCARD_CARD,
    DRAWN,
    END_TURN,
    GIVE,
    LAY_HARBOUR,
    LAY_TERRAIN,
    LAY_TOKENS,
    MOVE_ROBBER,
    PLAY_DISCOVERY,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PROPOSE,
    ROB_NOBODY,
    ROB_PLAYER,
    ROLL,
    SHIP,
    START_WITH,
    STOLEN,
    TAKE_CARD,
    WANT,
    WITHDRAW,
)
from clubroom.games.catan.offers import give, want
from clubroom.games.catan.points import look_for_winner, stop_at_the_limit
from clubroom.games.catan.robber import discard, is_discarding, move_robber, rob, spare, steal
from clubroom.games.catan.sea import ship
from clubroom.games.catan.setup import lay_harbour, lay_terrain, lay_tokens, left_of, start_with
from clubroom.games.catan.state import (
    ACCEPTED,
    ANSWER,
    BEFORE_ROLL,
    COUNTER,
    DEVELOPMENTS,
    DICE,
    DISCARD,
    DRAW,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    OVER,
    RATES,
    RESOURCES,
    START,
    STEAL,
    TURN_LIMIT,
)
from clubroom.record import State
from clubroom.story import begin_story
from clubroom.viewers import CHANCE_BIT, only


@rule
def to_act(state: State) -> int:
    """catan-20, catan-23, catan-35: whose turn it is; all concerned at once for discards and answers; or chance."""
    if state.phase == OVER:
        return 0
    if state.phase <= START or state.phase == DICE or state.phase == STEAL or state.phase == DRAW:
        return CHANCE_BIT
    if state.phase != DISCARD and state.phase != ANSWER and state.phase != COUNTER:
        return only(int(state.turn))
    players = 0
    for player in range(int(state.seats)):
        if state.phase == DISCARD:
            acts = is_discarding(state, player)
        elif state.phase == ANSWER:
            acts = int(player != state.turn and not state.answered[player])
        else:
            acts = int(state.counters[player] == 1)
        players |= acts << player
    return players


@rule
def apply(state: State, player: int, move: int) -> None:
    """catan-20: do what the move says, and see whether somebody has won."""
    begin_story(state)
    if move < ROLL:
        apply_chance(state, move)
    elif move < BUY_CARD:
        apply_building(state, player, move)
    elif move < DISCARD_CARD:
        apply_card(state, player, move)
    elif move < END_TURN:
        apply_trade(state, player, move)
    else:
        end_turn(state, player)
    if state.phase >= BEFORE_ROLL and state.phase != OVER:
        look_for_winner(state)


@rule
def apply_chance(state: State, move: int) -> None:
    """catan-4, catan-5, catan-6, catan-14, catan-21, catan-32, catan-36: chance moves."""
    if move < LAY_HARBOUR:
        lay_terrain(state, move - LAY_TERRAIN)
    elif move < LAY_TOKENS:
        lay_harbour(state, move - LAY_HARBOUR)
    elif move < START_WITH:
        lay_tokens(state, move - LAY_TOKENS)
    elif move < DICE_SHOW:
        start_with(state, move - START_WITH)
    elif move < STOLEN:
        show_dice(state, move - DICE_SHOW + 2)
    elif move < DRAWN:
        steal(state, move - STOLEN)
    else:
        draw_card(state, move - DRAWN)


@rule
def apply_building(state: State, player: int, move: int) -> None:
    """catan-13, catan-21, catan-26, catan-30, catan-31: dice and building."""
    if move == ROLL:
        roll(state)
    elif move < BUILD_ROAD:
        if state.phase == FOUND_SETTLEMENT:
            found_settlement(state, player, move - BUILD_SETTLEMENT)
        else:
            build_settlement(state, player, move - BUILD_SETTLEMENT)
    elif move < BUILD_CITY:
        if state.phase == FOUND_ROAD:
            found_road(state, player, move - BUILD_ROAD)
        else:
            build_road(state, player, move - BUILD_ROAD)
    else:
        build_city(state, player, move - BUILD_CITY)


@rule
def apply_card(state: State, player: int, move: int) -> None:
    """catan-32, catan-36, catan-38: development cards and the robber."""
    if move == BUY_CARD:
        buy_card(state, player)
    elif move == PLAY_KNIGHT:
        play_knight(state, player)
    elif move == PLAY_ROAD_BUILDING:
        play_road_building(state, player)
    elif move == PLAY_DISCOVERY:
        play_discovery(state, player)
    elif move < TAKE_CARD:
        play_monopoly(state, player, move - PLAY_MONOPOLY)
    elif move < MOVE_ROBBER:
        take_card(state, player, move - TAKE_CARD)
    elif move < ROB_PLAYER:
        move_robber(state, player, move - MOVE_ROBBER)
    elif move < ROB_NOBODY:
        rob(state, move - ROB_PLAYER)
    else:
        spare(state, player)


@rule
def apply_trade(state: State, player: int, move: int) -> None:
    """catan-23, catan-24, catan-35: cards discarded, shipped or offered."""
    if move < SHIP:
        discard(state, player, move - DISCARD_CARD)
    elif move < GIVE:
        number = move - SHIP
        rate = RATES[0] + number // (RESOURCES * RESOURCES)
        ship(state, player, rate, number // RESOURCES % RESOURCES, number % RESOURCES)
    elif move < WANT:
        give(state, player, move - GIVE)
    elif move < PROPOSE:
        want(state, player, move - WANT)
    elif move == PROPOSE:
        propose(state, player)
    elif move < DEAL_WITH:
        give_answer(state, player, move - ACCEPT + ACCEPTED)
    elif move < WITHDRAW:
        deal_with(state, player, move - DEAL_WITH)
    else:
        withdraw(state, player)


@rule
def end_turn(state: State, player: int) -> None:
    """catan-19, catan-33: the next player clockwise; what was bought may be used from now on.

    Ruling CT-24: not after the thousandth turn.
    """
    for card in range(DEVELOPMENTS):
        state.fresh[player, card] = 0
        state.sure_fresh[card] = 0
    state.bought = 0
    if state.turns == TURN_LIMIT:
        stop_at_the_limit(state)
    else:
        begin_turn(state, left_of(state, player))
