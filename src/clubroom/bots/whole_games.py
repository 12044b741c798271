"""Whole games between searchers and house players in compiled code: templates as in `walk.py`, bound to each game.

Move by move what the arena does with a bot at every seat, to the bit: so thousands of games can be played at the same
time on a GPU (`batch/contests_cuda.py`), and a test plays the same ones with the bots themselves.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from clubroom.bots.comparison import MARK, begin_trials, weigh
from clubroom.bots.desk import look_at_choice
from clubroom.bots.house import house_choice
from clubroom.bots.memory import forget
from clubroom.bots.simulations import is_secret_choice, searcher
from clubroom.chance import draw, word
from clubroom.compiled import bind
from clubroom.sight import show
from clubroom.story import UNHEARD, keep_seen
from clubroom.viewers import CHANCE, CHANCE_BIT, only
from clubroom.walk import apply, chance, legal_moves, new_game, score, tell, to_act, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

look = search = choose_as_house = think = draw_chance = unbound

MOVED, DECISIONS = range(2)  # what `tally` takes


def think_and_choose(
    seen: Any, viewer: int, told: Any, world: Any, cells: Any, own: Any, public: Any, dice: Any, minds: Any, rng: Any,
    legal: Any, weights: Any, here: Any, mix: Any, marks: Any, figures: Any, filled: Any, path: Any, histories: Any,
    rows: Any, favourites: Any, heading: Any, points: Any, ranks: Any, values: Any, wins: Any, found: Any,
    horizons: Any, simulations: int, count: int
) -> int:  # fmt: skip
    """What `SearchBot.choose` does: which of `count` legal moves."""
    if filled[0] > len(marks) // 2:
        forget(marks, figures, filled)
    look(seen, viewer, told, cells, rng, world, own, here, mix, found)
    if found[0] != heading[MARK]:
        begin_trials(rows, heading, int(found[0]), word(rng))
    search(
        seen, viewer, told, world, cells, own, public, dice, minds, rng, legal, weights, here, mix, marks, figures,
        filled, path, histories, rows, favourites, heading, points, ranks, values, wins, horizons, simulations
    )  # fmt: skip
    look(seen, viewer, told, cells, rng, world, own, here, mix, found)
    weigh(rows, count, int(found[1]), int(found[2]), weights)
    return draw(weights, count, rng)


def whole_game(
    pool: Any, seen: Any, world: Any, cells: Any, shown: Any, imagined: Any, told: Any, sees: Any, own: Any, owned: Any,
    public: Any, dice: Any, minds: Any, luck: Any, rngs: Any, legal: Any, weights: Any, here: Any, mix: Any, marks: Any,
    figures: Any, filled: Any, path: Any, histories: Any, rows: Any, favourites: Any, headings: Any, points: Any,
    ranks: Any, values: Any, wins: Any, found: Any, chosen: Any, seats: int, options: Any, simulations: Any,
    horizons: Any, tally: Any
) -> None:  # fmt: skip
    """Play a game whose generators are sown; each seat thinks for so many simulations, or plays as the house (0).

    `cells`, `shown` and `imagined` are the memory of `pool`, `seen` and `world`.  `tally` takes the number of moves,
    then each seat's decisions; `points` and `ranks` take the result.
    """
    for cell in range(cells.shape[1]):
        cells[0, cell] = 0
    for seat in range(seats):
        forget(marks[seat], figures[seat], filled[seat])
        headings[seat, MARK] = 0
    new_game(pool[0], seats, options)
    pool[0].note_count = UNHEARD
    moved = draw_chance(pool, luck, legal, weights)
    actors = int(to_act(pool[0]))
    while actors != 0:
        for seat in range(seats):  # everybody decides on the state before anybody has moved
            if actors & only(seat):
                count = int(legal_moves(pool[0], seat, legal))
                chosen[seat] = legal[0]
                if count > 1:
                    tally[DECISIONS + seat] += 1
                    show(cells, 0, sees, only(seat), shown)
                    seen[0].note_count = 0
                    keep_seen(seen, 0, only(seat))
                    tell(pool[0], seat, seen[0])
                    if simulations[seat] == 0:
                        chosen[seat] = choose_as_house(seen, seat, told, imagined, rngs[seat], world, legal, weights)
                    else:
                        choice = think(
                            seen, seat, told, world, imagined, own[seat, : owned[seat]], public, dice, minds,
                            rngs[seat], legal, weights, here, mix, marks[seat], figures[seat], filled[seat], path,
                            histories, rows[seat], favourites[seat], headings[seat], points, ranks, values, wins,
                            found, horizons, int(simulations[seat]), count
                        )  # fmt: skip
                        legal_moves(pool[0], seat, legal)
                        chosen[seat] = legal[choice]
        for seat in range(seats):
            if actors & only(seat):
                apply(pool[0], seat, int(chosen[seat]))
                moved += 1 + draw_chance(pool, luck, legal, weights)
        actors = int(to_act(pool[0]))
    tally[MOVED] = moved
    score(pool[0], points, ranks)


def chance_until_players(pool: Any, luck: Any, legal: Any, weights: Any) -> int:
    """Let chance move until a player is to act; returns how many moves that took."""
    moved = 0
    while int(to_act(pool[0])) & CHANCE_BIT:
        count = int(chance(pool[0], legal, weights))
        apply(pool[0], CHANCE, int(legal[draw(weights, count, luck)]))
        moved += 1
    return moved


def bound(template: Any, game: "Game", **others: Any) -> Any:
    """A template bound to one game."""
    names = {**game.functions, "imagine_door": game.doors.imagine, **others}
    return bind(template, names, f"{game.name}_{template.__name__}_alone")


@cache
def thinker(game: "Game") -> Any:
    """`think_and_choose` bound to one game, once."""
    looks = bound(look_at_choice, game, is_secret=bound(is_secret_choice, game))
    return bound(think_and_choose, game, look=looks, search=searcher(game))


@cache
def whole_games(game: "Game") -> Any:
    """`whole_game` bound to one game, once."""
    as_house, chances = bound(house_choice, game), bound(chance_until_players, game)
    return bound(whole_game, game, think=thinker(game), choose_as_house=as_house, draw_chance=chances)
