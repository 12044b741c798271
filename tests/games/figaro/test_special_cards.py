"""Figaro's rulebook, special cards: round dances and jesters."""

from clubroom.viewers import NOTHING
from games.figaro.setting import set_table

OPEN = {"A": "magic 2", "B": "music 3, jester 2", "C": "jester 1", "D": ""}


def test_a_round_dance_is_laid_only_before_yourself() -> None:
    """figaro-29: the others are forbidden."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, magic 1"})
    assert [move for move in table.moves() if "dance" in move] == ["lay round dance before A"]
    assert [table.ban("A", f"lay round dance before {target}") for target in "BCD"] == ["figaro-29"] * 3


def test_then_everyone_passes_his_open_cards_to_the_left() -> None:
    """figaro-29, FG-13: the dance itself moves on with the cards of its player."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, magic 1"})
    table.play("lay round dance before A")
    assert [table.lying(player) for player in "ABCD"] == [
        [],
        ["magic 2", "round dance"],
        ["music 3", "jester 2"],
        ["jester 1"],
    ]
    assert table.per_seat("total") == [0, 2, 5, 1]
    assert table.notes() == [("laid", "A", "round dance", "A"), ("danced", "A")]


def test_the_last_seat_passes_to_the_first() -> None:
    """figaro-29, FG-16: the round is closed, at three seats as at six."""
    for seats, last in ((3, "C"), (6, "F")):
        table = set_table(seats, lying={last: "music 3, jester 2"}, hands={last: "round dance, magic 1"}, turn=last)
        table.play(f"lay round dance before {last}")
        assert table.lying("A") == ["music 3", "jester 2", "round dance"]
        assert table.per_seat("total") == [5] + [0] * (seats - 1)


def test_colours_move_with_their_cards() -> None:
    """figaro-29, FG-13: afterwards music may lie before C and nowhere else."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, magic 1", "B": "music 1, magic 1"})
    table.play("lay round dance before A")
    assert [table.colour(player) for player in "ABCD"] == ["", "magic", "music", ""]
    assert table.state.owner.tolist() == [NOTHING, NOTHING, 2, NOTHING, 1]
    assert table.moves() == ["lay music 1 before C", "lay magic 1 before B", "take"]


def test_a_round_dance_ends_the_turn_like_any_card() -> None:
    """figaro-29: the left neighbour is next."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, magic 1"})
    table.play("lay round dance before A")
    assert table.actor == "B"


def test_a_round_dance_is_worth_nothing() -> None:
    """figaro-29, FG-13: five stay five wherever they go, so a dance never makes anybody take."""
    table = set_table(3, lying={player: "jester 2, jester 2, jester 1" for player in "ABC"}, hands={"A": "round dance"})
    table.play("lay round dance before A")
    assert table.per_seat("total") == [5, 5, 5]
    assert table.per_seat("pile") == [0, 0, 0]


def test_a_round_dance_counts_as_a_card_when_taken() -> None:
    """figaro-29, FG-13: one more on the pile."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, magic 1"})
    table.play("lay round dance before A", "take")
    assert table.per_seat("pile") == [0, 5, 0, 0]


def test_a_round_dance_may_be_laid_right_after_a_take() -> None:
    """figaro-29, FG-13, FG-4: its own rule puts it before its player."""
    table = set_table(4, lying=OPEN, hands={"A": "round dance, round dance"})
    table.play("take", "lay round dance before A")
    assert [table.lying(player) for player in "ABCD"] == [[], ["round dance"], [], []]


def test_a_jester_may_be_laid_before_anybody() -> None:
    """figaro-30: whatever colour lies there, or none."""
    table = set_table(4, lying=OPEN, hands={"A": "jester 2"})
    assert table.moves() == [*(f"lay jester 2 before {target}" for target in "ABCD"), "take"]


def test_a_jester_counts_with_its_value() -> None:
    """figaro-30, FG-14: four and two are six."""
    table = set_table(4, lying={"C": "music 3, music 1"}, hands={"A": "jester 2, magic 1"})
    table.play("lay jester 2 before C")
    assert table.per_seat("pile") == [0, 0, 3, 0]


def test_a_jester_may_lie_before_the_sixth_player_when_all_colours_lie_elsewhere() -> None:
    """figaro-30: where no coloured card fits."""
    lying = {"A": "music 1", "B": "cooking 2", "C": "fighting 1", "D": "painting 3", "E": "magic 2"}
    table = set_table(6, lying=lying, hands={"A": "jester 1, music 1, magic 1"})
    assert [move for move in table.moves() if "jester" in move] == [
        f"lay jester 1 before {target}" for target in "ABCDEF"
    ]
    assert [table.ban("A", f"lay {colour} 1 before F") for colour in ("music", "magic")] == ["figaro-11"] * 2
    table.play("lay jester 1 before F")
    assert (table.lying("F"), table.colour("F")) == (["jester 1"], "")


def test_jesters_and_dances_alone_leave_the_colour_open() -> None:
    """figaro-31: the first coloured card will decide it."""
    table = set_table(4, lying={"B": "jester 1, round dance"}, hands={"A": "music 1, magic 1"})
    assert table.colour("B") == ""
    assert {"lay music 1 before B", "lay magic 1 before B"} < set(table.moves())
    table.play("lay magic 1 before B")
    assert table.colour("B") == "magic"
    assert table.state.total[1] == 2


def test_laying_a_jester_or_a_dance_gives_no_colour() -> None:
    """figaro-31, FG-14: two players may both be without one."""
    table = set_table(3, hands={"A": "jester 1, magic 1", "B": "jester 1, round dance", "C": "magic 2, music 2"})
    table.play("lay jester 1 before A", "lay jester 1 before C")
    assert [table.colour(player) for player in "ABC"] == ["", "", ""]
    assert [move for move in table.moves() if "magic" in move] == [f"lay magic 2 before {target}" for target in "ABC"]


def test_jesters_alone_can_reach_six() -> None:
    """figaro-31, FG-14: five on the table and one more."""
    table = set_table(4, lying={"B": "jester 2, jester 2, jester 1"}, hands={"A": "jester 1, magic 1"})
    table.play("lay jester 1 before B")
    assert table.per_seat("pile") == [0, 4, 0, 0]
