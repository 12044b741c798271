"""The last valuation and the legal exhibitions against a search of all subsets of a hand."""

import itertools
import random

import numpy as np
import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.games.adel.box import OBJECT_CODES
from clubroom.games.adel.events import EVENTS
from clubroom.record import Pool
from clubroom.story import read_notes
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING
from games.adel.naive import BOXES, Box, best_exhibition, can_become_valid, is_valid

ADEL = clubroom.game("adel")
ENDS = 15 if PLAIN else 500  # with the last exhibitions of all players
COMPOSITIONS = 15 if PLAIN else 300
BIGGEST = 9
SEATS = [(2, "fx"), (2, "jumbo"), (3, "fx"), (4, "alea"), (5, "jumbo"), (6, "jumbo")]
NUMBERS = {name: number for number, name in enumerate(OBJECT_CODES)}

Best = tuple[int, int] | None  # how many objects, and the year of the oldest


def exhibitions(hand: list[str]) -> list[list[str]]:
    """Every subset that can be exhibited."""
    sizes = range(3, len(hand) + 1)
    return [list(found) for size in sizes for found in itertools.combinations(hand, size) if is_valid(list(found))]


def best_of_all(box: Box, hand: list[str]) -> Best:
    values = [(len(found), -min(box.years[name] for name in found)) for found in exhibitions(hand)]
    return (max(values)[0], -max(values)[1]) if values else None


def in_the_castle(seats: int, edition: str) -> Pool:
    """A game in which everybody has gone to the castle and is to choose an action."""
    pool, (legal, weights) = ADEL.record.pool(2), ADEL.buffers()
    settled = ADEL.settle(seats, {"edition": edition, "variant": "normal"})
    ADEL.doors.new(pool, 1, seats, ADEL.option_numbers(settled))
    while ADEL.doors.to_act(pool, 1) == CHANCE_BIT:
        ADEL.doors.chance(pool, 1, legal, weights)
        ADEL.doors.apply(pool, 1, CHANCE, int(legal[0]))
    for player in range(seats):
        ADEL.doors.apply(pool, 1, player, ADEL.moves.parse("go to castle"))
    return pool


def with_hands(pool: Pool, hands: list[list[str]]) -> None:
    """Put that game into the first place of the pool, with other objects in hand."""
    pool[0] = pool[1]
    state = pool[0]
    state.hand[:] = 0
    state.known[:] = NOTHING
    for player, hand in enumerate(hands):
        state.hand[player, [NUMBERS[name] for name in hand]] = 1


def random_hands(box: Box, seats: int, chooser: random.Random) -> list[list[str]]:
    """Objects for everybody, few letters as likely as many: else hardly a hand would have a gap."""
    letters = chooser.sample("ABCDEF", chooser.randint(2, 6))
    objects = [name for name in box.years if name[0] in letters or chooser.random() < 0.1]
    chooser.shuffle(objects)
    sizes = [chooser.randint(0, BIGGEST) for _ in range(seats)]
    ends = list(itertools.accumulate(sizes))
    return [objects[end - size : end] for size, end in zip(sizes, ends, strict=True)]


def last_exhibitions(pool: Pool, seats: int) -> list[Best]:
    """What everybody shows when all but one reach the table by their detectives."""
    thieves = [f"play thief {number}" for number in range(1, 13)]
    legal, _ = ADEL.buffers()
    texts = [ADEL.moves.text(int(move)) for move in legal[: ADEL.doors.legal(pool, 0, 0, legal)]]
    ADEL.doors.apply(pool, 0, 0, ADEL.moves.parse(next(text for text in texts if text in thieves)))
    for player in range(1, seats):
        ADEL.doors.apply(pool, 0, player, ADEL.moves.parse("play detective"))
    assert ADEL.doors.to_act(pool, 0) == 0
    found: list[Best] = [None] * seats
    for note in read_notes(pool[0]):
        if EVENTS[note.event][0] == "final":
            player, number, year = note.numbers[:3]
            found[player] = number, year
    return found


