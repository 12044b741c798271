"""Views: what a seat, a spectator and, after the end, everybody sees."""

import copy

import pytest

from clubroom import EVERYTHING, SPECTATOR, UNSEEN, Match, View, game
from clubroom.record import OPEN, REMEMBERED
from clubroom.story import UNHEARD, Note, keep_seen, note, read_notes
from clubroom.viewers import EVERYBODY, first_of, members, only

BIDS = game("bids")


def finished() -> Match:
    match = Match(BIDS, seats=2, seed=3)
    while not match.over:
        player = match.to_act()[0]
        match.play(player, match.legal(player)[-1])
    return match


def test_a_seat_sees_its_own_hand_and_not_the_others() -> None:
    match = Match(BIDS, seats=3, seed=1)
    view = match.view(1)
    assert sum(view.hand[1]) == 3
    assert set(view.hand[0]) == set(view.bag) == {UNSEEN}
    assert view.to_json()["hand"][2] == [None] * 9


def test_a_spectator_sees_what_lies_open_and_what_is_told() -> None:
    view = Match(BIDS, seats=3, seed=1).view(SPECTATOR)
    assert {cell for row in view.hand for cell in row} == {UNSEEN}
    assert view.held.tolist() == [3, 3, 3]
    assert view.seats == 3


def test_what_is_only_remembered_is_for_those_who_remember() -> None:
    match = finished()
    remembered = [field.name for field in BIDS.fields if field.sight == REMEMBERED]
    for name in remembered:
        assert UNSEEN not in getattr(match.view(0), name)
        assert set(getattr(match.view(0, memory=False), name)) == {UNSEEN}
    assert remembered
    assert any(field.sight == OPEN for field in BIDS.fields)


def test_everything_is_shown_only_when_the_game_is_over() -> None:
    match = Match(BIDS, seats=2, seed=3)
    with pytest.raises(ValueError, match="only when the game is over"):
        match.view(EVERYTHING)
    with pytest.raises(ValueError, match="only when the game is over"):
        match.story(EVERYTHING)
    view = finished().view(EVERYTHING)
    assert UNSEEN not in view.bag
    assert UNSEEN not in view.hand
    assert finished().story(EVERYTHING)


@pytest.mark.parametrize("viewer", [-1, 2, 7, 99])
def test_a_seat_that_is_not_at_the_table_sees_nothing(viewer: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {viewer}; this table has seats 0 to 1"):
        Match(BIDS, seats=2).view(viewer)


def test_a_view_has_the_fields_of_its_game_and_no_others() -> None:
    view = Match(BIDS, seats=2).view(0)
    with pytest.raises(AttributeError, match="Sealed bids has no field 'king'"):
        _ = view.king


def test_a_private_note_is_read_by_its_player_alone_and_leaves_no_gap() -> None:
    match = Match(BIDS, seats=2, seed=1)
    match.play(0, match.legal(0)[0])
    assert [step.event for step in match.view(0).notes] == [2]
    assert match.view(1).notes == match.view(SPECTATOR).notes == []
    assert match.view(1).note_count == 0


def test_a_story_closes_up_over_what_a_viewer_may_not_see() -> None:
    pool = BIDS.record.pool()
    for event, seen_by in ((0, EVERYBODY), (1, only(1)), (2, only(0) | only(1))):
        note(pool[0], event, seen_by, event, 7, 8)
    keep_seen(pool, 0, only(0))
    assert read_notes(pool[0]) == [Note(0, only(0), (0, 7, 8)), Note(2, only(0), (2, 7, 8))]
    assert pool[0].notes[2].tolist() == [0] * 5


def test_a_story_too_long_for_its_buffer_is_cut_and_an_unheard_one_is_not_written() -> None:
    pool = BIDS.record.pool(2)
    for _ in range(20):
        note(pool[0], 1, EVERYBODY, 0, 0, 0)
    assert pool[0].note_count == len(pool[0].notes)
    pool[1].note_count = UNHEARD
    note(pool[1], 1, EVERYBODY, 0, 0, 0)
    assert pool[1].note_count == UNHEARD
    assert not pool[1].notes.any()


def test_sets_of_players_are_bits() -> None:
    assert members(only(0) | only(3)) == (0, 3)
    assert first_of(only(5) | only(2)) == 2


def test_a_view_can_be_copied_and_sent_to_another_process() -> None:
    view = Match(BIDS, seats=2, seed=1).view(0)
    assert copy.copy(view).to_bytes() == view.to_bytes()
    with pytest.raises(AttributeError):
        _ = View.__new__(View).game
