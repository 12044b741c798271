"""How the chances went: an outlook at each moment that stands, the biggest turns, and bounded work."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from clubroom import game
from clubroom.game import Game
from clubroom.server import curve, opening
from clubroom.server.bots import BotFailed, OneThread
from clubroom.server.curve import Curves, chosen_moments, turns
from clubroom.server.fetched import Curve, CurvePoint
from clubroom.server.outlook import outlook
from clubroom.server.room import Room
from server.databases import run
from server.halls import begun, opened
from server.test_moments import played
from server.test_verify import played as taken_back
from server.walking import bids, started_table, whole_game


@pytest.fixture(autouse=True)
def nobody_brings_a_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


def test_an_outlook_is_a_share_of_the_win_for_every_seat() -> None:
    table = started_table(bids(3), 1)
    shares = outlook(game("bids"), table.match.state(), worlds=20)
    assert len(shares) == 3
    assert abs(sum(shares) - 1) < 1e-9
    assert shares == outlook(game("bids"), table.match.state(), worlds=20)


def test_when_the_game_is_over_the_outlook_is_the_result() -> None:
    table = whole_game(bids(2), 1)
    ranks = table.match.ranks()
    winners = ranks.count(1)
    assert outlook(game("bids"), table.match.state(), worlds=3) == [
        pytest.approx(1 / winners if rank == 1 else 0) for rank in ranks
    ]


def test_moments_that_were_taken_back_are_left_out() -> None:
    table = taken_back()
    assert [number for number, _ in chosen_moments(table, table.events)] == [1, 5, 6, 7, 8]


def test_of_a_very_long_game_some_moments_are_chosen_and_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curve, "MOST_POINTS", 2)
    table = taken_back()
    assert [number for number, _ in chosen_moments(table, table.events)] == [1, 7, 8]


def test_the_biggest_turns_are_marked_in_their_order() -> None:
    shares = [[0.5, 0.5], [0.4, 0.6], [0.45, 0.55], [0.9, 0.1], [0.88, 0.12], [0.7, 0.3]]
    points = [CurvePoint(number, share) for number, share in enumerate(shares, 1)]
    assert [(turn.number, turn.seat) for turn in turns(points)] == [(2, 0), (4, 0), (6, 0)]
    assert turns(points)[1].change == pytest.approx(0.45)
    assert turns(points[:1]) == []


async def whole(curves: Curves, room: Room) -> Curve:
    found = curves.of(room)
    while not found.of or found.done < found.of:
        await asyncio.sleep(0.01)
        found = curves.of(room)
    return found


def test_a_curve_is_worked_out_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def counted(self: OneThread, played: Game, cells: Sequence[int]) -> list[float]:
        asked.append(1)
        return [0.25, 0.75]

    monkeypatch.setattr(OneThread, "outlook", counted)
    monkeypatch.setattr(curve, "MOST_KEPT", 1)

    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, ears = await begun(hall, "ann", "ben")
            await played(room, ears)
            first = await whole(hall.curves, room)
            assert len(asked) == first.of == len(first.points)
            assert hall.curves.of(room) == first
            other, others = await begun(hall, "ann", "ben")
            await played(other, others)
            await whole(hall.curves, other)
            assert len(asked) == 2 * first.of
            assert hall.curves.of(room).done == 0  # the oldest one was forgotten and is begun anew

    run(check)


def test_what_nobody_could_work_out_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    async def failing(self: OneThread, played: Game, cells: Sequence[int]) -> list[float]:
        tries.append(1)
        if len(tries) == 1:
            raise BotFailed("no bot answered")
        return [0.5, 0.5]

    monkeypatch.setattr(OneThread, "outlook", failing)

    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, ears = await begun(hall, "ann", "ben")
            await played(room, ears)
            assert (await whole(hall.curves, room)).turns == []

    run(check)
