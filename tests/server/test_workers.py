"""Bots in processes of their own: asked, killed, hung, and asked again."""

import asyncio
import io
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import uvloop

from clubroom import Match
from clubroom.games import PACKAGES, load_game
from clubroom.server import said, worker, workers
from clubroom.server.bots import BotFailed
from clubroom.server.hall import Hall
from clubroom.server.metrics import COMPILED_BY_WORKERS
from clubroom.server.warm import Readiness
from clubroom.server.worker import Advise, Answer, Choose, Judge, Load, Seen
from clubroom.server.workers import Workers
from server.halls import Ear, opened, table_of
from server.serving import Guest, Server
from server.walking import bids, started_table

SOON = 30.0


@contextmanager
def waiting(seconds: float = 10.0) -> Iterator[Callable[[], None]]:
    """Ends a loop that waits for what does not come."""
    ends = asyncio.get_running_loop().time() + seconds

    def check() -> None:
        assert asyncio.get_running_loop().time() < ends

    yield check


def with_workers(
    scenario: Callable[[Workers], Awaitable[None]],
    size: int = 1,
    limit: float = SOON,
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    async def inside() -> None:
        async with asyncio.timeout(2 * SOON):
            some = Workers(size, limit)
            try:
                await scenario(some)
            finally:
                await some.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(inside())


def processes(some: Workers) -> list[int]:
    return [one.process.pid for one in some._workers if one.process]


def match() -> Match:
    return Match(load_game("bids"), seats=2, seed=1)


def test_a_view_that_went_over_the_line_is_the_same_view() -> None:
    view = match().view(1)
    again = msgspec.json.decode(msgspec.json.encode(Seen.of(view)), type=Seen).view()
    assert again.to_bytes() == view.to_bytes()
    assert (again.viewer, again.game) == (1, view.game)


def test_a_worker_answers_line_by_line_and_a_failure_is_an_answer() -> None:
    one = match()
    seen, legal = Seen.of(one.view(0)), one.legal(0)
    questions = [
        Load("bids", PACKAGES["bids"]),
        Choose("member", seen, legal, 1),
        Choose("nobody", seen, legal, 1),
        Advise(seen, legal, ["Ann", "Ben"], "en"),
    ]
    out = io.BytesIO()
    worker.serve([msgspec.json.encode(question) for question in questions], out)
    loaded, chosen, failed, advised = [msgspec.json.decode(line, type=Answer) for line in out.getvalue().splitlines()]
    assert msgspec.structs.replace(loaded, compiled=0) == Answer()
    assert chosen.move in legal
    assert failed.failed.startswith("ValueError: there is no bot 'nobody'")
    assert advised.hint is not None
    assert advised.hint.best.move in legal


def test_bots_choose_and_advise_in_another_process() -> None:
    async def scenario(some: Workers) -> None:
        one = match()
        legal = one.legal(0)
        await some.load("bids")
        assert len(processes(some)) == 2
        assert os.getpid() not in processes(some)
        assert await some.choose("collector", one.view(0), legal) in legal
        hint = await some.hint(one.view(0), legal, ["Ann", "Ben"], "en")
        assert hint == one.hint(0, names=["Ann", "Ben"])
        before = processes(some)
        assert await some.choose("lord", one.view(0), legal[:1]) == legal[0]
        assert processes(some) == before, "nobody was lost"

    with_workers(scenario, size=2)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_replaced_and_asked_again(blow: signal.Signals) -> None:
    async def scenario(some: Workers) -> None:
        one = match()
        legal = one.legal(0)
        await some.load("bids")
        (first,) = processes(some)
        os.kill(first, blow)
        assert await some.choose("member", one.view(0), legal) in legal
        (second,) = processes(some)
        assert second != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    with_workers(scenario, limit=SOON if blow == signal.SIGKILL else 5.0)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_worker_whose_death_is_known_before_it_is_asked_is_replaced_too(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def scenario(some: Workers) -> None:
        one = match()
        legal = one.legal(0)
        await some.load("bids")
        lost = some._workers[0].process
        assert lost is not None
        assert lost.stdin is not None
        os.kill(lost.pid, signal.SIGKILL)
        with waiting() as check:
            while not lost.stdin.is_closing():
                check()
                await asyncio.sleep(0.02)
        assert await some.choose("member", one.view(0), legal) in legal
        assert processes(some) != [lost.pid]

    with_workers(scenario, loop=loop)


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_move_is_made() -> None:
    async def scenario(some: Workers) -> None:
        one = match()
        legal = one.legal(0)
        await some.load("bids")
        (first,) = processes(some)
        thinking = asyncio.create_task(some.choose("search:20s", one.view(0), legal))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        with waiting() as check:
            while processes(some) in ([], [first]):
                check()
                await asyncio.sleep(0.02)
        (second,) = processes(some)
        os.kill(second, signal.SIGKILL)
        assert await thinking in legal, "the third time the house answers"

    with_workers(scenario)


def test_what_nobody_can_answer_is_said_and_a_closed_house_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "HOUSE", "nobody")

    async def scenario(some: Workers) -> None:
        one = match()
        legal = one.legal(0)
        with pytest.raises(BotFailed, match="in 3 tries"):
            await some.choose("nobody", one.view(0), legal)
        long = asyncio.create_task(some.choose("search:20s", one.view(0), legal))
        await asyncio.sleep(0.3)
        (busy,) = processes(some)
        long.cancel()
        await asyncio.gather(long, return_exceptions=True)
        assert busy not in processes(some), "a question nobody waits for is not thought about"
        assert await some.choose("member", one.view(0), legal) in legal
        waits = asyncio.create_task(some.choose("search:20s", one.view(0), legal))
        await asyncio.sleep(0.3)
        await some.close()
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)

    with_workers(scenario)


