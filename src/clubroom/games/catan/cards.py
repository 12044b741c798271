"""Playing development cards: knights, road building, discovery, monopoly."""

from clubroom.compiled import rule
from clubroom.games.catan.build import can_lay_road
from clubroom.games.catan.events import HANDS_OVER, MONOPOLISES, PLAYS, TAKES
from clubroom.games.catan.points import award_largest_army
from clubroom.games.catan.purse import deduce, gain, hand_over
from clubroom.games.catan.robber import resume_turn
from clubroom.games.catan.sentences import (
    NOT_JUST_BOUGHT,
    ONE_CARD_EACH_TURN,
    ORDER_OF_PHASES,
    TWO_CARDS_OF_CHOICE,
    TWO_FREE_ROADS,
)
from clubroom.games.catan.state import (
    ACT,
    BEFORE_ROLL,
    DISCOVERY,
    FREE_ROADS,
    KNIGHT,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDING,
    ROBBER,
    STACK,
    TAKE_CARDS,
    VIEWERS,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING

FREE = 2  # roads or resource cards that a progress card brings


@rule
def ban_on_card(state: State, player: int, card: int) -> int:
    """catan-33, catan-38: one card in a turn, at any moment of it, but none that was bought in the same turn.

    Ruling CT-19: before the dice too; point cards are not played.
    """
    if state.phase != ACT and state.phase != BEFORE_ROLL:
        return ORDER_OF_PHASES
    if state.played or state.development[player, card] == 0:
        return ONE_CARD_EACH_TURN
    return 0 if state.development[player, card] > state.fresh[player, card] else NOT_JUST_BOUGHT


@rule
def lay_card(state: State, player: int, card: int) -> None:
    """catan-38, catan-39, catan-42: the card is shown; a knight stays, another goes under the pile.

    Ruling CT-20: face down at the bottom; with the option progress=away it leaves the game.
    """
    state.played = 1
    state.development[player, card] -= 1
    state.cards[player] -= 1
    if state.sure[player, card] > state.sure_fresh[card]:
        state.sure[player, card] -= 1
    note(state, PLAYS, EVERYBODY, player, card, 0)
    if card != KNIGHT:
        if state.progress_away:
            state.away[card] += 1
        else:
            state.under[int(state.under_count)] = card
            state.under_count += 1


@rule
def play_knight(state: State, player: int) -> None:
    """catan-39, catan-40: a knight moves the robber and lies open; three may be the largest army."""
    lay_card(state, player, KNIGHT)
    state.knights[player] += 1
    award_largest_army(state)
    state.by_knight = 1
    state.phase = ROBBER


@rule
def ban_on_road_building(state: State, player: int) -> int:
    """catan-43: two free roads.

    Ruling CT-21: not when none can be laid.
    """
    banned = ban_on_card(state, player, ROAD_BUILDING)
    if banned:
        return banned
    return 0 if can_lay_road(state, player) else TWO_FREE_ROADS


@rule
def play_road_building(state: State, player: int) -> None:
    """catan-43: two roads are built at once, for nothing."""
    lay_card(state, player, ROAD_BUILDING)
    state.free_roads = FREE
    state.phase = FREE_ROADS


@rule
def count_stock(state: State, first: int) -> int:
    """catan-44: how many cards lie in the stacks, from one kind on."""
    cards = 0
    for resource in range(first, RESOURCES):
        cards += int(state.bank[resource])
    return cards


@rule
def ban_on_discovery(state: State, player: int) -> int:
    """catan-44: two cards of choice from the stacks.

    Ruling CT-22: not when all stacks are empty.
    """
    banned = ban_on_card(state, player, DISCOVERY)
    if banned:
        return banned
    return 0 if count_stock(state, 0) > 0 else TWO_CARDS_OF_CHOICE


@rule
def play_discovery(state: State, player: int) -> None:
    """catan-44: the player will take two cards at once.

    Ruling CT-22: one if there is only one.
    """
    lay_card(state, player, DISCOVERY)
    state.to_take = min(FREE, count_stock(state, 0))
    state.phase = TAKE_CARDS


@rule
def ban_on_taking(state: State, resource: int) -> int:
    """catan-44: any card from its stack, two alike if one likes; taken in rising order, so that there is one way."""
    if state.phase != TAKE_CARDS:
        return ORDER_OF_PHASES
    if state.bank[resource] == 0 or resource < state.taken or count_stock(state, resource) < state.to_take:
        return TWO_CARDS_OF_CHOICE
    return 0


@rule
def take_card(state: State, player: int, resource: int) -> None:
    """catan-44: the card goes into the hand."""
    gain(state, player, resource, 1)
    note(state, TAKES, EVERYBODY, player, resource, 0)
    state.taken = resource
    state.to_take -= 1
    if state.to_take == 0:
        state.taken = NOTHING
        resume_turn(state)


@rule
def play_monopoly(state: State, player: int, resource: int) -> None:
    """catan-45: all others hand over every card of one kind, so everybody knows who now has them."""
    lay_card(state, player, MONOPOLY)
    note(state, MONOPOLISES, EVERYBODY, player, resource, 0)
    for other in range(int(state.seats)):
        number = int(state.hand[other, resource])
        if other != player and number > 0:
            hand_over(state, other, player, resource, number)
            note(state, HANDS_OVER, EVERYBODY, other, number, resource)
    for viewer in range(VIEWERS):
        unplaced = STACK - int(state.bank[resource]) - int(state.known[viewer, player, resource])
        state.known[viewer, player, resource] += unplaced
        state.unsure[viewer, player] -= unplaced
    deduce(state)
