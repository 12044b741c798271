"""How the house player plays: what it mixes, what it bids, shows, buys and steals."""

import numpy as np
import pytest

from clubroom.bots.walks import house_walks
from clubroom.chance import below, generator
from clubroom.compiled import PLAIN
from clubroom.sight import observe
from clubroom.viewers import CHANCE, CHANCE_BIT, members
from games.adel.setting import set_table
from games.adel.table import ADEL, Table

GAMES = 10 if PLAIN else 2000
FOUR = "beige blue green red"
SIX = "beige blue green purple red black"


def habit(table: Table, player: str) -> dict[str, float]:
    """How likely the house player makes each of a player's moves."""
    seat = table.names.index(player)
    legal, weights = ADEL.buffers()
    count = ADEL.doors.legal(table.pool, 0, seat, legal)
    ADEL.house(table.pool[0], seat, legal, count, weights)
    assert (weights[:count] >= 0).all()
    assert 0 < weights[:count].sum() < 1 << 31
    whole = int(weights[:count].sum())
    return {ADEL.moves.text(int(legal[choice])): int(weights[choice]) / whole for choice in range(count)}


def surely(table: Table, player: str) -> str:
    """The one move that the house player makes."""
    moves = habit(table, player)
    best = max(moves, key=lambda text: moves[text])
    assert moves[best] > 0.9, moves
    return best


def shown(table: Table, player: str) -> str:
    """Compose and open an exhibition by the house player's moves; what it showed, also after the opening."""
    codes = []
    while (move := surely(table, player)) != "open the exhibition":
        table.play(player, move)
        codes.append(move.removeprefix("show "))
    table.play(player, move)
    return " ".join(codes)


def thieves(moves: dict[str, float]) -> float:
    return sum(chance for text, chance in moves.items() if text.startswith("play thief"))


# Places and actions


def test_alone_at_the_castle_it_exhibits() -> None:
    table = set_table("alea", FOUR, {"beige": "A1 A2 A3"})
    for player, place in zip(FOUR.split(), ("castle", "auction", "auction", "auction"), strict=True):
        table.play(player, f"go to {place}")
    assert surely(table, "beige") == "play exhibition"


def test_alone_at_the_auction_house_it_pays_with_its_worst_cheque() -> None:
    table = set_table("alea", FOUR, {"beige": "A1 A2"}, windows="A3 F7")
    for player, place in zip(FOUR.split(), ("auction", "castle", "castle", "castle"), strict=True):
        table.play(player, f"go to {place}")
    assert surely(table, "beige") == "play cheque 2"


def test_among_bidders_it_bids_more_for_what_it_needs() -> None:
    bids = {}
    for windows in ("B1 B2", "F6 F7"):  # with B its two As and two Cs become one exhibition
        table = set_table("alea", FOUR, {"beige": "A1 A2 C1 C2"}, windows=windows)
        for player in FOUR.split():
            table.play(player, "go to auction")
        moves = habit(table, "beige")
        bids[windows] = sum(moves[f"play cheque {value}"] for value in (22, 23))
    assert bids["B1 B2"] > 0.5
    assert bids["B1 B2"] > bids["F6 F7"] + 0.2


def test_it_goes_where_there_is_something_to_gain() -> None:
    """Without an exhibition to show it buys; with a large one and poor goods it shows."""
    poor = set_table("alea", FOUR, {"beige": "A1 A2 C1 C2"}, windows="B1 B2")
    hands = {"beige": "A1 A2 A3 B1 B2 B3", "blue": "A4 C1 E1 F1", "green": "A5 C2 E2 F2", "red": "A6 C3 E3 F3"}
    rich = set_table("alea", FOUR, hands, known="A4 C1 E1 F1 A5 C2 E2 F2 A6 C3 E3 F3", windows="E4 E5")
    assert habit(poor, "beige")["go to auction"] > habit(rich, "beige")["go to auction"] + 0.1


def test_it_is_not_predictable() -> None:
    """Where all hold much the same, neither place and no action at the castle is out of the question."""
    hands = {"beige": "A1 A2 B1 C4", "blue": "A3 A4 B2 C1", "green": "A5 A6 B3 C2", "red": "A7 A8 B4 C3"}
    table = set_table("alea", FOUR, hands, known=" ".join(hands.values()), pawns={"blue": 4, "green": 2})
    assert all(0.03 < chance < 0.97 for chance in habit(table, "beige").values())
    for player in FOUR.split():
        table.play(player, "go to castle")
    moves = habit(table, "beige")
    assert min(moves["play exhibition"], moves["play detective"], thieves(moves)) > 0.02


