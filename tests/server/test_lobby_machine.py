"""Any order of sitting down, leaving, filling, moving and closing: the seats are whose they should be."""

import asyncio
import tempfile
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from clubroom.server import opening
from clubroom.server.app import create_app
from clubroom.server.settings import Settings
from clubroom.server.store import Store

PEOPLE = ("ann", "ben", "eve")
OPEN, BOT = "open", "bot"
people, seats = st.sampled_from(PEOPLE), st.integers(0, 3)


class Seats:
    """What a table should look like."""

    def __init__(self, host: str, taken: list[str]) -> None:
        self.host, self.taken, self.over = host, taken, False

    @property
    def begun(self) -> bool:
        return OPEN not in self.taken


class Lobby(RuleBasedStateMachine):
    """Three guests of one lobby."""

    tables = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory(prefix="clubroom-lobby-")
        self.model: dict[str, Seats] = {}
        self.runner.run(self.open())

    async def open(self) -> None:
        chosen = Settings(data=self.folder.name, warm=False, workers=0, games=["bids=bids"], requests=1_000_000)
        self.app = create_app(chosen, await Store.open(chosen.database_url()))
        self.life = self.app.router.lifespan_context(self.app)
        await self.life.__aenter__()
        await self.app.state.hall.warmth.wait_for("bids")
        transport = httpx.ASGITransport(self.app)
        self.guests = {
            name: httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") for name in PEOPLE
        }
        for guest in self.guests.values():
            await guest.get("/api/me")

    def ask(self, who: str, method: str, path: str, form: Any = None) -> httpx.Response:
        return self.runner.run(self.guests[who].request(method, f"/api{path}", json=form))

    def expected(self, table: str, seat: int) -> int:
        """The refusal that any request about this seat gets, or 0."""
        if self.model[table].over:
            return 409
        return 400 if seat >= len(self.model[table].taken) else 0

    @rule(target=tables, who=people, kinds=st.lists(st.sampled_from(("me", OPEN, BOT)), min_size=1, max_size=2))
    def create(self, who: str, kinds: list[str]) -> str:
        forms = [{"kind": kind, **({"bot": "guest"} if kind == BOT else {})} for kind in ["me", *kinds]]
        answer = self.ask(who, "POST", "/tables", {"game": "bids", "seats": forms})
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        self.model[table] = Seats(who, [who, *(who if kind == "me" else kind for kind in kinds)])
        return table

    @rule(table=tables, who=people, seat=seats)
    def sit(self, table: str, who: str, seat: int) -> None:
        answer = self.ask(who, "POST", f"/tables/{table}/seats/{seat}", {"name": who})
        known = self.expected(table, seat) or (200 if self.model[table].taken[seat] == OPEN else 409)
        assert answer.status_code == known, answer.text
        if known == 200:
            self.model[table].taken[seat] = who

    @rule(table=tables, who=people, seat=seats)
    def fill(self, table: str, who: str, seat: int) -> None:
        answer = self.ask(who, "PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "member"})
        known = self.expected(table, seat)
        if not known:
            free = 200 if self.model[table].taken[seat] == OPEN else 409
            known = free if who == self.model[table].host else 403
        assert answer.status_code == known, answer.text
        if known == 200:
            self.model[table].taken[seat] = BOT

    @rule(table=tables, who=people, seat=seats)
    def leave(self, table: str, who: str, seat: int) -> None:
        answer = self.ask(who, "DELETE", f"/tables/{table}/seats/{seat}")
        model = self.model[table]
        known = self.expected(table, seat) or (200 if model.taken[seat] == who else 403)
        assert answer.status_code == known, answer.text
        if known == 200:
            model.taken[seat] = BOT if model.begun else OPEN
            model.over = not set(model.taken) & set(PEOPLE)

    @rule(table=tables, who=people, to=people, seat=seats)
    def move(self, table: str, who: str, to: str, seat: int) -> None:
        answer = self.ask(who, "POST", f"/tables/{table}/seats/{seat}/link")
        known = self.expected(table, seat) or (200 if self.model[table].taken[seat] == who else 403)
        assert answer.status_code == known, answer.text
        if known == 200:
            assert self.ask(to, "POST", "/seats", answer.json()).status_code == 200
            assert self.ask(who, "POST", "/seats", answer.json()).status_code == 409, "a link works once"
            self.model[table].taken[seat] = to

    @rule(table=tables, who=people)
    def close(self, table: str, who: str) -> None:
        answer = self.ask(who, "DELETE", f"/tables/{table}")
        assert answer.status_code == (200 if who == self.model[table].host else 403), answer.text
        self.model[table].over |= who == self.model[table].host

    @invariant()
    def seats_are_whose_they_should_be(self) -> None:
        for table, model in self.model.items():
            for who in PEOPLE:
                card = self.ask(who, "GET", f"/tables/{table}").json()
                assert [seat["yours"] for seat in card["seats"]] == [owner == who for owner in model.taken]
                assert [seat["kind"] == OPEN for seat in card["seats"]] == [owner == OPEN for owner in model.taken]
                assert (card["state"] == "abandoned") == model.over, card

    def teardown(self) -> None:
        async def close() -> None:
            for guest in self.guests.values():
                await guest.aclose()
            await self.life.__aexit__(None, None, None)

        self.runner.run(close())
        self.runner.close()
        self.folder.cleanup()


@pytest.fixture(autouse=True)
def impatience(only_the_toy_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


Lobby.TestCase.settings = settings(
    max_examples=8, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
TestLobby = Lobby.TestCase
