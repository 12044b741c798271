"""Fits Figaro's estimate anew: who won games between house players, by what could be seen in the middle of them.

python benchmarks/figaro_estimate.py                 60,000 games for each number of players, a quarter of an hour
python benchmarks/figaro_estimate.py --games 2000    a try; prints the loss beside that of equal shares
python benchmarks/figaro_estimate.py --keep          writes the weights into the game's folder

The network has one hidden layer, the same for all seats; the shares of the win are a softmax over the seats.  One game
in twenty is kept apart to measure the loss on.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from clubroom import game as game_of
from clubroom.bots.walks import house_walks
from clubroom.chance import below, generator, sow
from clubroom.games.figaro import estimate
from clubroom.games.figaro.estimate_features import FEATURES, write_features
from clubroom.games.figaro.estimate_outcomes import write_outcomes
from clubroom.games.figaro.if_counted import first_out
from clubroom.games.figaro.state import PLAY
from clubroom.preference import ROOM

APART = 40  # most decisions between two looks at a game
ASIDE = 20  # one game in so many is only looked at
BATCH = 2048
RATE = 0.006
FADE, FADE_SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam's

Numbers = np.ndarray[Any, np.dtype[np.float32]]


class Seen(NamedTuple):
    """Positions: features by seat, each seat's share of the win, the round, whether to learn from them."""

    features: Numbers
    shares: Numbers
    rounds: Any
    learn: Any


def look(state: Any, seats: int, room: Any) -> Numbers:
    """The features of all seats."""
    write_outcomes(state, room, estimate.OUTCOMES_AT, estimate.LEADS_AT)
    king, rows = first_out(state), []
    for seat in range(seats):
        write_features(state, seat, king, room, estimate.OUTCOMES_AT, estimate.FEATURES_AT)
        rows.append(room[estimate.FEATURES_AT :][:FEATURES].astype(np.float32))
    return np.array(rows)


def watch(seats: int, games: int, seed: int) -> Seen:
    """Look at games between house players now and then; the seed is also the first game's."""
    game = game_of("figaro")
    walks, pool, (legal, weights) = house_walks(game), game.record.pool(), game.buffers()
    cells, options = game.record.cells(pool), game.option_numbers(game.settle(seats, {}))
    rng, luck, room = generator(0), generator(seed, 1), np.zeros(ROOM)
    points, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    features, shares, rounds, learn = [], [], [], []
    for number in range(games):
        sow(rng, seed + number, seats)
        cells[0] = 0
        game.doors.new(pool, 0, seats, options)
        looks = 0
        while game.doors.to_act(pool, 0):
            walks.house_moves(pool, 0, rng, rng, legal, weights, 0, 1 + below(luck, APART))
            if pool[0].phase == PLAY:
                features.append(look(pool[0], seats, room))
                rounds.append(int(pool[0].round_number))
                looks += 1
        game.doors.score(pool, 0, points, ranks)
        shares += [(ranks == 1) / (ranks == 1).sum()] * looks
        learn += [number % ASIDE > 0] * looks
    return Seen(np.array(features), np.array(shares, np.float32), np.array(rounds), np.array(learn))


def watch_all(games: int, processes: int) -> dict[int, Seen]:
    """So many games for each number of players, in parts that processes share."""
    part = -(-games // (4 * processes))
    with ProcessPoolExecutor(processes) as workers:
        parts = {
            seats: [
                workers.submit(watch, seats, min(part, games - first), 1 + first) for first in range(0, games, part)
            ]
            for seats in game_of("figaro").seats
        }
        return {
            seats: Seen(*map(np.concatenate, zip(*(part.result() for part in own), strict=True)))
            for seats, own in parts.items()
        }


class Network:
    """One hidden layer of rectified units, learning by Adam; the last bias would cancel out in the softmax."""

    def __init__(self, hidden: int, luck: np.random.Generator) -> None:
        self.weights = luck.normal(0, 1 / np.sqrt(FEATURES), (FEATURES + 2, hidden)).astype(np.float32)
        self._mean, self._squares, self._steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def shares(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden units and each seat's share."""
        units = np.maximum(features @ self.weights[:FEATURES] + self.weights[FEATURES], 0)
        logits = units @ self.weights[-1]
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return units, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, features: Numbers, shares: Numbers, rate: float) -> None:
        """One step downhill."""
        units, found = self.shares(features)
        wrong = (found - shares) / len(shares)
        back = wrong[:, :, None] * self.weights[-1] * (units > 0)
        slope = np.empty_like(self.weights)
        slope[:FEATURES] = np.einsum("nsf,nsh->fh", features, back, optimize=True)
        slope[FEATURES] = back.sum(axis=(0, 1))
        slope[-1] = np.einsum("ns,nsh->h", wrong, units, optimize=True)
        self._steps += 1
        self._mean += (1 - FADE) * (slope - self._mean)
        self._squares += (1 - FADE_SQUARES) * (slope * slope - self._squares)
        mean = self._mean / (1 - FADE**self._steps)
        squares = self._squares / (1 - FADE_SQUARES**self._steps)
        self.weights -= rate * mean / (np.sqrt(squares) + TINY)

    def losses(self, seen: Seen) -> list[float]:
        """The mean loss in each of the three rounds, on what it has not learned from."""
        found = self.shares(seen.features[~seen.learn])[1]
        losses = -(seen.shares[~seen.learn] * np.log(found)).sum(axis=1)
        return [float(losses[seen.rounds[~seen.learn] == number].mean()) for number in (1, 2, 3)]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=60_000)
    reader.add_argument("--hidden", type=int, default=32)
    reader.add_argument("--epochs", type=int, default=16)
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--keep", action="store_true", help="write the weights into the game's folder")
    given = reader.parse_args()
    luck = np.random.default_rng(1)
    watch(3, 1, 1)  # compiles, once for all processes
    tables = watch_all(given.games, given.processes)
    network = Network(given.hidden, luck)
    for epoch in range(given.epochs):
        batches = [
            (seen, places)
            for seen in tables.values()
            for places in np.array_split(luck.permutation(np.flatnonzero(seen.learn)), 1 + len(seen.learn) // BATCH)
        ]
        for step, which in enumerate(luck.permutation(len(batches))):
            seen, places = batches[which]
            left = 1 - (epoch + step / len(batches)) / given.epochs
            network.learn(seen.features[places], seen.shares[places], RATE * min(1.0, 2 * left))
        for seats, seen in tables.items():
            losses = ", ".join(f"{loss:.4f}" for loss in network.losses(seen))
            print(f"epoch {epoch + 1}, {seats} players: {losses}; equal shares: {np.log(seats):.4f}", flush=True)
    if given.keep:
        np.save(estimate.FILE, network.weights)


if __name__ == "__main__":
    main()
