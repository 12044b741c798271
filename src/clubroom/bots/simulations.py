"""Monte Carlo search among imagined worlds: templates as in `walk.py`, bound to each game.

A simulation chooses a move, draws a world that the seat cannot tell from the true one, follows remembered
situations, adds one to them, and lets the house player go on from there to the end or to where the game's estimate
is asked.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from clubroom.bots.comparison import FIRST_WORLD, OFTEN, TRIED, favourite_of, next_trial, take_down
from clubroom.bots.memory import VALUE, VISITS, mark_of_cells, mark_of_move, place_for
from clubroom.bots.selection import matched_regret, select, visits_of
from clubroom.bots.walks import estimate, house, house_walks
from clubroom.chance import draw, sow, word
from clubroom.compiled import bind, compiled
from clubroom.record import fold
from clubroom.story import UNHEARD
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of, only
from clubroom.walk import apply, chance, legal_moves, score, to_act, unbound, witnesses

if TYPE_CHECKING:
    from clubroom.game import Game

DEEPEST = 60  # situations remembered along one simulation
PLACE_VALUE = 0.2  # what places are worth beside the win
SEATS_BEYOND = 16  # marks of two movers in one situation differ, and so do the generators of one world

imagine_door = house_moves = descend = play_out = is_secret = unbound


def is_secret_choice(state: Any, player: int, actors: int, move: int) -> int:
    """Whether others choose at the same time, or will not see what was chosen."""
    everybody = (1 << int(state.seats)) - 1
    return int(actors != only(player) or int(witnesses(state, player, move)) & everybody != everybody)


def descend_remembered(
    pool: Any, cells: Any, viewer: int, own: Any, public: Any, dice: Any, rng: Any, legal: Any, weights: Any,
    marks: Any, figures: Any, filled: Any, path: Any, histories: Any
) -> int:  # fmt: skip
    """Follow remembered situations and add one; `path` takes (player, situation, move) places; returns its length."""
    state = pool[0]
    depth = 1  # the move that is searched comes first
    actors = int(to_act(state))
    while actors != 0 and depth < DEEPEST:
        if actors & CHANCE_BIT:
            count = int(chance(state, legal, weights))
            apply(state, CHANCE, int(legal[draw(weights, count, dice)]))
            actors = int(to_act(state))
            continue
        # The viewer goes first where several choose at once: he is asked before anybody has chosen.
        player = viewer if actors & only(viewer) else first_of(actors)
        count = int(legal_moves(state, player, legal))
        choice = 0
        fresh = False
        if count > 1:
            # The viewer's situations are all that he sees.  Others' hands differ from world to world: theirs are
            # what lies open and what they themselves did since the search began.
            if player == viewer:
                situation = mark_of_cells(cells, 0, own, player + 1)
            else:
                situation = mark_of_cells(cells, 0, public, int(histories[player]))
            node = place_for(marks, filled, situation)
            if node < 0:
                return depth
            house(state, player, legal, count, weights)
            fresh = visits_of(figures, node) == 0.0
            secret = int(is_secret(state, player, actors, int(legal[0])))
            choice = select(marks, figures, situation, node, legal, count, weights, secret, rng)
            path[depth, 0] = player
            path[depth, 1] = node
            path[depth, 2] = place_for(marks, filled, mark_of_move(situation, int(legal[choice])))
            depth += 1
        move = int(legal[choice])
        histories[player] = fold(int(histories[player]), move)
        apply(state, player, move)
        actors = int(to_act(state))
        if fresh:
            return depth
    return depth


def play_out_by_house(
    pool: Any, dice: Any, rng: Any, legal: Any, weights: Any, horizon: int, points: Any, ranks: Any, values: Any,
    wins: Any
) -> None:  # fmt: skip
    """Play on to the horizon or the end; `values` and `wins` take each seat's worth and share of the win."""
    state = pool[0]
    seats = int(state.seats)
    house_moves(pool, 0, dice, rng, legal, weights, 0, horizon)
    while int(to_act(state)) != 0:
        if int(estimate(state, wins)) != 0:
            for seat in range(seats):
                values[seat] = wins[seat]
            return
        house_moves(pool, 0, dice, rng, legal, weights, 0, 1)
    score(state, points, ranks)
    share_the_win(ranks, seats, values, wins)


