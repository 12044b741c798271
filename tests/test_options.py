"""Options: checked by name, with a sentence that says what would be right."""

import pytest

from clubroom import Match, game
from clubroom.options import OFF_ON, Option, numbers, read_options

TABLE = (Option("quick", OFF_ON, "off", ""), Option("edition", ("fx", "alea"), "alea", ""))


def test_options_not_given_take_their_defaults() -> None:
    assert game("figaro").settle(4, {"first": "b"}) == {
        **{option.name: option.default for option in game("figaro").options},
        "first": "B",
    }
    assert read_options("Game", TABLE, {}) == {}
    assert numbers(TABLE, {"quick": "on", "edition": "alea"}).tolist() == [1, 1]
    assert numbers((), {}).tolist() == [0]


def test_yes_and_no_may_be_true_and_false_and_capitals_do_not_matter() -> None:
    assert read_options("Game", TABLE, {"quick": True, "edition": "FX"}) == {"quick": "on", "edition": "fx"}


def test_an_unknown_option_or_value_is_answered_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="Game has no option 'fast'; it has quick, edition"):
        read_options("Game", TABLE, {"fast": True})
    with pytest.raises(ValueError, match="option edition cannot be 'jumbo'; it is one of fx, alea"):
        read_options("Game", TABLE, {"edition": "jumbo"})


def test_an_unknown_game_or_number_of_seats_is_answered_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there is figaro, adel, catan, bids"):
        game("chess")
    with pytest.raises(ValueError, match="Sealed bids is for 2 to 3 players, not 4"):
        Match(game("bids"), seats=4)


def test_a_game_can_refuse_options_that_do_not_fit_its_table() -> None:
    with pytest.raises(ValueError, match="option first cannot be F: 4 players sit at A to D"):
        Match(game("figaro"), seats=4, options={"first": "F"})
    with pytest.raises(ValueError, match="option tiny is for 3 players, not 4"):
        Match(game("figaro"), seats=4, options={"tiny": True})
