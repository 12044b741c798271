"""Nonces: promised by all before any is shown."""

import asyncio

import pytest

from clubroom.server import opening
from clubroom.server.fair import derived_nonce, digest_of, kept_word, new_secret
from clubroom.server.opening import Promises

SECRET = "5e" * 32
ANN, BEN = "aa" * 32, "bb" * 32


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.05)


def test_nonces_are_shown_after_all_are_promised() -> None:
    async def run() -> None:
        promises = Promises(SECRET, 3, [0, 2], [])
        assert not await promises.reveal(0, ANN)
        assert await promises.commit(0, digest_of(ANN))
        assert await promises.commit(2, digest_of(BEN))
        assert not await promises.commit(1, digest_of(BEN)), "a bot's seat promises nothing"
        await promises.all_promised()
        assert promises.told().reveal
        assert not await promises.commit(0, digest_of(BEN)), "too late"
        assert not await promises.reveal(0, BEN), "not what was promised"
        shown = asyncio.create_task(promises.all_shown())
        assert await promises.reveal(0, ANN)
        assert await promises.reveal(2, BEN)
        assert await shown == [ANN, derived_nonce(SECRET, 1), BEN]
        assert promises.told().revealed == [0, 2]

    asyncio.run(run())


def test_who_does_not_answer_gets_the_nonce_that_the_secret_gives() -> None:
    async def run() -> None:
        promises = Promises(SECRET, 2, [0, 1], [])
        await promises.commit(0, digest_of(ANN))
        await promises.all_promised()
        nonces = await promises.all_shown()
        assert nonces == [derived_nonce(SECRET, 0), derived_nonce(SECRET, 1)]
        assert all(map(kept_word, promises.commitments, nonces))

    asyncio.run(run())


def test_what_was_promised_before_a_restart_stays_promised() -> None:
    async def run() -> None:
        before = Promises(SECRET, 2, [0], [])
        await before.commit(0, digest_of(ANN))
        after = Promises(SECRET, 2, [0], before.commitments)
        assert not await after.commit(0, digest_of(BEN))
        assert await after.reveal(0, ANN)
        assert (await after.all_shown())[0] == ANN

    asyncio.run(run())


def test_a_derived_nonce_is_other_for_every_secret_and_seat() -> None:
    secrets = [new_secret() for _ in range(3)]
    assert len({derived_nonce(secret, seat) for secret in secrets for seat in range(3)}) == 9
