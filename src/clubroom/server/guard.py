"""What every request passes: origin, size, credits on the way in; security headers on the way out."""

from collections.abc import Callable, Collection
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clubroom.server.answers import complaint
from clubroom.server.host import Bans
from clubroom.server.limits import CreditBook
from clubroom.server.metrics import TURNED_AWAY
from clubroom.server.refusals import NotYours, Refusal, TooLarge, TooMany

LARGEST_BODY = 16 * 1024
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
ALWAYS_ANSWERED = ("/health", "/metrics")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links to a table are keys to it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Stands before the application."""

    def __init__(
        self, app: ASGIApp, origins: Callable[[], Collection[str]], credits: CreditBook, bans: Callable[[], Bans]
    ) -> None:
        self._app, self._origins, self._credits, self._bans = app, origins, credits, bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here; sockets are asked for their origin where they are opened."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if found := self._refusal(scope):
            reason, refusal = found
            TURNED_AWAY.labels(reason).inc()
            answer = complaint(HTTPConnection(scope), refusal.saying, refusal.status)
            await answer(scope, receive, _with_headers(scope, send))
            return
        await self._app(scope, _bounded(receive), _with_headers(scope, send))

    def _refusal(self, scope: Scope) -> tuple[str, Refusal] | None:
        headers = Headers(scope=scope)
        if scope["method"] in CHANGING:
            origin = headers.get("origin")
            if origin is not None and origin.lower() not in self._origins():
                return "origin", NotYours("other_page")
            if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                return "origin", NotYours("other_page")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return "size", TooLarge("too_large", most=LARGEST_BODY)
        address = scope["client"][0] if scope.get("client") else ""
        if self._bans().address(address):
            return "ban", NotYours("banned")
        if scope["path"] not in ALWAYS_ANSWERED and not self._credits.take(address):
            return "credits", TooMany("too_fast")
        return None


def _bounded(receive: Receive) -> Receive:
    """A body without a length is cut off when it grows too long."""
    seen = 0

    async def read() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            return {"type": "http.disconnect"}
        return message

    return read


def _with_headers(scope: Scope, send: Send) -> Send:
    async def write(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return write
