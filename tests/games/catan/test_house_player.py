"""The house player of Catan: what it does at tables set for it, and how it fares against random moves."""

from typing import Any

import numpy as np
import pytest

from clubroom.bots.walks import house_walks
from clubroom.chance import draw, generator
from clubroom.compiled import PLAIN, bind
from clubroom.games.catan.state import SEAT_NAMES
from clubroom.sight import observe
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of
from clubroom.walk import unbound
from games.catan.setting import empty_pile, lay_island, set_table
from games.catan.table import CATAN, Table

house = estimate = unbound
TODAY = {"rules": "modern", "trade": "off"}
GAMES = 1 if PLAIN else 150
TURNS = 20 if PLAIN else 1000


def house_door(pool: Any, index: int, player: int, legal: Any, count: int, weights: Any) -> None:
    """The house player as Python calls it."""
    house(pool[index], player, legal, count, weights)


ASK = bind(house_door, CATAN.functions, "catan_house_door")


def wish(table: Table, player: str = "") -> str:
    """The one move that the house player would make."""
    legal, weights = CATAN.buffers()
    seat = SEAT_NAMES.index(player or table.actor)
    count = CATAN.doors.legal(table.pool, 0, seat, legal)
    ASK(table.pool, 0, seat, legal, count, weights)
    (choice,) = np.flatnonzero(weights[:count])
    return CATAN.moves.text(int(legal[choice]))


def play_wishes(table: Table, most: int = 9) -> list[str]:
    """What the player whose turn it is does until the turn ends or chance moves."""
    made: list[str] = []
    while len(made) < most and table.actors != ["chance"] and table.actors:
        made.append(wish(table))
        if made[-1] == "end turn":
            break
        table.play(made[-1])
    return made


# Founding


def test_it_founds_where_numbers_and_resources_are_good() -> None:
    """Crossing 30 has 6 and 5 but lies at the desert; 29 yields three kinds, with twelve dots."""
    assert wish(lay_island(Table(4))) == "settlement 29"


def test_its_second_settlement_brings_what_the_first_does_not() -> None:
    """29 has field, hill and pasture; 26 has mountain and forest besides."""
    table = lay_island(Table(2))
    table.play("settlement 29", "road 23-29", "settlement 50", "road 46-50", "settlement 10", "road 10-14")
    assert table.actor == "Red"
    assert wish(table) == "settlement 26"


def test_its_first_road_leads_to_a_good_free_crossing() -> None:
    """From 10 the road to 15 leads to 20, that to 6 only to the coast."""
    table = lay_island(Table(2))
    table.play("settlement 19")
    assert wish(table) in ("road 14-19", "road 19-24")
    table = lay_island(Table(2))
    table.play("settlement 2")
    assert wish(table) == "road 2-6"


def test_a_harbour_counts_when_it_fits() -> None:
    """With much grain the grain harbour at 11 is worth more than the better numbers at 10."""
    table = set_table(
        2, houses={"Red": "50* 7*"}, roads={"Red": "6-10 10-14 11-16"}, hands={"Red": "wood, wool, grain, brick"}
    )
    table.state.house[9:10] = -1
    assert wish(table) == "settlement 16"


# Building


def test_it_builds_the_city_with_the_best_numbers() -> None:
    table = set_table(2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "2 grain, 3 ore"})
    assert wish(table) == "city 29"


def test_it_settles_the_best_of_the_crossings_it_can_reach() -> None:
    table = set_table(
        2,
        houses={"Red": "29", "Blue": "45"},
        roads={"Red": "18-23 23-29 30-35 29-35 24-30"},
        hands={"Red": "wood, wool, grain, brick"},
    )
    assert wish(table) == "settlement 30"


def test_it_builds_the_road_that_leads_to_the_better_site() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, roads={"Red": "23-29"}, hands={"Red": "wood, brick"})
    assert wish(table) == "road 18-23"


def test_it_saves_when_a_road_leads_nowhere() -> None:
    """All its pieces are used up, so a road would not help."""
    table = set_table(
        2, houses={"Red": "29* 8* 20* 52*", "Blue": "45"}, hands={"Red": "wood, brick"}, roads={"Red": "23-29"}
    )
    table.state.settlements_left[0] = 0
    assert wish(table) == "end turn"


