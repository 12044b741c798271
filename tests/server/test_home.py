"""Phones at home, and what a table's maker can choose in his own language."""

import asyncio
import sys
import tomllib
import webbrowser
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from clubroom.cli import app, serve
from clubroom.games import PACKAGES, load_game
from clubroom.server import blurbs, origins
from clubroom.server.app import create_app
from clubroom.server.origins import home_pages
from clubroom.server.settings import Settings
from clubroom.server.store import Store
from clubroom.words import LANGUAGES


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origins, "home_addresses", lambda: ["192.168.1.7", "parlour.local"])


@pytest.mark.usefixtures("parlour")
@pytest.mark.parametrize("home", [True, False])
def test_the_page_is_told_where_phones_find_it(home: bool, tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        settings = Settings(data=str(tmp_path), home=home, port=8123, warm=False, workers=0)
        app = create_app(settings, await Store.open(settings.database_url()))
        async with app.router.lifespan_context(app):
            client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8123")
            return list((await client.get("/api/home")).json()["addresses"])

    assert asyncio.run(scenario()) == (["http://192.168.1.7:8123", "http://parlour.local:8123"] if home else [])


@pytest.mark.usefixtures("parlour")
def test_who_answers_phones_listens_at_every_address() -> None:
    assert Settings(home=True).listens_at() == "0.0.0.0"
    assert Settings(home=True, host="10.0.0.1").listens_at() == "10.0.0.1"
    assert Settings().listens_at() == "127.0.0.1"
    assert home_pages(Settings(home=True), 80)[0] == "http://192.168.1.7:80"


@pytest.mark.parametrize(("platform", "display", "opens"), [("linux", "", 0), ("linux", ":0", 1), ("darwin", "", 1)])
def test_the_page_opens_where_there_are_windows(
    platform: str, display: str, opens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serve.open_page(8000)
    assert opened == ["http://127.0.0.1:8000/"] * opens


@pytest.mark.parametrize("flags", [[], ["--show"]])
def test_a_host_who_asks_for_it_is_shown_the_page(flags: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []
    monkeypatch.setattr(serve, "open_page", shown.append)
    monkeypatch.setattr(serve, "run", lambda settings, listening: listening.close())
    assert CliRunner().invoke(app, ["serve", "--port", "0", *flags]).exit_code == 0
    assert len(shown) == len(flags)


@pytest.mark.parametrize("game", ["figaro", "adel", "catan"])
def test_options_have_the_same_words_in_every_language(game: str) -> None:
    options = {option.name: set(option.values) for option in load_game(game).options}
    path = load_game(game).folder / "words_options.toml"
    words = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(words) == set(LANGUAGES)
    for language in LANGUAGES:
        named = {name: set(entry["values"]) for name, entry in words[language].items()}
        assert named == {name: set(entry["values"]) for name, entry in words["en"].items()}
        assert {name: values - {""} for name, values in named.items()} == {name: options[name] for name in named}


def test_an_option_without_words_has_none() -> None:
    assert blurbs.option_words(PACKAGES["figaro"], "tiny") == {}
    assert blurbs.option_words("nosuch", "tiny") == {}
