"""Credits, places, origins, and what every request passes."""

import asyncio
import socket
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from clubroom.server import limits, origins
from clubroom.server.guard import LARGEST_BODY, Guard
from clubroom.server.host import Bans
from clubroom.server.limits import CreditBook, Credits, Places
from clubroom.server.metrics import report
from clubroom.server.origins import allowed_origins, home_addresses
from clubroom.server.settings import Settings

OURS = "http://127.0.0.1:8000"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_credits_run_out_and_refill_evenly() -> None:
    clock = Clock()
    credits = Credits(4, 8.0, clock)
    assert [credits.take() for _ in range(5)] == [True, True, True, True, False]
    clock.now = 2.0
    assert [credits.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert credits.left() == 4


def test_without_a_refill_time_credits_are_always_full() -> None:
    credits = Credits(1, 0.0, Clock())
    assert all(credits.take() for _ in range(9))


def test_addresses_with_full_credit_are_forgotten_when_the_book_grows_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 3)
    clock = Clock()
    book = CreditBook(2, 10.0, clock)
    for who in "abc":
        assert book.take(who)
    clock.now = 11.0
    assert book.take("a")
    assert book.take("d")
    assert len(book) == 2


def test_places_are_bounded_for_each_and_given_back() -> None:
    places = Places(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a"), places.enter("b")] == [True, True, False, True]
    places.leave("a")
    assert places.enter("a")
    places.leave("b")
    assert places.enter("b")


def test_only_our_own_pages_and_those_of_the_list_may_talk_to_us() -> None:
    allowed = allowed_origins(Settings(host="::1", origins=["https://Club.example/"]), 8000)
    assert allowed == {OURS, "http://localhost:8000", "http://[::1]:8000", "https://club.example"}
    assert "http://10.1.2.3:9" in allowed_origins(Settings(host="10.1.2.3"), 9)


def test_phones_at_home_may_where_the_host_allows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 0, "", ("192.168.1.7", 0)), (0, 0, 0, "", ("8.8.8.8", 0)), (0, 0, 0, "", ("127.0.1.1", 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour")
    monkeypatch.setattr(origins, "SOMEWHERE", ("127.0.0.1", 9))
    assert home_addresses() == ["192.168.1.7", "parlour", "parlour.local"]
    allowed = allowed_origins(Settings(host="0.0.0.0", home=True), 80)
    assert {"http://192.168.1.7:80", "http://parlour.local:80"} <= allowed


async def echo(request: Request) -> PlainTextResponse:
    try:
        return PlainTextResponse(str(len(await request.body())))
    except ClientDisconnect:
        return PlainTextResponse("cut off", status_code=413)


def asking(credits: int = 100) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/", echo, methods=["GET", "POST"]), Route("/health", echo)])
    guard = Guard(app, lambda: {OURS}, CreditBook(credits, 60.0), Bans)
    return httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url=OURS)


def answers(method: str, *, credits: int = 100, path: str = "/", times: int = 1, **extra: Any) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        async with asking(credits) as client:
            return [await client.request(method, path, **extra) for _ in range(times)]

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": OURS}, 200),
        ({}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": OURS + ".evil.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
    ],
)
def test_a_change_is_taken_from_our_own_pages_only(headers: dict[str, str], status: int) -> None:
    assert answers("POST", headers=headers)[0].status_code == status


def test_reading_needs_no_origin_and_every_answer_has_the_headers() -> None:
    answer = answers("GET", headers={"origin": "https://evil.example"})[0]
    assert answer.status_code == 200
    assert "unsafe-inline" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    refused = answers("POST", headers={"origin": "null"})[0]
    assert refused.headers["referrer-policy"] == "no-referrer"


def test_too_large_a_body_is_refused_with_and_without_its_length() -> None:
    async def pieces() -> Any:
        for _ in range(3):
            yield b"x" * (LARGEST_BODY // 2)

    assert answers("POST", content=b"x" * LARGEST_BODY)[0].text == str(LARGEST_BODY)
    assert answers("POST", content=b"x" * (LARGEST_BODY + 1))[0].status_code == 413
    assert answers("POST", headers={"content-length": "many"})[0].status_code == 413
    assert answers("POST", content=pieces())[0].text == "cut off"


def test_an_address_that_asks_too_fast_waits_but_health_always_answers() -> None:
    assert [answer.status_code for answer in answers("GET", credits=2, times=3)] == [200, 200, 429]
    assert [answer.status_code for answer in answers("GET", credits=2, times=3, path="/health")] == [200] * 3
    assert b'clubroom_turned_away_total{limit="credits"}' in report()
