"""The generator and the one `draw` that serves all chance."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from clubroom.chance import WARM_UP, as_likely_as_many, below, draw, equally_likely, generator, pick, word

MASK = 0xFFFFFFFF


def naive_sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The textbook's sfc32, with Python's own integers."""
    a, b, c, counter = seed & MASK, (seed >> 32) & MASK, stream & MASK, 1
    words = []
    for _ in range(WARM_UP + count):
        result = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) | (c >> 11)) + result) & MASK
        words.append(result)
    return words[WARM_UP:]


@given(seed=st.integers(0, (1 << 60) - 1), stream=st.integers(0, 100))
def test_the_stream_is_that_of_sfc32(seed: int, stream: int) -> None:
    rng = generator(seed, stream)
    assert [word(rng) for _ in range(20)] == naive_sfc32(seed, stream, 20)


def test_neighbouring_seeds_and_streams_part() -> None:
    streams = [tuple(word(rng) for _ in range(4)) for rng in (generator(1), generator(2), generator(1, 1))]
    assert len(set(streams)) == 3


@given(seed=st.integers(0, 1000), bound=st.integers(1, 1 << 31))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    rng = generator(seed)
    assert all(0 <= below(rng, bound) < bound for _ in range(5))


def test_numbers_below_a_bound_are_fair_also_where_the_bound_does_not_divide() -> None:
    """Eight words share three numbers here: without drawing again one of the three would come up less often."""
    rng = generator(7)
    thirds = Counter(below(rng, 3 << 29) % 3 for _ in range(3_000))
    assert all(abs(thirds[third] - 1_000) < 100 for third in range(3))


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any))
def test_every_ticket_belongs_to_the_share_that_holds_it(weights: list[int]) -> None:
    shares = [choice for choice, weight in enumerate(weights) for _ in range(weight)]
    assert [pick(np.array(weights), len(weights), ticket) for ticket in range(sum(weights))] == shares


def test_draws_follow_the_weights() -> None:
    rng = generator(3)
    weights = np.array([1, 0, 3, 6], np.int32)
    drawn = Counter(draw(weights, 4, rng) for _ in range(4_000))
    assert drawn[1] == 0
    assert [round(drawn[choice] / 400) for choice in (0, 2, 3)] == [1, 3, 6]


def test_equally_likely_moves_have_weight_one() -> None:
    legal, weights = np.zeros(4, np.int16), np.zeros(4, np.int32)
    assert equally_likely(10, 3, legal, weights) == 3
    assert legal.tolist() == [10, 11, 12, 0]
    assert weights.tolist() == [1, 1, 1, 0]


def test_out_of_a_bag_each_kind_is_as_likely_as_there_are_of_it() -> None:
    legal, weights = np.zeros(4, np.int16), np.zeros(4, np.int32)
    assert as_likely_as_many(20, np.array([3, 0, 1]), legal, weights) == 2
    assert legal[:2].tolist() == [20, 22]
    assert weights[:2].tolist() == [3, 1]
