"""The application: routes, start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Response, WebSocket
from fastapi.responses import PlainTextResponse

import clubroom
from clubroom.server import addresses, afterwards, box, lesson, replay
from clubroom.server.answers import add_answers
from clubroom.server.guard import Guard
from clubroom.server.hall import Hall
from clubroom.server.limits import CreditBook
from clubroom.server.lobby import router
from clubroom.server.metrics import report
from clubroom.server.page import FOLDER, add_page
from clubroom.server.settings import Settings
from clubroom.server.socket import serve_socket
from clubroom.server.store import Store


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
    parts = (router, replay.router, box.router, addresses.router, afterwards.router, lesson.router)
    for part in parts:
        app.include_router(part)
    add_answers(app, parts)
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
