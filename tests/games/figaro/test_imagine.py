"""What may lie behind a view: every deal of the unseen cards is as likely as it really is."""

import itertools
from collections import Counter
from typing import Any

import pytest

from clubroom import SPECTATOR
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.figaro.moves import CARD_NAMES
from clubroom.games.figaro.setup import deck_count
from games.figaro.naive import COLOURS
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table, names_of

GUESSES = 1_500 if PLAIN else 30_000
SIGMAS = 4.5  # a fixed seed: either always inside, or wrong


def nearly_played() -> Table:
    """Few cards are unseen: B's three and C's two, two of them alike; all others lie open or in piles."""
    hands = {"A": "fighting 2, magic 1", "B": "music 2, music 2, jester 1", "C": "cooking 1, round dance"}
    table = set_table(3, hands=hands, lying={"A": "music 1, jester 1", "C": "magic 2"})
    state = table.state
    state.removed = COLOURS.index("painting")
    for card in range(len(CARD_NAMES)):
        seen = int(state.hand[:, card].sum() + state.layout[:, card].sum())
        state.gone[card] = deck_count(state, card) - seen
    state.pile[1] = state.gone.sum()
    assert FIGARO.doors.check(table.pool, 0) == 0
    return table


def guesses(table: Table, viewer: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """The hands of all players, as often as they were imagined; what was seen must not change."""
    view, rng, pool = table.view(viewer), generator(11), FIGARO.record.pool()
    told, cells, found = FIGARO.record.told, FIGARO.record.cells(pool), Counter[tuple[tuple[str, ...], ...]]()
    for number in range(GUESSES):
        FIGARO.doors.imagine(view.pool, viewer, told, cells, rng, pool, 0)
        found[hands_of(pool[0], table.seats)] += 1
        if number < 50:
            assert FIGARO.doors.check(pool, 0) == 0
            assert pool[0].layout.tolist() == table.state.layout.tolist()
            assert pool[0].gone.tolist() == table.state.gone.tolist()
            assert pool[0].pile.tolist() == table.state.pile.tolist()
            assert pool[0].hand.sum(axis=1).tolist() == view.held.tolist()
    return found


def hands_of(state: Any, seats: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(names_of(state.hand[player])) for player in range(seats))


def exactly(table: Table, viewer: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """In how many ways the unseen cards, each told apart, can lie in the hands that the viewer does not see."""
    real = [table.hand(player) for player in "ABC"]
    hidden = [player for player in range(3) if player != viewer]
    unseen = [card for player in hidden for card in real[player]] + names_of(table.state.bag)
    ways = Counter[tuple[tuple[str, ...], ...]]()
    for order in itertools.permutations(unseen):
        cards = iter(order)
        hands = [
            tuple(
                sorted((next(cards) for _ in real[player]) if player in hidden else real[player], key=CARD_NAMES.index)
            )
            for player in range(3)
        ]
        ways[tuple(hands)] += 1
    return ways


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_hands_are_imagined_as_often_as_they_are_likely(viewer: int) -> None:
    """figaro-5, figaro-28: against all orders of the unseen cards, one by one."""
    table = nearly_played()
    compare(guesses(table, viewer), exactly(table, viewer))


def test_a_spectator_imagines_all_hands() -> None:
    """figaro-5, figaro-28: seven cards in three hands."""
    table = nearly_played()
    compare(guesses(table, SPECTATOR), exactly(table, SPECTATOR))


def test_during_the_deal_the_bag_is_imagined_too() -> None:
    """figaro-5, figaro-28: the tiny game with two cards dealt; four lie unseen in the bag."""
    table = Table(3, tiny="on", first="A")
    table.play("draw tile 6", "draw tile 7", "deal painting 1", "deal cooking 2")
    found = guesses(table, 0)
    assert {hands[0] for hands in found} == {("painting 1",)}
    compare(found, exactly(table, 0))


def compare(found: Counter[tuple[tuple[str, ...], ...]], ways: Counter[tuple[tuple[str, ...], ...]]) -> None:
    """Nothing impossible is imagined, and the possible within chance of its share."""
    assert len(ways) > 1
    assert set(found) <= set(ways)
    for hands, count in ways.items():
        share = count / ways.total()
        assert abs(found[hands] - GUESSES * share) < SIGMAS * (GUESSES * share * (1 - share)) ** 0.5, hands
