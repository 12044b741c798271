"""What may lie behind a view: exactly the hands and cards that are possible, each of them found."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from clubroom import SPECTATOR
from clubroom.chance import below, generator
from clubroom.compiled import PLAIN
from clubroom.games.catan.state import GOAL, MONOPOLY, OVER, POINT, PUBLIC, RESOURCES
from clubroom.record import Pool
from clubroom.sight import View, observe
from games.catan.setting import empty_pile, set_table
from games.catan.table import CATAN
from games.catan.test_knowledge import robbed
from games.catan.worlds import Dreamer, World, developments_behind, hands_behind
from tables import Table as AnyTable
from tables import many, random_walk

MOST_WORLDS = 50
MOST_GUESSES = 200_000
ATTEMPTS = many(150, 40)


def hits_exactly(view: View, worlds: set[World], look: Callable[[Any], World]) -> None:
    """Every world is imagined, and nothing else."""
    dreamer, found, guesses = Dreamer(view), set[World](), 0
    while found != worlds or guesses < ATTEMPTS:
        found.add(look(dreamer.lawful_guess() if guesses < 10 else dreamer.guess()))
        guesses += 1
        assert found <= worlds
        assert guesses < MOST_GUESSES, worlds - found


def hands(seats: int) -> Callable[[Any], World]:
    return lambda state: tuple(tuple(row) for row in state.hand[:seats].tolist())


def developments(seats: int) -> Callable[[Any], World]:
    return lambda state: tuple(tuple(row) for row in state.development[:seats].tolist())


def names_all_that_is_certain(view: View, viewer: int, worlds: set[World]) -> None:
    """What a viewer can name of a hand is what it holds in every world, no less and no more."""
    for player in range(len(next(iter(worlds)))):
        fewest = [min(world[player][kind] for world in worlds) for kind in range(RESOURCES)]
        assert view.known[min(viewer, PUBLIC), player].tolist() == fewest


def both_hit(pool: Pool, viewer: int, seats: int) -> tuple[int, int]:
    """Compare with all worlds where they are few; how many there were."""
    view = observe(CATAN, pool, 0, viewer)
    few = 6 if PLAIN else MOST_WORLDS
    counts = []
    for all_worlds, look in ((hands_behind, hands(seats)), (developments_behind, developments(seats))):
        worlds = all_worlds(view, viewer, seats, few)
        if worlds is not None:
            hits_exactly(view, worlds, look)
            if all_worlds is hands_behind:
                names_all_that_is_certain(view, viewer, worlds)
        counts.append(len(worlds or ()))
    return counts[0], counts[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_the_hands_after_a_theft_are_those_that_are_possible(viewer: int) -> None:
    """catan-36, catan-18: one world for thief and victim, three for everyone else."""
    table = robbed({"Red": "ore", "Blue": "wood, wool, 2 grain", "White": "2 ore"}, "wool")
    found, _ = both_hit(table.pool, viewer, 4)
    assert found == (1 if viewer < 2 else 3)


def test_hands_after_several_thefts_are_those_that_are_possible() -> None:
    """catan-36, catan-18, catan-10: many worlds, every one of them found."""
    table = robbed({"Red": "ore", "Blue": "wood, wool, 2 grain", "White": "2 ore, brick"}, "wool")
    table.play("end turn", "roll", "dice show 7", "robber to p", "rob White", "stolen card is ore")
    view = table.view(3)
    worlds = hands_behind(view, 3, 4, MOST_WORLDS)
    assert worlds
    assert len(worlds) > 6
    hits_exactly(view, worlds, hands(4))


def test_hands_fit_an_offer_that_is_being_composed() -> None:
    """catan-23, catan-18: whoever offers a card in the open has it in every world."""
    table = robbed({"Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give wood")
    dreamer = Dreamer(table.view(2))
    for _ in range(ATTEMPTS):
        assert dreamer.lawful_guess().hand[0].tolist() == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_development_cards_are_those_that_are_possible(viewer: int) -> None:
    """catan-32, catan-34, catan-42: none that was played or lies under the pile."""
    table = set_table(2, cards={"Red": "knight", "Blue": "point"}, knights={"Blue": 2}, under="monopoly, monopoly")
    _, found = both_hit(table.pool, viewer, 2)
    assert found == (4 if viewer != SPECTATOR else 0 if PLAIN else 16)


def test_a_single_kind_left_is_certain() -> None:
    """catan-34, catan-39: with all else accounted for the opponent's card is known."""
    table = set_table(3, cards={"Red": "5 point", "Blue": "knight"}, knights={"Red": 5, "White": 8})
    state = table.state
    state.away[:] = [0, 2, 2, 2, 0]
    state.pile[1:4], state.pile_count = 0, 0
    assert CATAN.doors.check(table.pool, 0) == 0
    assert both_hit(table.pool, 0, 3)[1] == 1


