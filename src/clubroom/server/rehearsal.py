"""A throw-away table that calls whatever a real one calls, so that everything is loaded before anybody waits."""

from collections.abc import Sequence

from clubroom.bots import LEVELS, make_bot, shortest
from clubroom.bots import kind_of as kind
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.server.command import Happens, Play, Refused, TakeBack
from clubroom.server.events import Setup
from clubroom.server.fair import digest_of
from clubroom.server.frames import frame, now
from clubroom.server.table import Table
from clubroom.viewers import SPECTATOR

SECRET = "00" * 32
MOVES = 3


def rehearse_table(game: Game, bots: bool = True) -> None:
    """Open a table, let every kind of bot choose, make a few moves, show them, take one back.

    Without `bots` nobody chooses: whoever lets others think need not load what they think with.
    """
    kinds = list(dict.fromkeys(map(kind, LEVELS))) if bots else []
    seats = game.seats[0]
    setup = Setup("rehearsal", game.name, game.rules, seats, game.settle(seats, {}), digest_of(SECRET))
    table = Table(setup, SECRET)
    table.accept(table.start([SECRET] * seats))
    for turn in range(MOVES):
        seat = table.to_act()[0]
        decision = table.decide(Play(f"rehearsal-{turn}", seat, table.number, compose(table, seat, kinds)))
        if isinstance(decision, Refused):
            raise RuntimeError(str(decision.saying))
        table.accept(decision)  # type: ignore[arg-type]  # a new command is neither known already nor in need of consent
        if isinstance(decision, Happens):
            for viewer in (seat, SPECTATOR):
                frame(game, decision.events[0], viewer)
                now(table, viewer)
    table.decide(TakeBack("rehearsal-back", seat, table.number, table.number - 1))
    Table.folded(setup, SECRET, table.events, snapshot=None).snapshot()


def compose(table: Table, seat: int, kinds: Sequence[str]) -> list[str]:
    """A whole command of a seat, chosen by each kind of bot in turn; where there is none, the first that is legal."""
    moves: list[str] = []
    while True:
        trial = table.trial(seat, moves)
        assert not isinstance(trial, Refused), trial
        if trial.complete or not trial.legal:
            return moves
        move = trial.legal[0]
        for name in kinds:
            bot = make_bot(shortest(name), trial.match.game, seat)
            move = bot.choose(trial.match.view(seat), trial.legal, None, generator(1))
        moves.append(trial.match.text(move))
