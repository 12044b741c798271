"""Logs: one JSON object a line, whoever writes it."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from clubroom.server.logs import log, set_up_logs


@pytest.fixture
def logging_undone() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("logging_undone")
def test_ours_and_the_libraries_lines_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    log().info("opened", table="t")
    try:
        raise ValueError("a reason")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("it %s", "failed")
    ours, theirs = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (ours["event"], ours["table"], ours["level"]) == ("opened", "t", "info")
    assert (theirs["event"], theirs["level"]) == ("it failed", "error")
    assert "a reason" in theirs["exception"]
