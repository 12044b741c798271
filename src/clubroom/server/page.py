"""The page itself: the built client, as files of this package.

Every address of a person's own (`/`, `/table/ID`, `/replay/ID` …) is the same page, which reads the address.
"""

from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "page"  # made by `make client`
ADDRESSES = ("/", "/table/{table}", "/seat/{token}", "/replay/{table}", "/learn/{game}", "/art")
NOT_BUILT = "The page has not been built yet; run `make play`, or build it with `make client`.\n"
FOR_EVER = "public, max-age=31536000, immutable"


class NamedByContent(StaticFiles):
    """Files whose names change with their content, so that a browser may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept for ever."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve what lies in the folder; without it the front page says how to get it."""

    async def page() -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    for address in ADDRESSES:
        app.add_api_route(address, page, methods=["GET", "HEAD"], include_in_schema=False)
    assets = NamedByContent(directory=folder / "assets", check_dir=False)
    app.mount("/assets", GZipMiddleware(assets), name="assets")  # fetched once, so it is squeezed when asked for
