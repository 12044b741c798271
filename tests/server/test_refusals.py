"""Refusals: whoever asks reads the rule in the language of the socket, and nobody else hears of it."""

import asyncio
from pathlib import Path

import pytest

from clubroom.server import opening, said
from clubroom.server.messages import Language
from server.halls import begun, opened

SEALING: dict[Language, str] = {
    "en": "Everyone seals a bid; whoever has sealed waits for the others.",
    "nl": "Iedereen sluit een bod; wie gesloten heeft, wacht op de anderen.",
    "de": "Alle besiegeln ein Gebot; wer besiegelt hat, wartet auf die anderen.",
    "fr": "Chacun scelle une mise ; qui a scellé attend les autres.",
}


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


def test_the_rule_that_forbids_is_quoted_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(20), opened(tmp_path) as hall:
            room, (ann, ben) = await begun(hall, "ann", "ben")
            for language, sentence in SEALING.items():
                await ann.ask(said.Join(0, room.table.number, language), "welcome")
                wish = said.Play(f"nothing-{language}", room.table.number, ["seal"])
                for message in (wish, said.Consider(["seal"])):
                    refused = await ann.ask(message, "refused")
                    assert (refused["sentence"], refused["rule"]) == (sentence, "bids-5")
            await ben.ask(said.Join(1, room.table.number, "nl"), "welcome")
            three = [*ben.now()["legal"][:3], "seal"]
            refused = await ben.ask(said.Play("three-cards", room.table.number, three), "refused")
            assert refused["rule"] == "bids-4"
            assert refused["sentence"] == "Een bod is één kaart of twee kaarten uit je hand, de kleinste eerst."

    asyncio.run(scenario())


def test_a_refusal_reaches_nobody_but_the_asker(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(20), opened(tmp_path) as hall:
            room, (ann, ben) = await begun(hall, "ann", "ben")
            while not ben.reader.idle:
                await ben.reader.next()
            await ann.ask(said.Play("nothing-to-seal", room.table.number, ["seal"]), "refused")
            assert ben.reader.idle

    asyncio.run(scenario())


def test_what_is_not_in_the_rulebook_is_said_as_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(20), opened(tmp_path) as hall:
            room, (ann, _) = await begun(hall, "ann", "ben")
            await ann.ask(said.Join(0, room.table.number, "nl"), "welcome")
            refused = await ann.ask(said.Consider(["fly"]), "refused")
            assert "no move reads 'fly'" in refused["sentence"]
            assert refused["rule"] is None

    asyncio.run(scenario())