def test_it_buys_a_card_when_there_is_nothing_better() -> None:
    table = set_table(
        2, houses={"Red": "29* 8*", "Blue": "45"}, hands={"Red": "wool, grain, ore"}, roads={"Red": "23-29"}
    )
    assert wish(table) == "buy card"


def test_it_keeps_a_city_in_sight_rather_than_buy_a_card() -> None:
    table = set_table(2, houses={"Red": "29 31", "Blue": "45"}, hands={"Red": "wool, 2 grain, 3 ore"})
    assert wish(table) == "city 29"


def test_it_ships_what_it_has_too_much_of_for_what_it_needs() -> None:
    table = set_table(2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "4 wood, 2 grain, 2 ore"})
    assert play_wishes(table)[:2] == ["ship 4 wood for ore", "city 29"]


def test_it_uses_its_harbour() -> None:
    table = set_table(2, houses={"Red": "29 1", "Blue": "45"}, hands={"Red": "2 wood, 2 grain, 2 ore"})
    assert wish(table) == "ship 2 wood for ore"


def test_it_does_not_ship_for_what_is_not_in_stock() -> None:
    table = set_table(
        2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "4 wood, 2 grain, 2 ore", "Blue": "17 ore"}, trade="off"
    )
    assert wish(table) == "end turn"


def test_once_it_builds_it_ships_no_more() -> None:
    """The order of the book is strict: after a building no ship sails."""
    table = set_table(2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "4 wood, 2 grain, 2 ore"}, trade="off")
    table.state.built = 1
    assert wish(table) == "end turn"


# Points that win


def winning(**given: Any) -> Table:
    """Red has eight points on the table."""
    return set_table(2, houses={"Red": "29* 8* 20* 52*", "Blue": "45"}, **given)


def test_it_takes_the_longest_road_when_that_wins() -> None:
    table = winning(roads={"Red": "23-29 17-23 12-17 8-12"}, hands={"Red": "wood, wool, grain, brick, ore"})
    assert wish(table).startswith("road ")
    table.play(wish(table))
    assert table.actors == []


def test_it_plays_road_building_when_the_longest_road_wins() -> None:
    table = winning(roads={"Red": "23-29 17-23 12-17"}, cards={"Red": "road building"})
    made = play_wishes(table)
    assert made[0] == "play road building"
    assert table.actors == []


def test_it_plays_the_knight_that_wins_the_largest_army() -> None:
    table = winning(cards={"Red": "knight"}, knights={"Red": 2}, rolled=False)
    assert wish(table) == "play knight"
    table.play("play knight")
    assert table.actors == []


def test_it_gives_up_a_longest_road_that_cannot_grow() -> None:
    """All ends of Red's four roads are shut by Blue's houses or the coast."""
    table = set_table(
        2,
        houses={"Red": "1 28*", "Blue": "5 12 34"},
        roads={"Red": "1-5 1-4 4-8 8-12 22-28", "Blue": "8-13 28-34"},
        hands={"Red": "wood, brick"},
        trade="off",
    )
    assert wish(table) in ("end turn", "road 17-22")


def test_it_defends_its_longest_road() -> None:
    table = set_table(
        2,
        houses={"Red": "29* 8*", "Blue": "45*"},
        roads={"Red": "23-29 17-23 12-17 8-12 8-13", "Blue": "45-49 49-52 48-52 44-48"},
        hands={"Red": "wood, brick"},
        road_card="Red",
        trade="off",
    )
    assert wish(table).startswith("road ")


# The robber


def test_it_sends_the_robber_to_the_leaders_best_hex_and_never_to_its_own() -> None:
    table = set_table(4, houses={"Red": "51", "Blue": "29* 31", "White": "6", "Orange": "21"}, rolled=False)
    table.play("roll", "dice show 7")
    assert wish(table) == "robber to i"


def test_it_robs_the_leader() -> None:
    hands = {"Blue": "2 wood", "White": "2 wood"}
    table = set_table(3, houses={"Red": "51", "Blue": "20", "White": "32* 45*"}, hands=hands, rolled=False)
    table.play("roll", "dice show 7", "robber to k")
    assert wish(table) == "rob White"


def test_it_never_spares_anybody() -> None:
    table = set_table(2, houses={"Red": "51", "Blue": "20"}, hands={"Blue": "wood"}, rolled=False)
    table.play("roll", "dice show 7", "robber to k")
    assert table.moves() == ["rob Blue", "rob nobody"]
    assert wish(table) == "rob Blue"


