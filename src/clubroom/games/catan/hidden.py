"""What is hidden: who learns a move, and what must always be true."""

from clubroom.compiled import rule
from clubroom.games.catan.board import CROSSINGS, HARBOUR_AT, PATHS
from clubroom.games.catan.moves import (
    ACCEPT,
    DEAL_WITH,
    DISCARD_CARD,
    DRAWN,
    GIVE,
    MAKE_COUNTER,
    PROPOSE,
    ROLL,
    SHIP,
    STOLEN,
)
from clubroom.games.catan.points import count_points
from clubroom.games.catan.robber import count_discarding, is_discarding
from clubroom.games.catan.state import (
    CARD_POINTS,
    CITY_PIECES,
    COUNTER,
    COUNTERED,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    GOAL,
    KNIGHT,
    POINT,
    RESOURCES,
    ROAD_PIECES,
    SEATS,
    SETTLEMENT_PIECES,
    STACK,
    VIEWERS,
)
from clubroom.record import State
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def witnesses(state: State, player: int, move: int) -> int:
    """catan-23, catan-32, catan-35, catan-36, catan-46: who sees a card drawn, stolen, chosen or offered.

    All else is open, and so is a point card that wins.
    """
    if STOLEN <= move < DRAWN:
        return only(int(state.turn)) | only(int(state.victim))
    if DRAWN <= move < ROLL:
        wins = move == DRAWN + POINT and count_points(state, int(state.turn)) + 1 >= GOAL
        return EVERYBODY if wins or state.pile_count == 0 else only(int(state.turn))
    if DISCARD_CARD <= move < SHIP:
        return EVERYBODY if completes_discards(state, player) else only(player)
    if GIVE <= move < PROPOSE:
        return only(player) if state.phase == COUNTER else EVERYBODY
    if ACCEPT <= move < DEAL_WITH:
        return EVERYBODY if completes_answers(state, player, move) else only(player)
    return EVERYBODY


@rule
def completes_discards(state: State, player: int) -> int:
    """catan-35: whether one more card of this player makes the discards complete, so that they are laid (1 or 0)."""
    for other in range(SEATS):
        if other != player and is_discarding(state, other):
            return 0
    return int(count_discarding(state, player) + 1 == state.owed[player])


@rule
def completes_answers(state: State, player: int, move: int) -> int:
    """catan-23: whether all will know this answer at once: the last, if it counters or no other does (1 or 0)."""
    countered = 0
    for other in range(int(state.seats)):
        if other != player and other != state.turn:
            if not state.answered[other]:
                return 0
            countered |= state.answer[other] == COUNTERED
    return int(move == MAKE_COUNTER or not countered)


@rule
def tell(state: State, viewer: int, seen: State) -> None:
    """catan-18: nothing has to be worked out: how many cards each player holds lies open."""


@rule
def check(state: State) -> int:
    """catan-9, catan-10, catan-34: everything is in one place and what is stored twice agrees; 0, or the broken law."""
    for resource in range(RESOURCES):
        cards = int(state.bank[resource])
        for player in range(SEATS):
            cards += int(state.hand[player, resource])
        if cards != STACK:
            return 1
    for card in range(DEVELOPMENTS):
        if count_developments(state, card) != DEVELOPMENT_COUNTS[card]:
            return 2
    for player in range(int(state.seats)):
        broken = check_player(state, player)
        if broken:
            return broken
    return check_knowledge(state)


@rule
def count_developments(state: State, card: int) -> int:
    """catan-34, catan-42: how many development cards of a kind there are, wherever they are."""
    cards = int(state.pile[card]) + int(state.away[card])
    for place in range(int(state.under_count)):
        cards += state.under[place] == card
    for player in range(SEATS):
        cards += int(state.development[player, card])
        cards += int(state.knights[player]) if card == KNIGHT else 0
    return cards


@rule
def check_player(state: State, player: int) -> int:
    """catan-9, catan-24, catan-27, catan-30, catan-31, catan-40: pieces, harbours, points and counts of a player."""
    roads = 0
    settlements = 0
    cities = 0
    held = 0
    cards = 0
    for path in range(PATHS):
        roads += state.road[path] == player
    for crossing in range(CROSSINGS):
        if state.house[crossing] == player:
            cities += int(state.city[crossing])
            settlements += 1 - int(state.city[crossing])
            harbour = int(HARBOUR_AT[crossing])
            if harbour != NOTHING and not state.ports[player, int(state.harbour[harbour])]:
                return 3
    for kind in range(RESOURCES):
        held += int(state.hand[player, kind])
        cards += int(state.development[player, kind])
        if state.sure[player, kind] + state.fresh[player, kind] > 2 * state.development[player, kind]:
            return 4
    special = int(state.road_card == player) + int(state.army_card == player)
    if state.points[player] != settlements + 2 * cities + special * CARD_POINTS:
        return 5
    if roads + state.roads_left[player] != ROAD_PIECES or cities + state.cities_left[player] != CITY_PIECES:
        return 6
    if settlements + state.settlements_left[player] != SETTLEMENT_PIECES:
        return 7
    return 0 if held == state.held[player] and cards == state.cards[player] else 8


@rule
def check_knowledge(state: State) -> int:
    """catan-18, catan-36: nobody can name more cards than there are, and everybody can name his own."""
    for viewer in range(VIEWERS):
        for player in range(SEATS):
            named = 0
            for resource in range(RESOURCES):
                named += int(state.known[viewer, player, resource])
                if state.known[viewer, player, resource] > state.hand[player, resource]:
                    return 9
            if named + int(state.unsure[viewer, player]) != state.held[player]:
                return 10
            if viewer == player and state.unsure[viewer, player] != 0:
                return 11
    return 0
