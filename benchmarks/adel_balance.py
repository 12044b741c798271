"""How often each colour of Adel Verpflichtet wins: the boxes' colours differ in cheques and thieves.

python benchmarks/adel_balance.py [games] [random|house] [seconds for each row]
"""

import sys
import time
from typing import Any

import numpy as np

from clubroom import game as game_of
from clubroom.bots.walks import house_walks
from clubroom.chance import generator, sow
from clubroom.compiled import bind
from clubroom.walk import unbound

TOLERANCE = 0.15  # of a fair share

PIECE = 500  # games between two looks at the clock

new_game = score = random_game = house_moves = play_on = unbound


def random_way(pool: Any, rng: Any, legal: Any, weights: Any, tally: Any) -> None:
    """Play a game on by random moves."""
    random_game(pool, 0, rng, legal, weights, tally)


def house_way(pool: Any, rng: Any, legal: Any, weights: Any, tally: Any) -> None:
    """Play a game on by the house player's moves."""
    house_moves(pool, 0, rng, legal, weights, 0, 1 << 40)


def win_shares(
    pool: Any, cells: Any, rng: Any, legal: Any, weights: Any, seats: int, options: Any, seed: int, won: Any, sat: Any
) -> None:
    """Add up, for each colour, how often it sat at the table and what share of victories it took."""
    tally = np.zeros(2, np.int64)
    points = np.zeros(seats, np.int64)
    ranks = np.zeros(seats, np.int64)
    for number in range(PIECE):
        sow(rng, seed + number, 0)
        for cell in range(cells.shape[1]):
            cells[0, cell] = 0
        new_game(pool[0], seats, options)
        play_on(pool, rng, legal, weights, tally)
        score(pool[0], points, ranks)
        winners = 0
        for player in range(seats):
            winners += ranks[player] == 1
        for player in range(seats):
            colour = int(pool[0].colour[player])
            sat[colour] += 1
            if ranks[player] == 1:
                won[colour] += 1.0 / winners


def main(games: int, way: str, seconds: float) -> None:
    adel = game_of("adel")
    names = adel.functions | {"random_game": adel.walkers.random_game, "house_moves": house_walks(adel).house_moves}
    play = bind({"random": random_way, "house": house_way}[way], names, f"adel_{way}_way")
    walker = bind(win_shares, names | {"play_on": play}, f"adel_{way}_win_shares")
    colours = adel.moves.domains["colour"]
    for edition in ("fx", "alea", "jumbo"):
        for seats in adel.seats:
            try:
                options = adel.option_numbers(adel.settle(seats, {"edition": edition}))
            except ValueError:
                continue
            pool = adel.record.pool()
            won, sat = np.zeros(len(colours)), np.zeros(len(colours))
            played, start = 0, 0.0
            while played < games and (not start or time.perf_counter() - start < seconds):
                walker(pool, adel.record.cells(pool), generator(0), *adel.buffers(), seats, options, played, won, sat)
                played += PIECE
                start = start or time.perf_counter()  # the first piece may have to be compiled
            shares = {colour: won[number] / sat[number] * seats for number, colour in enumerate(colours) if sat[number]}
            marks = [
                f"{colour} {share:.3f}{'!' if abs(share - 1) > TOLERANCE else ''}" for colour, share in shares.items()
            ]
            print(f"{edition:6} {seats} players, {played} games (1 is fair): {', '.join(marks)}", flush=True)


if __name__ == "__main__":
    filled = sys.argv[1:] + ["100000", "random", "60"][len(sys.argv) - 1 :]
    main(int(filled[0]), filled[1], float(filled[2]))
