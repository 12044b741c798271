"""Random games on a GPU: the same digests as on the CPU, then moves per second.

python benchmarks/gpu.py figaro            one JSON object per line
"""

import json
import sys
import time
from collections.abc import Mapping

from clubroom import game as game_of
from clubroom.batch import cpu
from clubroom.batch import cuda as batch
from clubroom.game import Game

PARITY_GAMES = 20_000
SEED = 1


def measure(game: Game, seats: int, options: Mapping[str, str], states: int) -> dict[str, object]:
    games = batch.RandomGames(game, seats, options, states=states)
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
        "options": dict(options),
        "device": "cuda",
        "states": states,
        "first_call_s": round(first, 2),
        "games_per_s": round(count / seconds),
        "plies_per_s": round(int(rows[:, 0].sum()) / seconds),
        "decisions_per_s": round(int(rows[:, 1].sum()) / seconds),
        "state_bytes": game.record.state_bytes,
    }


def main(name: str) -> None:
    game = game_of(name)
    for options in game.measured:
        for seats in game.seats:
            ours = batch.RandomGames(game, seats, options, states=1 << 15).play(PARITY_GAMES, SEED)
            same = bool((ours == cpu.RandomGames(game, seats, options).play(PARITY_GAMES, SEED)).all())
            row = {"game": name, "seats": seats, "options": dict(options), "games": PARITY_GAMES}
            print(json.dumps(row | {"same_as_cpu": same}), flush=True)
        middle = game.seats[len(game.seats) // 2]
        for seats, power in ((middle, 14), (middle, 15), (middle, 16), (middle, 17), (game.seats[-1], 16)):
            print(json.dumps(measure(game, seats, options, 1 << power)), flush=True)


if __name__ == "__main__":
    for given in sys.argv[1:]:
        main(given)
