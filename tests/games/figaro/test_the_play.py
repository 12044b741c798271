"""Figaro's rulebook, the play: whose turn it is, and before whom a card may lie."""

from games.figaro.setting import set_table


def test_turns_go_clockwise_and_the_left_neighbour_is_the_next_seat() -> None:
    """figaro-8, FG-16: A, B, C, D and A again."""
    table = set_table(4, hands={player: "jester 1, jester 1" for player in "ABCD"})
    actors = []
    for target in "ABCDA":
        actors.append(table.actor)
        table.play(f"lay jester 1 before {target}")
    assert actors == ["A", "B", "C", "D", "A"]


def test_nobody_plays_out_of_turn() -> None:
    """figaro-8: only the player whose turn it is lays cards or takes them."""
    table = set_table(3, lying={"C": "music 1"}, hands={"B": "music 2"})
    assert table.ban("B", "lay music 2 before C") == "figaro-8"
    assert table.ban("B", "take") == "figaro-8"


def test_a_card_may_be_laid_before_anybody_yourself_included() -> None:
    """figaro-9: on an empty table every card fits everywhere."""
    table = set_table(3, hands={"B": "music 2, jester 1"}, turn="B")
    assert table.moves() == [f"lay {card} before {target}" for card in ("music 2", "jester 1") for target in "ABC"]


def test_the_card_goes_from_the_hand_to_the_table() -> None:
    """figaro-9: one card, lying open before the one it was laid for."""
    table = set_table(4, hands={"A": "music 2, music 2, magic 1"})
    table.play("lay music 2 before C")
    assert table.hand("A") == ["music 2", "magic 1"]
    assert [table.lying(player) for player in "ABCD"] == [[], [], ["music 2"], []]
    assert table.state.lying == 1
    assert table.notes() == [("laid", "A", "music 2", "C")]


def test_only_cards_in_the_hand_can_be_laid() -> None:
    """figaro-9: not one that somebody else holds, and not before an empty chair."""
    table = set_table(3, hands={"A": "music 2, magic 1", "B": "cooking 3"})
    assert table.ban("A", "lay cooking 3 before B") == "figaro-9"
    assert table.ban("A", "lay music 2 before D") == "figaro-9"


def test_a_player_may_have_only_one_colour_before_him() -> None:
    """figaro-10: the first coloured card decides; more of that colour may follow."""
    table = set_table(4, lying={"B": "music 1"}, hands={"A": "music 2, magic 2"})
    assert table.ban("A", "lay magic 2 before B") == "figaro-10"
    table.play("lay music 2 before B")
    assert table.colour("B") == "music"
    assert table.state.total[1] == 3


def test_the_colour_counts_when_a_jester_lies_on_top() -> None:
    """figaro-10, FG-14: jesters do not hide the colour of the other cards."""
    table = set_table(4, lying={"B": "music 1, jester 2"}, hands={"A": "magic 1, music 1"})
    assert table.moves() == [
        "lay music 1 before B",
        "lay magic 1 before A",
        "lay magic 1 before C",
        "lay magic 1 before D",
        "take",
    ]


def test_no_colour_may_lie_before_two_players() -> None:
    """figaro-11: music goes where music lies, and nowhere else."""
    table = set_table(4, lying={"B": "music 1"}, hands={"A": "music 2"})
    assert table.moves() == ["lay music 2 before B", "take"]
    assert [table.ban("A", f"lay music 2 before {target}") for target in "ACD"] == ["figaro-11"] * 3


def test_a_colour_is_free_again_once_its_cards_were_taken() -> None:
    """figaro-11: what counts is what lies open now."""
    table = set_table(4, lying={"B": "music 1"}, hands={"A": "music 2, magic 1"})
    table.play("take", "lay music 2 before C")
    assert table.colour("C") == "music"
