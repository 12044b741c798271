"""How long the house player of Catan thinks it must wait for something, beside a slow count of roll after roll."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from clubroom.games.catan.house_purse import BITS, NEVER, PAIRS, PRICES, ROLLS, WHOLE, wait_for

Five = tuple[int, int, int, int, int]
CARDS: Any = some.tuples(*[some.integers(0, 9)] * 5)
YIELDS: Any = some.tuples(*[some.integers(0, 30)] * 5)
RATES: Any = some.tuples(*[some.sampled_from((3, 4, 6))] * 5)
COST: Any = some.sampled_from([int(price) for price in PRICES] + [roads * int(PRICES[0]) for roads in (2, 3)])


def pack(five: Five) -> int:
    """Five numbers side by side."""
    return sum(number << BITS * kind for kind, number in enumerate(five))


def counted(hand: Five, production: Five, rates: Five, cost: int) -> int:
    """The first step at which what is left over, shipped, is worth what is missing."""
    for step in range(NEVER):
        balance = 0
        for kind in range(5):
            price = cost >> BITS * kind & (1 << BITS) - 1
            cards = (hand[kind] - price) * PAIRS + production[kind] * int(ROLLS[step])
            balance += cards * (WHOLE if cards < 0 else rates[kind])
        if balance >= 0:
            return step
    return NEVER


@given(CARDS, YIELDS, RATES, COST)
def test_one_waits_until_leftovers_pay_for_what_is_missing(
    hand: Five, production: Five, rates: Five, cost: int
) -> None:
    """Cards left over count at the rate at which they ship out, and the roll is found without trying them all."""
    assert wait_for(pack(hand), pack(production), pack(rates), cost) == counted(hand, production, rates, cost)


def test_nothing_is_waited_for_with_the_price_in_hand() -> None:
    """Nor when nothing is yielded at all."""
    assert wait_for(pack((1, 0, 0, 1, 0)), 0, pack((3, 3, 3, 3, 3)), int(PRICES[0])) == 0


def test_who_yields_nothing_waits_for_ever() -> None:
    """One brick is missing, and there is nothing to ship for it."""
    assert wait_for(pack((1, 0, 0, 0, 0)), 0, pack((3, 3, 3, 3, 3)), int(PRICES[0])) == NEVER
