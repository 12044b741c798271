"""Figaro's rulebook, end of a round: who ends it, counting, the next round."""

from games.figaro.setting import TILES_4, last_turn, set_table


def test_the_round_ends_when_a_player_begins_his_turn_without_cards() -> None:
    """figaro-18: B has nothing to lay."""
    table = last_turn()
    table.play("lay magic 1 before D")
    assert table.state.round_number == 2
    assert ("round_over", "B", 1) in table.notes()


def test_having_laid_the_last_card_does_not_end_the_round() -> None:
    """figaro-18: the others play on until it is that player's turn again."""
    table = set_table(3, hands={"A": "magic 1", "B": "jester 1, music 1", "C": "jester 1, music 1"})
    table.play("lay magic 1 before C")
    assert (table.state.round_number, table.actor) == (1, "B")
    table.play("lay jester 1 before C", "lay jester 1 before B")
    assert table.state.round_number == 2
    assert table.king == "A"


def test_a_taker_without_cards_ends_the_round_at_once() -> None:
    """figaro-18, FG-7: he begins a turn without cards, his last card having brought him six."""
    table = set_table(3, hands={"A": "music 2"}, lying={"A": "music 2, jester 2", "C": "magic 1"}, king="C")
    table.play("lay music 2 before A")
    assert table.state.round_number == 2
    assert table.king == "A"
    assert table.per_seat("counted") == [4, 0, 0]
    assert table.notes()[:4] == [
        ("laid", "A", "music 2", "A"),
        ("last_card", "A"),
        ("enough", "A", 4),
        ("round_over", "A", 1),
    ]


def test_somebody_else_without_cards_can_be_made_to_take() -> None:
    """figaro-18, FG-7: though the next player still has cards, the taker's turn comes first."""
    table = set_table(4, hands={"A": "music 2, magic 1", "D": ""}, lying={"D": "music 2, jester 2"})
    table.play("lay music 2 before D")
    assert table.state.round_number == 2
    assert table.king == "D"


def test_the_last_card_is_announced() -> None:
    """figaro-19: one card in hand is laid with a word."""
    table = set_table(4, hands={"A": "magic 1"})
    table.play("lay magic 1 before D")
    assert table.notes() == [("laid", "A", "magic 1", "D"), ("last_card", "A")]


def test_the_last_card_but_one_is_not_announced() -> None:
    """figaro-19: nothing is said while cards remain."""
    table = set_table(4, hands={"A": "magic 1, magic 1"})
    table.play("lay magic 1 before D")
    assert table.notes() == [("laid", "A", "magic 1", "D")]


def test_who_ended_the_round_takes_the_king() -> None:
    """figaro-20: from whoever had it."""
    table = last_turn(king="D")
    table.play("lay magic 1 before D")
    assert table.king == "B"


def test_the_king_stays_where_he_is_during_a_round() -> None:
    """figaro-20, FG-15: also when somebody takes cards, for whatever reason."""
    table = set_table(4, hands={"A": "music 2, magic 1"}, lying={"C": "music 2, jester 2"}, king="B")
    table.play("lay music 2 before C")
    assert table.king == "B"
    table.play("lay magic 1 before A", "take")
    assert table.king == "B"


def test_cards_in_piles_are_counted_not_their_values() -> None:
    """figaro-21: D's three cards are worth six, and fewer than four."""
    lying, hands = {"D": "music 2, jester 2"}, {"A": "music 2, magic 2", "D": "magic 1"}
    table = last_turn(lying=lying, hands=hands, piles={"C": 4}, tiles=TILES_4)
    table.play("lay music 2 before D", "lay magic 1 before A", "lay magic 2 before A")
    assert table.per_seat("counted") == [0, 0, 4, 3]
    assert [road[0] for road in table.per_seat("road")] == [0, 0, 18, 12]


def test_open_cards_and_cards_in_hands_do_not_count() -> None:
    """figaro-21: A holds and faces many, and still has the smallest pile."""
    lying, hand = {"A": "painting 1, painting 1, jester 1"}, "magic 1, magic 2, magic 2, magic 2, music 2"
    table = last_turn(piles={"A": 1, "B": 3, "C": 2, "D": 4}, tiles=TILES_4, lying=lying, hands={"A": hand})
    table.play("lay magic 1 before D")
    assert table.per_seat("counted") == [1, 3, 2, 4]
    assert [road[0] for road in table.per_seat("road")] == [0, 12, 7, 18]


def test_all_cards_are_shuffled_again_for_the_next_round() -> None:
    """figaro-25, figaro-5: out of hands, piles and layouts."""
    table = last_turn(piles={"C": 3}, lying={"C": "music 2, jester 1", "D": "round dance"})
    table.play("take", "lay magic 1 before D")
    state = table.state
    assert (state.round_number, state.bag.sum(), state.lying, state.dealt) == (2, 60, 0, 0)
    assert not state.hand.any()
    assert not state.layout.any()
    assert not state.total.any()
    assert not state.pile.any()
    assert not state.gone.any()
    assert [table.colour(player) for player in "ABCD"] == [""] * 4
    assert table.notes()[-1] == ("round_begins", 2, "B")


def test_the_holder_of_the_king_begins_the_next_round_and_may_lay_before_himself() -> None:
    """figaro-25, FG-4: nothing is left of the last round's take."""
    table = set_table(4, hands={"C": "music 2"}, lying={"C": "music 2, jester 2"}, turn="C", first="B")
    table.play("lay music 2 before C")
    while table.actor == "chance":
        table.play(next(iter(table.chances())))
    assert (table.actor, table.king) == ("C", "C")
    assert any(move.endswith("1 before C") for move in table.moves())