def test_it_sends_no_detective_when_no_thief_can_come() -> None:
    jail = (2, 3, 4, 9, 10, 11)  # of blue, green and purple
    hands = {player: f"A{number} B{number} C{number}" for number, player in enumerate(SIX.split(), 1)}
    for cells, likely in ((jail, False), ((), True)):
        table = set_table("jumbo", SIX, hands, jail=cells, pawns={"blue": 9, "green": 8, "purple": 7, "red": 6})
        for player, place in zip(SIX.split(), ("castle", "castle", "castle", "castle", *["auction"] * 2), strict=True):
            table.play(player, f"go to {place}")
        assert (habit(table, "beige")["play detective"] > 0.1) == likely


def test_the_last_in_the_race_sends_detectives_sooner_than_the_leader() -> None:
    hands = {player: f"A{number} B{number} C{number}" for number, player in enumerate(FOUR.split(), 1)}
    table = set_table("alea", FOUR, hands, pawns={"beige": 12, "blue": 8, "green": 6, "red": 0})
    for player in FOUR.split():
        table.play(player, "go to castle")
    assert habit(table, "red")["play detective"] > habit(table, "beige")["play detective"] + 0.1


def test_the_better_thief_goes_to_the_castle_and_the_other_to_the_auction_house() -> None:
    hands = {"beige": "A1 A2", "blue": "A3 A4 B1 B2 C1 C2"}
    castle = set_table("alea", FOUR, hands, known="A3 A4 B1 B2 C1 C2")
    auction = set_table("alea", FOUR, hands, windows="F6 F7")
    for player in FOUR.split():
        castle.play(player, "go to castle")
        auction.play(player, "go to auction")
    assert habit(castle, "beige")["play thief 1"] == 0 < habit(castle, "beige")["play thief 10"]
    assert habit(auction, "beige")["play thief 10"] == 0 < habit(auction, "beige")["play thief 1"]


def test_it_ends_the_game_if_it_wins_then() -> None:
    """Space 33 pays three for the best exhibition, and three suffice; what follows depends on the last valuation."""
    chances = {}
    for hand in ("A1 A2 A3 B1 B2 B3 C1", "A1 A2 A3"):
        hands = {"beige": hand, "blue": "D1 D2 D3 D4 E1", "green": "E2 E3 E4 F1 F2", "red": "C2 C3 C4 C5 C6"}
        known = " ".join(hands[player] for player in ("blue", "green", "red"))
        table = set_table("alea", FOUR, hands, known=known, pawns={"beige": 31, "blue": 30, "green": 30, "red": 30})
        for player in FOUR.split():
            table.play(player, "go to castle")
        chances[hand] = habit(table, "beige")["play exhibition"]
    assert chances["A1 A2 A3 B1 B2 B3 C1"] > chances["A1 A2 A3"] + 0.1


def test_where_there_is_no_choice_it_makes_the_only_move() -> None:
    """Without cheques and free thieves there is the castle, without an exhibition the detective."""
    hands = {"beige": "A1 A2 C1"}
    table = set_table("alea", FOUR, hands, purses={"beige": []}, jail=(1, 10))
    assert habit(table, "beige") == {"go to castle": 1}
    for player in FOUR.split():
        table.play(player, "go to castle")
    assert habit(table, "beige") == {"play detective": 1}
    rest = set_table("alea", FOUR, hands, purses={"beige": []}, jail=(1,))
    for player in FOUR.split():
        rest.play(player, "go to auction")
    assert habit(rest, "beige") == {"play thief 10": 1}


def test_once_the_auction_house_is_closed_it_expects_everybody_at_the_castle() -> None:
    table = set_table("alea", FOUR, {"beige": "A1 A2 A3", "blue": "B1 B2 B3"}, windows="", bag="", left=(0, 0))
    assert set(habit(table, "beige")) == {"play thief 1", "play thief 10", "play detective", "play exhibition"}


# What it shows


def castle_of(hands: dict[str, str], known: str, *exhibitors: str) -> Table:
    """Beige and the others exhibit; the rest are detectives."""
    table = set_table("alea", FOUR, hands, known=known)
    for player in FOUR.split():
        table.play(player, "go to castle")
    for player in FOUR.split():
        table.play(player, f"play {'exhibition' if player in exhibitors else 'detective'}")
    return table


def test_without_a_rival_it_shows_three_objects_whose_loss_breaks_nothing() -> None:
    table = castle_of({"beige": "A1 A2 B1 C1 C2 C3"}, "", "beige")
    assert shown(table, "beige") == "C1 C2 C3"


