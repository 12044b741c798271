"""Settings: defaults, file, environment, flags, in rising order."""

import os
from pathlib import Path
from typing import Any

import pytest

from clubroom.server.settings import Settings, read_settings


def test_each_source_goes_before_the_one_above_it(tmp_path: Path) -> None:
    file = tmp_path / "clubroom.toml"
    file.write_text('port = 1\nhost = "file"\nqueue = 9\n', encoding="utf-8")
    settings = read_settings(file, {"CLUBROOM_PORT": "2", "CLUBROOM_HOST": "environment", "PORT": "7"}, {"port": 3})
    assert (settings.queue, settings.host, settings.port) == (9, "environment", 3)
    assert settings.refill == Settings().refill


def test_lists_and_switches_are_read_from_the_environment() -> None:
    settings = read_settings(
        None, {"CLUBROOM_ORIGINS": "https://a.example, https://b.example,", "CLUBROOM_HOME": "1"}, {}
    )
    assert settings.origins == ["https://a.example", "https://b.example"]
    assert settings.home is True


def test_a_flag_that_is_not_given_changes_nothing() -> None:
    assert read_settings(None, {}, {"port": None}) == Settings()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("ports = 1", "sets 'ports', which is no setting"),
        ("port = 70000", "Expected `int` <= 65535"),
        ("port = ", "is no TOML file"),
    ],
)
def test_what_cannot_be_is_named_with_its_source(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "clubroom.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=complaint) as error:
        read_settings(file, {}, {})
    assert str(file) in str(error.value)


def test_the_data_folder_is_made_and_holds_the_database(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new" / "folder"))
    assert settings.database_url() == f"sqlite+aiosqlite:///{tmp_path / 'new' / 'folder' / 'clubroom.db'}"
    assert (tmp_path / "new" / "folder").is_dir()
    assert Settings(database="postgresql+asyncpg://x").database_url() == "postgresql+asyncpg://x"


def test_without_a_folder_it_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert os.fspath(tmp_path) in os.fspath(Settings().folder())


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"origins": ["https://club.example/", "https://other.example"]}, "https://club.example"),
        ({"origins": ["https://club.example"], "address": "https://play.example/"}, "https://play.example"),
    ],
)
def test_links_lead_to_where_people_open_the_page(settings: dict[str, Any], address: str) -> None:
    assert Settings(**settings).page_address() == address


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"smtp": "mail.example"}, "`smtp_from` must name"),
        ({"webhook": "club.example"}, "`webhook` must be an address"),
    ],
)
def test_ways_for_notices_are_set_up_whole(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_settings(None, {}, settings)
