"""Looking back over a stretch of a game: one fold, and everything open once the game has been played to its end."""

from pathlib import Path

import pytest

from clubroom import EVERYTHING, SPECTATOR
from clubroom.server import opening
from clubroom.server.command import Close, TakeBack
from clubroom.server.moments import moments
from clubroom.server.replay import viewer_for
from clubroom.server.room import Room
from server.databases import run
from server.halls import Ear, begun, opened


@pytest.fixture(autouse=True)
def nobody_brings_a_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


async def played(room: Room, ears: list[Ear]) -> None:
    """Play to the end."""
    while not room.table.over:
        for ear in ears:
            if room.table.number and not room.table.over:
                await ear.play()


def test_a_range_of_moments_is_what_each_moment_is_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, ears = await begun(hall, "ann", "ben")
            await played(room, ears)
            events = await hall.store.events(room.id, 0)
            several = list(moments(room, events, 2, 4, EVERYTHING, "en"))
            alone = [next(moments(room, events, number, number, EVERYTHING, "en")) for number in (2, 3, 4)]
            assert several == alone
            assert [moment.number for moment in several if moment] == [2, 3, 4]
            assert all(moment.legal == [] for moment in several if moment)

    run(check)


def test_all_hands_are_open_at_every_moment_of_a_finished_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, ears = await begun(hall, "ann", "ben")
            assert viewer_for(room, "eve", None) == SPECTATOR
            await played(room, ears)
            assert viewer_for(room, "eve", None) == EVERYTHING
            events = await hall.store.events(room.id, 0)
            for moment in moments(room, events, 1, len(events), EVERYTHING, "en"):
                assert moment is not None
                assert None not in moment.view["hand"][0]
            hidden = next(moments(room, events, 1, 1, SPECTATOR, "en"))
            assert hidden is not None
            assert hidden.view["hand"][0] == [None] * 9

    run(check)


def test_what_was_taken_back_is_shown_and_then_gone(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, (ann, ben) = await begun(hall, "ann", "ben")
            await ann.play()
            await ben.play()
            await room.carry_out(TakeBack("back-to-one", 0, room.table.number, 1, agreed=True))
            events = await hall.store.events(room.id, 0)
            before, *_, after = moments(room, events, 1, len(events), 0, "en")
            assert before is not None
            assert after is not None
            assert before.view == after.view

    run(check)


def test_a_table_that_was_given_up_before_it_began_has_no_moments(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hall:
            room, _ = await begun(hall, "ann", "ben")
            await room.carry_out(Close())
            assert viewer_for(room, "eve", None) == SPECTATOR
            events = await hall.store.events(room.id, 0)
            assert list(moments(room, events, 9, 9, SPECTATOR, "en")) == []

    run(check)