@pytest.mark.parametrize(
    ("hand", "three"),
    [("A1 A2 A3 B1", "A1 A2 A3"), ("A1 A2 B1", "A1 A2 B1"), ("D1 E1 E2", "D1 E1 E2"), ("D1 E1 F1 A1", "D1 E1 F1")],
)
def test_three_objects_may_be_of_one_letter_or_of_more(hand: str, three: str) -> None:
    assert shown(castle_of({"beige": hand}, "", "beige"), "beige") == three


def test_it_shows_one_object_more_than_its_rival_can() -> None:
    """The oldest object of a letter stays at home."""
    hands = {"beige": "A1 A2 A3 B1 B2 C1 C2", "blue": "E1 E2 E3 E4"}
    table = castle_of(hands, "E1 E2 E3 E4", "beige", "blue")
    assert shown(table, "beige") == "A3 B1 B2 C1 C2"


def test_it_shows_all_it_has_where_that_may_be_needed() -> None:
    hands = {"beige": "A1 A2 A3 C1 C2 D1 D2", "blue": "E1 E2 E3 E4"}
    assert shown(castle_of(hands, "", "beige", "blue"), "beige") == "C1 C2 D1 D2"


def test_it_shows_three_where_more_would_not_win() -> None:
    hands = {"beige": "A1 A2 A3 A4", "blue": "C1 C2 C3 C4 D1 D2 D3 E1 E2 E3", "red": "B1 B2 B3 B4 B5 B6 B7 C5 C6 C7"}
    known = f"{hands['blue']} {hands['red']}"
    assert shown(castle_of(hands, known, "beige", "blue"), "beige") == "A2 A3 A4"
    assert shown(castle_of(hands, known, "beige", "blue", "red"), "beige") == "A2 A3 A4"


# What it takes


def test_it_buys_what_enlarges_its_exhibition() -> None:
    table = set_table("alea", FOUR, {"beige": "A1 A2 C1 C2"}, windows="F1 B7")
    for player, place in zip(FOUR.split(), ("auction", "castle", "castle", "castle"), strict=True):
        table.play(player, f"go to {place}")
    for player in FOUR.split():
        table.play(player, "play cheque 2" if player == "beige" else "play detective")
    assert surely(table, "beige") == "buy right"


@pytest.mark.parametrize(("own", "loot"), [("E1 E2 E3", "D1"), ("F1 F2 F3", "B1")])
def test_its_thief_takes_what_it_needs_or_what_hurts_most(own: str, loot: str) -> None:
    """A D joins its Es; to a collection of Fs only the victim's one B, which joins his others, is of use."""
    hands = {"beige": own, "blue": "B1 B2 C1 C2 D1 D2" if own[0] == "E" else "A1 A2 A3 B1 C1 C2 C3"}
    table = set_table("alea", FOUR, hands)
    for player in FOUR.split():
        table.play(player, "go to castle")
    for player, card in zip(FOUR.split(), ("thief 10", "exhibition", "detective", "detective"), strict=True):
        table.play(player, f"play {card}")
    table.exhibit(blue=hands["blue"])
    assert surely(table, "beige") == f"steal {loot}"


# Any table