def test_it_discards_what_it_needs_least() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, hands={"Red": "5 wool, 2 grain, 3 ore"}, rolled=False)
    table.play("roll", "dice show 7", *["discard wool"] * 4)
    assert wish(table) == "discard wool"


def test_its_discards_follow_each_other_in_the_order_of_the_book() -> None:
    table = set_table(
        2, houses={"Red": "29", "Blue": "45"}, hands={"Red": "3 wood, wool, 2 grain, brick, 3 ore"}, rolled=False
    )
    table.play("roll", "dice show 7")
    made = play_wishes(table, 5)
    assert made == ["discard wood", "discard wood", "discard wood", "discard wool", "discard brick"]


# Development cards


def test_it_plays_a_knight_before_the_dice_when_the_robber_stands_in_its_way() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, cards={"Red": "knight"}, robber="i", rolled=False)
    assert wish(table) == "play knight"


def test_it_rolls_when_a_knight_is_of_no_use_yet() -> None:
    """Blue has five knights, and the robber is in the desert: the last knight waits."""
    given: dict[str, Any] = {"cards": {"Red": "knight"}, "knights": {"Blue": 5}, "houses": {"Red": "29", "Blue": "45"}}
    assert wish(set_table(2, rolled=False, **given)) == "roll"


def test_it_keeps_its_largest_army_ahead() -> None:
    given: dict[str, Any] = {"cards": {"Red": "knight"}, "houses": {"Red": "29", "Blue": "45"}, "army_card": "Red"}
    assert wish(set_table(2, rolled=False, knights={"Red": 3, "Blue": 3}, **given)) == "play knight"
    assert wish(set_table(2, rolled=False, knights={"Red": 5, "Blue": 1}, **given)) == "roll"


def test_it_monopolises_what_the_others_have_and_it_needs() -> None:
    table = set_table(
        3,
        houses={"Red": "29 8", "Blue": "45", "White": "20"},
        hands={"Red": "2 grain, ore", "Blue": "2 ore, wood", "White": "ore"},
        cards={"Red": "monopoly"},
    )
    assert wish(table) == "play monopoly on ore"


def test_it_keeps_a_monopoly_when_nobody_has_anything() -> None:
    table = set_table(2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "ore"}, cards={"Red": "monopoly"})
    assert wish(table) == "end turn"


def test_it_discovers_what_completes_a_city() -> None:
    table = set_table(
        2, houses={"Red": "29 8", "Blue": "45"}, hands={"Red": "grain, 2 ore"}, cards={"Red": "discovery"}, trade="off"
    )
    assert play_wishes(table)[:4] == ["play discovery", "take grain", "take ore", "city 29"]


def test_it_takes_only_what_is_in_stock() -> None:
    table = set_table(
        2,
        houses={"Red": "29 8", "Blue": "45"},
        hands={"Red": "grain, 2 ore", "Blue": "17 ore"},
        cards={"Red": "discovery"},
        trade="off",
    )
    table.play("play discovery")
    assert wish(table) != "take ore"


def test_it_goes_on_when_the_stacks_are_empty() -> None:
    """It would discover, but there is nothing to discover."""
    table = set_table(
        2,
        houses={"Red": "29 8", "Blue": "45"},
        hands={"Red": "grain, 2 ore", "Blue": "19 wood, 19 wool, 18 grain, 19 brick, 17 ore"},
        cards={"Red": "discovery"},
        trade="off",
    )
    assert wish(table) == "end turn"


def test_it_plays_a_knight_after_the_dice_too() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, cards={"Red": "knight"}, robber="i")
    assert wish(table) == "play knight"


def test_it_does_not_count_on_cards_when_the_pile_is_empty() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, hands={"Red": "wool, grain, ore"}, trade="off")
    empty_pile(table)
    assert wish(table) == "end turn"


def test_it_keeps_a_card_it_has_just_bought() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, cards={"Red": "knight, road building"}, robber="i")
    table.state.fresh[0] = [1, 1, 0, 0, 0]
    assert wish(table) == "end turn"


def test_it_keeps_road_building_while_roads_lead_nowhere() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, cards={"Red": "road building"}, roads={"Red": "23-29"})
    table.state.settlements_left[0] = 0
    assert wish(table) == "end turn"


def test_it_builds_free_roads_towards_a_site() -> None:
    table = set_table(2, houses={"Red": "29", "Blue": "45"}, cards={"Red": "road building"}, roads={"Red": "23-29"})
    assert play_wishes(table)[:2] == ["play road building", "road 18-23"]


