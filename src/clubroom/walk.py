"""Generic algorithms over a game's rules, written once and bound to each game.

The functions from `new_door` on are templates: they use the rules' names as globals, which `bind` supplies.
"""

from collections.abc import Mapping
from typing import Any

from clubroom.chance import below, draw, sow
from clubroom.compiled import bind
from clubroom.record import fold, mark_of
from clubroom.story import UNHEARD
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of

RULE_NAMES = (  # the interface every game implements
    "new_game",
    "to_act",
    "legal_moves",
    "chance",
    "apply",
    "ban_on",
    "witnesses",
    "tell",
    "imagine",
    "score",
    "check",
)


def unbound(*_: Any) -> Any:
    """Stand in for a rule in a template that was not bound to a game."""
    raise TypeError("this is a template: bind it to a game first")


new_game = to_act = legal_moves = chance = apply = ban_on = witnesses = tell = imagine = score = check = unbound
unanswered = unbound


def new_door(pool: Any, index: int, seats: int, options: Any) -> None:
    """Begin a game in a blank state."""
    new_game(pool[index], seats, options)


def to_act_door(pool: Any, index: int) -> int:
    """Who owes a move."""
    return int(to_act(pool[index]))


def legal_door(pool: Any, index: int, player: int, legal: Any) -> int:
    """That player's legal moves."""
    return int(legal_moves(pool[index], player, legal))


def chance_door(pool: Any, index: int, legal: Any, weights: Any) -> int:
    """The moves of chance and their weights."""
    return int(chance(pool[index], legal, weights))


def apply_door(pool: Any, index: int, player: int, move: int) -> None:
    """Make a legal move."""
    apply(pool[index], player, move)


def ban_door(pool: Any, index: int, player: int, move: int) -> int:
    """The sentence that forbids a move, or 0."""
    return int(ban_on(pool[index], player, move))


def witnesses_door(pool: Any, index: int, player: int, move: int) -> int:
    """Who would learn exactly this move."""
    return int(witnesses(pool[index], player, move))


def all_witnesses_door(pool: Any, index: int, player: int, moves: Any, count: int, seen_by: Any) -> None:
    """Who will know each of so many moves exactly."""
    for place in range(count):
        seen_by[place] = witnesses(pool[index], player, int(moves[place]))


def tell_door(pool: Any, index: int, viewer: int, seen: Any) -> None:
    """Complete a view with what is worked out."""
    tell(pool[index], viewer, seen[0])


def imagine_door(seen: Any, viewer: int, told: Any, cells: Any, rng: Any, pool: Any, index: int) -> None:
    """A possible state behind a view; `cells` is the memory of `pool`."""
    pool[index] = seen[0]
    for cell in range(len(told)):
        if told[cell] != 0:
            cells[index, cell] = 0
    imagine(seen[0], viewer, rng, pool[index])


def score_door(pool: Any, index: int, points: Any, ranks: Any) -> None:
    """Points and places."""
    score(pool[index], points, ranks)


def check_door(pool: Any, index: int) -> int:
    """The number of the first broken law of the game's own box, or 0."""
    return int(check(pool[index]))


def unanswered_door(pool: Any, index: int, player: int) -> int:
    """The move that a player's silence stands for, or NOTHING."""
    return int(unanswered(pool[index], player))


def random_game(pool: Any, index: int, rng: Any, legal: Any, weights: Any, tally: Any) -> int:
    """Play a state to its end by random moves, without a story; returns the mark of all moves.

    `tally` takes the number of moves and of decisions (a player's move with more than one choice).
    """
    state = pool[index]
    state.note_count = UNHEARD
    plies = 0
    decisions = 0
    mark = 0
    actors = int(to_act(state))
    while actors != 0:  # two loops, not one: on a GPU the threads of a warp then deal together and play together
        while actors & CHANCE_BIT:
            count = int(chance(state, legal, weights))
            move = int(legal[draw(weights, count, rng)])
            apply(state, CHANCE, move)
            mark = fold(mark, move)
            plies += 1
            actors = int(to_act(state))
        while actors != 0 and not actors & CHANCE_BIT:
            player = first_of(actors)
            count = int(legal_moves(state, player, legal))
            move = int(legal[below(rng, count)])
            apply(state, player, move)
            mark = fold(mark, move)
            plies += 1
            if count > 1:
                decisions += 1
            actors = int(to_act(state))
    tally[0] = plies
    tally[1] = decisions
    return mark


def random_games(
    pool: Any, cells: Any, kept: Any, rng: Any, legal: Any, weights: Any, seats: int, options: Any, seed: int, rows: Any
) -> None:
    """One random game per row of `rows`: moves, decisions, mark, then each seat's points and place.

    Game number g of a run is the same game whatever the run's length: its seed is `seed + g`.
    """
    for game in range(len(rows)):
        sow(rng, seed + game, 0)
        for cell in range(len(kept)):
            cells[0, cell] = 0
        new_game(pool[0], seats, options)
        mark = random_game(pool, 0, rng, legal, weights, rows[game])
        rows[game, 2] = mark ^ mark_of(cells[0], kept)
        score(pool[0], rows[game, 3 : 3 + seats], rows[game, 3 + seats :])


def count_leaves(pool: Any, depth: int, legal: Any, weights: Any, actor: Any, left: Any) -> int:
    """How many ways there are to go `depth` moves on from pool[0], chance included; an ended game counts once.

    `pool` has depth + 1 states and the buffers a row for each: a stack, since rules know no recursion.
    """
    leaves = 0
    level = 0
    left[0] = -1
    while level >= 0:
        if left[level] < 0:  # just arrived: list what can be done here
            actors = int(to_act(pool[level]))
            if actors == 0 or level == depth:
                leaves += 1
                level -= 1
                continue
            if actors & CHANCE_BIT:
                actor[level] = CHANCE
                left[level] = int(chance(pool[level], legal[level], weights))
            else:
                actor[level] = first_of(actors)
                left[level] = int(legal_moves(pool[level], first_of(actors), legal[level]))
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        pool[level + 1] = pool[level]
        apply(pool[level + 1], int(actor[level]), int(legal[level, left[level]]))
        level += 1
        left[level] = -1
    return leaves


class Doors:
    """One compiled entry per rule; called from Python with (pool, index), which costs a quarter of a record."""

    def __init__(self, game: str, rules: Mapping[str, Any]) -> None:
        def door(template: Any) -> Any:
            return bind(template, rules, f"{game}_{template.__name__}")

        self.new = door(new_door)
        self.to_act = door(to_act_door)
        self.legal = door(legal_door)
        self.chance = door(chance_door)
        self.apply = door(apply_door)
        self.ban = door(ban_door)
        self.witnesses = door(witnesses_door)
        self.all_witnesses = door(all_witnesses_door)
        self.tell = door(tell_door)
        self.imagine = door(imagine_door)
        self.score = door(score_door)
        self.check = door(check_door)
        self.unanswered = door(unanswered_door)


class Walkers:
    """Whole games at full speed."""

    def __init__(self, game: str, rules: Mapping[str, Any]) -> None:
        self.random_game = bind(random_game, rules, f"{game}_random_game")
        with_game = {**rules, "random_game": self.random_game}
        self.random_games = bind(random_games, with_game, f"{game}_random_games")
        self.count_leaves = bind(count_leaves, rules, f"{game}_count_leaves")
