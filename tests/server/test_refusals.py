"""Refusals: whoever asks reads why in his own language, and nobody else hears of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clubroom import game
from clubroom.server import opening, said
from clubroom.server.choosing import known_game, settled
from clubroom.server.messages import Language
from clubroom.server.refusals import CannotBe, NotHere
from clubroom.server.sayings import Saying
from server.halls import Ear, asking, begun, opened

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
                for message in (wish, said.Consider("question", ["seal"])):
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


OWN_WORDS: dict[Language, tuple[str, str]] = {
    "en": ("No move reads 'fly'; choose one of those that can be made now.", "There is no such phrase."),
    "nl": ("Er is geen zet “fly”; kies er een die nu kan.", "Zo'n zinnetje is er niet."),
    "de": ("Einen Zug „fly“ gibt es nicht; wähle einen, der jetzt möglich ist.", "Diesen kurzen Satz gibt es nicht."),
    "fr": (
        "Il n'y a pas de coup «\u202ffly\u202f»\u202f; choisissez-en un qui soit possible maintenant.",
        "Cette phrase n'existe pas.",
    ),
}


def test_what_is_not_in_the_rulebook_is_said_in_our_words_and_in_the_same_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(20), opened(tmp_path) as hall:
            room, (ann, _) = await begun(hall, "ann", "ben")
            for language, (no_move, no_phrase) in OWN_WORDS.items():
                await ann.ask(said.Join(0, room.table.number, language), "welcome")
                refused = await ann.ask(said.Consider("question", ["fly"]), "refused")
                assert (refused["sentence"], refused["rule"]) == (no_move, None)
                assert (await ann.ask(said.Phrase("yawn"), "trouble"))["sentence"] == no_phrase

    asyncio.run(scenario())


def test_also_who_may_not_join_reads_why_in_his_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(20), opened(tmp_path) as hall:
            room, _ = await begun(hall, "ann", "ben")
            trouble = await Ear(room, "eve").ask(said.Join(0, language="de"), "trouble")
            assert trouble["sentence"].startswith("Dieser Platz gehört nicht zu diesem Gerät")

    asyncio.run(scenario())


FORM = {"game": "bids", "seats": [{"kind": "me"}] * 2}
ASKED: dict[Language, tuple[str, str, str, str]] = {
    "en": (
        "There is no bot 'god'; there is guest, member, collector, lord.",
        "name: this is too long; it has at most 40 letters.",
        "There is nothing at this address; open the front page.",
        "Guest",
    ),
    "nl": (
        "Er is geen bot “god”; je kunt kiezen uit guest, member, collector, lord.",
        "name: dit is te lang; er passen hoogstens 40 tekens in.",
        "Op dit adres is niets te vinden; open de startpagina.",
        "Gast",
    ),
    "de": (
        "Einen Bot „god“ gibt es nicht; es gibt guest, member, collector, lord.",
        "name: Das ist zu lang; es darf höchstens 40 Zeichen haben.",
        "Unter dieser Adresse gibt es nichts; öffne die Startseite.",
        "Gast",
    ),
    "fr": (
        "Il n'y a pas de robot «\u202fgod\u202f»\u202f; il y a guest, member, collector, lord.",
        "name\u202f: c'est trop long\u202f; il faut au plus 40 caractères.",
        "Il n'y a rien à cette adresse\u202f; ouvrez la page d'accueil.",
        "Invité",
    ),
}


def test_a_plain_request_is_refused_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asking(tmp_path, games=["bids=bids"]) as client:
            for language, (no_bot, too_long, nothing, guest) in ASKED.items():
                client.headers["accept-language"] = f"{language}-XX, en;q=0.5"
                assert (await client.get("/api/me")).json()["name"] == guest
                form = {**FORM, "seats": [{"kind": "bot", "bot": "god"}] * 2}
                refused = await client.post("/api/tables", json=form)
                assert (refused.status_code, refused.json()["detail"]) == (400, no_bot)
                assert refused.headers["content-language"] == language
                assert (await client.put("/api/me", json={"name": "x" * 41})).json()["detail"] == too_long
                assert (await client.get("/nowhere/at/all")).json()["detail"] == nothing

    asyncio.run(scenario())


METHODS: dict[Language, str] = {
    "en": "This address takes DELETE, GET.",
    "nl": "Dit adres accepteert alleen DELETE, GET.",
    "de": "Diese Adresse nimmt DELETE, GET an.",
    "fr": "Cette adresse accepte DELETE, GET.",
}


def test_a_wrong_method_is_told_the_right_ones(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asking(tmp_path, games=["bids=bids"]) as client:
            for language, sentence in METHODS.items():
                wrong = await client.put(f"/api/tables/any?language={language}")
                assert (wrong.status_code, wrong.json()["detail"]) == (405, sentence)
                assert wrong.headers["allow"] == "DELETE, GET"
            listed = await client.put("/api/tables/open")
            assert listed.headers["allow"] == "GET", "it is a path of its own, though it looks like a table's"

    asyncio.run(scenario())


def test_what_cannot_be_read_is_said_with_the_place_or_the_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asking(tmp_path, games=["bids=bids"]) as client:
            await client.get("/api/me")
            client.headers["accept-language"] = "nl"

            async def told(**request: Any) -> str:
                return str((await client.put("/api/me", **request)).json()["detail"])

            assert await told(json={}) == "name: dit ontbreekt."
            assert await told(json={"name": ""}) == "name: dit is te kort (minstens 1)."
            assert (await told(json={"name": 1})).startswith("name: zo kan het niet (")
            assert (await told(json=[])).startswith("Dat is niet te lezen: ")
            assert (await told(content=b"\xff", headers={"content-type": "application/json"})).startswith("Dat is niet")

    asyncio.run(scenario())


OTHER_EDITION: dict[str, tuple[str, str]] = {
    "en": ("With 6 players choose something else here – Edition", ": Jumbo, up to 6 players."),
    "nl": ("Kies met 6 spelers hier iets anders – Uitgave", ": Jumbo, tot 6 spelers."),
    "de": ("Wähle bei 6 Spielern hier etwas anderes – Ausgabe", ": Jumbo, bis zu 6 Spieler."),
    "fr": ("À 6 joueurs, choisissez autre chose ici – Édition", "\u202f: Jumbo, jusqu'à 6 joueurs."),
}


def why_not(name: str, seats: int, **options: str) -> Saying:
    with pytest.raises(CannotBe) as refused:
        settled(game(name), seats, options)
    return refused.value.saying


def test_options_are_refused_in_the_words_of_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settled(game("bids"), 2, {"low_wins": "on"}) == {"low_wins": "on"}
    for language, (begins, ends) in OTHER_EDITION.items():
        sentence = why_not("adel", 6, edition="fx").in_words(language)
        assert sentence.startswith(begins)
        assert sentence.endswith(ends)
    assert str(why_not("figaro", 3, first="E")).endswith("first: random, A, B, C.")
    assert why_not("adel", 7).in_words("fr").endswith("se joue de 2 à 6 joueurs, pas à 7.")
    assert "n'a pas d'option «\u202floud\u202f»" in why_not("adel", 3, loud="on").in_words("fr")
    assert str(why_not("adel", 3, edition="gold")).startswith("Edition: whose rules and objects: 'gold' cannot")
    monkeypatch.setattr(type(game("adel")), "settle", _nothing_fits)
    assert why_not("adel", 4, edition="fx").in_words("de").startswith("Diese Optionen passen bei 4 Spielern nicht")


def _nothing_fits(self: object, seats: int, given: object) -> None:
    raise ValueError


def test_a_game_that_this_version_has_not_is_not_here() -> None:
    with pytest.raises(NotHere, match="no game 'whist'"):
        known_game("whist")
