"""What a plain request hears when it is not granted: the one place where that is put into the asker's language."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Match, Route

from clubroom.server.languages import language_of
from clubroom.server.logs import log
from clubroom.server.refusals import Refusal
from clubroom.server.sayings import Saying


def add_answers(app: FastAPI, parts: Sequence[APIRouter]) -> None:
    """Answer whatever goes wrong with a sentence; `parts` are the routers that the application includes."""
    app.state.parts = parts
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_for_us)
    app.add_exception_handler(Exception, _our_fault)


def complaint(asker: HTTPConnection, saying: Saying, status: int, **headers: str) -> JSONResponse:
    """A sentence for whoever asked."""
    language = language_of(asker)
    said = {"content-language": language, "vary": "accept-language", **headers}
    return JSONResponse({"detail": saying.in_words(language)}, status, said)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return complaint(request, error.saying, error.status)


async def _unreadable(request: Request, error: Exception) -> JSONResponse:
    """Name the first field that is wrong; what the library says about rare mistakes stays in its own words."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return complaint(request, _about(".".join(map(str, first["loc"][1:])), first), 400)


def _about(field: str, mistake: dict[str, Any]) -> Saying:
    if not field:
        return Saying("unreadable", reason=mistake["msg"])
    if mistake["type"] == "missing":
        return Saying("field_missing", field=field)
    if mistake["type"] == "string_too_long":
        return Saying("field_long", field=field, most=mistake["ctx"]["max_length"])
    if mistake["type"] == "string_too_short":
        return Saying("field_short", field=field, least=mistake["ctx"]["min_length"])
    return Saying("field_wrong", field=field, reason=mistake["msg"])


async def _not_for_us(request: Request, error: Exception) -> JSONResponse:
    """What no route of ours has seen: nothing is there, another method is, or the body is no text."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return complaint(request, Saying("no_address"), 404)
    if error.status_code == 405:
        return _wrong_method(request)
    return complaint(request, Saying("unreadable", reason=error.detail), error.status_code)


def _wrong_method(request: Request) -> JSONResponse:
    """Name the methods of all routes of the first path that fits; each route by itself knows only its own."""
    routes = [route for part in (request.app, *request.app.state.parts) for route in part.routes]
    found = [route for route in routes if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE]
    allowed = sorted({method for route in found if route.path == found[0].path for method in route.methods or ()})
    return complaint(request, Saying("wrong_method", methods=allowed), 405, allow=", ".join(allowed))


async def _our_fault(request: Request, error: Exception) -> JSONResponse:
    """No traceback leaves; the log has it."""
    log().error("a request failed", path=request.scope.get("route", request.url).__class__.__name__, exc_info=error)
    return complaint(request, Saying("our_fault"), 500)
