"""The yield of the land: the dice, and what each hex brings."""

from clubroom.compiled import rule
from clubroom.games.catan.board import CROSSINGS_OF_HEX, HEXES, SIDES
from clubroom.games.catan.events import GETS, ROLLS, SHORT
from clubroom.games.catan.purse import gain
from clubroom.games.catan.robber import roll_seven
from clubroom.games.catan.state import ACT, DICE, SEATS
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING

SEVEN = 7


@rule
def roll(state: State) -> None:
    """catan-21: whoever's turn it is must roll both dice."""
    state.phase = DICE


@rule
def show_dice(state: State, total: int) -> None:
    """catan-21, catan-35: the total says which hexes yield; a 7 brings the robber instead."""
    state.dice = total
    state.rolled = 1
    state.phase = ACT
    note(state, ROLLS, EVERYBODY, int(state.turn), total, 0)
    if total == SEVEN:
        roll_seven(state)
    else:
        harvest(state, total)


@rule
def harvest(state: State, total: int) -> None:
    """catan-7, catan-21, catan-37: the hexes with the number rolled yield, but not the robber's.

    A number is there twice at most, so the claims on two hexes of one kind are added up and paid together.
    """
    first = NOTHING
    for place in range(HEXES):
        if state.token[place] == total and state.robber != place:
            resource = int(state.terrain[place])
            if first != resource:
                if first != NOTHING:
                    pay_out(state, first)
                first = resource
                for player in range(SEATS):
                    state.claims[player] = 0
            add_up_claims(state, place)
    if first != NOTHING:
        pay_out(state, first)


@rule
def add_up_claims(state: State, place: int) -> None:
    """catan-21: a card for each settlement beside a hex, two for each city."""
    for side in range(SIDES):
        crossing = int(CROSSINGS_OF_HEX[place, side])
        player = int(state.house[crossing])
        if player != NOTHING:
            state.claims[player] += 1 + int(state.city[crossing])


@rule
def pay_out(state: State, resource: int) -> None:
    """catan-21, catan-22: everybody gets his cards of one kind, or nobody does.

    Ruling CT-9: nobody when the stack cannot pay all; with the option shortage=rest a single claimant takes
    what is left.
    """
    claims = 0
    claimants = 0
    for player in range(SEATS):
        claims += int(state.claims[player])
        claimants += state.claims[player] > 0
    stock = int(state.bank[resource])
    if claims > stock:
        note(state, SHORT, EVERYBODY, resource, 0, 0)
        if claimants > 1 or not state.rest_to_one:
            return
    if claims > 0:
        for player in range(SEATS):
            get(state, player, resource, min(stock, int(state.claims[player])))


@rule
def get(state: State, player: int, resource: int, number: int) -> None:
    """catan-21: take the cards from their stack."""
    if number > 0:
        gain(state, player, resource, number)
        note(state, GETS, EVERYBODY, player, number, resource)