@pytest.mark.parametrize(("seats", "edition"), SEATS)
def test_everybody_shows_the_best_last_exhibition_there_is_and_the_two_best_move(seats: int, edition: str) -> None:
    """jumbo-66, fx-50, fx-51, alea-47; Ruling: AV-23, AV-24."""
    box, pool, chooser = BOXES[edition], in_the_castle(seats, edition), random.Random(seats)
    table = len(box.octagons)
    for _ in range(ENDS):
        hands = random_hands(box, seats, chooser)
        with_hands(pool, hands)
        pool[0].pawn[:seats] = table - 1
        found = last_exhibitions(pool, seats)
        assert found == [best_of_all(box, hand) for hand in hands]
        ranking = sorted((-best[0], best[1], player) for player, best in enumerate(found) if best)
        expected = [table - 1] + [table] * (seats - 1)
        for (_, _, player), spaces in zip(ranking, (8, 4), strict=False):
            expected[player] += spaces
        assert pool[0].pawn[:seats].tolist() == expected


@pytest.mark.parametrize("edition", ["fx", "jumbo"])
def test_an_object_may_be_shown_if_some_exhibition_of_the_hand_goes_on_so(edition: str) -> None:
    """jumbo-23, jumbo-24, fx-18, alea-13; Ruling: AV-11."""
    box, pool, chooser = BOXES[edition], in_the_castle(2, edition), random.Random(1)
    legal, _ = ADEL.buffers()
    for _ in range(COMPOSITIONS):
        hand = sorted(random_hands(box, 1, chooser)[0], key=NUMBERS.__getitem__)
        with_hands(pool, [hand, []])
        possible = exhibitions(hand)
        count = ADEL.doors.legal(pool, 0, 0, legal)
        assert (ADEL.moves.parse("play exhibition") in legal[:count]) == bool(possible)
        if not possible:
            continue
        ADEL.doors.apply(pool, 0, 0, ADEL.moves.parse("play exhibition"))
        ADEL.doors.apply(pool, 0, 1, ADEL.moves.parse("play detective"))
        chosen: list[str] = []
        text = ""
        while text != "open the exhibition":
            fitting = {found[len(chosen)] for found in possible if found[: len(chosen)] == chosen != found}
            expected = [f"show {name}" for name in sorted(fitting, key=NUMBERS.__getitem__)]
            expected += ["open the exhibition"] * (chosen in possible)
            texts = [ADEL.moves.text(int(move)) for move in legal[: ADEL.doors.legal(pool, 0, 0, legal)]]
            assert texts == expected
            text = chooser.choice(texts)
            ADEL.doors.apply(pool, 0, 0, ADEL.moves.parse(text))
            chosen.append(text.split()[1])


def test_the_naive_version_need_not_try_all_subsets() -> None:
    """It goes through runs of letters; all subsets give the same."""
    chooser, box = random.Random(2), BOXES["jumbo"]
    for _ in range(200):
        hand = sorted(random_hands(box, 1, chooser)[0], key=NUMBERS.__getitem__)
        possible, best = exhibitions(hand), best_exhibition(box, hand)
        assert (box.value(best) if best else None) == max(map(box.value, possible), default=None)
        size = chooser.randint(0, len(hand))
        chosen = sorted(chooser.sample(hand[:size], min(size, chooser.randint(0, 4))), key=NUMBERS.__getitem__)
        others = hand[size:]
        assert can_become_valid(chosen, others) == any(
            set(chosen) <= set(found) <= {*chosen, *others} for found in possible
        )


def test_hands_without_any_exhibition_and_with_one_are_among_those_tried() -> None:
    hands = [hand for seed in range(40) for hand in random_hands(BOXES["fx"], 4, random.Random(seed))]
    shown = np.array([bool(exhibitions(hand)) for hand in hands])
    assert 0.2 < shown.mean() < 0.9
