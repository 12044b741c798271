"""What the estimate looks at: some numbers about each seat, most of them between -1 and 1."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.figaro.estimate_outcomes import OUTCOMES
from clubroom.games.figaro.hidden import held
from clubroom.games.figaro.house_danger import own_hits
from clubroom.games.figaro.scoring import longest_round, road_length
from clubroom.games.figaro.setup import tiles_each_round
from clubroom.games.figaro.state import COLOURS, DANCE, JESTER_1, JESTER_2, LONGEST, ROUNDS, SEATS, VALUES
from clubroom.record import State
from clubroom.viewers import NOTHING

FEWEST_SEATS = 3
NEEDS = 5  # what a layout may lack of the king's patience; one that lacks more is nothing special
NEXT = 3  # players to come whose cards are looked at

ROADS, PILES, HAND, DANGER, TABLE = 4, 4, VALUES + 4, NEEDS + 5 + NEXT, ROUNDS + SEATS - FEWEST_SEATS + 1 + 3
FEATURES = OUTCOMES + ROADS + PILES + HAND + DANGER + TABLE


@compiled
def write_road(state: State, seat: int, room: Any, at: int) -> None:
    """His road beside the others', and the tile that he might swap."""
    seats = int(state.seats)
    road = float(road_length(state, seat))
    mean, shortest = 0.0, 1e9
    for other in range(seats):
        theirs = float(road_length(state, other))
        mean += theirs / seats
        if other != seat:
            shortest = min(shortest, theirs)
    longest = int(longest_round(state, seat))
    tile = 0.0 if longest == NOTHING else float(state.road[seat, longest]) / LONGEST
    room[at] = (road - mean) / LONGEST
    room[at + 1] = (shortest - road) / LONGEST
    room[at + 2] = tile
    room[at + 3] = tile if state.round_number == ROUNDS else 0.0


@compiled
def write_piles(state: State, seat: int, room: Any, at: int) -> None:
    """His pile beside the others', and how long the round will last."""
    seats = int(state.seats)
    piles = hands = 0
    for other in range(seats):
        piles += int(state.pile[other])
        hands += int(held(state, other))
    room[at] = float(state.pile[seat]) / 10.0
    room[at + 1] = (float(state.pile[seat]) - piles / seats) / 5.0
    room[at + 2] = hands / seats / 10.0
    room[at + 3] = 1.0 / (1.0 + hands / seats)


@compiled
def write_hand(state: State, seat: int, room: Any, at: int) -> None:
    """What he holds: cards of each value, colours, special cards."""
    for value in range(VALUES + 1):
        room[at + value] = 0.0
    for colour in range(COLOURS):
        cards = 0
        for value in range(VALUES):
            cards += int(state.hand[seat, colour * VALUES + value])
            room[at + value] += float(state.hand[seat, colour * VALUES + value]) / 4.0
        room[at + VALUES] += 1.0 / COLOURS if cards > 0 else 0.0
    room[at + VALUES + 1] = float(state.hand[seat, JESTER_1])
    room[at + VALUES + 2] = float(state.hand[seat, JESTER_2])
    room[at + VALUES + 3] = float(state.hand[seat, DANCE])


@compiled
def write_danger(state: State, seat: int, king: int, room: Any, at: int) -> None:
    """How near his layout is to the edge, who could soon bring it over, and what would be taken."""
    seats = int(state.seats)
    need = int(state.patience) - int(state.total[seat])
    for lack in range(1, NEEDS + 1):
        room[at + lack - 1] = 1.0 if need == lack else 0.0
    at += NEEDS
    steps = (seat - int(state.turn)) % seats
    room[at] = float(state.lying) / 10.0
    room[at + 1] = steps / SEATS
    room[at + 2] = 1.0 if steps == 0 else 0.0
    room[at + 3] = float(state.leads) if steps == 0 else 0.0
    room[at + 4] = 1.0 if seat == king else 0.0
    at += 5
    for step in range(NEXT):
        who = (int(state.turn) + step) % seats
        reach = need <= VALUES and who != seat
        room[at + step] = 1.0 if reach and own_hits(state, who, need, int(state.colour[seat])) > 0 else 0.0


@compiled
def write_table(state: State, room: Any, at: int) -> None:
    """The round, the number of players, the tiles of this round."""
    row = int(state.round_number) - 1
    for step in range(ROUNDS):
        room[at + step] = 1.0 if row == step else 0.0
    at += ROUNDS
    for seats in range(FEWEST_SEATS, SEATS + 1):
        room[at + seats - FEWEST_SEATS] = 1.0 if state.seats == seats else 0.0
    at += SEATS + 1 - FEWEST_SEATS
    last = tiles_each_round(state) - 1
    room[at] = float(state.middle[row, 0]) / LONGEST
    room[at + 1] = float(state.middle[row, last // 2]) / LONGEST
    room[at + 2] = float(state.middle[row, last]) / LONGEST


@compiled
def write_features(state: State, seat: int, king: int, room: Any, outcomes: int, at: int) -> None:
    """FEATURES numbers about one seat into the room, from `at` on; all outcomes are there, from `outcomes` on."""
    for step in range(OUTCOMES):
        room[at + step] = room[outcomes + seat * OUTCOMES + step]
    at += OUTCOMES
    write_road(state, seat, room, at)
    write_piles(state, seat, room, at + ROADS)
    write_hand(state, seat, room, at + ROADS + PILES)
    write_danger(state, seat, king, room, at + ROADS + PILES + HAND)
    write_table(state, room, at + ROADS + PILES + HAND + DANGER)