def test_cards_drawn_from_under_the_pile_stay_where_all_saw_them_go() -> None:
    """catan-42, CT-20: the bought monopoly is in that hand in every world."""
    table = set_table(2, hands={"Red": "wool, grain, ore"}, cards={"Red": "point"}, under="monopoly")
    empty_pile(table)
    table.play("buy card", "drawn card is monopoly")
    dreamer = Dreamer(table.view(SPECTATOR))
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.development[0, MONOPOLY] >= 1
        assert state.fresh[0].tolist() == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(("houses", "most"), [("1* 3* 12* 16*", 1), ("1* 3* 12* 16* 26", 0), ("1* 3* 12* 26", 2)])
def test_nobody_is_imagined_to_have_won_in_secret(houses: str, most: int) -> None:
    """catan-2, catan-46, CT-2: an opponent with nine points has no point card."""
    table = set_table(2, houses={"Blue": houses}, cards={"Blue": "3 knight"})
    dreamer, found = Dreamer(table.view(0)), set()
    for _ in range(ATTEMPTS * 3):
        state = dreamer.lawful_guess()
        found.add(int(state.development[1, POINT]))
        assert int(state.points[1]) + int(state.development[1, POINT]) < GOAL
    assert found == set(range(most + 1))


def test_even_an_unlikely_deal_gives_no_tenth_point() -> None:
    """catan-2, CT-2: one deal in 53,130 leaves Blue without a point card, and that one is dealt."""
    cards = {"Blue": "14 knight, 2 road building, 2 discovery, 2 monopoly"}
    table = set_table(2, houses={"Blue": "1* 3* 12* 16* 26"}, cards=cards)
    dreamer = Dreamer(table.view(0))
    for _ in range(many(5, 1)):
        assert dreamer.lawful_guess().development[1].tolist() == [14, 2, 2, 2, 0]


def test_the_cards_of_the_viewer_are_not_dealt_again() -> None:
    """catan-2, CT-2: a tenth point of his own is no secret to him."""
    table = set_table(2, houses={"Red": "1* 3* 12* 16* 26", "Blue": "30"}, cards={"Red": "point"}, win="own_turn")
    state = Dreamer(table.view(0)).lawful_guess()
    assert state.development[0].tolist() == [0, 0, 0, 0, 1]


def test_after_the_end_the_shown_points_are_kept() -> None:
    """catan-46: those and no others."""
    table = set_table(
        3, houses={"Red": "1* 3* 12* 16* 26"}, hands={"Red": "wool, grain, ore"}, cards={"Blue": "point, knight"}
    )
    table.play("buy card", "drawn card is point")
    assert table.state.phase == OVER
    for viewer in (0, 2, SPECTATOR):
        dreamer = Dreamer(table.view(viewer))
        for _ in range(ATTEMPTS):
            assert dreamer.lawful_guess().development[:, POINT].tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wherever_few_worlds_are_possible_exactly_those_are_imagined(seats: int) -> None:
    """catan-18, catan-32, catan-36: on random games, for players and spectators, against all worlds one by one.

    What everyone can name of a hand is exactly what it holds in all of them.
    """
    table, rng = AnyTable(CATAN, seats, CATAN.settle(seats, {})), generator(3, seats)
    several = [0, 0]
    for seed in range(many(4, 1)):
        for pool, _, _, _ in itertools.islice(random_walk(table, generator(seed, 32)), many(100_000, 2_500)):
            if below(rng, many(150, 300)) == 0:
                viewer = (*range(seats), SPECTATOR)[below(rng, seats + 1)]
                for kind, count in enumerate(both_hit(pool, viewer, seats)):
                    several[kind] += count > 1
    assert PLAIN or all(several)
