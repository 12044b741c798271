"""The ladder of bots: each rung one new bot against old ones, seats rotated, deals paired, at most 400 games.

python benchmarks/strength.py                      play what is missing in strength/, then the table of docs/8-bots.md
python benchmarks/strength.py --only figaro 100    rungs whose name has all these words
python benchmarks/strength.py --table              only the table

A rung ends as soon as its new bot is shown to be better (the arena's sequential test), otherwise after 400 games.
Killed, it goes on where it was.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from clubroom import game as game_of
from clubroom import games
from clubroom.arena import Contest, ResultsFile, Run, SequentialTest, full_lineup
from clubroom.arena.figures import figures
from clubroom.arena.sequential import BETTER
from clubroom.cli.prepare import prepare_play

FOLDER = Path(__file__).with_name("strength")
MOST_GAMES = 400
SEED = 20_061
STEPS = (
    ("house", "random"),
    ("search:100", "house"),
    ("search:400", "search:100"),
    ("search:1600", "search:400"),
    ("member", "guest"),
    ("collector", "member"),
    ("lord", "collector"),
)


class Rung(NamedTuple):
    """One new bot against old ones at one table."""

    game: str
    seats: int
    new: str
    old: str

    @property
    def name(self) -> str:
        """Also of its file."""
        return f"{self.game}-{self.seats}-{self.new}-{self.old}".replace(":", "")

    def run(self) -> Run:
        """Its games so far."""
        game = game_of(self.game)
        lineup = full_lineup([self.new, self.old], self.seats)
        contest = Contest(self.game, game.settle(self.seats, {}), lineup, SEED)
        return Run(contest, MOST_GAMES, ResultsFile(FOLDER / f"{self.name}.jsonl", contest), SequentialTest(self.seats))


def rungs() -> Iterator[Rung]:
    """All rungs: the smallest, a middle and the largest number of players of each game; quick ones first."""
    for new, old in STEPS:
        for name in games():
            seats = game_of(name).seats
            for number in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
                yield Rung(name, number, new, old)


def climb(rung: Rung, processes: int) -> None:
    """Play until the new bot is shown to be better, or all games are played."""
    prepare_play(game_of(rung.game), [rung.new, rung.old])
    run, began = rung.run(), time.perf_counter()
    while not (run.decided and run.test and run.test.verdict.decision == BETTER) and len(run.rows) < MOST_GAMES:
        # The test stops for good either way; a rung that looks no better is played to its last game all the same.
        run.test = None if run.decided else run.test
        if not run.play(processes, lambda row: None):
            raise SystemExit(130)
    print(f"{line(rung)}  {time.perf_counter() - began:.0f} s", flush=True)


def line(rung: Rung) -> str:
    """The row of the table."""
    run = rung.run()
    better = run.test is not None and run.test.verdict.decision == BETTER
    rows = run.counted() if better else [run.rows[number] for number in sorted(run.rows)]
    if not rows:
        return f"| {rung.game} | {rung.seats} | {rung.new} | {rung.old} | 0 | | | |"
    new = figures(run.contest.lineup, rows)[0]
    wins, place, fair = new.wins, new.place, 1 / rung.seats
    clear = "better" if wins.low > fair else "worse" if wins.high < fair else "no difference seen"
    return (
        f"| {rung.game} | {rung.seats} | {rung.new} | {rung.old} | {new.games} "
        f"| {wins.mean:.3f} ({wins.low:.3f} to {wins.high:.3f}), fair {fair:.3f} "
        f"| {place.mean:.2f} ({place.low:.2f} to {place.high:.2f}) | {clear} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="*", default=[], help="words that the names of the rungs have")
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--table", action="store_true", help="play nothing")
    given = reader.parse_args()
    FOLDER.mkdir(exist_ok=True)
    chosen = [rung for rung in rungs() if all(word in rung.name for word in given.only)]
    for rung in chosen:
        if not given.table:
            climb(rung, given.processes)
    print("\n| game | players | new | old | games | wins of the new one | place | |\n|---|---|---|---|---|---|---|---|")
    for rung in chosen:
        if (FOLDER / f"{rung.name}.jsonl").exists():
            print(line(rung))


if __name__ == "__main__":
    main()
