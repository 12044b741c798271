"""The robber: half of every large hand, another hex, and a card from someone there."""

from clubroom.compiled import rule
from clubroom.games.catan.board import CROSSINGS_OF_HEX, SIDES
from clubroom.games.catan.events import (
    CHOSE_DISCARD,
    DISCARDS,
    MUST_DISCARD,
    NOBODY_TO_ROB,
    READY,
    ROBBER_MOVES,
    SPARES,
    STEALS,
    STEALS_CARD,
)
from clubroom.games.catan.purse import deduce, give_back, move_stolen
from clubroom.games.catan.sentences import HALF_THE_HAND, MOVE_THE_ROBBER, ORDER_OF_PHASES, STEAL_WITH_A_KNIGHT
from clubroom.games.catan.state import (
    ACT,
    BEFORE_ROLL,
    DISCARD,
    HAND_LIMIT,
    RESOURCES,
    ROB,
    ROBBER,
    SEATS,
    STEAL,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def roll_seven(state: State) -> None:
    """catan-35: whoever has more than seven cards discards half of them, before the robber moves.

    Ruling CT-17: rounded down; all concerned choose at the same time.
    """
    state.by_knight = 0
    state.phase = ROBBER
    for player in range(int(state.seats)):
        if state.held[player] > HAND_LIMIT:
            state.owed[player] = int(state.held[player]) // 2
            state.phase = DISCARD
            note(state, MUST_DISCARD, EVERYBODY, player, int(state.owed[player]), 0)


@rule
def is_discarding(state: State, player: int) -> int:
    """catan-35: whether a player has still to choose cards (1 or 0)."""
    return int(state.owed[player] > 0 and not state.chosen[player])


@rule
def count_discarding(state: State, player: int) -> int:
    """catan-35: how many cards a player has chosen."""
    cards = 0
    for resource in range(RESOURCES):
        cards += int(state.discarding[player, resource])
    return cards


@rule
def ban_on_discarding(state: State, player: int, resource: int) -> int:
    """catan-35: half the hand, whichever cards one likes.

    Cards are chosen in rising order, so that one choice has one way to be made; nobody may run out on the way.
    """
    if state.phase != DISCARD or not is_discarding(state, player):
        return HALF_THE_HAND
    if state.hand[player, resource] == state.discarding[player, resource]:
        return HALF_THE_HAND
    left = 0
    for later in range(resource, RESOURCES):
        left += int(state.hand[player, later]) - int(state.discarding[player, later])
        if later > resource and state.discarding[player, later] > 0:
            return HALF_THE_HAND
    return 0 if left >= int(state.owed[player]) - count_discarding(state, player) else HALF_THE_HAND


@rule
def discard(state: State, player: int, resource: int) -> None:
    """catan-35: choose a card to discard; when all have chosen, all cards are laid at once."""
    state.discarding[player, resource] += 1
    note(state, CHOSE_DISCARD, only(player), player, resource, 0)
    if count_discarding(state, player) == state.owed[player]:
        state.chosen[player] = 1
        note(state, READY, EVERYBODY, player, 0, 0)
        for other in range(SEATS):
            if is_discarding(state, other):
                return
        lay_discards(state)


@rule
def lay_discards(state: State) -> None:
    """catan-35: the chosen cards go back onto their stacks, open to all.

    Ruling CT-17: when all have chosen, and before the robber moves.
    """
    for player in range(SEATS):
        if state.chosen[player]:
            for resource in range(RESOURCES):
                number = int(state.discarding[player, resource])
                if number > 0:
                    give_back(state, player, resource, number)
                    state.discarding[player, resource] = 0
                    note(state, DISCARDS, EVERYBODY, player, number, resource)
        state.owed[player] = 0
        state.chosen[player] = 0
    deduce(state)
    state.phase = ROBBER


@rule
def ban_on_robber(state: State, place: int) -> int:
    """catan-36, catan-39: the robber must move to another land hex.

    Ruling CT-18: the desert is one.
    """
    if state.phase != ROBBER:
        return ORDER_OF_PHASES
    return MOVE_THE_ROBBER if state.robber == place else 0


@rule
def move_robber(state: State, player: int, place: int) -> None:
    """catan-36, catan-39: the robber goes to another hex and looks for someone to rob there.

    Ruling CT-18: with nobody to rob nothing happens; where robbing is a duty and one victim is there, it is he.
    """
    state.robber = place
    note(state, ROBBER_MOVES, EVERYBODY, player, place, 0)
    victims = 0
    victim = NOTHING
    for other in range(int(state.seats)):
        if ban_on_victim(state, player, other) == 0:
            victims += 1
            victim = other
    if victims == 0:
        note(state, NOBODY_TO_ROB, EVERYBODY, player, 0, 0)
        resume_turn(state)
    elif victims == 1 and must_rob(state):
        rob(state, victim)
    else:
        state.phase = ROB


@rule
def must_rob(state: State) -> int:
    """catan-36, catan-39: after a 7 one may steal, with a knight one does (1 or 0).

    Ruling CT-18: the option seven=must leaves no choice after a 7 either.
    """
    return int(state.by_knight or state.must_steal)


@rule
def ban_on_victim(state: State, player: int, victim: int) -> int:
    """catan-36, catan-39: a victim has a building beside the robber's hex, and a card to lose."""
    if victim == player or victim >= state.seats or state.held[victim] == 0:
        return MOVE_THE_ROBBER
    for side in range(SIDES):
        if state.house[CROSSINGS_OF_HEX[int(state.robber), side]] == victim:
            return 0
    return MOVE_THE_ROBBER


@rule
def ban_on_robbing(state: State, player: int, victim: int) -> int:
    """catan-36, catan-39: choose one of those whose buildings stand there."""
    return ban_on_victim(state, player, victim) if state.phase == ROB else ORDER_OF_PHASES


@rule
def rob(state: State, victim: int) -> None:
    """catan-36: draw a card from the victim's hand, unseen."""
    state.victim = victim
    state.phase = STEAL


@rule
def ban_on_sparing(state: State) -> int:
    """catan-36, catan-39: after a 7 one may leave everybody alone; with a knight one may not."""
    if state.phase != ROB:
        return ORDER_OF_PHASES
    return STEAL_WITH_A_KNIGHT if must_rob(state) else 0


@rule
def spare(state: State, player: int) -> None:
    """catan-36: rob nobody."""
    note(state, SPARES, EVERYBODY, player, 0, 0)
    resume_turn(state)


@rule
def steal(state: State, resource: int) -> None:
    """catan-36: the card goes to the thief; the others see only that there was one."""
    thief = int(state.turn)
    victim = int(state.victim)
    both = only(thief) | only(victim)
    note(state, STEALS_CARD, both, thief, resource, victim)
    note(state, STEALS, EVERYBODY & ~both, thief, victim, 0)
    move_stolen(state, thief, victim, resource)
    state.victim = NOTHING
    resume_turn(state)


@rule
def resume_turn(state: State) -> None:
    """catan-20, catan-38: the turn goes on where it was: before the dice, or with trade and building."""
    state.by_knight = 0
    state.phase = ACT if state.rolled else BEFORE_ROLL
