"""The games' own checks notice a box that is not complete: laws that could not fail would prove nothing."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from clubroom import Match, game, games
from clubroom.chance import generator
from clubroom.sight import observe
from clubroom.viewers import NOTHING
from tables import Table, random_walk

FIGARO = game("figaro")
ADEL = game("adel")


def state_of(match: Match) -> Any:
    return match._pool[0]


def broken(match: Match, breaking: Callable[[Any], None]) -> int:
    assert match.game.doors.check(match._pool, 0) == 0
    breaking(state_of(match))
    return int(match.game.doors.check(match._pool, 0))


def two_colours_before_a(state: Any) -> None:
    first, second = [card for card in range(15) if state.hand[0, card] and card % 3 == 1][:2]
    for card in (first, second):
        state.hand[0, card] -= 1
        state.layout[0, card] += 1
        state.lying += 1


def another_card(state: Any) -> None:
    state.bag[0] += 1


def one_more_lying(state: Any) -> None:
    state.lying += 1


def worth_more(state: Any) -> None:
    state.total[1] += 1


def another_colour(state: Any) -> None:
    state.colour[2] = 4


def another_owner(state: Any) -> None:
    state.owner[3] = 0


@pytest.mark.parametrize(
    ("breaking", "law"),
    [
        (another_card, 1),
        (one_more_lying, 2),
        (two_colours_before_a, 3),
        (worth_more, 4),
        (another_colour, 5),
        (another_owner, 6),
    ],
)
def test_figaro_notices(breaking: Callable[[Any], None], law: int) -> None:
    assert broken(Match(FIGARO, seats=3, seed=1), breaking) == law


def object_twice(state: Any) -> None:
    state.bag[int(state.hand[0].argmax())] = 1


def known_elsewhere(state: Any) -> None:
    state.known[int(state.hand[0].argmax())] = 1


def shown_unknown(state: Any) -> None:
    state.exhibit[int(state.hand[0].argmax())] = 0


def cheque_twice(state: Any) -> None:
    state.till[int(state.purse[0].argmax())] = 1


def aside_uncounted(state: Any) -> None:
    state.aside[0] = 1


def pile_too_high(state: Any) -> None:
    state.left[0] += 1


@pytest.mark.parametrize(
    ("breaking", "law"),
    [
        (object_twice, 1),
        (known_elsewhere, 2),
        (shown_unknown, 3),
        (cheque_twice, 4),
        (aside_uncounted, 5),
        (pile_too_high, 6),
    ],
)
def test_adel_notices(breaking: Callable[[Any], None], law: int) -> None:
    assert broken(Match(ADEL, seats=3, seed=1), breaking) == law


def test_nothing_is_legal_while_chance_prepares_a_round() -> None:
    pool = FIGARO.record.pool()
    FIGARO.doors.new(pool, 0, 3, FIGARO.option_numbers(FIGARO.settle(3, {})))
    assert FIGARO.doors.legal(pool, 0, 0, FIGARO.buffers()[0]) == 0


def test_one_who_had_to_pass_is_imagined_without_an_action() -> None:
    """AV-27: his card is not hidden, there is none."""
    match = Match(ADEL, seats=2, options={"variant": "confrontation"}, seed=1)
    state = state_of(match)
    for cheque in range(24):
        state.till[cheque] += state.purse[1, cheque]
        state.purse[1, cheque] = 0
    thieves = [
        thief for thief in range(12) if not ADEL.doors.ban(match._pool, 0, 1, ADEL.moves.number("play", 24 + thief))
    ]
    state.jail[0], state.jail[1] = thieves
    state.locked[1] = 1
    seen = observe(ADEL, match._pool, 0, 0)
    pool = ADEL.record.pool()
    cells = ADEL.record.cells(pool)
    ADEL.doors.imagine(seen.pool, 0, ADEL.record.told, cells, generator(1), pool, 0)
    assert pool[0].action_chosen[1] == NOTHING
    assert seen.state.locked[1]


@pytest.mark.parametrize("name", games())
def test_the_box_is_complete_at_every_move_of_the_opening(name: str) -> None:
    table = Table(game(name), game(name).seats[0], game(name).settle(game(name).seats[0], {}))
    for pool, _, _, _ in itertools.islice(random_walk(table, generator(1)), 150):
        assert game(name).doors.check(pool, 0) == 0
