"""The house player of Figaro: what it does at tables set for it, how often it wins."""

import numpy as np
import pytest

from clubroom.bots.walks import house_walks
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.figaro.state import SEAT_NAMES
from clubroom.sight import observe
from games.figaro.setting import random_table, set_table, swap_table
from games.figaro.table import FIGARO, Table

GAMES = 4 if PLAIN else 200


def choices(table: Table) -> dict[str, int]:
    """The house player's weight for every move of the player whose turn it is."""
    legal, weights = FIGARO.buffers()
    player = SEAT_NAMES.index(table.actor)
    count = FIGARO.doors.legal(table.pool, 0, player, legal)
    FIGARO.house(table.state, player, legal, count, weights)
    return {FIGARO.moves.text(int(legal[choice])): int(weights[choice]) for choice in range(count)}


def chosen(table: Table) -> str:
    """The move with the greatest weight."""
    mixed = choices(table)
    return max(mixed, key=lambda text: mixed[text])


OPEN = {"A": "magic 2, magic 2", "B": "music 2, music 2, jester 1", "C": "cooking 2", "D": "fighting 2"}


def test_it_brings_an_opponent_over_the_edge() -> None:
    """Five lie before B: one more and he takes everything, before A might have to."""
    table = set_table(4, lying=OPEN, hands={"A": "music 1, cooking 1, cooking 2, magic 2"})
    assert chosen(table) == "lay music 1 before B"


def test_of_two_victims_it_picks_the_one_with_fewer_cards_than_itself() -> None:
    """A has 8 cards: B has many more already, C can still be passed."""
    lying = {"B": "music 2, music 2, music 1", "C": "cooking 2, cooking 2, cooking 1"}
    table = set_table(
        4, lying=lying, hands={"A": "music 1, cooking 1, magic 2"}, piles={"A": 8, "B": 25, "C": 4, "D": 9}
    )
    assert chosen(table) == "lay cooking 1 before C"
    table = set_table(
        4, lying=lying, hands={"A": "music 1, cooking 1, magic 2"}, piles={"A": 8, "B": 4, "C": 25, "D": 9}
    )
    assert chosen(table) == "lay music 1 before B"


@pytest.mark.parametrize(("roads", "victim"), [({"B": [7], "C": [20]}, "B"), ({"B": [20], "C": [7]}, "C")])
def test_of_two_victims_alike_it_picks_the_one_with_the_shorter_road(roads: dict[str, list[int]], victim: str) -> None:
    """Both roads are compared with A's own: one is shorter, the other longer."""
    lying = {"B": "music 2, music 2, music 1", "C": "cooking 2, cooking 2, cooking 1"}
    table = set_table(4, lying=lying, hands={"A": "music 1, cooking 1"}, roads={"A": [12], **roads}, number=2)
    assert chosen(table)[-1] == victim


def test_it_does_not_bring_six_upon_itself() -> None:
    """A's cards fit before A and D alone: better a step nearer to D's edge than over one's own."""
    lying = {"A": "music 2, music 2", "B": "cooking 2", "C": "fighting 2", "D": "magic 2"}
    table = set_table(4, lying=lying, hands={"A": "music 2, music 3, magic 1"})
    mixed = choices(table)
    assert mixed["lay music 2 before A"] == mixed["lay music 3 before A"] == 0
    assert chosen(table) == "lay magic 1 before D"


def test_it_passes_on_what_lies_before_it_by_a_round_dance() -> None:
    """Five lie before A and much is at stake; nothing but jesters lies before D, whose cards A will get."""
    lying = {"A": "music 2, music 2, music 1", "B": "cooking 2", "C": "fighting 2", "D": "jester 1"}
    table = set_table(4, lying=lying, hands={"A": "round dance, cooking 1, fighting 2"}, turn="A")
    assert chosen(table) == "lay round dance before A"


def test_it_does_not_dance_into_danger() -> None:
    """Five lie before D: with a dance they would lie before A."""
    lying = {"B": "cooking 2", "C": "fighting 2", "D": "music 2, music 2, music 1"}
    table = set_table(4, lying=lying, hands={"A": "round dance, cooking 1, fighting 2"})
    assert choices(table)["lay round dance before A"] == 0


def test_it_takes_a_few_cards_before_they_are_many() -> None:
    """Five lie before A, nothing else on the table: nearly every card the others hold would hit."""
    table = set_table(3, lying={"A": "music 2, music 3"}, hands={"A": "cooking 2, fighting 2, magic 2, painting 1"})
    table.state.pile[1] = table.state.pile[2] = 12
    assert chosen(table) == "take"


def test_it_leaves_many_cards_lying() -> None:
    """As before, but much lies elsewhere."""
    lying = {"A": "music 2, music 2", "B": "cooking 2, jester 1", "C": "fighting 2, fighting 1, round dance"}
    table = set_table(3, lying=lying, hands={"A": "cooking 1, fighting 1"})
    assert choices(table)["take"] == 0


def test_it_keeps_its_jesters_for_later() -> None:
    """An empty table, a full hand: any plain card will do."""
    hand = "jester 1, jester 2, music 1, music 2, cooking 1, cooking 2, magic 1, magic 2, painting 2, fighting 2"
    mixed = choices(set_table(4, hands={"A": hand}))
    assert all(weight == 0 for text, weight in mixed.items() if "jester" in text)


def test_jesters_without_a_colour_can_be_joined_by_any_free_one() -> None:
    """Four in jesters before B: any 2 of a colour that lies nowhere takes him over the edge."""
    lying = {"A": "fighting 2, fighting 2", "B": "jester 2, jester 2", "C": "magic 1, round dance"}
    table = set_table(4, lying=lying, hands={"A": "music 2, magic 1, jester 1"})
    assert chosen(table) == "lay music 2 before B"


@pytest.mark.parametrize(("roads", "move"), [([11, 13], "swap"), ([6], "keep")])
def test_it_swaps_for_a_shorter_tile_only(roads: list[int], move: str) -> None:
    table = swap_table(roads)
    assert choices(table) == {"swap": int(move == "swap"), "keep": int(move == "keep")}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_looks_at_nothing_that_its_seat_does_not_see(seats: int) -> None:
    """Other deals of the cards it has not seen change nothing."""
    table, other = random_table(seats, 20 + seats), Table(seats)
    player = SEAT_NAMES.index(table.actor)
    before = choices(table)
    seen = observe(FIGARO, table.pool, 0, player)
    cells = FIGARO.record.cells(other.pool)
    for seed in range(5):
        FIGARO.doors.imagine(seen.pool, player, FIGARO.record.told, cells, generator(seed), other.pool, 0)
        assert choices(other) == before


# How often it wins


def wins(seats: int, games: int, **options: str) -> float:
    """The share of games won by one house player against random ones, each seat in turn."""
    rows = np.zeros((games, 1 + 2 * seats), np.int64)
    own = np.arange(games) % seats
    rows[:, 0] = (1 << seats) - 1 - (1 << own)
    pool, (legal, weights) = FIGARO.record.pool(), FIGARO.buffers()
    numbers = FIGARO.option_numbers(FIGARO.settle(seats, options))
    cells = FIGARO.record.cells(pool)
    house_walks(FIGARO).house_games(pool, cells, generator(0), legal, weights, seats, numbers, 1, rows)
    return float((rows[np.arange(games), 1 + seats + own] == 1).mean())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_against_random_players_it_wins_more_than_twice_its_share(seats: int) -> None:
    assert wins(seats, GAMES) > 2.5 / seats


def test_it_wins_the_tiny_game_too() -> None:
    assert wins(3, 40 * GAMES, tiny="on") > 0.5