def test_a_hint_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*about: object) -> None:
        raise BotFailed("no")

    async def scenario(hall: Hall) -> None:
        room = await table_of(hall, "me", "member")
        ann = Ear(room, "ann", 0)
        await ann.join()
        while not room.table.number:
            await ann.until("happened", "opening")
        monkeypatch.setattr(hall.thinker, "hint", nothing)
        assert "ask again" in (await ann.ask(said.AskHint(), "trouble"))["sentence"]

    monkeypatch.setattr("clubroom.server.opening.PATIENCE", 0.01)

    async def inside() -> None:
        async with asyncio.timeout(SOON), opened(tmp_path) as hall:
            await scenario(hall)

    asyncio.run(inside())


def test_a_killed_worker_of_the_real_server_costs_no_move(tmp_path: Path) -> None:
    with Server(tmp_path, workers="1") as server:
        ann = Guest(server, "Ann")
        line = ann.line(ann.create("bids", "me", "member"), 0)
        line.until_revealed()
        moves = 0
        while line.until_my_move():
            for child in children(server.process.pid):  # before the move, after which the bot is asked
                os.kill(child, signal.SIGKILL)
            line.play(line.compose())
            moves += 1
        assert moves > 1
        assert "clubroom_workers_replaced_total 0.0" not in ann.http.get("/metrics").text
        assert "a bot failed" not in server.log()


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()]


def test_a_game_that_could_not_be_prepared_is_not_loaded_by_the_workers(tmp_path: Path) -> None:
    async def inside() -> None:
        async with opened(tmp_path) as hall:
            hall.warmth.games = {"bids": Readiness("failed")}
            hall._opened.put_nowait("bids")
            hall.thinker.load = never  # type: ignore[method-assign]  # as if it never came back
            await hall._teach()

    async def never(game: str) -> None:
        raise AssertionError

    asyncio.run(inside())


def test_a_worker_says_who_will_win_from_a_state_on() -> None:
    cells = started_table(bids(2), 1).match.state()
    found = worker.answer(Judge("bids", PACKAGES["bids"], cells)).shares
    assert found is not None
    assert abs(sum(found) - 1) < 1e-9

    async def scenario(some: Workers) -> None:
        assert await some.outlook(load_game("bids"), cells) == found

    with_workers(scenario)


def test_what_a_worker_compiles_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(some: Workers) -> None:
        one = match()
        before = COMPILED_BY_WORKERS._value.get()
        for total in (2, 5):
            monkeypatch.setattr(workers, "decode", lambda line, total=total: Answer(one.legal(0)[0], compiled=total))
            await some.choose("guest", one.view(0), one.legal(0))
        assert COMPILED_BY_WORKERS._value.get() == before + 5

    with_workers(scenario)
