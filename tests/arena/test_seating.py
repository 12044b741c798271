"""Seats are rotated, deals are paired."""

import numpy as np
import pytest

from clubroom.arena.seating import bot_stream, by_position, deal_seed, full_lineup, seated


def test_one_new_bot_plays_against_old_ones_at_all_other_seats() -> None:
    assert full_lineup(["new", "old"], 4) == ("new", "old", "old", "old")


@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"]])
def test_a_list_as_long_as_the_seats_is_taken_as_it_is(bots: list[str]) -> None:
    assert full_lineup(bots, len(bots)) == tuple(bots)


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["a"], "1 bot is named for 4 seats; name 4, or two: one new against 3 old"),
        (["a", "b", "c"], "3 bots are named for 4 seats; name 4, or two"),
        (list("abcde"), "5 bots are named for 4 seats; leave some out or add seats"),
    ],
)
def test_any_other_number_of_bots_is_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        full_lineup(bots, 4)


def test_every_bot_plays_every_deal_from_every_seat() -> None:
    seatings = [seated(["a", "b", "c"], number) for number in range(3)]
    assert seatings == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]
    assert seated(["a", "b", "c"], 3) == seatings[0]


def test_the_games_of_a_deal_have_the_same_chance() -> None:
    assert [deal_seed(7, number, 3) for number in range(7)] == [7, 7, 7, 8, 8, 8, 9]


def test_every_bot_in_every_game_has_random_numbers_of_its_own() -> None:
    streams = {bot_stream(number, seat) for number in range(50) for seat in range(8)}
    assert len(streams) == 400
    assert 0 not in streams  # the game's own


def test_values_by_seat_are_found_by_position() -> None:
    numbers = np.arange(6)
    by_seat = np.array([[ord(bot) for bot in seated("abc", number)] for number in range(6)])
    assert (by_position(numbers, by_seat) == [ord("a"), ord("b"), ord("c")]).all()
