"""The ladder of bots: each rung one new bot against old ones, seats rotated, deals paired, at most 400 games.

python benchmarks/strength.py                      play what is missing in strength/, then the table of docs/8-bots.md
python benchmarks/strength.py --only figaro 100    rungs whose name has all these words
python benchmarks/strength.py --table              only the table
python benchmarks/strength.py --gpu --only search  thousands of games at the same time on a GPU (search and house only)

A rung ends as soon as its new bot is shown to be better (the arena's sequential test), otherwise after 400 games; on a
GPU all are played, and the same test says which count.  Killed, it goes on where it was.  A GPU plays the same games as
this processor; how long its bots think is not measured.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from clubroom import game as game_of
from clubroom import games
from clubroom.arena import Contest, ResultsFile, Run, SequentialTest, full_lineup
from clubroom.arena.contest import Row
from clubroom.arena.figures import figures
from clubroom.arena.seating import bot_stream, deal_seed, seated
from clubroom.arena.sequential import BETTER
from clubroom.batch.contests import DECISIONS, MOVED, POINTS, RANKS, Job
from clubroom.bots import LEVELS, Budget, kind_of
from clubroom.cli.prepare import prepare_play

FOLDER = Path(__file__).with_name("strength")
MOST_GAMES = 400
SEED = 20_061
BLOCKS = 4224  # as many as an H200 holds: 32 for each of its 132 multiprocessors
LOOK_AGAIN = 5.0  # seconds between two looks at what the GPU has finished
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


def climb_together(rungs: list[Rung], blocks: int) -> None:
    """Play all that is missing of these rungs on the GPU, one title after the other, the first games of all first."""
    from clubroom.batch.contests_cuda import Contests  # noqa: PLC0415 - few have a GPU

    runs = {rung: rung.run() for rung in rungs}

    def job(rung: Rung, number: int) -> Job:
        options = game_of(rung.game).option_numbers(runs[rung].contest.options)
        thinking = [simulations_of(bot) for bot in seated(runs[rung].contest.lineup, number)]
        deal = deal_seed(SEED, number, rung.seats)
        return Job(rung.seats, deal, SEED, bot_stream(number, 0), thinking, options)

    for name in dict.fromkeys(rung.game for rung in rungs):
        began = time.perf_counter()
        own = [rung for rung in rungs if rung.game == name]
        missing = [(rung, number) for number in range(MOST_GAMES) for rung in own if number not in runs[rung].rows]
        contests = Contests(game_of(name), [job(*one) for one in missing], blocks)
        while contests.missing:
            for place, result in contests.finished():
                rung, number = missing[place]
                keep(runs[rung], number, result)
            left, spent = len(contests.missing), time.perf_counter() - began
            print(f"{name}: {left} of {len(missing)} games are left after {spent:.0f} s", flush=True)
            time.sleep(LOOK_AGAIN)


def thinks_there(rung: Rung) -> bool:
    """Whether a GPU can play this rung and has to."""
    kinds = {kind_of(rung.new), kind_of(rung.old)}
    run = rung.run()
    return kinds <= {"search", "house"} and not (run.test and run.test.verdict.decision == BETTER)


def simulations_of(bot: str) -> int:
    """How long a bot thinks; the house player does not."""
    budget = LEVELS.get(bot, bot).partition(":")[2]
    return Budget.read(budget).simulations if budget else 0


def keep(run: Run, number: int, result: Any) -> None:
    """Write down a game that the GPU has played."""
    seats, untimed = run.contest.seats, [0.0] * run.contest.seats
    points, places, decisions = (result[first : first + seats].tolist() for first in (POINTS, RANKS, DECISIONS))
    bots = seated(run.contest.lineup, number)
    assert run.file
    run.file.add(Row(number, bots, points, places, int(result[MOVED]), 0.0, decisions, untimed, untimed))


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
    if not better and len(rows) < MOST_GAMES:
        clear = "still being played"  # an interval that is looked at again and again is clear too often
    return (
        f"| {rung.game} | {rung.seats} | {rung.new} | {rung.old} | {new.games} "
        f"| {wins.mean:.3f} ({wins.low:.3f} to {wins.high:.3f}), fair {fair:.3f} "
        f"| {place.mean:.2f} ({place.low:.2f} to {place.high:.2f}) | {clear} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="*", default=[], help="words that the names of the rungs have")
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--gpu", action="store_true", help="play on a GPU")
    reader.add_argument("--blocks", type=int, default=BLOCKS, help="games at the same time there")
    reader.add_argument("--table", action="store_true", help="play nothing")
    given = reader.parse_args()
    FOLDER.mkdir(exist_ok=True)
    chosen = [rung for rung in rungs() if all(word in rung.name for word in given.only)]
    if given.gpu:
        climb_together([rung for rung in chosen if thinks_there(rung)], given.blocks)
    for rung in chosen:
        if not given.table and not given.gpu:
            climb(rung, given.processes)
    print("\n| game | players | new | old | games | wins of the new one | place | |\n|---|---|---|---|---|---|---|---|")
    for rung in chosen:
        if (FOLDER / f"{rung.name}.jsonl").exists():
            print(line(rung))


if __name__ == "__main__":
    main()
