"""What leaves the server: only what its reader witnessed, heard or sees."""

import msgspec

from clubroom import EVERYTHING, SPECTATOR
from clubroom.server import frames
from clubroom.server.command import Close, Happens
from clubroom.server.events import CHANCE_MOVED, Deed, Played, Started, Undone
from clubroom.viewers import EVERYBODY
from server.test_table import bid, do, hand
from server.walking import bids, started_table, waiting_table, whole_game


def test_everybody_sees_his_own_cards_dealt_and_nobody_elses() -> None:
    table = started_table(bids(3), 1)
    started = table.events[0]
    for seat in range(3):
        moves = [step.move for step in frames.frame(table.match.game, started, seat).steps]
        cards = [f"deal {move.split()[1]}" for move in hand(table, seat)]
        assert sorted(move for move in moves if move and move.startswith("deal")) == sorted(cards)
    assert [step.move for step in frames.frame(table.match.game, started, SPECTATOR).steps] == ["offer prize 1"]


def test_a_hidden_move_is_left_out_and_its_open_end_is_shown() -> None:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0), bid(table, 1))
    event = table.events[1]
    assert isinstance(event, Played)
    own = frames.frame(table.match.game, event, 0)
    other = frames.frame(table.match.game, event, 1, "nl", ["Ann", "Bob"])
    assert [step.move for step in own.steps] == [event.deeds[0].move, "seal"]
    assert [step.move for step in other.steps] == ["seal"]
    assert [note.words for note in other.steps[0].notes] == ["Ann sluit een bod."]


def test_a_move_that_no_note_tells_of_is_put_in_the_readers_language() -> None:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0), bid(table, 1))
    game, event = table.match.game, table.events[1]
    assert isinstance(event, Played)
    assert [step.words for step in frames.frame(game, event, 0, "nl").steps] == ["", ""]
    silent = msgspec.structs.replace(event.deeds[0], notes=[])
    for deed, words in (
        (silent, silent.move.replace("add", "voeg toe:")),
        (msgspec.structs.replace(silent, player=CHANCE_MOVED), ""),
        (msgspec.structs.replace(silent, move="fly away"), "fly away"),
    ):
        shown = frames.frame(game, msgspec.structs.replace(event, deeds=[deed]), 0, "nl")
        assert [step.words for step in shown.steps] == [words]
    unknown = frames.frame(None, msgspec.structs.replace(event, deeds=[silent]), 0, "nl")
    assert unknown.steps[0].words == silent.move


def test_the_end_and_going_back_are_shown_to_all() -> None:
    table = whole_game(bids(), 1)
    shown = frames.frame(table.match.game, table.events[-1], SPECTATOR)
    assert (shown.kind, shown.secret) == ("ended", table.secret)
    back = frames.frame(table.match.game, Undone(5, 1, "c", 2, True, ""), SPECTATOR)
    assert (back.kind, back.seat, back.to, back.steps) == ("undone", 1, 2, [])
    everything = frames.frame(table.match.game, table.events[0], EVERYTHING)
    assert len(everything.steps) == 7


def test_a_game_that_is_no_longer_known_is_shown_from_its_texts() -> None:
    table = whole_game(bids(), 1)
    started = table.events[0]
    assert isinstance(started, Started)
    shown = frames.frame(None, started, SPECTATOR)
    assert [step.notes[0].words for step in shown.steps] == [f"prize {shown.steps[0].notes[0].numbers[0]} 0 0"]
    odd = msgspec.structs.replace(
        started, deeds=[msgspec.structs.replace(started.deeds[-1], notes=[("flown_by", 511, 1, 2, 3)])]
    )
    assert frames.frame(table.match.game, odd, SPECTATOR).steps[0].notes[0].words == "flown by 1 2 3"


def test_now_shows_the_state_before_anybody_committed_and_who_is_locked_in() -> None:
    table = started_table(bids(2), 1)
    before = [frames.now(table, viewer) for viewer in (0, 1, SPECTATOR)]
    do(table, bid(table, 0))
    after = [frames.now(table, viewer) for viewer in (0, 1, SPECTATOR)]
    for viewer, (was, now) in enumerate(zip(before, after, strict=True)):
        assert was is not None
        assert now is not None
        committed = [hand(table, 0)[0], "seal"] if viewer == 0 else []
        assert [choice.move for choice in now.committed] == committed
        assert msgspec.structs.replace(now, committed=[]) == msgspec.structs.replace(was, locked=[0])
        assert now.to_act == [0, 1]
        assert [choice.move for choice in now.legal] == (hand(table, viewer) if viewer < 2 else [])
        assert not {"notes", "note_count"} & set(now.view)


def test_memory_is_shown_only_at_a_table_with_the_memory_aid() -> None:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0), bid(table, 1))
    without, aided = frames.now(table, 0), frames.now(table, 0, memory=True)
    assert without is not None
    assert aided is not None
    assert without.view["spent"] == [None] * 9
    assert sum(aided.view["spent"]) == 2


def test_everything_is_seen_only_when_the_game_was_played_to_its_end() -> None:
    table = started_table(bids(2), 1)
    running = frames.now(table, EVERYTHING)
    assert running is not None
    assert running == frames.now(table, SPECTATOR)
    table.accept(Happens(table.decide(Close()).events))  # type: ignore[union-attr]  # closing a table always happens
    abandoned = frames.now(table, EVERYTHING)
    assert abandoned is not None
    assert abandoned.view["bag"] == [None] * 9
    assert (abandoned.over, abandoned.points, abandoned.to_act, abandoned.legal) == (True, [], [], [])
    finished = frames.now(whole_game(bids(2), 1), EVERYTHING)
    assert finished is not None
    assert None not in finished.view["bag"]
    assert sorted(finished.ranks)[0] == 1


def test_before_the_beginning_there_is_nothing_to_see() -> None:
    table = waiting_table(bids(), 1)
    assert frames.now(table, 0) is None
    table.accept(Happens(table.decide(Close()).events))  # type: ignore[union-attr]  # closing a table always happens
    assert frames.now(table, 0) is None


def test_who_sees_everything_is_not_told_twice_what_some_were_told_in_full() -> None:
    table = whole_game(bids(), 1)
    both, others = 0b11, EVERYBODY & ~0b11
    deed = Deed(0, "seal", EVERYBODY, [("sealed", both, 0, 0, 0), ("sealed", others, 0, 0, 0), ("prize", 511, 1, 0, 0)])
    event = Played(2, 1, 0, "c", [deed], "")
    for viewer in (0, SPECTATOR, EVERYTHING):
        shown = frames.frame(table.match.game, event, viewer)
        assert [note.event for note in shown.steps[0].notes] == ["sealed", "prize"]
