"""A contest between bots at one table, and one game of it."""

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from clubroom.arena.seating import bot_stream, deal_seed, seated
from clubroom.bots import Bot, make_bot
from clubroom.chance import Generator, generator
from clubroom.games import load_game
from clubroom.play import Match


class Contest(NamedTuple):
    """All that settles every game of a contest; the options are settled, the lineup has a bot for every seat."""

    game: str
    options: Mapping[str, str]
    lineup: tuple[str, ...]
    seed: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lineup)


class Row(NamedTuple):
    """What one game came to; lists are by seat.  Times are of decisions: moves with more than one choice."""

    number: int
    bots: list[str]
    points: list[int]
    places: list[int]
    plies: int
    seconds: float
    decisions: list[int]
    mean_ms: list[float]
    max_ms: list[float]


class Player:
    """A bot at its seat, with its own random numbers and its clock."""

    def __init__(self, bot: Bot, rng: Generator) -> None:
        self.bot, self.rng = bot, rng
        self.decisions = 0
        self.spent = self.longest = 0.0

    def choose(self, match: Match, seat: int) -> int:
        """Its move; where there is only one, nobody is asked."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = match.view(seat)
        began = time.perf_counter()
        move = self.bot.choose(view, legal, None, self.rng)
        spent = time.perf_counter() - began
        self.decisions += 1
        self.spent += spent
        self.longest = max(self.longest, spent)
        return move


def play_game(contest: Contest, number: int) -> Row:
    """Play one game; its number alone says how it goes, as far as its bots do not look at a clock."""
    began = time.perf_counter()
    game, bots = load_game(contest.game), seated(contest.lineup, number)
    match = Match(game, contest.seats, contest.options, deal_seed(contest.seed, number, contest.seats))
    players = [
        Player(make_bot(bot, game, seat), generator(contest.seed, bot_stream(number, seat)))
        for seat, bot in enumerate(bots)
    ]
    while not match.over:
        step(match, players)
    return Row(
        number=number,
        bots=bots,
        points=match.points(),
        places=match.ranks(),
        plies=len(match.log),
        seconds=round(time.perf_counter() - began, 4),
        decisions=[player.decisions for player in players],
        mean_ms=[round(1000 * player.spent / max(1, player.decisions), 4) for player in players],
        max_ms=[round(1000 * player.longest, 4) for player in players],
    )


def step(match: Match, players: Sequence[Player]) -> None:
    """Everybody who owes a move decides on the state before anybody has moved."""
    chosen = [(seat, players[seat].choose(match, seat)) for seat in match.to_act()]
    for seat, move in chosen:
        match.play(seat, move)