# Trade with the others


def offering(**given: Any) -> Table:
    """Red needs one ore for a city, and has wood to spare; the others have ore."""
    hands = {"Red": "2 wood, 2 grain, 2 ore", "Blue": "ore, wool", "White": "wool"}
    return set_table(3, **{"houses": {"Red": "29 8", "Blue": "45", "White": "20"}, "hands": hands, **given})


def test_it_offers_what_it_can_spare_for_the_card_it_lacks() -> None:
    assert play_wishes(offering(), 3) == ["give wood", "want ore", "propose"]


def test_its_second_offer_gives_two() -> None:
    table = offering()
    table.play("give wood", "want ore", "propose", "Blue: decline", "White: decline")
    assert play_wishes(table, 4) == ["give wood", "give wood", "want ore", "propose"]


def test_it_makes_no_third_offer() -> None:
    table = offering()
    table.play(*["give wood", "withdraw"] * 2)
    assert wish(table) == "end turn"


def test_it_offers_nothing_to_an_only_rival() -> None:
    """What helps him is as bad as what helps oneself is good."""
    hands = {"Red": "2 wood, 2 grain, 2 ore", "Blue": "ore, wool"}
    assert wish(set_table(2, houses={"Red": "29 8", "Blue": "45"}, hands=hands)) == "end turn"


def test_it_asks_nobody_who_is_about_to_win() -> None:
    table = offering(houses={"Red": "29 8", "Blue": "45* 49* 52* 40*", "White": "20"})
    assert wish(table) == "end turn"


def test_it_makes_no_offer_that_does_not_help() -> None:
    table = offering(hands={"Red": "wood", "Blue": "wood", "White": "wood"})
    assert wish(table) == "end turn"


def answering(**given: Any) -> Table:
    """Blue offers Red an ore for wood."""
    hands = {"Red": "2 wood, 2 grain, 2 ore", "Blue": "ore, grain, wool", "White": "wool"}
    table = set_table(
        3, **{"houses": {"Red": "29 8", "Blue": "45", "White": "20"}, "hands": hands, "turn": "Blue", **given}
    )
    table.play("give ore", "want wood", "propose")
    return table


def test_it_accepts_what_completes_its_city() -> None:
    assert wish(answering(), "Red") == "accept"


def test_it_declines_what_does_not_help_it() -> None:
    hands = {"Red": "wood, wool, grain, brick", "Blue": "ore, grain, wool, brick", "White": "wool"}
    assert wish(answering(hands=hands, roads={"Red": "18-23 23-29"}), "Red") == "decline"


def test_it_declines_what_it_cannot_pay() -> None:
    assert wish(answering(), "White") == "decline"


def test_it_does_not_help_somebody_who_is_about_to_win() -> None:
    assert wish(answering(houses={"Red": "29 8", "Blue": "45* 49* 52* 40*", "White": "20"}), "Red") == "decline"


def test_it_deals_with_the_partner_who_is_behind() -> None:
    table = offering(
        houses={"Red": "29 8", "Blue": "45* 40*", "White": "20"},
        hands={"Red": "2 wood, 2 grain, 2 ore", "Blue": "ore", "White": "ore"},
    )
    table.play("give wood", "want ore", "propose", "Blue: accept", "White: accept")
    assert wish(table) == "deal with White"


def test_it_refuses_a_counter_offer_that_costs_too_much() -> None:
    table = offering()
    table.play("give wood", "want ore", "propose", "Blue: counter", "White: decline")
    table.play("Blue: give wool", "Blue: want ore", "Blue: want ore", "Blue: propose")
    assert wish(table) == "withdraw"


def test_it_can_finish_a_counter_offer() -> None:
    table = answering()
    table.play("Red: counter", "White: decline", "Red: give wood")
    assert wish(table, "Red") == "want ore"
    table.play("Red: want ore")
    assert wish(table, "Red") == "propose"


def test_it_takes_back_an_offer_for_everything() -> None:
    """Nothing is left to ask for; whoever composed that gets out of it."""
    table = offering(hands={"Red": "wood, wool, grain, brick", "Blue": "ore", "White": "ore"})
    table.play("give wood", "give wool", "give grain", "give brick")
    assert wish(table) == "want ore"


# Whole games


