"""Figaro's rulebook, preparation: the box, the tiles for three rounds, the deal, the first player."""

from collections import Counter

import pytest

from clubroom import Match
from games.figaro.naive import CARDS, COLOURS, NAMES
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table

BOX = Counter({"jester 1": 3, "jester 2": 2, "round dance": 5})
for name in COLOURS:
    BOX.update({f"{name} 1": 3, f"{name} 2": 6, f"{name} 3": 1})


def drawn_and_dealt(seats: int, **options: str) -> Table:
    """A table on which chance has always done the first thing it could."""
    table = Table(seats, **options)
    while table.actor == "chance":
        table.play(next(iter(table.chances())))
    return table


def all_hands(table: Table) -> Counter[str]:
    return Counter(card for player in NAMES[: table.seats] for card in table.hand(player))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_sit_down(seats: int) -> None:
    """figaro-1: every number from three to six has a first player to move."""
    match = Match(FIGARO, seats=seats, seed=1)
    assert match.players == tuple(NAMES[:seats])
    assert len(match.to_act()) == 1


@pytest.mark.parametrize("seats", [2, 7])
def test_fewer_than_three_or_more_than_six_players_are_refused(seats: int) -> None:
    """figaro-1: the table says how many it is for."""
    with pytest.raises(ValueError, match="Figaro is for 3 to 6 players"):
        Match(FIGARO, seats=seats)


def test_the_box_holds_sixty_cards_of_eighteen_kinds() -> None:
    """figaro-2: what is dealt to four players is the whole box."""
    dealt = all_hands(drawn_and_dealt(4))
    assert dealt == BOX
    assert dealt.total() == 60


def test_fifteen_tiles_are_six_to_twenty_long_and_all_different() -> None:
    """figaro-2, FG-1: six players draw every tile once."""
    table = Table(6, first="A")
    for left in range(15, 0, -1):
        assert len(table.chances()) == left
        table.play(next(iter(table.chances())))
    assert sorted(table.state.middle.flatten().tolist()) == list(range(6, 21))


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_each_of_three_rounds_has_a_tile_fewer_than_players(seats: int, each: int) -> None:
    """figaro-3: three groups of tiles lie in the middle."""
    middle = drawn_and_dealt(seats).state.middle
    assert [sum(length > 0 for length in group) for group in middle.tolist()] == [each, each, each]


def test_a_game_has_three_rounds() -> None:
    """figaro-3: three rounds end, then nobody is to move."""
    match = Match(FIGARO, seats=3, seed=5)
    for _ in range(500):  # three rounds of 45 cards, and takes between them
        for player in match.to_act():
            match.play(player, match.legal(player)[0])
    assert match.over
    ended = [note.numbers[1] for entry in match.log for note in entry.notes if note_name(note.event) == "round_over"]
    assert ended == [1, 2, 3]


def note_name(event: int) -> str:
    return FIGARO.events[event][0]


def test_tiles_are_sorted_from_long_to_short_within_their_round() -> None:
    """figaro-4: the first tiles drawn are for the first round, wherever they are laid."""
    table = Table(4, first="A")
    table.play("draw tile 6", "draw tile 20", "draw tile 13", "draw tile 7")
    assert table.state.middle[:, :3].tolist() == [[20, 13, 6], [7, 0, 0], [0, 0, 0]]
    assert table.notes() == [("drawn", 7, 2)]


def test_the_tiles_of_all_rounds_are_drawn_before_any_card_is_dealt() -> None:
    """figaro-4: every tile still in the bag is equally likely, nine times for four players."""
    table = Table(4, first="A")
    for length in range(12, 21):
        assert table.chances() == {f"draw tile {tile}": 1 for tile in range(6, 21) if not 12 <= tile < length}
        table.play(f"draw tile {length}")
    assert set(table.chances()) == {f"deal {card}" for card in CARDS}


@pytest.mark.parametrize(("seats", "cards"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_all_cards_are_dealt_out_equally(seats: int, cards: int) -> None:
    """figaro-5: nothing is left over."""
    table = drawn_and_dealt(seats)
    assert [len(table.hand(player)) for player in NAMES[:seats]] == [cards] * seats
    assert table.state.bag.sum() == 0


def test_each_card_not_yet_dealt_is_equally_likely() -> None:
    """figaro-5: a kind weighs as much as it has cards left; players get cards in turn."""
    table = Table(6, first="D")
    for length in range(6, 21):
        table.play(f"draw tile {length}")
    assert table.chances() == {f"deal {card}": BOX[card] for card in CARDS}
    table.play("deal music 2", "deal music 3", "deal music 2")
    assert table.chances() == {
        f"deal {card}": (BOX - Counter(["music 2"] * 2 + ["music 3"]))[card] for card in CARDS if card != "music 3"
    }
    assert [table.hand(player) for player in "ABCD"] == [["music 2"], ["music 3"], ["music 2"], []]


def test_three_players_leave_a_colour_two_jesters_and_three_dances_in_the_box() -> None:
    """figaro-6: 45 cards are dealt."""
    table = Table(3, first="A")
    table.play("remove music")
    assert table.notes() == [("removed", "music")]
    while table.actor == "chance":
        table.play(next(iter(table.chances())))
    expected = BOX - Counter({"music 1": 3, "music 2": 6, "music 3": 1, "jester 1": 1, "jester 2": 1, "round dance": 3})
    assert all_hands(table) == expected
    assert expected.total() == 45


def test_the_colour_left_in_the_box_is_drawn_by_lot() -> None:
    """figaro-6, FG-2: each of the five is equally likely, and only three players draw one."""
    assert Table(3, first="A").chances() == {f"remove {colour}": 1 for colour in COLOURS}
    assert "draw tile 6" in Table(4, first="A").chances()


def test_the_same_colour_stays_in_the_box_in_every_round() -> None:
    """figaro-6, FG-2: the second deal asks for no other colour."""
    table = set_table(3, hands={"A": "music 1", "B": ""})
    table.state.removed = COLOURS.index("fighting")
    table.play("lay music 1 before C")
    assert table.state.round_number == 2
    expected = {f"deal {card}": BOX[card] for card in CARDS[:15] if not card.startswith("fighting")}
    assert table.chances() == expected | {"deal jester 1": 2, "deal jester 2": 1, "deal round dance": 2}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_player_is_drawn_by_lot_and_gets_the_king(seats: int) -> None:
    """figaro-7: everybody at the table is equally likely."""
    table = Table(seats)
    assert table.chances() == {f"start with {player}": 1 for player in NAMES[:seats]}
    table.play("start with C")
    assert table.king == "C"
    assert table.notes() == [("starts", "C")]


def test_the_first_player_lays_the_first_card() -> None:
    """figaro-7: after the deal it is the turn of the king's holder."""
    table = drawn_and_dealt(5, first="D")
    assert (table.king, table.actor) == ("D", "D")


def test_the_owner_may_name_the_first_player() -> None:
    """figaro-7: then nothing is drawn for it."""
    table = Table(4, first="B")
    assert table.king == "B"
    assert "draw tile 6" in table.chances()


def test_only_somebody_at_the_table_may_be_named_first() -> None:
    """figaro-7: the fifth seat is empty when four play."""
    with pytest.raises(ValueError, match="option first cannot be E: 4 players sit at A to D"):
        Table(4, first="E")
