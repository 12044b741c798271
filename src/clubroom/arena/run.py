"""A contest being played: game after game, in this process or in several, until all are played or it is decided."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext

from clubroom.arena.contest import Contest, Row, play_game
from clubroom.arena.processes import Crew
from clubroom.arena.results import ResultsFile
from clubroom.arena.sequential import SequentialTest


class Run:
    """So many games of a contest: those that its file has, and the rest when it is played."""

    def __init__(
        self, contest: Contest, games: int, file: ResultsFile | None = None, test: SequentialTest | None = None
    ) -> None:
        self.contest, self.games, self.file, self.test = contest, games, file, test
        self.rows: dict[int, Row] = {}
        self._take_file()

    @property
    def decided(self) -> bool:
        """Whether the sequential test, if there is one, needs no more games."""
        return self.test is not None and self.test.decided

    def play(self, processes: int, heard: Callable[[Row], None]) -> bool:
        """Play what is missing, in order, and tell of every game; False when stopped by Ctrl-C."""
        try:
            with self.file.alone() if self.file else nullcontext():
                self._take_file()
                missing = [number for number in range(self.games) if number not in self.rows]
                with closing(rows_of(self.contest, missing, processes)) as rows:
                    while not self.decided and (row := next(rows, None)):
                        if self.file:
                            self.file.add(row)
                        self._take(row)
                        heard(row)
        except KeyboardInterrupt:
            return False
        return True

    def counted(self) -> list[Row]:
        """The games that count, by number: after a decision only those that led to it, whoever was quicker."""
        last = self.test.verdict.deals * self.contest.seats if self.test and self.decided else self.games
        return [self.rows[number] for number in sorted(self.rows) if number < last]

    def _take_file(self) -> None:
        """The games that the file has, also those that another program has added since."""
        for row in self.file.rows.values() if self.file else ():
            if row.number < self.games and row.number not in self.rows:
                self._take(row)

    def _take(self, row: Row) -> None:
        self.rows[row.number] = row
        if self.test:
            self.test.add(row)


def rows_of(contest: Contest, numbers: Sequence[int], processes: int) -> Generator[Row]:
    """The rows of these games, in several processes as they are finished."""
    if min(processes, len(numbers)) <= 1:
        for number in numbers:
            yield play_game(contest, number)
        return
    with Crew(contest, min(processes, len(numbers))) as crew:
        yield from crew.play(iter(numbers))
