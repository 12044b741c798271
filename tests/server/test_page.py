"""The built client is served from the package, under a policy that allows no script but its own files."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from clubroom.server.blurbs import blurbs, titles
from clubroom.server.form_types import form_types
from clubroom.server.page import FOR_EVER, add_page
from clubroom.words import LANGUAGES


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Clubroom</title>", encoding="utf-8")
    (tmp_path / "assets" / "main-1.js").write_text("0", encoding="utf-8")
    return tmp_path


def get(folder: Path, address: str) -> httpx.Response:
    app = FastAPI()
    add_page(app, folder)

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://club") as client:
            return await client.get(address)

    return asyncio.run(asked())


@pytest.mark.parametrize("address", ["/", "/table/abc", "/seat/abc"])
def test_every_address_of_a_person_is_the_same_page_and_never_stale(built: Path, address: str) -> None:
    answer = get(built, address)
    assert answer.text == "<title>Clubroom</title>"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_content_are_kept_for_ever(built: Path) -> None:
    assert get(built, "/assets/main-1.js").headers["cache-control"] == FOR_EVER


def test_files_are_squeezed_on_the_way(built: Path) -> None:
    (built / "assets" / "main-2.js").write_text("0" * 1000, encoding="utf-8")
    answer = get(built, "/assets/main-2.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "0" * 1000


@pytest.mark.parametrize("address", ["/assets/other.js", "/assets/../index.html", "/assets/%2e%2e/index.html"])
def test_nothing_else_of_the_folder_is_served(built: Path, address: str) -> None:
    assert "Clubroom" not in get(built, address).text


def test_without_a_built_client_the_page_says_how_to_get_it(tmp_path: Path) -> None:
    answer = get(tmp_path, "/")
    assert answer.status_code == 503
    assert "make client" in answer.text


def test_a_game_is_described_in_four_languages_before_it_is_loaded() -> None:
    assert titles("clubroom.games.catan")["nl"] == "De Kolonisten van Catan"
    assert set(blurbs("clubroom.games.figaro")) == set(LANGUAGES)
    assert blurbs("clubroom.server") == {}


def test_a_package_that_is_not_there_has_no_words() -> None:
    assert titles("nowhere_at_all") == {}


def test_forms_become_interfaces() -> None:
    text = form_types()
    assert '  kind: "me" | "open" | "bot";\n  name?: string | null;\n' in text
    assert "  options?: Record<string, string>;\n" in text
    assert "export interface TableCard {\n  id: string;\n" in text
    assert "  seats: SeatCard[];\n  number: number;\n" in text
    assert "interface Form " not in text
