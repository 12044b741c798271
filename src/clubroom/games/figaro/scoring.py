"""The end of a round: counting, road tiles, the swap of the third round, the end of the game."""

from typing import Any

from clubroom.compiled import rule
from clubroom.games.figaro.events import AWARDED, FREE, KEPT, MAY_SWAP, ROAD, ROUND_OVER, SWAPPED, WON
from clubroom.games.figaro.sentences import THIRD_ROUND_ONLY
from clubroom.games.figaro.setup import begin_round, insert_tile, tiles_each_round
from clubroom.games.figaro.state import OVER, ROUNDS, SHORTEST, SWAP
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def end_round(state: State, player: int) -> None:
    """figaro-18, figaro-20, figaro-21: who has no cards takes the king; piles are counted, hands and open cards not.

    Ruling FG-15: until then the king has stayed with the player who began the round.
    """
    state.king = player
    note(state, ROUND_OVER, EVERYBODY, player, int(state.round_number), 0)
    for seat in range(int(state.seats)):
        state.counted[seat] = state.pile[seat]
    swapper = the_swapper(state)
    if state.round_number == ROUNDS and longest_round(state, swapper) != NOTHING:
        offer_swap(state, swapper)
    else:
        award_tiles(state)


@rule
def steps_from_king(state: State, player: int, king_first: int) -> int:
    """figaro-23, figaro-33: how far clockwise from the king a player sits; the king's holder is first or last."""
    steps = (player - int(state.king)) % int(state.seats)
    if steps == 0 and not king_first:
        return int(state.seats)
    return steps


@rule
def place_by_cards(state: State, player: int) -> int:
    """figaro-22, figaro-23: a player's place, from 0, by the cards in his pile, most first.

    Ruling FG-8: of equals the one nearer to the king's left comes first, the king's holder last.
    """
    place = 0
    for other in range(int(state.seats)):
        if state.pile[other] > state.pile[player]:
            place += 1
        if state.pile[other] == state.pile[player]:
            place += steps_from_king(state, other, 0) < steps_from_king(state, player, 0)
    return place


@rule
def award_tiles(state: State) -> None:
    """figaro-22, figaro-24: the most cards get the longest tile, and so on.

    Ruling FG-9: the last in the ranking and everyone without cards are free; tiles left over go to the box.
    """
    round_index = int(state.round_number) - 1
    last = int(state.seats) - 1
    for place in range(last + 1):
        for player in range(last + 1):
            if place_by_cards(state, player) == place:
                cards = int(state.pile[player])
                if cards == 0 or place == last:
                    note(state, FREE, EVERYBODY, player, cards, 0)
                else:
                    length = int(state.middle[round_index, place])
                    state.road[player, round_index] = length
                    note(state, AWARDED, EVERYBODY, player, cards, length - SHORTEST)
    for place in range(last):
        state.middle[round_index, place] = 0
    if state.round_number < state.rounds:
        begin_round(state, int(state.round_number) + 1)
    else:
        end_game(state)


@rule
def the_swapper(state: State) -> int:
    """figaro-26: who has the fewest cards.

    Ruling FG-10: of equals the king's holder comes first (or last, by option), then clockwise from his left.
    """
    swapper = 0
    for player in range(1, int(state.seats)):
        fewer = state.pile[player] < state.pile[swapper]
        king_first = int(state.swap_king_first)
        nearer = steps_from_king(state, player, king_first) < steps_from_king(state, swapper, king_first)
        if fewer or (state.pile[player] == state.pile[swapper] and nearer):
            swapper = player
    return swapper


@rule
def longest_round(state: State, player: int) -> int:
    """figaro-26: the round (from 0) in which a player got his longest tile, or NOTHING.

    Ruling FG-11: without a tile of his own there is nothing to swap.
    """
    best = NOTHING
    longest = 0
    for round_index in range(ROUNDS):
        if state.road[player, round_index] > longest:
            longest = int(state.road[player, round_index])
            best = round_index
    return best


@rule
def offer_swap(state: State, player: int) -> None:
    """figaro-26: before the tiles of the third round are awarded one player may swap.

    Ruling FG-12: he is shown his longest tile beside the shortest in the middle.
    """
    state.phase = SWAP
    state.turn = player
    own = int(state.road[player, longest_round(state, player)])
    shortest = int(state.middle[ROUNDS - 1, tiles_each_round(state) - 1])
    note(state, MAY_SWAP, only(player), player, own - SHORTEST, shortest - SHORTEST)


@rule
def ban_on_swapping(state: State) -> int:
    """figaro-26, figaro-27: swap or keep, when you are asked to; you need not swap."""
    return 0 if state.phase == SWAP else THIRD_ROUND_ONLY


@rule
def swap_tiles(state: State, player: int) -> None:
    """figaro-26: give your longest tile for the shortest of this round.

    Ruling FG-11: the tile given joins the others of this round, which are sorted again.
    """
    own = longest_round(state, player)
    given = int(state.road[player, own])
    shortest_place = tiles_each_round(state) - 1
    taken = int(state.middle[ROUNDS - 1, shortest_place])
    state.road[player, own] = taken
    insert_tile(state, ROUNDS - 1, shortest_place, given)
    note(state, SWAPPED, EVERYBODY, player, given - SHORTEST, taken - SHORTEST)
    award_tiles(state)


@rule
def keep_tiles(state: State, player: int) -> None:
    """figaro-27: leave the tiles as they are."""
    note(state, KEPT, EVERYBODY, player, 0, 0)
    award_tiles(state)


@rule
def end_game(state: State) -> None:
    """figaro-32: after the last round the roads are laid against the wall for all to see."""
    state.phase = OVER
    state.turn = NOTHING
    for player in range(int(state.seats)):
        state.length[player] = road_length(state, player)
        note(state, ROAD, EVERYBODY, player, int(state.length[player]), 0)
    for player in range(int(state.seats)):
        if place_by_road(state, player) == 1:
            note(state, WON, EVERYBODY, player, int(state.length[player]), 0)


@rule
def road_length(state: State, player: int) -> int:
    """figaro-32: a player's tiles laid end to end."""
    length = 0
    for round_index in range(ROUNDS):
        length += int(state.road[player, round_index])
    return length


@rule
def place_by_road(state: State, player: int) -> int:
    """figaro-32, figaro-33: the shortest road wins; a tie for the first place goes to the king's side.

    The book breaks only that tie: equal roads further back share their place.
    """
    mine = road_length(state, player)
    shorter = 0
    nearer = 0
    for other in range(int(state.seats)):
        theirs = road_length(state, other)
        if theirs < mine:
            shorter += 1
        if theirs == mine and steps_from_king(state, other, 1) < steps_from_king(state, player, 1):
            nearer = 1
    return shorter + 1 + (nearer if shorter == 0 else 0)


@rule
def score(state: State, points: Any, ranks: Any) -> None:
    """figaro-32, figaro-33: each player's road in half-centimetres (short is good), and the places."""
    for player in range(int(state.seats)):
        points[player] = road_length(state, player)
        ranks[player] = place_by_road(state, player)
