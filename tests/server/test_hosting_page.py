"""The examples of docs/12-hosting.md are what they say: settings that are read, files that can be parsed."""

import configparser
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clubroom.cli import app
from clubroom.server.settings import PREFIX, Settings, read_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "12-hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def block(language: str, inside: str = "") -> str:
    """The one example in a language that holds a word."""
    (found,) = [text for name, text in BLOCKS if name == language and inside in text]
    return str(found)


def test_the_settings_are_settings(tmp_path: Path) -> None:
    file = tmp_path / "clubroom.toml"
    file.write_text(block("toml"), encoding="utf-8")
    settings = read_settings(file, {}, {})
    assert settings.origins == ["https://club.example"]
    assert settings.page_address() == "https://club.example"


def braces(text: str) -> list[str]:
    """The lines of a file of nested braces; every one is a directive that ends, or opens or closes a block."""
    depth, lines = 0, []
    for line in filter(None, map(str.strip, text.splitlines())):
        depth += line.count("{") - line.count("}")
        assert depth >= 0, line
        lines.append(line)
    assert depth == 0
    return lines


@pytest.mark.parametrize(("language", "inside"), [("nginx", "server"), ("", "reverse_proxy")])
def test_the_proxies_hide_the_metrics_and_lead_to_the_default_port(language: str, inside: str) -> None:
    lines = braces(block(language, inside))
    assert any("/metrics" in line and ("deny" in line or "403" in line) for line in lines)
    assert any(f"127.0.0.1:{Settings().port}" in line for line in lines)


def test_nginx_passes_sockets_on_and_says_who_asks() -> None:
    lines = braces(block("nginx"))
    for line in lines:
        assert line.endswith((";", "{", "}")), line
    passed = {line.split()[1] for line in lines if line.startswith("proxy_set_header")}
    assert passed >= {"Host", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto"}


def test_the_unit_starts_the_server_with_its_settings() -> None:
    unit = configparser.ConfigParser(strict=True, delimiters=("=",), comment_prefixes=("#",), interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    unit.read_string(block("ini"))
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/clubroom")
    known(*arguments)
    assert arguments[-1] == "/etc/clubroom.toml"
    assert "# /etc/clubroom.toml" in block("toml")


def test_the_container_sets_what_the_server_reads() -> None:
    instructions = dict(line.split(maxsplit=1) for line in block("dockerfile").splitlines())
    assert set(instructions) == {"FROM", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "CMD"}
    names = [part.partition("=")[0] for part in shlex.split(instructions["ENV"])]
    ours = [name.removeprefix(PREFIX).lower() for name in names if name.startswith(PREFIX)]
    assert ours
    assert set(ours) <= set(Settings.__struct_fields__)
    assert instructions["EXPOSE"] == str(Settings().port)
    assert instructions["CMD"] == '["clubroom", "serve"]'


def test_every_command_on_the_page_is_one() -> None:
    lines = [line for name, text in BLOCKS if name == "sh" for line in text.splitlines()]
    shown = [re.sub(r"\$\(.*?\)", "x", line) for line in lines] + re.findall(
        r"^\| `(clubroom admin [^`]*)`", PAGE, re.MULTILINE
    )
    commands = [shlex.split(line)[1:] for line in shown if line.startswith("clubroom ")]
    assert len(commands) > 5
    for command in commands:
        known(*command)


def known(*words: str) -> None:
    """Whether the command line has such a command and such options."""
    plain = [word for word in words if word.islower() and word.isalpha()]
    depth = 2 if plain[0] == "admin" else 1
    answer = CliRunner().invoke(app, [*plain[:depth], "--help"], env={"COLUMNS": "200"})
    assert answer.exit_code == 0, answer.output
    for option in [word for word in words if word.startswith("--")]:
        assert option in answer.output, option
