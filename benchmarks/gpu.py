"""Random games on a GPU: the same digests as on the CPU, then moves per second.

python benchmarks/gpu.py figaro            one JSON object per line
"""

import json
import sys
import time
from typing import Any

import numpy as np

from clubroom import game as game_of
from clubroom.batch import cuda as batch
from clubroom.chance import generator
from clubroom.game import Game

PARITY_GAMES = 20_000
SEED = 1


def cpu_rows(game: Game, seats: int, count: int) -> np.ndarray[Any, Any]:
    pool = game.record.pool()
    legal, weights = game.buffers()
    rows = np.zeros((count, 3 + 2 * seats), np.int64)
    options = game.option_numbers(game.settle(seats, {}))
    cells, kept = game.record.cells(pool), game.record.kept
    game.walkers.random_games(pool, cells, kept, generator(0), legal, weights, seats, options, SEED, rows)
    return rows


def measure(game: Game, seats: int, states: int, block: int) -> dict[str, object]:
    batch.THREADS_A_BLOCK = block
    games = batch.RandomGames(game, seats, states=states)
    begun = time.perf_counter()
    games.play(states, SEED)
    first = time.perf_counter() - begun
    count = states * 8
    begun = time.perf_counter()
    rows = games.play(count, SEED)
    seconds = time.perf_counter() - begun
    return {
        "game": game.name,
        "seats": seats,
        "options": {},
        "device": "cuda",
        "states": states,
        "block": block,
        "first_call_s": round(first, 2),
        "games_per_s": round(count / seconds),
        "plies_per_s": round(int(rows[:, 0].sum()) / seconds),
        "decisions_per_s": round(int(rows[:, 1].sum()) / seconds),
        "state_bytes": game.record.state_bytes,
    }


def main(name: str) -> None:
    game = game_of(name)
    for seats in game.seats:
        ours = batch.RandomGames(game, seats, states=1 << 15).play(PARITY_GAMES, SEED)
        same = bool((ours == cpu_rows(game, seats, PARITY_GAMES)).all())
        print(json.dumps({"game": name, "seats": seats, "games": PARITY_GAMES, "same_as_cpu": same}), flush=True)
    middle = game.seats[len(game.seats) // 2]
    for states, block in ((1 << 15, 64), (1 << 16, 64), (1 << 17, 64), (1 << 17, 128), (1 << 17, 256), (1 << 18, 64)):
        print(json.dumps(measure(game, middle, states, block)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
