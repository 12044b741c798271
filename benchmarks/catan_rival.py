"""How fast Catan is, beside Catanatron from PyPI, in one run on one core; `make bench` runs it.

Random games of four players by today's rules without trade between players, which Catanatron cannot list.
Both take turns, several times over, and medians count.  Prints JSON lines; exits with 1 and a sentence for
every bound that is missed.
"""

import json
import statistics
import sys
import time

import numpy as np
from catanatron import Color, RandomPlayer
from catanatron import Game as Catanatron

from clubroom import game
from clubroom.batch.cpu import MOVES, RandomGames
from clubroom.compiled import compiled
from clubroom.record import Pool
from speed import one_core

REPEATS = 7
THEIR_GAMES, OUR_GAMES = 20, 2_000  # in each repeat
COPIES = 2_000_000
SEATS = 4
LEAST_TIMES_CATANATRON = 150
MOST_BYTES = 2_500
MOST_NANOSECONDS = 100
SEED = 1


def their_rate(repeat: int) -> float:
    """Catanatron's games a second, random players."""
    began = time.perf_counter()
    for number in range(THEIR_GAMES):
        players = [RandomPlayer(colour) for colour in list(Color)[:SEATS]]
        Catanatron(players, seed=SEED + repeat * THEIR_GAMES + number).play()
    return THEIR_GAMES / (time.perf_counter() - began)


def our_rate(walk: RandomGames, games: int, repeat: int) -> tuple[float, float]:
    """Our games and plies a second."""
    began = time.perf_counter()
    rows = walk.play(games, SEED + repeat * games)
    seconds = time.perf_counter() - began
    return games / seconds, int(rows[:, MOVES].sum()) / seconds


@compiled
def copy_states(pool: Pool, times: int) -> None:
    """Copy states back and forth within a small pool."""
    for number in range(times):
        pool[number & 63] = pool[(number * 7 + 1) & 63]


def copy_nanoseconds() -> float:
    """How long one copy of a state takes."""
    pool = game("catan").record.pool(64)
    copy_states(pool, 10)
    began = time.perf_counter()
    copy_states(pool, COPIES)
    return (time.perf_counter() - began) / COPIES * 1e9


def main() -> None:
    """Measure, show, judge."""
    modern = {"rules": "modern", "trade": "off"}
    walk = RandomGames(game("catan"), SEATS, modern)
    trading = RandomGames(game("catan"), SEATS, {})
    walk.play(1, 0)
    theirs, ours, with_trade = [], [], []
    with one_core():
        for repeat in range(REPEATS):
            theirs.append(their_rate(repeat))
            ours.append(our_rate(walk, OUR_GAMES, repeat))
            with_trade.append(our_rate(trading, OUR_GAMES // 4, repeat))
        copy = copy_nanoseconds()
    rival = statistics.median(theirs)
    print(json.dumps({"who": "catanatron", "games_per_s": round(rival, 1)}))
    for options, rates in ((modern, ours), ({}, with_trade)):
        games, plies = np.median(np.array(rates), axis=0).tolist()
        row = {"who": "clubroom", "game": "catan", "seats": SEATS, "options": options, "games_per_s": round(games)}
        print(json.dumps(row | {"plies_per_s": round(plies), "times_catanatron": round(games / rival)}))
    size = walk.game.record.state_bytes
    print(json.dumps({"state_bytes": size, "copy_ns": round(copy, 1)}))
    ratio = statistics.median(rate for rate, _ in ours) / rival
    bounds = (
        (ratio < LEAST_TIMES_CATANATRON, f"{ratio:.0f} times Catanatron; {LEAST_TIMES_CATANATRON} is wanted"),
        (size > MOST_BYTES, f"a state has {size} bytes; at most {MOST_BYTES} are wanted"),
        (copy > MOST_NANOSECONDS, f"a copy takes {copy:.0f} ns; under {MOST_NANOSECONDS} is wanted"),
    )
    if complaints := [sentence for missed, sentence in bounds if missed]:
        sys.exit("\n".join(f"too slow: {complaint}" for complaint in complaints))


if __name__ == "__main__":
    main()
