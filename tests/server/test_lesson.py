"""Learning by playing: every lesson is replayed with the real rules, in four languages."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubroom import game
from clubroom.games import load_game
from clubroom.server.lesson import lesson, plan_of, ready, teachable
from clubroom.server.refusals import NotHere, NotNow
from clubroom.words import LANGUAGES
from server.databases import run
from server.halls import opened
from server.serving import Guest, Server

GAMES = ["figaro", "adel", "catan"]
FEWEST, MOST = 6, 30  # moves that a learner makes
LONGEST = 420  # letters that are read at once
SLOWEST = 5 * 60  # seconds for all of it
LETTERS_A_SECOND = 18  # of somebody who reads with care
THINKING = 4  # seconds for a move


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_lesson_is_legal_and_every_note_is_there(name: str, language: str) -> None:
    found = lesson(load_game(name), language, "Ann")
    learned = [step for step in found.steps if step.expected]
    assert FEWEST <= len(learned) <= MOST
    for step in learned:
        assert step.expected in [choice.move for choice in step.now.legal]
        assert found.seat in step.now.to_act
    for step in found.steps:
        assert 0 < len(step.words.strip()) <= LONGEST
    assert 0 < len(found.goodbye.strip()) <= LONGEST
    assert found.steps[0].expected is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_less_than_five_minutes(name: str, language: str) -> None:
    plan = plan_of(load_game(name))
    letters = sum(len(step[language]) for step in plan["steps"]) + len(plan["goodbye"][language])
    moves = sum(len(step.get("expect", [])) for step in plan["steps"])
    assert letters / LETTERS_A_SECOND + moves * THINKING < SLOWEST


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_told_in_as_many_steps_in_every_language(name: str) -> None:
    told = [lesson(load_game(name), language, "Ann") for language in LANGUAGES]
    assert len({len(one.steps) for one in told}) == 1
    first, *others = ([step.words for step in one.steps] for one in told)
    assert all(first != other for other in others)


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_between_is_told_once_and_in_order(name: str) -> None:
    steps = lesson(load_game(name), "en", "Ann").steps
    numbers = [frame.number for step in steps for frame in step.frames]
    assert numbers == list(range(1, len(numbers) + 1))
    assert steps[-1].now.number == numbers[-1]
    assert steps[0].frames[0].seat is None  # chance prepares the table


def test_the_learner_is_called_by_his_name_and_nobody_else_is() -> None:
    names = [seat.name for seat in lesson(load_game("figaro"), "en", "Anna").seats]
    assert names.count("Anna") == 1
    assert len(set(names)) == len(names)


def test_only_a_game_that_is_there_and_ready_can_be_learned(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hall:
            assert ready(hall, "bids") is game("bids")
            with pytest.raises(NotHere, match="no lesson"):
                teachable(hall, "bids")
            with pytest.raises(NotHere, match="no game 'chess'; there is bids"):
                ready(hall, "chess")
            hall.warmth.games["bids"].stage = "rules"
            with pytest.raises(NotNow, match="try again"):
                ready(hall, "bids")
            await asyncio.sleep(0)

    run(check)


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with Server(tmp_path_factory.mktemp("server"), "figaro") as server:
        server.wait_for("figaro")
        yield Guest(server, "Ann")


def test_a_lesson_comes_with_its_box_and_its_rules(ann: Guest) -> None:
    told = ann.http.get("/api/games/figaro/lesson", params={"language": "fr"}).json()
    assert told["seats"][told["seat"]]["name"] == "Ann"
    box = ann.http.get("/api/games/figaro/lesson/box", params={"language": "fr"}).json()
    assert "musique" in box["names"]["colour"]
    assert ann.http.get("/api/games/figaro/rules").json()[0]["id"] == "figaro-1"
    assert ann.http.get("/api/games/chess/lesson").status_code == 404
    assert ann.http.get("/api/games/bids/lesson").status_code == 404


def test_after_a_game_its_summary_curve_moments_and_record_can_be_asked_for(ann: Guest) -> None:
    table = ann.create("bids", "me", "member", "guest")
    line = ann.line(table, 0)
    address = f"/api/tables/{table}"
    line.until_my_move()
    assert ann.http.get(f"{address}/summary").status_code == 409
    assert ann.http.get(f"{address}/curve").status_code == 409
    line.play_on()
    told = ann.http.get(f"{address}/summary").json()
    assert told["commands"] > 3
    assert told["seconds"] >= 0
    curve = ann.http.get(f"{address}/curve").json()
    while not curve["of"] or curve["done"] < curve["of"]:
        curve = ann.http.get(f"{address}/curve").json()
    assert abs(sum(curve["points"][0]["shares"]) - 1) < 0.01
    assert max(curve["points"][-1]["shares"]) > 0.3
    several = ann.http.get(f"{address}/moments", params={"first": 0, "last": 9}).json()
    assert [moment["number"] for moment in several] == list(range(1, len(several) + 1))
    assert [(row["game"], row["level"]) for row in ann.http.get("/api/me/record").json()] == [("bids", "mixed")]
