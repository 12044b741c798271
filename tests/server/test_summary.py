"""After the game: what broke a tie, what was counted, and one's own record."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from clubroom import game
from clubroom.games import PACKAGES, load_game
from clubroom.server.events import Deed, Ended, Event, Played, Started, Told, Undone
from clubroom.server.record import record_of
from clubroom.server.rows import SeatRow
from clubroom.server.store.finished import Finished
from clubroom.server.summary import WORDS, result_words, standing, summary
from clubroom.words import LANGUAGES

GAMES = ["figaro", "adel", "catan"]
NAMES = ["Ann", "Ben", "Cem"]


def log(points: list[int], ranks: list[int], *notes: Told) -> list[Event]:
    """A log with one move that this story is told of."""
    return [
        Started(1, [], [], ""),
        Played(2, 1, 0, "c", [Deed(0, "", 511, list(notes))], ""),
        Ended(3, "finished", "", points, ranks),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_all_words_for_its_result(name: str) -> None:
    words = result_words(load_game(name))
    events = dict(load_game(name).events)
    assert all(event in events for event in words["tie_events"])
    rules = {sentence.id for sentence in load_game(name).rulebook.sentences}
    assert set(words["tie_rules"]) <= rules
    for language in LANGUAGES:
        assert len(words[language]["figures"]) == len(words["figures"])
        assert all(words[language]["figures"])
        for key in ("broken", "shared"):
            assert "{names}" in words[language][key]
        assert "{first}" in words[language]["broken"]
    for figure in words["figures"]:
        for event in figure["events"]:
            assert events[event][0].endswith("player")
            assert figure.get("add", 0) < len(events[event])


def test_the_king_breaks_a_tie_and_the_rule_is_named() -> None:
    told = summary(
        load_game("figaro"),
        log([30, 30, 40], [1, 2, 3], ("road", 511, 0, 30, 0), ("road", 511, 1, 30, 0), ("road", 511, 2, 40, 0)),
        12.5,
        NAMES,
        {},
        "en",
    )
    (tie,) = told.ties
    assert tie.seats == [0, 1]
    assert "Ann, Ben have roads of the same length" in tie.words
    assert tie.words.index("Ann has the king") > 0
    assert len(tie.story) == 2
    assert tie.rules == ["figaro-33"]
    assert (told.commands, told.seconds, told.taken_back) == (1, 12.5, 0)


def test_a_shared_place_is_told_and_the_rulebook_that_was_played_by_is_named() -> None:
    told = summary(load_game("adel"), log([20, 20, 9], [1, 1, 3]), 1.0, NAMES, {"edition": "fx"}, "de")
    assert [tie.rules for tie in told.ties] == [["fx-52"]]
    assert "teilen sich den Platz" in told.ties[0].words


def test_figures_are_counted_and_added_up_without_what_was_taken_back() -> None:
    events = log([10, 2, 3], [1, 3, 2], ("gets", 511, 1, 2, 0), ("gets", 511, 1, 1, 3), ("builds_city", 511, 0, 4, 0))
    figures = {
        figure.words: figure.values for figure in summary(load_game("catan"), events, 1, NAMES, {}, "en").figures
    }
    assert figures["Cards from rolls"] == [0, 3, 0]
    assert figures["Cities built"] == [1, 0, 0]
    back: list[Event] = [*events[:2], Undone(3, 0, "u", 1, True, ""), Ended(4, "finished", "", [10, 2, 3], [1, 3, 2])]
    assert [event.number for event in standing(back)] == [1]
    told = summary(load_game("catan"), back, 1, NAMES, {}, "en")
    assert (told.taken_back, told.commands, told.ties) == (1, 0, [])


def test_a_game_without_words_for_its_result_counts_only_moves() -> None:
    told = summary(game("bids"), log([1, 1], [1, 1]), 3.0, NAMES, {}, "en")
    assert (told.ties, told.figures, told.commands) == ([], [], 1)
    assert not (game("bids").folder / WORDS).exists()
    assert "bids" in PACKAGES


def finished(ranks: list[int], *who: str, name: str = "figaro") -> Finished:
    """A finished game of people (`ann`) and bots (`+guest`)."""
    seats = [
        SeatRow(table="t", seat=seat, bot=one[1:]) if one.startswith("+") else SeatRow(table="t", seat=seat, person=one)
        for seat, one in enumerate(who)
    ]
    return Finished(name, seats, ranks)


def test_a_record_has_a_line_for_each_game_and_level() -> None:
    record = record_of(
        "ann",
        [
            finished([1, 2, 3], "ann", "+guest", "+guest"),
            finished([2, 1, 3], "ann", "+guest", "+guest"),
            finished([3, 1, 2], "ann", "ben", "+guest"),
            finished([1, 2, 3], "ann", "+lord", "+guest", name="adel"),
            finished([1, 2], "ann", "ann"),
            finished([1, 2, 3], "ann", "ann", "+guest"),
        ],
    )
    assert [(line.game, line.level, line.played, line.won, line.place) for line in record] == [
        ("figaro", "guest", 2, 1, 1.5),
        ("figaro", "people", 1, 0, 3.0),
        ("adel", "mixed", 1, 1, 1.0),
    ]


def test_a_game_that_a_bot_ended_in_ones_place_is_not_in_ones_record() -> None:
    table = finished([1, 2], "ann", "ben")
    table.seats[0] = msgspec.structs.replace(table.seats[0], stand_in="member")
    assert record_of("ann", [table]) == []
    assert [line.played for line in record_of("ben", [table])] == [1]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_beside_a_game_can_be_read(name: str) -> None:
    folder: Path = load_game(name).folder
    for path in folder.glob("words_*.toml"):
        tomllib.loads(path.read_text(encoding="utf-8"))
