"""Two runs that differ in one secret choice give everybody else the same bytes until the reveal."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from clubroom.games import load_game
from clubroom.server import opening, said
from clubroom.server.events import Setup
from clubroom.server.fair import digest_of
from clubroom.server.rows import SeatRow, TableRow
from clubroom.server.store import NewTable, Write
from server.halls import Ear, opened

TABLE, SECRET = "the-same-table", "5e" * 32
SEATS = [
    SeatRow(table=TABLE, seat=0, person="ann", name="Ann"),
    SeatRow(table=TABLE, seat=1, person="ben", name="Ben"),
    SeatRow(table=TABLE, seat=2, person="eve", name="Eve"),
]


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.05)


async def heard_by_others(folder: Path, choices: Sequence[Sequence[int]], changes: int) -> list[list[bytes]]:
    """What another player and a spectator hear while Ann chooses by these numbers, changing her mind so often."""
    game = load_game("bids")
    async with asyncio.timeout(20), opened(folder) as hall:
        setup = Setup(TABLE, "bids", game.rules, 3, game.settle(3, {}), digest_of(SECRET))
        row = TableRow(
            id=TABLE, game="bids", state="waiting", host="ann", memory=False, listed=False, clock="none",
            created=0.0, changed=0.0,
        )  # fmt: skip
        await hall.store.submit(Write(table=TABLE, new=NewTable(setup=setup, secret=SECRET, row=row, seats=SEATS)))
        room = await hall.room(TABLE)
        ann, ben, watching = Ear(room, "ann", 0), Ear(room, "ben", 1), Ear(room, "dan")
        for ear in (ann, ben, watching):
            await ear.join()
        while not room.table.number:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        for ear in (ben, watching):
            await everything(ear)  # who came when is no secret, and differs
        legal = ann.now()["legal"]
        for change, cards in enumerate(choices[: changes + 1]):
            wish = said.Play(f"choice-{change}", 1, [*sorted(legal[card] for card in cards), "seal"])
            assert (await ann.ask(wish, "done", "refused"))["type"] == "done"
        assert (await ann.ask(said.Consider("question", [legal[choices[0][0]]]), "options"))["legal"]
        late = Ear(room, "ben", 1)
        await late.join(1)
        return [await everything(ear) for ear in (ben, watching, late)]


async def everything(ear: Ear) -> list[bytes]:
    messages = []
    while not ear.reader.idle:
        messages.append(await ear.reader.next())
    return messages


RUNS: list[list[tuple[int, ...]]] = [[(0,), (1,)], [(2,), (0, 1)], [(0, 2), (2,)]]


@pytest.mark.parametrize("changes", [0, 1])
def test_others_hear_the_same_whatever_was_chosen(tmp_path: Path, changes: int) -> None:
    heard = []
    for place, choices in enumerate(RUNS):
        folder = tmp_path / str(place)
        folder.mkdir()
        heard.append(asyncio.run(heard_by_others(folder, choices, changes)))
    assert heard[0] == heard[1] == heard[2]
    assert any(b'"locked"' in message for message in heard[0][0])
