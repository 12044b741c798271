"""Every sentence of Catan's rulebook that can forbid a move, and a move that it forbids."""

from collections.abc import Callable

import pytest

from clubroom import IllegalMove, Match
from clubroom.games.catan import sentences
from games.catan.setting import empty_pile, lay_island, set_table
from games.catan.table import CATAN, Table

NUMBERS = {name: number for name, number in vars(sentences).items() if name.isupper()}
FIFTEEN = "10-14 14-19 19-24 24-30 30-36 31-36 31-37 37-42 42-46 41-46 36-41 41-45 45-49 49-53 50-53"
HOUSES = {"Red": "10", "Blue": "20", "White": "32"}
HANDS = {"Red": "3 wood, wool, grain, 3 brick, ore", "Blue": "8 wool", "White": "ore"}


def usual() -> Table:
    """Red's turn after the dice."""
    return set_table(3, houses=HOUSES, roads={"Red": "10-14"}, hands=HANDS, cards={"Red": "knight, discovery"})


def rolling() -> Table:
    cards = {"Red": "discovery"}
    return set_table(3, houses=HOUSES, roads={"Red": "10-14"}, hands=HANDS, cards=cards, rolled=False)


def tossing() -> Table:
    table = rolling()
    table.play("roll")
    return table


def founding() -> Table:
    return lay_island(Table(3))


def founding_road() -> Table:
    table = founding()
    table.play("settlement 10")
    return table


def no_pieces() -> Table:
    houses = {"Red": "1* 3* 12* 16* 26 47"}
    hands = {"Red": "2 wood, 2 wool, 5 grain, 2 brick, 5 ore"}
    return set_table(3, houses=houses, roads={"Red": FIFTEEN}, hands=hands, road_card="")


def scarce() -> Table:
    """Nothing in the stacks, nothing in the pile, no piece to lay."""
    hands = {"Red": "19 wood, 19 wool", "Blue": "19 grain", "White": "19 brick, 19 ore"}
    cards = {"Red": "road building, discovery"}
    table = set_table(3, roads={"Red": FIFTEEN}, hands=hands, cards=cards, road_card="")
    empty_pile(table)
    return table


def discarding() -> Table:
    table = rolling()
    table.play("roll", "dice show 7", "Red: discard wood")
    return table


def robbing() -> Table:
    table = usual()
    table.play("play knight")
    return table


def choosing() -> Table:
    table = robbing()
    table.play("robber to k")
    return table


def taking() -> Table:
    table = rolling()
    table.play("play discovery", "take grain")
    return table


def offering() -> Table:
    table = usual()
    table.play("give wood")
    return table


def answering() -> Table:
    table = offering()
    table.play("want ore", "propose")
    return table


def countering() -> Table:
    table = answering()
    table.play("Blue: counter", "White: accept", "Blue: give wool")
    return table


def picking() -> Table:
    table = answering()
    table.play("Blue: decline", "White: accept")
    return table


def bought() -> Table:
    table = usual()
    table.play("buy card", "drawn card is monopoly")
    return table


def ended() -> Table:
    table = set_table(2, houses={"Red": "1* 3* 12* 16* 26"}, hands={"Red": "wool, grain, ore"})
    table.play("buy card", "drawn card is point")
    return table


def full_of_settlements() -> Table:
    hands = {"Red": "wood, wool, grain, brick"}
    return set_table(2, houses={"Red": "10 1 3 12 16"}, roads={"Red": "10-14 14-19"}, hands=hands)


def founded() -> Table:
    table = founding_road()
    table.play("road 10-15")
    return table


def laying() -> Table:
    return Table(3)


