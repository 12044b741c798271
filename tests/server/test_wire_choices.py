"""Every kind of secret choice of every game, made in two ways at an open table: others are sent the same bytes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubroom import SPECTATOR
from clubroom.chance import generator
from clubroom.server import said
from clubroom.server.command import Happens, Play, Waits
from clubroom.server.events import Event
from clubroom.server.hall import Hall
from clubroom.server.room import Room
from clubroom.server.rows import SeatRow, TableRow
from clubroom.server.store import NewTable, Write
from clubroom.server.table import Table
from server.choices import KINDS, Moment, secret_moment
from server.halls import Ear, opened
from server.walking import random_game, random_moves, started_table
from tables import Table as Setting
from tables import default_tables

SETTINGS = {setting.game.name: setting for setting in default_tables() if setting.seats == setting.game.seats[-1]}
COMMANDS, GAMES = 250, 12


def moments(game: str) -> Iterator[tuple[str, Moment]]:
    """A moment for each kind of secret choice."""
    missing = set(KINDS[game])
    for seed in range(GAMES):
        games = patient_game if seed % 2 else random_game
        for table, _ in games(SETTINGS[game], seed, COMMANDS):
            if not missing:
                return
            if not table.over and KINDS[game] & legal_kinds(table) and (moment := secret_moment(table, seed)):
                for kind in missing & moment.kinds:
                    yield kind, moment
                missing -= moment.kinds
    raise AssertionError(f"no game had a moment for {missing}")


def patient_game(setting: Setting, seed: int, most: int) -> Iterator[tuple[Table, list[Event]]]:
    """A game where everybody does what stands last, which is often nothing: what people hold grows."""
    table = started_table(setting, seed)
    for _ in range(most):
        if table.over:
            return
        yield table, []
        seat = table.to_act()[0]
        moves: list[str] = []
        while not getattr(trial := table.trial(seat, moves), "complete", True):
            moves.append(table.match.text(trial.legal[-1]))  # type: ignore[union-attr]  # a refusal is complete
        decision = table.decide(Play(f"patient-{table.number}", seat, table.number, moves))
        assert isinstance(decision, Happens | Waits), decision
        table.accept(decision)


def legal_kinds(table: Table) -> set[str]:
    moves = table.match.game.moves
    return {moves.kind(move).name for seat in table.to_act() for move in table.match.legal(seat)}


async def stored(hall: Hall, table: Table) -> Room:
    """The table as an open room of people who are called by their seats."""
    name, setup = table.setup.table, table.setup
    row = TableRow(
        id=name, game=setup.game, state="running", host="0", memory=False, listed=False, clock="none",
        created=0.0, changed=0.0,
    )  # fmt: skip
    seats = [SeatRow(table=name, seat=seat, person=str(seat), name=f"P{seat}") for seat in range(setup.seats)]
    await hall.store.submit(Write(table=name, new=NewTable(setup=setup, secret=table.secret, row=row, seats=seats)))
    await hall.store.submit(Write(table=name, events=table.events, pending=list(table.pending.values())))
    return await hall.room(name)


async def heard(folder: Path, moment: Moment, moves: list[str]) -> list[list[bytes]]:
    """What those hear who cannot know, while one chooses so and all others but the last choose as always."""
    table = moment.table
    async with asyncio.timeout(20), opened(folder, table.setup.game, answer=0.0) as hall:
        room = await stored(hall, table)
        seats = [Ear(room, str(seat), seat) for seat in range(table.setup.seats)]
        watching = Ear(room, "eve")
        for ear in (*seats, watching):
            await ear.join()
        for ear in (*seats, watching):
            await everything(ear)
        number = table.number
        answer = await seats[moment.seat].ask(said.Play("secret-choice", number, moves), "done", "refused")
        assert answer["type"] == "done", answer
        if table.simultaneous:
            for seat in [seat for seat in table.to_act() if seat != moment.seat][:-1]:
                own = random_moves(table, seat, generator(seat, 3))
                assert (await seats[seat].ask(said.Play("other-choice", number, own), "done"))["pending"]
        late = [Ear(room, str(viewer), viewer) if viewer != SPECTATOR else Ear(room, "dan") for viewer in moment.blind]
        for ear in late:
            await ear.do(said.Join(ear._seat, number))
        blind = [watching if viewer == SPECTATOR else seats[viewer] for viewer in moment.blind]
        return [await everything(ear) for ear in (*blind, *late)]


async def everything(ear: Ear) -> list[bytes]:
    return [await ear.reader.next() for _ in range(len(ear.reader._waiting))]


@pytest.mark.parametrize("game", [name for name, kinds in KINDS.items() if kinds])
def test_whatever_is_chosen_others_hear_the_same(tmp_path: Path, game: str) -> None:
    for kind, moment in moments(game):
        runs = []
        for place, moves in enumerate(moment.commands):
            folder = tmp_path / f"{kind}-{place}"
            folder.mkdir()
            runs.append(asyncio.run(heard(folder, moment, moves)))
        assert runs[0] == runs[1], kind
        assert any(map(any, runs[0])), kind