@compiled
def share_the_win(ranks: Any, seats: int, values: Any, wins: Any) -> None:
    """A shared first place is an equal part of the win; the other places count a little."""
    winners = 0
    for seat in range(seats):
        if ranks[seat] == 1:
            winners += 1
    places = 0
    for seat in range(seats):
        places += int(ranks[seat])
    for seat in range(seats):
        wins[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
        values[seat] = wins[seat] + PLACE_VALUE * (places / seats - ranks[seat]) / (seats - 1)


def search_worlds(
    seen: Any, viewer: int, told: Any, pool: Any, cells: Any, own: Any, public: Any, dice: Any, minds: Any, rng: Any,
    legal: Any, weights: Any, here: Any, mix: Any, marks: Any, figures: Any, filled: Any, path: Any, histories: Any,
    rows: Any, favourites: Any, heading: Any, points: Any, ranks: Any, values: Any, wins: Any, horizons: Any,
    simulations: int
) -> None:  # fmt: skip
    """So many simulations from what the viewer sees; `here` and `mix` take his moves and the house player's mix.

    `dice` and `minds` are chance's and the players' generators within one world.  A move that was tried often is
    played out further: what is left between it and the others is small, and trials enough bear the greater noise.
    """
    imagine_door(seen, viewer, told, cells, rng, pool, 0)
    count = int(legal_moves(pool[0], viewer, here))
    house(pool[0], viewer, here, count, mix)
    secret = int(is_secret(pool[0], viewer, int(to_act(pool[0])), int(here[0])))
    favourite = favourite_of(mix, count)
    situation = mark_of_cells(cells, 0, own, viewer + 1)
    path[0, 0] = viewer
    path[0, 1] = place_for(marks, filled, situation)
    for _ in range(simulations):
        if secret:
            choice = matched_regret(marks, figures, situation, int(path[0, 1]), here, count, mix, rng)
            world = word(rng)
        else:
            choice = next_trial(rows, count, favourite)
            world = int(heading[FIRST_WORLD]) + int(rows[choice, TRIED])
        path[0, 2] = place_for(marks, filled, mark_of_move(situation, int(here[choice])))
        sow(dice, world, viewer)
        sow(minds, world, viewer + SEATS_BEYOND)
        imagine_door(seen, viewer, told, cells, dice, pool, 0)
        pool[0].note_count = UNHEARD
        for player in range(len(histories)):
            histories[player] = player + SEATS_BEYOND
        apply(pool[0], viewer, int(here[choice]))
        depth = int(
            descend(
                pool, cells, viewer, own, public, dice, minds, legal, weights, marks, figures, filled, path, histories
            )
        )  # fmt: skip
        horizon = int(horizons[int(rows[choice, TRIED] >= OFTEN)])
        play_out(pool, dice, minds, legal, weights, horizon, points, ranks, values, wins)
        learn(figures, path, depth, values)
        take_down(rows, favourites, choice, favourite, values[viewer], wins[viewer])


@compiled
def learn(figures: Any, path: Any, depth: int, values: Any) -> None:
    """Every situation and move on the way has been tried once more, and came to this."""
    for step in range(depth):
        player = int(path[step, 0])
        for column in range(1, 3):
            place = int(path[step, column])
            if place >= 0:
                figures[place, VISITS] += 1.0
                figures[place, VALUE] += values[player]


@cache
def searcher(game: "Game") -> Any:
    """The search bound to one game, once."""

    def bound(template: Any, **others: Any) -> Any:
        return bind(template, {**game.functions, **others}, f"{game.name}_{template.__name__}")

    secret = bound(is_secret_choice)
    down = bound(descend_remembered, is_secret=secret)
    out = bound(play_out_by_house, house_moves=house_walks(game).house_moves)
    return bound(search_worlds, imagine_door=game.doors.imagine, is_secret=secret, descend=down, play_out=out)