POSITIONS = [usual, rolling, founding, founding_road, no_pieces, scarce, discarding, robbing, choosing, taking]
POSITIONS += [offering, answering, countering, picking, bought, tossing]
REFUSALS = [
    ("WHO_WINS", ended, "Red", "end turn"),
    ("WHO_WINS", ended, "Blue", "dice show 3"),
    ("PIECES", no_pieces, "Red", "road 10-15"),
    ("PIECES", no_pieces, "Red", "city 26"),
    ("PIECES", full_of_settlements, "Red", "settlement 19"),
    ("FOUNDING", founding, "Red", "road 10-14"),
    ("FOUNDING", founding, "Red", "roll"),
    ("FOUNDING", founding_road, "Red", "settlement 30"),
    ("FOUNDING", founding_road, "Red", "end turn"),
    ("ROAD_FROM_THE_SETTLEMENT", founding_road, "Red", "road 14-19"),
    ("DISTANCE", founded, "Blue", "settlement 10"),
    ("DISTANCE", founded, "Blue", "settlement 14"),
    ("ORDER_OF_PHASES", usual, "Blue", "end turn"),
    ("ORDER_OF_PHASES", usual, "Red", "roll"),
    ("ORDER_OF_PHASES", usual, "Red", "dice show 6"),
    ("ORDER_OF_PHASES", usual, "Red", "take ore"),
    ("ORDER_OF_PHASES", usual, "Red", "robber to a"),
    ("ORDER_OF_PHASES", usual, "Red", "rob Blue"),
    ("ORDER_OF_PHASES", usual, "Red", "rob nobody"),
    ("ORDER_OF_PHASES", usual, "Red", "deal with Blue"),
    ("ORDER_OF_PHASES", usual, "Red", "withdraw"),
    ("ORDER_OF_PHASES", founding, "Blue", "settlement 3"),
    ("ORDER_OF_PHASES", robbing, "Red", "end turn"),
    ("ORDER_OF_PHASES", robbing, "Red", "play discovery"),
    ("ORDER_OF_PHASES", robbing, "Red", "give wood"),
    ("ORDER_OF_PHASES", choosing, "Red", "road 14-19"),
    ("ORDER_OF_PHASES", offering, "Red", "end turn"),
    ("ORDER_OF_PHASES", answering, "Red", "give wood"),
    ("ORDER_OF_PHASES", countering, "White", "give ore"),
    ("ORDER_OF_PHASES", countering, "Blue", "withdraw"),
    ("ORDER_OF_PHASES", countering, "Blue", "buy card"),
    ("ORDER_OF_PHASES", bought, "Red", "give wood"),
    ("ORDER_OF_PHASES", bought, "Red", "propose"),
    ("ORDER_OF_PHASES", bought, "Red", "ship 3 wood for ore"),
    ("ORDER_OF_PHASES", laying, "Red", "roll"),
    ("ROLL_FIRST", rolling, "Red", "end turn"),
    ("ROLL_FIRST", rolling, "Red", "road 14-19"),
    ("ROLL_FIRST", rolling, "Red", "settlement 14"),
    ("ROLL_FIRST", rolling, "Red", "buy card"),
    ("ROLL_FIRST", rolling, "Red", "give wood"),
    ("ROLL_FIRST", rolling, "Red", "propose"),
    ("ROLL_FIRST", rolling, "Red", "ship 4 wood for ore"),
    ("TRADE_WITH_PLAYERS", usual, "Red", "propose"),
    ("TRADE_WITH_PLAYERS", usual, "Red", "want ore"),
    ("TRADE_WITH_PLAYERS", usual, "Blue", "accept"),
    ("TRADE_WITH_PLAYERS", offering, "Red", "want wood"),
    ("TRADE_WITH_PLAYERS", answering, "Blue", "accept"),
    ("TRADE_WITH_PLAYERS", answering, "Red", "decline"),
    ("TRADE_WITH_PLAYERS", picking, "Red", "deal with Blue"),
    ("TRADE_WITH_PLAYERS", picking, "White", "counter"),
    ("SEA_TRADE", usual, "Red", "ship 4 wood for ore"),
    ("SEA_TRADE", usual, "Red", "ship 3 wood for ore"),
    ("SEA_TRADE", scarce, "Red", "ship 4 wood for wood"),
    ("SEA_TRADE", scarce, "Red", "ship 4 wood for ore"),
    ("COSTS_OF_A_ROAD", usual, "Red", "road 41-45"),
    ("COSTS_OF_A_ROAD", usual, "Red", "road 10-14"),
    ("COSTS_OF_A_SETTLEMENT", usual, "Red", "settlement 45"),
    ("COSTS_OF_A_CITY", usual, "Red", "city 10"),
    ("COSTS_OF_A_CARD", scarce, "Red", "buy card"),
    ("NOT_JUST_BOUGHT", bought, "Red", "play monopoly on ore"),
    ("HALF_THE_HAND", usual, "Red", "discard wood"),
    ("HALF_THE_HAND", discarding, "White", "discard ore"),
    ("HALF_THE_HAND", discarding, "Blue", "discard ore"),
    ("MOVE_THE_ROBBER", robbing, "Red", "robber to j"),
    ("MOVE_THE_ROBBER", choosing, "Red", "rob Red"),
    ("MOVE_THE_ROBBER", choosing, "Red", "rob Orange"),
    ("ONE_CARD_EACH_TURN", usual, "Red", "play monopoly on ore"),
    ("ONE_CARD_EACH_TURN", usual, "Red", "play road building"),
    ("STEAL_WITH_A_KNIGHT", choosing, "Red", "rob nobody"),
    ("TWO_FREE_ROADS", scarce, "Red", "play road building"),
    ("TWO_CARDS_OF_CHOICE", scarce, "Red", "play discovery"),
    ("TWO_CARDS_OF_CHOICE", taking, "Red", "take wool"),
]


@pytest.mark.parametrize(("name", "position", "player", "text"), REFUSALS)
def test_a_forbidden_move_is_refused_with_the_sentence_that_forbids_it(
    name: str, position: Callable[[], Table], player: str, text: str
) -> None:
    """catan-2, catan-9, catan-13, catan-14, catan-15, catan-20, catan-21, catan-23, catan-24, catan-26, catan-30,
    catan-31, catan-32, catan-33, catan-35, catan-36, catan-38, catan-39, catan-43, catan-44: case by case.
    """
    table = position()
    assert table.ban(player, text) == f"catan-{NUMBERS[name]}"
    assert player not in table.actors or text not in table.moves(player)


def test_every_sentence_that_can_forbid_has_a_refusal_here() -> None:
    assert {name for name, *_ in REFUSALS} == set(NUMBERS)
    assert [CATAN.rulebook.sentence(number).id for number in NUMBERS.values()] == [
        f"catan-{number}" for number in NUMBERS.values()
    ]


@pytest.mark.parametrize("position", POSITIONS)
def test_every_move_is_either_legal_or_refused(position: Callable[[], Table]) -> None:
    """catan-47, catan-20: for everyone at the table; nothing else forbids a move."""
    table = position()
    texts = [CATAN.moves.text(move) for move in range(len(CATAN.moves))]
    for player in ("Red", "Blue", "White"):
        allowed = [text for text in texts if not table.ban(player, text)]
        assert allowed == (table.moves(player) if player in table.actors else [])


def test_a_match_says_which_rule_is_broken() -> None:
    match = Match(CATAN, seats=3, seed=2)
    (player,) = match.to_act()
    with pytest.raises(IllegalMove, match=r"may not 'roll': .* \(catan-13\)") as refused:
        match.play(player, "roll")
    assert refused.value.sentence == match.why_not(player, "roll")
    assert match.why_not(player, match.legal(player)[0]) is None
    other = (player + 1) % 3
    assert getattr(match.why_not(other, "settlement 1"), "id", "") == "catan-20"
