"""How often each colour of Adel Verpflichtet wins in random play: the boxes' colours differ in cheques and thieves.

python benchmarks/adel_balance.py [games]
"""

import sys
from typing import Any

import numpy as np

from clubroom import game as game_of
from clubroom.chance import generator, sow
from clubroom.compiled import bind
from clubroom.walk import RULE_NAMES, unbound

TOLERANCE = 0.15  # of a fair share

new_game = score = random_game = unbound


def win_shares(
    pool: Any, cells: Any, rng: Any, legal: Any, weights: Any, seats: int, options: Any, games: int, won: Any, sat: Any
) -> None:
    """Add up, for each colour, how often it sat at the table and what share of victories it took."""
    tally = np.zeros(2, np.int64)
    points = np.zeros(seats, np.int64)
    ranks = np.zeros(seats, np.int64)
    for number in range(games):
        sow(rng, number, 0)
        for cell in range(cells.shape[1]):
            cells[0, cell] = 0
        new_game(pool[0], seats, options)
        random_game(pool, 0, rng, legal, weights, tally)
        score(pool[0], points, ranks)
        winners = 0
        for player in range(seats):
            winners += ranks[player] == 1
        for player in range(seats):
            colour = int(pool[0].colour[player])
            sat[colour] += 1
            if ranks[player] == 1:
                won[colour] += 1.0 / winners


def main(games: int) -> None:
    adel = game_of("adel")
    names = {name: getattr(adel, name) for name in RULE_NAMES} | {"random_game": adel.walkers.random_game}
    walker = bind(win_shares, names, "adel_win_shares")
    colours = adel.moves.domains["colour"]
    for edition in ("fx", "alea", "jumbo"):
        for seats in adel.seats:
            try:
                options = adel.option_numbers(adel.settle(seats, {"edition": edition}))
            except ValueError:
                continue
            pool = adel.record.pool()
            won, sat = np.zeros(len(colours)), np.zeros(len(colours))
            walker(pool, adel.record.cells(pool), generator(0), *adel.buffers(), seats, options, games, won, sat)
            shares = {colour: won[number] / sat[number] * seats for number, colour in enumerate(colours) if sat[number]}
            marks = [
                f"{colour} {share:.3f}{'!' if abs(share - 1) > TOLERANCE else ''}" for colour, share in shares.items()
            ]
            print(f"{edition:6} {seats} players (1 is fair): {', '.join(marks)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
