"""The application: routes, errors as sentences, start and end."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.routing import Match, Route

import clubroom
from clubroom.server import addresses, afterwards, box, lesson, replay
from clubroom.server.guard import Guard
from clubroom.server.hall import Hall
from clubroom.server.limits import CreditBook
from clubroom.server.lobby import router
from clubroom.server.logs import log
from clubroom.server.metrics import report
from clubroom.server.page import FOLDER, add_page
from clubroom.server.refusals import NoSuchTable, NotNow, TooMany
from clubroom.server.settings import Settings
from clubroom.server.socket import serve_socket
from clubroom.server.store import Store, StoreError

STATUS: dict[type[Exception], int] = {
    ValueError: 400,
    PermissionError: 403,
    NoSuchTable: 404,
    NotNow: 409,
    TooMany: 429,
    StoreError: 503,
}


def create_app(settings: Settings, store: Store) -> FastAPI:
    """The whole server, for uvicorn; at its end the store is closed."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, store)
        app.state.hall = hall
        hall.start()
        yield
        await hall.stop()

    app = FastAPI(
        title="Clubroom",
        version=clubroom.__version__,
        description="Tables of Clubroom: everything but play itself, which goes over a socket.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages need scripts of another site
        redoc_url=None,
    )
    for part in (router, replay.router, box.router, addresses.router, afterwards.router, lesson.router):
        app.include_router(part)
    for error, status in STATUS.items():
        app.add_exception_handler(error, _sentence(status))
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(405, _wrong_method)
    app.add_exception_handler(Exception, _our_fault)
    _plain_routes(app)
    add_page(app, Path(settings.page) if settings.page else FOLDER)
    credits = CreditBook(settings.requests, settings.refill)
    app.add_middleware(
        Guard,
        origins=lambda: app.state.hall.origins,
        credits=credits,
        bans=lambda: app.state.hall.host.bans,
    )
    return app


def _plain_routes(app: FastAPI) -> None:
    @app.get("/health")
    async def health() -> dict[str, Any]:
        """Whether the server answers, and how far each game is."""
        games = {name: readiness.stage for name, readiness in app.state.hall.warmth.games.items()}
        return {"status": "ok", "version": clubroom.__version__, "games": games}

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(report(), media_type="text/plain; version=0.0.4")

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await serve_socket(app.state.hall, socket, table)


def _sentence(status: int) -> Any:
    async def answer(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"detail": str(error)}, status_code=status)

    return answer


async def _unreadable(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return JSONResponse({"detail": f"{where or 'the request'}: {first['msg']}."}, status_code=400)


async def _wrong_method(request: Request, error: Exception) -> JSONResponse:
    """Name the methods of all routes at this path; each route by itself knows only its own."""
    found = [route for route in _routes(request.app.routes) if route.matches(request.scope)[0] != Match.NONE]
    allowed = sorted({method for route in found for method in route.methods or ()})
    detail = f"This address takes {' and '.join(allowed)}."
    return JSONResponse({"detail": detail}, status_code=405, headers={"allow": ", ".join(allowed)})


def _routes(routes: Iterable[Any]) -> Iterator[Route]:
    for route in routes:
        if isinstance(route, Route):
            yield route
        else:
            yield from _routes(getattr(route, "routes", None) or ())


async def _our_fault(request: Request, error: Exception) -> JSONResponse:
    """No traceback leaves; the log has it."""
    log().error("a request failed", path=request.scope.get("route", request.url).__class__.__name__, exc_info=error)
    return JSONResponse({"detail": "Something went wrong here; try again. The host finds the reason in the log."}, 500)
