"""Matches between bots: who sits where, one game, many games over processes, and what they add up to."""

from clubroom.arena.contest import Contest, Row, play_game
from clubroom.arena.figures import Figure, figures, win_shares
from clubroom.arena.results import InUse, ResultsFile, read_header
from clubroom.arena.run import Run
from clubroom.arena.seating import full_lineup
from clubroom.arena.sequential import SequentialTest, Verdict

__all__ = [
    "Contest",
    "Figure",
    "InUse",
    "ResultsFile",
    "Row",
    "Run",
    "SequentialTest",
    "Verdict",
    "figures",
    "full_lineup",
    "play_game",
    "read_header",
    "win_shares",
]
