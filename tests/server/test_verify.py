"""Fair chance anyone can check: what was exported is derived again, and the first thing that differs is named."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from clubroom.cli import app
from clubroom.server.command import TakeBack
from clubroom.server.events import Deed, Ended, Event, Played, Started
from clubroom.server.export import FORMAT, Exported, export, read_export
from clubroom.server.table import Table
from clubroom.server.verify import verify
from server.test_table import bid, do
from server.walking import bids, started_table, whole_game, word


def played() -> Table:
    """A whole game in which something was taken back."""
    table = started_table(bids(2), 1)
    do(table, bid(table, 0), bid(table, 1), TakeBack("back", 0, 3, 1, agreed=True))
    for letter in "ab":
        do(table, bid(table, 0, command=f"0{letter}"), bid(table, 1, command=f"1{letter}"))
    assert table.over
    return table


def exported(table: Table) -> Exported:
    return read_export(export(table.setup, ["Ann", "Bob"], table.events))


def test_every_draw_of_an_honest_game_is_derived_again() -> None:
    table = played()
    assert verify(exported(table)) == (table.counter, True, None)
    assert table.counter == 9  # six cards and three prizes, one of them taken back


def changed(number: int, change: Callable[[Any], Event]) -> str:
    """What is found in a game whose event was changed."""
    honest = exported(played())
    events = [change(event) if event.number == number else event for event in honest.events]
    difference = verify(replace(honest, events=events)).difference
    assert difference is not None
    return difference


def deed(event: Started | Played, place: int, **changes: Any) -> Event:
    deeds: list[Deed] = list(event.deeds)
    deeds[place] = replace(deeds[place], **changes)
    return replace(event, deeds=deeds)


def draw(event: Started, **changes: Any) -> Event:
    found = event.deeds[2].draw
    assert found is not None
    return deed(event, 2, draw=found._replace(**changes))


def other_card(event: Started) -> str:
    taken = [dealt.move for dealt in event.deeds]
    return next(f"deal {card}" for card in range(1, 10) if f"deal {card}" not in taken)


def test_a_card_that_was_not_drawn_is_named() -> None:
    found = changed(1, lambda event: deed(event, 2, move=other_card(event)))
    assert found.startswith("Draw 2 ('deal ")
    assert found.endswith("event 1) is not the move that was drawn.")
    assert "not what the stream gives" in changed(1, swapped)


def swapped(event: Started) -> Event:
    """Another card with the choice that would lead to it."""
    found = event.deeds[2].draw
    assert found is not None
    left = [f"deal {card}" for card in range(1, 10) if f"deal {card}" not in [dealt.move for dealt in event.deeds[:2]]]
    choice = (found.choice + 1) % len(left)
    return deed(event, 2, move=left[choice], draw=found._replace(choice=choice))


@pytest.mark.parametrize(
    ("number", "change", "found"),
    [
        (1, lambda event: draw(event, weights=[1, 2, 3]), "with other weights than the rules give"),
        (1, lambda event: draw(event, weights=[]), "weights that cannot be drawn with"),
        (1, lambda event: draw(event, weights=[-1, 2]), "weights that cannot be drawn with"),
        (1, lambda event: draw(event, weights=[0]), "weights that cannot be drawn with"),
        (1, lambda event: draw(event, counter=3), "was not taken in turn"),
        (1, lambda event: draw(event, choice=9), "is not the move that was drawn"),
        (1, lambda event: deed(event, 2, draw=None), "was not taken in turn"),
        (1, lambda event: replace(event, nonces=[word("x"), event.nonces[1]]), "The nonce of seat 0"),
        (1, lambda event: replace(event, nonces=event.nonces[:1]), "not as many nonces"),
        (2, lambda event: deed(event, 0, move="fly"), "Event 2 breaks the rules"),
        (2, lambda event: deed(event, 0, player=-1), "was not taken in turn"),
        (2, lambda event: replace(event, digest="0"), "Event 2 leads to another state"),
        (2, lambda event: replace(event, number=3), "Event 2 is missing or out of place"),
        (4, lambda event: replace(event, digest="0"), "Event 4 leads to another state"),
        (4, lambda event: Started(4, [], [], ""), "Event 4 is missing or out of place"),
        (9, lambda event: replace(event, points=[9, 9]), "The result is not the one"),
        (9, lambda event: replace(event, secret=word("other")), "The secret shown at the end"),
    ],
)
def test_whatever_was_changed_is_found(number: int, change: Callable[[Any], Event], found: str) -> None:
    assert found in changed(number, change)


def test_chance_does_not_move_when_it_is_not_its_turn() -> None:
    def extra(event: Started) -> Event:
        last = event.deeds[-1]
        assert last.draw
        again = replace(last, draw=last.draw._replace(counter=7))
        return replace(event, deeds=[*event.deeds, again])

    assert "with other weights than the rules give" in changed(1, extra)


def test_rules_of_another_number_are_not_asked() -> None:
    honest = exported(played())
    other = replace(honest, setup=replace(honest.setup, rules=99))
    assert verify(other) == (9, False, None)
    unknown = replace(honest, setup=replace(honest.setup, game="whist"))
    assert verify(unknown) == (9, False, None)


def test_an_abandoned_table_can_be_checked_too() -> None:
    table = started_table(bids(2), 1)
    events = [*table.events, Ended(2, "abandoned", table.secret)]
    assert verify(read_export(export(table.setup, [], events))) == (7, True, None)
    before = [Ended(1, "abandoned", table.secret)]
    assert verify(read_export(export(table.setup, [], before))) == (0, True, None)


def test_a_table_that_cannot_be_is_said_to_be_so() -> None:
    honest = exported(played())
    with pytest.raises(ValueError, match="cannot have been played"):
        verify(replace(honest, setup=replace(honest.setup, seats=7)))


def test_a_running_game_is_not_given_away() -> None:
    table = started_table(bids(2), 1)
    for events in (table.events, []):
        with pytest.raises(ValueError, match="only when the table is closed"):
            export(table.setup, [], events)


def command(path: Path) -> Result:
    return CliRunner().invoke(app, ["verify", str(path)])


def test_without_the_servers_parts_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clubroom.server.export", None)
    result = command(Path("game.json"))
    assert (result.exit_code, "pip install 'clubroom[server]'" in result.stderr) == (2, True)


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    table = whole_game(bids(2), 1)
    path = tmp_path / "game.json"
    path.write_bytes(export(table.setup, ["Ann", "Bob"], table.events))
    good = command(path)
    assert (good.exit_code, good.output.split(":")[0]) == (0, "All is well")
    honest = exported(table)
    path.write_bytes(msgspec.json.encode(replace(honest, setup=replace(honest.setup, rules=99))))
    assert "cannot check those" in " ".join(command(path).output.split())
    path.write_bytes(msgspec.json.encode(replace(honest, setup=replace(honest.setup, secret_hash=word("x")))))
    bad = command(path)
    assert (bad.exit_code, bad.output.split(":")[0]) == (1, "Not fair, or not whole")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\xff\x00", "this is not an exported table"),
        (b"{}", "this is not an exported table"),
        (b'{"format": "x", "setup": {}}', "this is not an exported table"),
    ],
)
def test_a_file_that_is_something_else_is_refused_in_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    result = command(path)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr
    assert "there is no file" in command(tmp_path / "missing.json").stderr


def test_an_unfinished_or_foreign_export_is_refused() -> None:
    honest = exported(played())
    for events in ([], honest.events[:-1]):
        with pytest.raises(ValueError, match="has not ended"):
            read_export(msgspec.json.encode(replace(honest, events=events)))
    with pytest.raises(ValueError, match=FORMAT):
        read_export(msgspec.json.encode(replace(honest, format="clubroom table 2")))