TABLES = [(2, {"variant": "surprise"}), (2, {"variant": "confrontation"}), (2, {"tiny": "on"}), (3, {}), (6, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_looks_only_at_what_its_seat_sees(seats: int, options: dict[str, str]) -> None:
    rng = generator(3)
    legal, weights = ADEL.buffers()
    imagined = np.zeros_like(weights)
    pool = ADEL.record.pool(2)
    many = 12 if PLAIN else 1
    for _ in range(1 if PLAIN else 5):
        ADEL.record.cells(pool)[:] = 0
        ADEL.doors.new(pool, 0, seats, ADEL.option_numbers(ADEL.settle(seats, options)))
        while actors := ADEL.doors.to_act(pool, 0):
            player = CHANCE if actors & CHANCE_BIT else members(actors)[below(rng, len(members(actors)))]
            if player == CHANCE:
                count = ADEL.doors.chance(pool, 0, legal, weights)
            else:
                count = ADEL.doors.legal(pool, 0, player, legal)
            if player != CHANCE and below(rng, many) == 0:
                seen = observe(ADEL, pool, 0, player)
                ADEL.doors.imagine(seen.pool, player, ADEL.record.told, ADEL.record.cells(pool), rng, pool, 1)
                ADEL.house(pool[0], player, legal, count, weights)
                ADEL.house(pool[1], player, legal, count, imagined)
                assert weights[:count].tolist() == imagined[:count].tolist()
                assert weights[:count].sum() > 0
            ADEL.doors.apply(pool, 0, player, int(legal[below(rng, count)]))


def wins_against_random(seats: int, options: dict[str, str]) -> float:
    """How often one house player among random ones wins, its seat changing from game to game."""
    pool, numbers = ADEL.record.pool(), ADEL.option_numbers(ADEL.settle(seats, options))
    rows = np.zeros((GAMES, 1 + 2 * seats), np.int64)
    turn = np.arange(GAMES) % seats
    rows[:, 0] = (1 << seats) - 1 - (1 << turn)
    walks = house_walks(ADEL)
    walks.house_games(pool, ADEL.record.cells(pool), generator(0), *ADEL.buffers(), seats, numbers, 1, rows)
    return float((rows[np.arange(GAMES), 1 + seats + turn] == 1).mean())


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_beats_players_who_play_at_random(seats: int, options: dict[str, str]) -> None:
    least = 0.5 if "tiny" in options else 0.9 if seats == 2 else 2.5 / seats
    assert wins_against_random(seats, options) > least * (0.7 if PLAIN else 1)  # ten games say less than thousands


# Who will win


def shares(table: Table) -> list[float]:
    values = np.zeros(table.seats)
    assert ADEL.estimate(table.pool[0], values) == 1
    assert values.sum() == pytest.approx(1)
    assert (values > 0).all()
    return [float(value) for value in values]


def test_who_is_further_or_has_more_is_likelier_to_win() -> None:
    even = {"beige": "A1 A2 B1", "blue": "D1 D2 E1", "green": "F1 F2 E2"}
    pawns = {"beige": 20, "blue": 10, "green": 10, "red": 10}
    ahead = shares(set_table("alea", FOUR, even, pawns=pawns))
    assert ahead[0] == max(ahead) > 0.3
    richer = shares(set_table("alea", FOUR, {**even, "blue": "D1 D2 D3 D4 D5 E1"}, pawns=dict.fromkeys(pawns, 20)))
    assert richer[1] == max(richer) > 0.3


def test_near_the_table_a_lead_beyond_every_prize_decides() -> None:
    hands = {"beige": "A1 A2 B1", "blue": "D1 D2 D3 E1", "green": "F1 F2", "red": "C1 C2"}
    far = shares(set_table("alea", FOUR, hands, pawns={"beige": 33, "blue": 18, "green": 18, "red": 18}))
    near = shares(set_table("alea", FOUR, hands, pawns={"beige": 12, "blue": 8, "green": 8, "red": 8}))
    assert far[0] > max(near[0], 0.7)


def test_after_the_auction_house_has_closed_cheques_count_no_more() -> None:
    hands = {"beige": "A1 A2 B1", "blue": "D1 D2 D3"}
    purses = {"blue": [2], "beige": [3, 22, 23]}
    few: list[list[float]] = []
    for purse in (purses, {"blue": [2], "beige": []}):
        for left in (None, (0, 0)):
            windows = "F1 F2" if left is None else ""
            bag = None if left is None else ""
            few.append(shares(set_table("alea", FOUR, hands, purses=purse, windows=windows, bag=bag, left=left)))
    assert few[0][0] > few[2][0]
    assert few[1] == few[3]


def test_nothing_is_judged_before_the_objects_are_dealt() -> None:
    table = Table(["beige", "blue"])
    assert ADEL.estimate(table.pool[0], np.zeros(2)) == 0


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_estimate_is_worth_more_than_no_opinion(seats: int, options: dict[str, str]) -> None:
    """Asked in the middle of house players' games, it is right more often than equal shares, by the logarithm."""
    walks, rng = house_walks(ADEL), generator(5)
    pool, numbers = ADEL.record.pool(), ADEL.option_numbers(ADEL.settle(seats, options))
    games, least = (4, -9.0) if PLAIN else (1000, 0.02)
    gain = 0.0
    for game in range(games):
        ADEL.record.cells(pool)[:] = 0
        ADEL.doors.new(pool, 0, seats, numbers)
        values = np.full(seats, 1 / seats)
        walks.house_moves(pool, 0, rng, rng, *ADEL.buffers(), 0, 4 if "tiny" in options else 30 * seats + game % 8)
        ADEL.estimate(pool[0], values)
        walks.house_moves(pool, 0, rng, rng, *ADEL.buffers(), 0, 1 << 40)
        points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        ADEL.doors.score(pool, 0, points, places)
        won = places == 1
        gain += float(np.log(values[won] * seats).mean())
    assert gain / games > least
