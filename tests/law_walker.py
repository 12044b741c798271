"""Random games with the laws checked at every move, at full speed: a template bound to each game."""

from typing import Any

import numpy as np

from clubroom.chance import below, draw, generator, sow
from clubroom.compiled import PLAIN, bind
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of
from clubroom.walk import RULE_NAMES, unbound
from tables import PLAIN_MOVES, Table

LAWS = {
    1: "someone owes a move or the game is over",
    2: "chance and players never act together",
    3: "every cell is in its range",
    4: "the box is complete",
    5: "legal moves rise",
    6: "legal moves are exactly those that no sentence forbids, for every player",
    7: "weights of chance are positive and its moves rise",
    8: "the story of a move fits its buffer",
    9: "the game ends",
    10: "nobody is to act once the game is over, and nothing is legal",
}
LONGEST_GAME = 20_000
FIRST = 4  # times as long as the others the first game may last
CHECKED = 400  # states of a game that are looked at, about, when it has more

new_game = to_act = legal_moves = chance = apply = ban_on = check = unbound


def legality_law(state: Any, player: int, acts: int, legal: Any, first: int, step: int) -> int:
    """Legal moves rise and are exactly those no sentence forbids, asked of every `step`-th move from `first` on."""
    count = int(legal_moves(state, player, legal)) if acts else 0
    if acts and count == 0:
        return 1
    for place in range(1, count):
        if legal[place] <= legal[place - 1]:
            return 5
    place = 0
    for move in range(first, len(legal), step):
        while place < count and legal[place] < move:
            place += 1
        if (ban_on(state, player, move) == 0) != (place < count and legal[place] == move):
            return 6
    return 0


def state_law(state: Any, row: Any, low: Any, high: Any, seats: int, legal: Any, first: int, step: int) -> int:
    """The first law that a state breaks, or 0."""
    actors = int(to_act(state))
    for cell in range(len(low)):
        if row[cell] < low[cell] or row[cell] > high[cell]:
            return 3
    if check(state) != 0:
        return 4
    if actors & CHANCE_BIT and actors != CHANCE_BIT:
        return 2
    for player in range(seats):
        broken = legality_law(state, player, (actors >> player) & 1, legal, first, step)
        if broken:
            return broken if actors else 10
    return 8 if int(state.note_count) >= len(state.notes) else 0


def law_games(
    pool: Any, cells: Any, low: Any, high: Any, rng: Any, legal: Any, weights: Any, table: Any, options: Any
) -> int:
    """Play table[1] games with table[0] seats from seed table[2]; 0, or the broken law * 1e6 + game.

    The laws are checked at every table[3]-th move, and then one of table[4] moves is asked about, in turn.  All games
    are left after table[5] moves, the first after some times as many.
    """
    seats = int(table[0])
    step = int(table[4])
    for game in range(int(table[1])):
        sow(rng, int(table[2]) + game, 0)
        for cell in range(len(low)):
            cells[0, cell] = 0
        state = pool[0]
        new_game(state, seats, options)
        plies = 0
        broken = state_law(state, cells[0], low, high, seats, legal, 0, 1)
        actors = int(to_act(state))
        while actors != 0 and broken == 0:
            if actors & CHANCE_BIT:
                player = CHANCE
                count = int(chance(state, legal, weights))
                choice = draw(weights, count, rng)
                for place in range(count):
                    if weights[place] <= 0 or (place > 0 and legal[place] <= legal[place - 1]):
                        broken = 7
            else:
                player = first_of(actors)
                choice = below(rng, int(legal_moves(state, player, legal)))
            apply(state, player, int(legal[choice]))
            plies += 1
            if plies % int(table[3]) == 0:
                asked = (game + plies // int(table[3])) % step
                broken = max(broken, state_law(state, cells[0], low, high, seats, legal, asked, step))
            if plies > LONGEST_GAME:
                broken = 9
            actors = int(to_act(state)) if plies < int(table[5]) * (FIRST if game == 0 else 1) else 0
        broken = max(broken, state_law(state, cells[0], low, high, seats, legal, 0, 1))
        if broken:
            return broken * 1_000_000 + game
    return 0


def thinned(table: Table) -> tuple[int, int, int]:
    """At which moves the laws are checked, of which moves they ask there, and how long games last.

    Compiled at every move and of all; in a game of thousands of moves at some hundreds.  In plain Python nine tenths of
    the time went into asking every player about every move; compiled runs have done that millions of times.  So only
    every 12th state is looked at, and with a long table of moves every 40th, where a different seventh or so of the
    moves is asked about each time.  The first and the last state of a game are checked in full, and long games are
    cut short.
    """
    if not PLAIN:
        legal, weights = table.game.buffers()
        tally = generator(0)
        table.game.walkers.random_game(table.new(), 0, generator(0), legal, weights, tally)
        return max(1, int(tally[0]) // CHECKED), 1, 2 * LONGEST_GAME
    moves = len(table.game.moves)
    return (12, 1, PLAIN_MOVES) if moves < 200 else (40, moves // 40, PLAIN_MOVES)


def broken_law(table: Table, games: int, seed: int) -> str:
    """Which law which game of a table breaks; empty if none."""
    game = table.game
    names: dict[str, Any] = {name: getattr(game, name) for name in RULE_NAMES}
    for template in (legality_law, state_law, law_games):
        names[template.__name__] = bind(template, names, f"{game.name}_{template.__name__}")
    walker = names["law_games"]
    pool = game.record.pool()
    legal, weights = game.buffers()
    code = walker(
        pool,
        game.record.cells(pool),
        game.record.low,
        game.record.high,
        generator(0),
        legal,
        weights,
        np.array([table.seats, games, seed, *thinned(table)]),
        game.option_numbers(table.options),
    )
    return f"game {code % 1_000_000} of {table}: {LAWS[code // 1_000_000]}" if code else ""
