"""What can be wrong with a database, met by the real server: a sentence that says what to do, and no traceback."""

import os
import sqlite3
import subprocess
from pathlib import Path

from server.databases import run
from server.serving import PROGRAM, Guest, Server
from server.test_store import _open_and_close

SECONDS = 30


def start(folder: Path, database: str) -> str:
    """What a server that cannot start says."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "CLUBROOM_DATA": str(folder), "CLUBROOM_WARM": "0"}
    done = subprocess.run(
        [*PROGRAM, "--port", "0", "--database", database],
        capture_output=True, text=True, env=environment, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # as every database of ours
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    newer(path)
    before = path.read_bytes()
    assert "was written by a newer Clubroom; upgrade this one" in start(tmp_path, f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = start(tmp_path, f"sqlite:///{tmp_path}/nowhere/club.db")
    assert "nowhere/club.db cannot be opened; its folder must exist and be writable" in said


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    run(lambda: _open_and_close(f"sqlite:///{tmp_path / 'club.db'}"))
    said = start(tmp_path, f"sqlite:///file:{tmp_path / 'club.db'}?mode=ro&uri=true")
    assert "cannot be written to; give the server the right to write it and its folder" in said


def test_a_server_that_is_not_there_is_named_without_the_password(tmp_path: Path) -> None:
    said = start(tmp_path, "postgresql://club:hunter2@127.0.0.1:9/clubroom")
    assert "cannot be reached; is its server running" in said
    assert "hunter2" not in said


def test_a_database_locked_by_another_program_refuses_the_move_and_the_table_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 'clubroom.db'}?timeout=0.2") as server:
        ann = Guest(server, "Ann")
        table = ann.create("bids", "me", "me")
        lines = [ann.line(table, seat) for seat in range(2)]
        for line in lines:
            line.until_revealed()
        for line in lines:
            line.until_my_move()
        moves = lines[0].compose()
        other = sqlite3.connect(server.database, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        lines[0].say("play", id="while-locked", number=lines[0].now["number"], moves=moves)
        trouble = lines[0].until("trouble")
        assert trouble["code"] == "storage"
        assert "is in use by another program; stop that one" in trouble["sentence"]
        answer = ann.http.put("/api/me", json={"name": "Anna"})
        assert answer.status_code == 503
        assert "is in use by another program" in answer.json()["detail"]
        other.execute("ROLLBACK")
        other.close()
        assert lines[0].play(moves, "while-locked")["pending"], "the same command is taken now"
        assert lines[1].play_on(1) == 1