@pytest.mark.parametrize(("seats", "options"), [(2, TODAY), (3, {}), (4, TODAY)], ids=str)
def test_it_beats_random_players(seats: int, options: dict[str, str]) -> None:
    rows = np.zeros((GAMES, 1 + 2 * seats), np.int64)
    own = np.arange(GAMES) % seats
    rows[:, 0] = ((1 << seats) - 1) & ~(1 << own)
    pool = CATAN.record.pool()
    legal, weights = CATAN.buffers()
    numbers = CATAN.option_numbers(CATAN.settle(seats, options))
    walks = house_walks(CATAN)
    walks.house_games(pool, CATAN.record.cells(pool), generator(0), legal, weights, seats, numbers, 1, rows)
    won = rows[np.arange(GAMES), 1 + seats + own] == 1
    assert won.mean() > 0.95


def test_a_game_between_house_players_ends_early() -> None:
    pool = CATAN.record.pool()
    legal, weights = CATAN.buffers()
    CATAN.doors.new(pool, 0, 2, CATAN.option_numbers(CATAN.settle(2, {})))
    decisions = house_walks(CATAN).house_moves(pool, 0, generator(3), generator(4), legal, weights, 0, 2_000)
    assert decisions < 1_000
    assert int(pool[0].turns) < 200
    assert CATAN.doors.to_act(pool, 0) == 0


def test_it_looks_at_nothing_that_its_seat_does_not_see() -> None:
    """Its moves are the same on every state that may lie behind its view."""
    pool, rng, seats = CATAN.record.pool(2), generator(5), 3
    (legal, weights), other = CATAN.buffers(), CATAN.buffers()[1]
    CATAN.doors.new(pool, 0, seats, CATAN.option_numbers(CATAN.settle(seats, {})))
    while int(pool[0].turns) < TURNS and (actors := CATAN.doors.to_act(pool, 0)):
        if actors == CHANCE_BIT:
            player, count = CHANCE, CATAN.doors.chance(pool, 0, legal, weights)
        else:
            player = first_of(actors)
            count = CATAN.doors.legal(pool, 0, player, legal)
            ASK(pool, 0, player, legal, count, weights)
            seen = observe(CATAN, pool, 0, player)
            CATAN.doors.imagine(seen.pool, player, CATAN.record.told, CATAN.record.cells(pool), rng, pool, 1)
            ASK(pool, 1, player, legal, count, other)
            assert weights[:count].tolist() == other[:count].tolist()
        CATAN.doors.apply(pool, 0, player, int(legal[draw(weights, count, rng)]))


# The estimate


def estimate_door(pool: Any, index: int, values: Any) -> int:
    """The estimate as Python calls it."""
    return int(estimate(pool[index], values))


JUDGE = bind(estimate_door, CATAN.functions, "catan_estimate_door")


def estimated(table: Table) -> list[float]:
    values = np.zeros(4)
    assert JUDGE(table.pool, 0, values) == 1
    assert values[: table.seats].sum() == pytest.approx(1)
    shares: list[float] = values[: table.seats].tolist()
    return shares


def test_nothing_is_estimated_before_the_founding_is_over() -> None:
    assert JUDGE(lay_island(Table(3)).pool, 0, np.zeros(4)) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_more_is_estimated_higher(seats: int) -> None:
    """More points, more yield, harbours, roads, knights and cards than all others."""
    houses = {"Red": "29* 30* 1 50", "Blue": "45", "White": "20", "Orange": "7"}
    table = set_table(
        seats,
        houses={name: houses[name] for name in SEAT_NAMES[:seats]},
        roads={"Red": "23-29 17-23 12-17 8-12 8-13"},
        hands={"Red": "2 grain, 3 ore", "Blue": "8 wood"},
        cards={"Red": "2 knight, monopoly"},
        knights={"Red": 3},
    )
    shares = estimated(table)
    assert shares[0] > 0.9
    assert min(shares) > 0


def test_at_the_end_the_winner_has_it_all() -> None:
    table = set_table(3, houses={"Red": "29* 8* 20* 52*", "Blue": "45"}, cards={"Red": "knight"}, knights={"Red": 2})
    table.play("play knight")
    assert estimated(table) == [1, 0, 0]


def test_at_the_limit_those_with_most_points_share() -> None:
    table = set_table(3, houses={"Red": "29", "Blue": "45", "White": ""}, turns=1000)
    table.play("end turn")
    assert table.actors == []
    assert estimated(table) == [0.5, 0.5, 0]
