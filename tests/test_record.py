"""The record: made from a table of fields."""

import pickle
import weakref

import numpy as np
import pytest

from clubroom.record import (
    CELL,
    KNOWLEDGE,
    NOTED,
    OPEN,
    OWN,
    OWN_REMEMBERED,
    REMEMBERED,
    SCRATCH,
    SECRET,
    TOLD,
    Field,
    Record,
    fold,
    mark_of,
)
from clubroom.viewers import EVERYBODY, SPECTATOR, only


def small() -> Record:
    return Record(
        [
            Field("turn", (), (-1, 2), OPEN, ""),
            Field("hand", (2, 2), (0, 5), OWN, ""),
            Field("bag", (2,), (0, 9), SECRET, ""),
            Field("pile", (2,), (0, 9), REMEMBERED, ""),
            Field("road", (2, 1), (0, 9), OWN_REMEMBERED, ""),
            Field("held", (2,), (0, 9), TOLD, ""),
            Field("story", (1,), (0, 9), NOTED, ""),
        ]
    )


def test_every_cell_knows_who_sees_it_with_and_without_memory() -> None:
    without, with_memory = small().sees.tolist()
    a, b = only(0), only(1)
    assert without == [EVERYBODY, a, a, b, b, 0, 0, 0, 0, a, b, 0, 0, 0]
    assert with_memory == [EVERYBODY, a, a, b, b, 0, 0, *[EVERYBODY] * 4, 0, 0, 0]
    assert EVERYBODY & only(SPECTATOR)


def test_knowledge_is_each_players_own_memory_and_the_last_row_everybodys() -> None:
    record = Record([Field("known", (3, 2), (0, 9), KNOWLEDGE, "")])
    without, with_memory = record.sees.tolist()
    assert without == [0] * 6
    assert with_memory == [only(0), only(0), only(1), only(1), EVERYBODY, EVERYBODY]


def test_scratch_is_seen_by_nobody_and_no_part_of_the_state() -> None:
    record = Record([Field("turn", (), (0, 9), OPEN, ""), Field("room", (2,), (0, 9), SCRATCH, "")])
    pool = record.pool(2)
    pool[1].room[0] = 3
    assert record.sees.tolist() == [[EVERYBODY, 0, 0]] * 2
    assert record.digest(pool, 0) == record.digest(pool, 1)
    assert record.told.tolist() == [0, 1, 1]


def test_a_pool_copies_states_whole_and_shows_them_as_rows_of_numbers() -> None:
    record = small()
    pool = record.pool(2)
    pool[0].hand[1, 0] = 4
    pool[1] = pool[0]
    pool[0].hand[1, 0] = 5
    assert pool[1].hand[1, 0] == 4
    assert record.cells(pool)[1].tolist() == [0, 0, 0, 4, *[0] * 10]
    assert record.state_bytes == 14 * np.dtype(CELL).itemsize


def test_a_state_reads_and_writes_the_memory_of_its_pool() -> None:
    record = small()
    pool = record.pool(2)
    state = pool[1]
    state.turn = 2
    state.hand = [[1, 2], [3, 4]]
    state.bag[1] = 5
    assert (state.turn, state.hand.tolist(), pool[1].bag.tolist()) == (2, [[1, 2], [3, 4]], [0, 5])
    assert record.cells(pool)[1].tolist() == [2, 1, 2, 3, 4, 0, 5, *[0] * 7]
    pool[1] = pool[0]
    assert (state.turn, state.hand.sum(), state.bag[1]) == (0, 0, 0)
    with pytest.raises(ValueError, match="no field of name tern"):
        state.tern = 1
    with pytest.raises(AttributeError, match="tern"):
        _ = state.tern


def test_a_state_that_was_read_lets_its_pool_go() -> None:
    pool = small().pool(2)
    memory = weakref.ref(pool.base)
    state = pool[1]
    assert state.hand[0, 0] + state.turn == 0
    del pool
    assert memory() is not None
    del state
    assert memory() is None


def test_a_state_without_a_pool_is_read_and_written_too() -> None:
    pool = small().pool(2)
    pool[1].hand[1, 0] = 4
    assert [int(state.hand[1, 0]) for state in pool] == [0, 4]
    alone = pool[1].copy()
    alone.turn = 2
    alone.hand[0, 0] = 3
    assert (alone.turn, alone.hand.tolist()) == (2, [[3, 0], [4, 0]])
    assert (pool[1].turn, pool[1].hand[0, 0]) == (0, 0)


def test_a_pool_survives_pickling() -> None:
    pool = small().pool(2)
    pool[1].hand[1, 0] = 4
    again = pickle.loads(pickle.dumps(pool))
    assert again[1].hand[1, 0] == 4
    assert type(again[1]) is type(pool[1])


@pytest.mark.parametrize("name", ["size", "round", "all", "take", "hand"])
def test_a_field_cannot_take_a_name_of_numpy_or_one_used_before(name: str) -> None:
    with pytest.raises(ValueError, match=f"cannot be called '{name}'"):
        Record([Field("hand", (), (0, 1), OPEN, ""), Field(name, (), (0, 1), OPEN, "")])


@pytest.mark.parametrize("span", [(2, 1), (0, 1 << 15), (-(1 << 15) - 1, 0)])
def test_a_range_rises_and_fits_sixteen_bits(span: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="must rise and fit"):
        Record([Field("hand", (), span, OPEN, "")])


@pytest.mark.parametrize("shape", [(), (9,)])
def test_an_own_field_has_a_row_for_each_player(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="first index must be the player"):
        Record([Field("hand", shape, (0, 1), OWN, "")])


def test_the_digest_goes_by_value_and_leaves_out_what_is_told_or_noted() -> None:
    record = small()
    pool = record.pool(2)
    pool[0].turn = -1
    assert record.digest(pool, 0) != record.digest(pool, 1)
    pool[1] = pool[0]
    pool[1].held[0] = 3
    pool[1].story[0] = 3
    assert record.digest(pool, 0) == record.digest(pool, 1)
    wide = record.cells(pool)[0].astype(np.int64)
    assert record.digest(pool, 0) == format(mark_of(wide, record.kept), "016x")


def test_the_mark_is_fnv_1a_in_two_lanes() -> None:
    mark = 0
    low = high = 0
    for number in (1, -1, 30_000, 7):
        mark = fold(mark, number)
        low = ((low ^ (number & 0xFFFF)) * 0x01000193) & 0xFFFFFFFF
        high = ((high ^ (number & 0xFFFF)) * 0x010001B5) & 0x7FFFFFFF
    assert mark == (high << 32) | low


def test_a_cell_outside_its_range_is_named() -> None:
    record = small()
    pool = record.pool()
    assert record.faults(pool) == []
    pool[0].hand[0, 1] = 6
    pool[0].turn = -2
    assert record.faults(pool) == ["hand", "turn"]


def test_json_that_does_not_fit_is_refused() -> None:
    record = small()
    pool = record.pool()
    values = record.to_json(pool[0])
    with pytest.raises(ValueError, match="missing or unknown: extra"):
        record.from_json({**values, "extra": 1}, pool)
    with pytest.raises(ValueError, match=r"bag has shape \(3,\)"):
        record.from_json({**values, "bag": [1, 2, 3]}, pool)


def test_what_a_view_does_not_show_is_null_in_json_and_comes_back() -> None:
    record = small()
    pool = record.pool(2)
    pool[0].bag[1] = -2
    values = record.to_json(pool[0])
    assert values["bag"] == [0, None]
    record.from_json(values, pool, 1)
    assert pool[1].bag.tolist() == [0, -2]
