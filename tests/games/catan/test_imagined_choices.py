"""What may lie behind a view: cards just bought, discards and answers that others have chosen in secret."""

from clubroom import SPECTATOR
from games.catan.setting import set_table
from games.catan.table import Table
from games.catan.test_knowledge import robbed
from games.catan.worlds import Dreamer
from tables import many

ATTEMPTS = many(150, 40)


def test_fresh_cards_are_among_those_of_the_player_whose_turn_it_is() -> None:
    """catan-33, catan-32: as many as he bought, each of them his."""
    table = set_table(3, hands={"Red": "2 wool, 2 grain, 2 ore"}, cards={"Red": "knight", "Blue": "knight"})
    table.play("buy card", "drawn card is point", "buy card", "drawn card is knight")
    dreamer, found = Dreamer(table.view(1)), set()
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.fresh.sum() == state.fresh[0].sum() == 2
        assert (state.fresh[0] <= state.development[0]).all()
        found.add(tuple(state.fresh[0].tolist()))
    assert len(found) > 5


def test_a_card_from_the_pile_and_one_from_under_it_are_told_apart() -> None:
    """catan-33, catan-42, CT-20: both bought in this turn; everybody knows the second, nobody the first."""
    table = set_table(2, hands={"Red": "2 wool, 2 grain, 2 ore"}, cards={"Blue": "13 knight"}, under="monopoly")
    state = table.state
    state.development[1] += [0, 2, 2, 1, 5]
    state.cards[1] += 10
    state.pile[:], state.pile_count = [1, 0, 0, 0, 0], 1
    table.play("buy card", "drawn card is knight", "buy card", "drawn card is monopoly")
    dreamer, found = Dreamer(table.view(SPECTATOR)), set()
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.fresh[0].tolist() == state.development[0].tolist()
        assert (int(state.fresh.sum()), bool(state.fresh[0, 3])) == (2, True)
        found.add(tuple(state.fresh[0].tolist()))
    assert len(found) > 2


def test_discards_behind_a_view_are_lawful() -> None:
    """catan-35: half of that hand for whoever has chosen, for the others nothing yet."""
    table = set_table(3, hands={"Red": "4 wood, 4 ore", "Blue": "5 wool, 5 grain", "White": "9 brick"}, rolled=False)
    table.play("roll", "dice show 7", *["Red: discard wood"] * 2, *["Red: discard ore"] * 2, "Blue: discard wool")
    dreamer, found = Dreamer(table.view(2)), set()
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.discarding.sum(axis=1).tolist() == [4, 0, 0, 0]
        assert (state.discarding <= state.hand).all()
        found.add(tuple(state.discarding[0].tolist()))
    assert len(found) == 5
    assert Dreamer(table.view(1)).lawful_guess().discarding[1].tolist() == [0, 1, 0, 0, 0]


def answered() -> Table:
    """Blue and White have answered; Orange has not."""
    table = robbed({"Red": "2 brick", "Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give brick", "want ore", "propose", "Blue: accept", "White: counter")
    return table


def test_answers_behind_a_view_are_lawful() -> None:
    """catan-23: who answered has accepted only if he can pay, and countered only with a card."""
    table, found = answered(), set()
    dreamer = Dreamer(table.view(3))
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        found.add((int(state.hand[1, 4]), *state.answer[1:3].tolist()))
        assert state.answer[3] == 0
    assert {row[1] for row in found if row[0]} == {1, 2, 3}
    assert {row[1] for row in found if not row[0]} == {2, 3}
    assert {row[2] for row in found} == {2, 3}
    assert Dreamer(table.view(1)).lawful_guess().answer[1] == 1


def test_whoever_has_no_card_is_imagined_to_have_declined() -> None:
    """catan-23, CT-10: he can neither accept nor counter."""
    table = robbed({"Red": "2 brick", "Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give brick", "want ore", "propose", "Orange: decline", "Blue: decline")
    dreamer = Dreamer(table.view(2))
    assert {int(dreamer.lawful_guess().answer[3]) for _ in range(ATTEMPTS)} == {2}


def test_counter_offers_that_are_being_composed_are_not_guessed() -> None:
    """catan-23, CT-10: of the others' cards nothing; who did not counter accepted, if he can, or declined."""
    table = answered()
    table.play("Orange: decline", "give grain", "want brick")
    dreamer, found = Dreamer(table.view(3)), set()
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.answer[2:].tolist() == [3, 2]
        assert not state.counter_give.any()
        assert not state.counter_want.any()
        found.add((int(state.hand[1, 4]), int(state.answer[1])))
    assert found == {(1, 1), (1, 2), (0, 2)}
    assert Dreamer(table.view(2)).lawful_guess().counter_give[2].tolist() == [0, 0, 1, 0, 0]


def test_sealed_counter_offers_behind_a_view_are_lawful() -> None:
    """catan-23, CT-10: one card of that hand for one of another kind."""
    dreamer, found = Dreamer(with_second_counter().view(0)), set()
    for _ in range(ATTEMPTS):
        state = dreamer.lawful_guess()
        assert state.answer.tolist() == [0, 3, 3, 2]
        assert state.counter_give.tolist() == [[0] * 5, [0] * 5, [0, 0, 1, 0, 0], [0] * 5]
        assert state.counter_want.sum() == state.counter_want[2].sum() == 1
        found.add(int(state.counter_want[2].argmax()))
    assert found == {0, 1, 3, 4}


def with_second_counter() -> Table:
    """White's counter-offer is sealed, Blue's is not."""
    table = robbed({"Red": "2 brick", "Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give brick", "want ore", "propose", "Blue: counter", "White: counter", "Orange: decline")
    table.play("White: give grain", "White: want brick", "White: propose")
    return table


def test_shown_answers_stay_as_they_were_shown() -> None:
    """catan-23: whoever looks on."""
    table = with_second_counter()
    table.play("give ore", "want brick", "want brick", "propose")
    for viewer in (0, 1, 3, SPECTATOR):
        state = Dreamer(table.view(viewer)).lawful_guess()
        assert state.answer.tolist() == [0, 3, 3, 2]
        assert state.counter_give[1:3].tolist() == [[0, 0, 0, 0, 1], [0, 0, 1, 0, 0]]
        assert state.counter_want[1:3].tolist() == [[0, 0, 0, 2, 0], [0, 0, 0, 1, 0]]
