"""Resource cards changing hands, and what everyone who watches can tell about each hand.

`known[viewer, player, resource]` is what a viewer can name of a hand and `unsure[viewer, player]` the number of
cards there that he cannot: the spoils of a theft he did not see.  The last row is what everybody can name.
"""

from clubroom.compiled import rule
from clubroom.games.catan.state import COSTS, RESOURCES, SEATS, STACK, VIEWERS
from clubroom.record import State


@rule
def gain(state: State, player: int, resource: int, number: int) -> None:
    """catan-10, catan-18: take cards from an open stack into the hand; everybody sees which."""
    state.bank[resource] -= number
    add_to_hand(state, player, resource, number)


@rule
def add_to_hand(state: State, player: int, resource: int, number: int) -> None:
    """catan-18: cards that everybody saw go into a hand."""
    state.hand[player, resource] += number
    state.held[player] += number
    for viewer in range(VIEWERS):
        state.known[viewer, player, resource] += number


@rule
def take_from_hand(state: State, player: int, resource: int, number: int) -> None:
    """catan-18: cards leave a hand openly; those that a viewer could not name before were among the unsure ones."""
    state.hand[player, resource] -= number
    state.held[player] -= number
    for viewer in range(VIEWERS):
        named = min(int(state.known[viewer, player, resource]), number)
        state.known[viewer, player, resource] -= named
        state.unsure[viewer, player] -= number - named


@rule
def give_back(state: State, player: int, resource: int, number: int) -> None:
    """catan-10: put cards from the hand onto their stack."""
    take_from_hand(state, player, resource, number)
    state.bank[resource] += number


@rule
def hand_over(state: State, player: int, receiver: int, resource: int, number: int) -> None:
    """catan-23, catan-45: cards go from hand to hand, open to all."""
    take_from_hand(state, player, resource, number)
    add_to_hand(state, receiver, resource, number)


@rule
def can_pay(state: State, player: int, thing: int) -> int:
    """catan-25: whether a player has the cards that something costs (1 or 0)."""
    for resource in range(RESOURCES):
        if state.hand[player, resource] < COSTS[thing, resource]:
            return 0
    return 1


@rule
def pay(state: State, player: int, thing: int) -> None:
    """catan-25: the cards that something costs go back onto their stacks."""
    for resource in range(RESOURCES):
        if COSTS[thing, resource] > 0:
            give_back(state, player, resource, int(COSTS[thing, resource]))
    deduce(state)


@rule
def prove(state: State, player: int, resource: int, number: int) -> None:
    """catan-23: whoever offers or accepts cards is known to have them."""
    for viewer in range(VIEWERS):
        proved = number - int(state.known[viewer, player, resource])
        if proved > 0:
            state.known[viewer, player, resource] += proved
            state.unsure[viewer, player] -= proved


@rule
def move_stolen(state: State, thief: int, victim: int, resource: int) -> None:
    """catan-36: one card changes hands; only thief and victim see which.

    For the others each kind in the victim's hand may be one fewer, unless only one kind was there.
    """
    state.hand[victim, resource] -= 1
    state.hand[thief, resource] += 1
    state.held[victim] -= 1
    state.held[thief] += 1
    for viewer in range(VIEWERS):
        if viewer in (thief, victim):
            if state.known[viewer, victim, resource] > 0:
                state.known[viewer, victim, resource] -= 1
            else:
                state.unsure[viewer, victim] -= 1
            state.known[viewer, thief, resource] += 1
        else:
            miss_theft(state, viewer, thief, victim)
    deduce(state)


@rule
def miss_theft(state: State, viewer: int, thief: int, victim: int) -> None:
    """catan-36: what a viewer can still name after a theft that he did not see."""
    kinds = 0
    kind = 0
    for resource in range(RESOURCES):
        if state.known[viewer, victim, resource] > 0:
            kinds += 1
            kind = resource
    if kinds == 1 and state.unsure[viewer, victim] == 0:
        state.known[viewer, victim, kind] -= 1
        state.known[viewer, thief, kind] += 1
        return
    for resource in range(RESOURCES):
        if state.known[viewer, victim, resource] > 0:
            state.known[viewer, victim, resource] -= 1
    state.unsure[viewer, victim] += kinds - 1
    state.unsure[viewer, thief] += 1


@rule
def deduce(state: State) -> None:
    """catan-10, catan-18: the stacks are open, so each viewer can count what all hands hold together.

    Of the cards of a kind that he cannot place, those that do not fit among the unsure cards of the others are
    this player's: no smaller number is possible, and the rest may lie anywhere.
    """
    for viewer in range(VIEWERS):
        doubt = 0
        most = 0
        for player in range(SEATS):
            doubt += int(state.unsure[viewer, player])
            most = max(most, int(state.unsure[viewer, player]))
        if doubt > 0:
            for resource in range(RESOURCES):
                missing = count_missing(state, viewer, resource)
                if missing + most > doubt:
                    doubt -= place_certain(state, viewer, resource, missing, doubt)


@rule
def place_certain(state: State, viewer: int, resource: int, missing: int, doubt: int) -> int:
    """catan-18: give each player the cards of a kind that can only be his; how many they are."""
    placed = 0
    for player in range(SEATS):
        certain = missing - doubt + int(state.unsure[viewer, player])
        if certain > 0:
            state.known[viewer, player, resource] += certain
            state.unsure[viewer, player] -= certain
            missing -= certain
            doubt -= certain
            placed += certain
    return placed


@rule
def count_missing(state: State, viewer: int, resource: int) -> int:
    """catan-10: how many cards of a kind are in hands where a viewer cannot place them."""
    missing = STACK - int(state.bank[resource])
    for player in range(SEATS):
        missing -= int(state.known[viewer, player, resource])
    return missing
