"""Random games at a server's table, for the laws: every command is composed as a client composes it."""

import hashlib
from collections.abc import Iterator

from clubroom import game
from clubroom.chance import Generator, below, generator
from clubroom.server.command import Happens, Play, Refused, Waits
from clubroom.server.events import Event, Setup
from clubroom.server.fair import digest_of
from clubroom.server.table import Table
from tables import Table as Setting


def word(text: str) -> str:
    """A secret or nonce for tests: 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def bids(seats: int = 2) -> Setting:
    return Setting(game("bids"), seats, {"low_wins": "off"})


def waiting_table(setting: Setting, seed: int) -> Table:
    """A table whose nonces are promised."""
    secret = word(f"secret {seed}")
    commitments = [digest_of(nonce) for nonce in nonces_of(setting, seed)]
    setup = Setup(
        f"table-{seed}",
        setting.game.name,
        setting.game.rules,
        setting.seats,
        setting.options,
        digest_of(secret),
        commitments,
    )
    return Table(setup, secret)


def nonces_of(setting: Setting, seed: int) -> list[str]:
    return [word(f"nonce {seed} {seat}") for seat in range(setting.seats)]


def started_table(setting: Setting, seed: int) -> Table:
    table = waiting_table(setting, seed)
    table.accept(table.start(nonces_of(setting, seed)))
    return table


def random_moves(table: Table, seat: int, rng: Generator) -> list[str]:
    """A whole command of random moves."""
    texts: list[str] = []
    while True:
        trial = table.trial(seat, texts)
        assert not isinstance(trial, Refused), trial
        if trial.complete:
            return texts
        texts.append(table.match.text(trial.legal[below(rng, len(trial.legal))]))


def random_command(table: Table, rng: Generator) -> Play:
    """A random seat's random command, with an id of its own."""
    waiting = table.to_act()
    seat = waiting[below(rng, len(waiting))]
    return Play(f"command-{table.number}-{seat}", seat, table.number, random_moves(table, seat, rng))


def random_game(setting: Setting, seed: int, most: int = 10_000) -> Iterator[tuple[Table, list[Event]]]:
    """A random game; yields the table and the events that just happened (none when a decision waits)."""
    table, rng = started_table(setting, seed), generator(seed, 5)
    yield table, list(table.events)
    for _ in range(most):
        if table.over:
            return
        decision = table.decide(random_command(table, rng))
        assert isinstance(decision, Happens | Waits), decision
        table.accept(decision)
        yield table, decision.events if isinstance(decision, Happens) else []


def whole_game(setting: Setting, seed: int, most: int = 10_000) -> Table:
    """A table at the end of a random game."""
    table = started_table(setting, seed)
    for table, _ in random_game(setting, seed, most):  # noqa: B007 - the last one is wanted
        pass
    return table
