"""Every sentence of Figaro's rulebook that can forbid a move, and a move that it forbids."""

from collections.abc import Callable

import pytest

from clubroom import IllegalMove, Match
from clubroom.games.figaro import sentences
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table

NUMBERS = {name: number for name, number in vars(sentences).items() if name.isupper()}


def usual() -> Table:
    hands = {"A": "music 2, magic 1, jester 1, round dance", "B": "cooking 1, cooking 2"}
    return set_table(4, lying={"B": "music 1", "C": "fighting 1"}, hands=hands)


def leading() -> Table:
    table = usual()
    table.play("take")
    return table


def swapping() -> Table:
    table = set_table(3, hands={"A": "jester 1, magic 1", "B": ""}, roads={"B": [9]}, number=3)
    table.play("lay jester 1 before C")
    return table


def ended() -> Table:
    table = swapping()
    table.play("keep")
    return table


REFUSALS = [
    ("IN_TURN", usual, "B", "lay cooking 1 before D"),
    ("IN_TURN", usual, "C", "take"),
    ("IN_TURN", usual, "A", "start with A"),
    ("IN_TURN", usual, "A", "remove magic"),
    ("IN_TURN", usual, "A", "draw tile 6"),
    ("IN_TURN", usual, "A", "deal music 2"),
    ("IN_TURN", swapping, "A", "swap"),
    ("IN_TURN", lambda: Table(3), "A", "take"),
    ("FROM_YOUR_HAND", usual, "A", "lay cooking 1 before D"),
    ("FROM_YOUR_HAND", usual, "A", "lay jester 1 before E"),
    ("FROM_YOUR_HAND", swapping, "B", "lay magic 1 before A"),
    ("ONE_COLOUR_EACH", usual, "A", "lay magic 1 before B"),
    ("ONE_COLOUR_EACH", usual, "A", "lay music 2 before C"),
    ("NO_COLOUR_TWICE", usual, "A", "lay music 2 before D"),
    ("LEAD_ELSEWHERE", leading, "A", "lay music 2 before A"),
    ("LEAD_ELSEWHERE", leading, "A", "lay jester 1 before A"),
    ("OPEN_CARDS_TO_TAKE", leading, "A", "take"),
    ("OPEN_CARDS_TO_TAKE", swapping, "B", "take"),
    ("THIRD_ROUND_ONLY", usual, "A", "swap"),
    ("THIRD_ROUND_ONLY", usual, "A", "keep"),
    ("DANCE_BEFORE_YOURSELF", usual, "A", "lay round dance before B"),
    ("DANCE_BEFORE_YOURSELF", leading, "A", "lay round dance before C"),
    ("GAME_ENDS", ended, "A", "lay magic 1 before B"),
    ("GAME_ENDS", ended, "B", "keep"),
]


@pytest.mark.parametrize(("name", "position", "player", "text"), REFUSALS)
def test_a_forbidden_move_is_refused_with_the_sentence_that_forbids_it(
    name: str, position: Callable[[], Table], player: str, text: str
) -> None:
    """figaro-8, figaro-9, figaro-10, figaro-11, figaro-14, figaro-17, figaro-26, figaro-29, figaro-32: case by case."""
    table = position()
    assert table.ban(player, text) == f"figaro-{NUMBERS[name]}"
    assert table.actor != player or text not in table.moves()


def test_every_sentence_that_can_forbid_has_a_refusal_here() -> None:
    assert {name for name, *_ in REFUSALS} == set(NUMBERS)
    assert [FIGARO.rulebook.sentence(number).id for number in NUMBERS.values()] == [
        f"figaro-{number}" for number in NUMBERS.values()
    ]


@pytest.mark.parametrize("position", [usual, leading, swapping])
def test_every_move_is_either_legal_or_refused(position: Callable[[], Table]) -> None:
    table = position()
    allowed = [FIGARO.moves.text(move) for move in range(len(FIGARO.moves))]
    assert table.moves() == [text for text in allowed if not table.ban(table.actor, text)]


def test_a_match_says_which_rule_is_broken() -> None:
    match = Match(FIGARO, seats=4, options={"first": "C"}, seed=2)
    with pytest.raises(IllegalMove, match=r"A may not 'take': .* \(figaro-8\)") as refused:
        match.play(0, "take")
    assert refused.value.sentence == match.why_not(0, "take")
    assert match.why_not(2, match.legal(2)[0]) is None
