"""The results file: nothing finished is lost or played again, and nothing else is overwritten."""

import json
from pathlib import Path

import pytest

import clubroom
from arena.setting import contest
from clubroom.arena import Contest, ResultsFile, Row, play_game, read_header
from clubroom.arena.results import FORMAT, MARK


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


@pytest.fixture
def rows() -> list[Row]:
    return [play_game(contest(), number) for number in range(3)]


def written(path: Path, rows: list[Row]) -> ResultsFile:
    file = ResultsFile(path, contest())
    for row in rows:
        file.add(row)
    return file


def test_the_first_line_says_which_contest_it_is(path: Path) -> None:
    ResultsFile(path, contest(low_wins="on", seed=5))
    assert json.loads(path.read_text()) == {
        MARK: FORMAT,
        "version": clubroom.__version__,
        "game": "bids",
        "rules": 1,
        "seats": 3,
        "options": {"low_wins": "on"},
        "lineup": ["random", "random", "random"],
        "seed": 5,
    }


def test_finished_games_are_read_back(path: Path, rows: list[Row]) -> None:
    assert written(path, rows[::-1]).rows == {row.number: row for row in rows}
    assert ResultsFile(path, contest()).rows == {row.number: row for row in rows}


def test_a_row_is_in_the_file_as_soon_as_it_is_added(path: Path, rows: list[Row]) -> None:
    file = ResultsFile(path, contest())
    for count, row in enumerate(rows, 2):
        file.add(row)
        assert len(path.read_text().splitlines()) == count


def test_a_torn_last_line_is_cut_off(path: Path, rows: list[Row]) -> None:
    file = written(path, rows)
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for torn in (1, len(last) // 2, len(last) - 1):
        path.write_bytes(whole[: len(whole) - len(last) + torn])
        again = ResultsFile(path, contest())
        assert list(again.rows) == [0, 1]
        again.add(file.rows[2])
        assert path.read_bytes() == whole


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.touch()
    assert read_header(path) is None
    assert ResultsFile(path, contest()).rows == {}
    assert read_header(path) is not None


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (contest("random", "random"), "holds games with seats 3, not 2"),
        (contest("first", "random", "random"), "lineup random,random,random, not first,random,random"),
        (contest(seed=2), "holds games with seed 1, not 2; name another file"),
        (contest(low_wins="on"), "options low_wins=off, not low_wins=on"),
        (contest(game="figaro"), "holds games with game bids, not figaro"),
    ],
    ids=["seats", "lineup", "seed", "options", "game"],
)
def test_the_file_of_another_contest_is_left_as_it_is(path: Path, other: Contest, complaint: str) -> None:
    ResultsFile(path, contest())
    before = path.read_bytes()
    with pytest.raises(ValueError) as refused:
        ResultsFile(path, other)
    assert complaint in str(refused.value)
    assert path.read_bytes() == before


def test_games_by_other_rules_are_refused_and_another_version_is_not(path: Path) -> None:
    ResultsFile(path, contest())
    text = path.read_text()
    path.write_text(text.replace(clubroom.__version__, "0.0.1"))
    ResultsFile(path, contest())
    path.write_text(text.replace('"rules": 1', '"rules": 2'))
    with pytest.raises(ValueError, match="holds games with rules 2, not 1"):
        ResultsFile(path, contest())
    path.write_text(text.replace('{"low_wins": "off"}', "{}"))
    with pytest.raises(ValueError, match="holds games with options none, not low_wins=off"):
        ResultsFile(path, contest())


@pytest.mark.parametrize(
    "content",
    [b"precious", b"\xff\xfe\x00\n", b"[1, 2]\n", b'{"game": "bids"}\n', b'{"clubroom results": 1}\n', b"[" * 90_000],
)
def test_what_is_no_results_file_is_left_as_it_is(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is no results file; name another"):
        ResultsFile(path, contest())
    assert path.read_bytes() == content


def test_a_later_format_is_refused(path: Path) -> None:
    ResultsFile(path, contest())
    path.write_text(path.read_text().replace(f'"{MARK}": 1', f'"{MARK}": 9'))
    with pytest.raises(ValueError, match="has results in format 9, this Clubroom reads format 1"):
        ResultsFile(path, contest())


def test_only_files_hold_results() -> None:
    with pytest.raises(ValueError, match="/dev/null is no file"):
        ResultsFile(Path("/dev/null"), contest())


@pytest.mark.parametrize("line", ["precious", "{}", "[]", '{"number": 1}', "{number}", "{bots}"])
def test_a_broken_line_in_the_middle_is_named(path: Path, rows: list[Row], line: str) -> None:
    broken = {"{number}": rows[0]._replace(number=-3), "{bots}": rows[0]._replace(bots=["b"])}
    if line in broken:
        line = json.dumps(broken[line]._asdict())
    written(path, rows)
    lines = path.read_text().splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(ValueError, match="line 3: expected a game of this contest, found"):
        ResultsFile(path, contest())
