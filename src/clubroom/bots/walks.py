"""Whole games between the house player and random moves, at full speed: templates as in `walk.py`."""

from functools import cache
from typing import TYPE_CHECKING, Any

from clubroom.chance import below, draw, sow
from clubroom.compiled import bind
from clubroom.story import UNHEARD
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of
from clubroom.walk import apply, chance, legal_moves, new_game, score, to_act, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

house = estimate = unbound


def house_moves(
    pool: Any, index: int, dice: Any, rng: Any, legal: Any, weights: Any, random_seats: int, most: int
) -> int:
    """Play a state on by the house player's moves (random ones in `random_seats`), at most so many decisions.

    Chance draws from `dice`, players from `rng`.  Returns how many decisions were made; chance is played to the next.
    """
    state = pool[index]
    state.note_count = UNHEARD
    decisions = 0
    actors = int(to_act(state))
    while actors != 0:
        if actors & CHANCE_BIT:
            count = int(chance(state, legal, weights))
            apply(state, CHANCE, int(legal[draw(weights, count, dice)]))
        else:
            player = first_of(actors)
            count = int(legal_moves(state, player, legal))
            choice = 0
            if count > 1:
                if decisions == most:
                    return decisions
                if (random_seats >> player) & 1:
                    choice = below(rng, count)
                else:
                    house(state, player, legal, count, weights)
                    choice = draw(weights, count, rng)
                decisions += 1
            apply(state, player, int(legal[choice]))
        actors = int(to_act(state))
    return decisions


def house_games(
    pool: Any, cells: Any, rng: Any, legal: Any, weights: Any, seats: int, options: Any, seed: int, seating: Any
) -> None:
    """One game per row of `seating`: the random seats go in; decisions, each seat's points and place come out."""
    for game in range(len(seating)):
        sow(rng, seed + game, 0)
        for cell in range(cells.shape[1]):
            cells[0, cell] = 0
        new_game(pool[0], seats, options)
        seating[game, 0] = house_moves(pool, 0, rng, rng, legal, weights, int(seating[game, 0]), 1 << 40)
        score(pool[0], seating[game, 1 : 1 + seats], seating[game, 1 + seats :])


class HouseWalks:
    """The templates bound to one game."""

    def __init__(self, game: "Game") -> None:
        self.house_moves = bind(house_moves, game.functions, f"{game.name}_house_moves")
        with_moves = {**game.functions, "house_moves": self.house_moves}
        self.house_games = bind(house_games, with_moves, f"{game.name}_house_games")


@cache
def house_walks(game: "Game") -> HouseWalks:
    """The templates bound to this game, once."""
    return HouseWalks(game)
