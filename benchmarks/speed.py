"""How fast Clubroom is, as ratios within one run on one core; `make bench` runs it.

Measured in turn, several times over, so that a busy moment of the machine falls on all alike; medians count:

- the C++ random play that comes with OpenSpiel, on three card games of about the same kind;
- compiled random play of each of our games, for every number of players: moves, and decisions beside Figaro's;
- the same source and the same seeds in plain Python, which must give the same games, over our own class of states and,
  for Figaro, over NumPy's own records, as it was when the bound was set: ours are about nine times as fast;
- how long `clubroom play` takes to its first prompt, with an empty cache and later.

Prints a table, then JSON lines; exits with 1 and a sentence for every bound that is missed.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from clubroom import game, games
from clubroom.batch.cpu import DECISIONS, MOVES, RandomGames

OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "oh_hell")
REPEATS = 7
SECONDS = 0.4  # of each measurement
COMPILED_GAMES = 500  # in one call
PLAIN_GAMES = 1  # of each table in each repeat: a game of Catan with trade takes seconds
LATER_STARTS = 5
SEED = 1

PERSON = "Guest"
RACER = "figaro"  # the game that OpenSpiel's are compared with
LEAST_TIMES_OPEN_SPIEL = 1.5
LEAST_TIMES_PLAIN = 1000.0  # over NumPy's records
LEAST_DECISIONS = {"adel": 0.4}  # a second, beside the racer's with as many players
MOST_SECONDS = {"first": 20.0, "later": 1.5}  # of a start

MARK = 2  # the column of a game's mark
OURS, NUMPYS = "ours", "numpy's"  # records in plain Python
Marks = list[int]


class Speed(NamedTuple):
    """One measurement: how many moves, chance's included, and decisions among them, in how many seconds."""

    plies: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.plies / self.seconds


def until(seconds: float, measure: Callable[[int], Speed]) -> Speed:
    """Measure again and again, with a growing number, for so long in all."""
    found: list[Speed] = []
    while sum(once.seconds for once in found) < seconds:
        found.append(measure(len(found)))
    plies, decisions, spent = map(sum, zip(*found, strict=True))
    return Speed(int(plies), int(decisions), spent)


class Rival:
    """One of OpenSpiel's games, played by its own uniformly random bots, all in C++."""

    def __init__(self, name: str) -> None:
        import pyspiel  # noqa: PLC0415 - the plain child has no need of it

        self.spiel, self.game = pyspiel, pyspiel.load_game(name)
        self.bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(self.game.num_players())]

    def play(self, number: int) -> Speed:
        """One game; only the playing is timed."""
        state = self.game.new_initial_state()
        began = time.perf_counter()
        self.spiel.evaluate_bots(state, self.bots, SEED + number)
        return Speed(len(state.history()), 0, time.perf_counter() - began)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, seats) for name in games() for seats in game(name).seats]


def played(walk: RandomGames, count: int) -> tuple[Speed, Marks]:
    """So many games, and the mark of each: moves and last state in one number."""
    began = time.perf_counter()
    rows = walk.play(count, SEED)
    spent = time.perf_counter() - began
    return Speed(int(rows[:, MOVES].sum()), int(rows[:, DECISIONS].sum()), spent), rows[:, MARK].tolist()


def some_games(walk: RandomGames, number: int) -> Speed:
    """The next few games of a measurement."""
    return played(walk, COMPILED_GAMES)[0]


def plain_child() -> None:
    """What the child process does: a few games of each table, as this interpreter runs them."""
    for name, seats in tables():
        for records in (OURS, NUMPYS) if name == RACER else (OURS,):
            walk = RandomGames(game(name), seats, {})
            if records == NUMPYS:
                walk.pool = cast(Any, walk.pool.view(np.ndarray).view(np.recarray))
            speed, marks = played(walk, PLAIN_GAMES)
            print(json.dumps([name, seats, records, *speed, marks]), flush=True)


def plain_speeds() -> Iterator[tuple[tuple[str, int], str, Speed, Marks]]:
    """All tables in a child process in which nothing is compiled."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, __file__, "--plain"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    for line in done.stdout.splitlines():
        name, seats, records, plies, decisions, seconds, marks = json.loads(line)
        yield (name, seats), records, Speed(plies, decisions, seconds), marks


class Measured(NamedTuple):
    """Medians of moves per second: OpenSpiel by game, ours by game and seats; and of our decisions."""

    rivals: dict[str, float]
    compiled: dict[tuple[str, int], float]
    plain: dict[tuple[str, int], float]
    decisions: dict[tuple[str, int], float]
    numpys: dict[tuple[str, int], float]  # plain, over NumPy's records


def measure_play() -> Measured:
    """All contestants in turn, `REPEATS` times."""
    rivals = {name: Rival(name) for name in OPEN_SPIEL_GAMES}
    walks = {(name, seats): RandomGames(game(name), seats, {}) for name, seats in tables()}
    marks = {table: played(walk, PLAIN_GAMES)[1] for table, walk in walks.items()}  # compiles, too
    rates: tuple[dict[Any, list[float]], ...] = ({}, {}, {}, {}, {})
    for _ in range(REPEATS):
        for name, rival in rivals.items():
            rates[0].setdefault(name, []).append(until(SECONDS, rival.play).rate)
        for table, walk in walks.items():
            speed = until(SECONDS, partial(some_games, walk))
            rates[1].setdefault(table, []).append(speed.rate)
            rates[3].setdefault(table, []).append(speed.decisions / speed.seconds)
        for table, records, speed, found in plain_speeds():
            if found != marks[table]:
                sys.exit(f"{table[0]} with {table[1]} players plays other games in plain Python than compiled")
            rates[2 if records == OURS else 4].setdefault(table, []).append(speed.rate)
    return Measured(*({key: statistics.median(found) for key, found in group.items()} for group in rates))


class Start(NamedTuple):
    """One start: seconds to the first prompt, and processor seconds of the whole; a busy machine parts them."""

    seconds: float
    processor: float


def processor_seconds() -> float:
    """What all children so far have used."""
    used = os.times()
    return used.children_user + used.children_system


def start(program: Path, folder: Path) -> Start:
    """From the command to its first prompt; then `quit` is typed."""
    command = [str(program), "play", RACER, "--seats", "4", "--name", PERSON]
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    began, used = time.perf_counter(), processor_seconds()
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin
        assert child.stdout
        shown = b""
        while f"{PERSON}, your move".encode() not in shown:
            more = os.read(child.stdout.fileno(), 65536)
            if not more:
                sys.exit(f"clubroom play {RACER} did not come to its first prompt; it said: {shown.decode()}")
            shown += more
        seconds = time.perf_counter() - began
        child.communicate(b"quit\n")
    return Start(seconds, processor_seconds() - used)


def measure_starts(program: Path) -> tuple[Start, Start]:
    """The first start, and the median of later ones."""
    folder = Path(tempfile.mkdtemp(prefix="clubroom-bench-"))
    try:
        first = start(program, folder)
        return first, sorted(start(program, folder) for _ in range(LATER_STARTS))[LATER_STARTS // 2]
    finally:
        shutil.rmtree(folder)


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, children included, where the system can be told so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    yield
    os.sched_setaffinity(0, cores)


def results(measured: Measured, first: Start, later: Start) -> list[dict[str, Any]]:
    """Everything measured, an object for each line."""
    fastest = max(measured.rivals, key=lambda name: measured.rivals[name])
    lines: list[dict[str, Any]] = [
        {"who": "openspiel", "game": name, "plies_per_s": round(rate)} for name, rate in measured.rivals.items()
    ]
    for (name, seats), rate in measured.compiled.items():
        plain = measured.plain[name, seats]
        row = {"who": "clubroom", "game": name, "seats": seats, "plies_per_s": round(rate)}
        row |= {"plain_plies_per_s": round(plain), "times_plain": round(rate / plain)}
        row |= {"times_fastest_openspiel": round(rate / measured.rivals[fastest], 2), "fastest_openspiel": fastest}
        if numpys := measured.numpys.get((name, seats)):
            row |= {"times_plain_numpy": round(rate / numpys)}
        decisions = measured.decisions[name, seats]
        row |= {"decisions_per_s": round(decisions)}
        if racer := measured.decisions.get((RACER, seats)):
            row |= {"times_racer": round(decisions / racer, 3)}
        lines.append(row)
    for which, found in (("first", first), ("later", later)):
        times = {"seconds": round(found.seconds, 2), "processor": round(found.processor, 2)}
        lines.append({"who": "clubroom", "game": RACER, "start": which} | times)
    return lines


def missed(lines: list[dict[str, Any]]) -> list[str]:
    """A sentence for each bound that is not kept."""
    complaints = []
    for line in lines:
        if "times_plain_numpy" in line:
            table = f"{line['game']} with {line['seats']} players"
            if line["times_plain_numpy"] < LEAST_TIMES_PLAIN:
                ratio = f"{line['times_plain_numpy']} times plain Python over NumPy's records"
                complaints.append(f"{table} is {ratio}; {LEAST_TIMES_PLAIN:.0f} is wanted")
            if line["times_fastest_openspiel"] < LEAST_TIMES_OPEN_SPIEL:
                ratio = f"{line['times_fastest_openspiel']} times OpenSpiel's {line['fastest_openspiel']}"
                complaints.append(f"{table} is {ratio}; {LEAST_TIMES_OPEN_SPIEL} is wanted")
        wanted = LEAST_DECISIONS.get(line["game"], 0)
        if line.get("times_racer", wanted) < wanted:
            ratio = f"makes {line['times_racer']} times the decisions of {RACER}"
            complaints.append(f"{line['game']} with {line['seats']} players {ratio}; {wanted} is wanted")
        if "start" in line and line["seconds"] >= MOST_SECONDS[line["start"]]:
            took = f"the {line['start']} start took {line['seconds']} s ({line['processor']} s of processor time)"
            complaints.append(f"{took}; less than {MOST_SECONDS[line['start']]} s is wanted")
    return complaints


COLUMNS = {
    "plies_per_s": "plies/s",
    "plain_plies_per_s": "plain plies/s",
    "times_plain": "x plain",
    "times_plain_numpy": "x plain NumPy",
    "times_fastest_openspiel": "x OpenSpiel",
    "decisions_per_s": "decisions/s",
    "times_racer": f"x {RACER}'s",
}


def show(lines: list[dict[str, Any]]) -> None:
    """The table for people."""
    print(f"{'':24}" + "".join(f"{title:>15}" for title in COLUMNS.values()))
    for line in lines:
        if "start" in line:
            print(f"{line['start']} start: {line['seconds']} s ({line['processor']} s of processor time)")
            continue
        name = f"{line['game']}, {line['seats']} players" if "seats" in line else f"OpenSpiel {line['game']}"
        print(f"{name:24}" + "".join(f"{line[key]:>15,}" if key in line else " " * 15 for key in COLUMNS))
    print()


def report(lines: list[dict[str, Any]], complaints: list[str]) -> None:
    """Print what was measured, and end with what is too slow."""
    for line in lines:
        print(json.dumps(line))
    if complaints:
        sys.exit("\n".join(f"too slow: {complaint}" for complaint in complaints))


def main() -> None:
    """Measure, show, judge."""
    parser = argparse.ArgumentParser(description="How fast Clubroom is.")
    parser.add_argument("--program", type=Path, default=Path(sys.executable).with_name("clubroom"))
    parser.add_argument("--plain", action="store_true", help="be the child that plays in plain Python")
    asked = parser.parse_args()
    if asked.plain:
        plain_child()
        return
    with one_core():
        measured = measure_play()
    lines = results(measured, *measure_starts(asked.program.absolute()))
    show(lines)
    report(lines, missed(lines))


if __name__ == "__main__":
    main()
