"""A table: each command counts once, secret decisions wait, and what is refused changes nothing."""

import itertools

import pytest
from msgspec.structs import replace

from clubroom.server.command import Again, Close, Command, Happens, Play, Refused, Waits, Withdraw
from clubroom.server.deciding import MOST_CHANGES
from clubroom.server.events import Ended, Played
from clubroom.server.sayings import Quoted
from clubroom.server.table import Table
from clubroom.server.trial import Trial
from server.walking import bids, nonces_of, started_table, waiting_table, whole_game


def hand(table: Table, seat: int) -> list[str]:
    return [f"add {card + 1}" for card, held in enumerate(table.match.view(seat).hand[seat]) if held]


def bid(table: Table, seat: int, card: int = 0, command: str = "") -> Play:
    return Play(command or f"bid-{seat}-{card}", seat, table.number, [hand(table, seat)[card], "seal"])


def do(table: Table, *commands: Command) -> None:
    for command in commands:
        decision = table.decide(command)
        assert isinstance(decision, Happens | Waits), decision
        table.accept(decision)


def facts(table: Table) -> tuple[object, ...]:
    return table.number, table.match.digest(), dict(table.pending), dict(table.answers), table.counter, list(table.line)


def refusal(table: Table, command: Play | Withdraw) -> str:
    before = facts(table)
    decision = table.decide(command)
    assert isinstance(decision, Refused)
    assert facts(table) == before
    return str(decision.saying)


def test_deciding_changes_nothing_until_it_is_accepted() -> None:
    table = started_table(bids(), 1)
    before = facts(table)
    decision = table.decide(bid(table, 0))
    assert isinstance(decision, Waits)
    assert facts(table) == before
    table.accept(decision)
    assert table.locked == (0,)
    assert table.to_act() == (1,)


def test_secret_decisions_enter_together_in_the_order_of_seats_whoever_was_last() -> None:
    logs = []
    for order in itertools.permutations(range(3)):
        table = started_table(bids(3), 1)
        do(table, *(bid(table, seat) for seat in order))
        played = [event for event in table.events if isinstance(event, Played)]
        assert [event.seat for event in played] == [0, 1, 2]
        assert {event.step for event in played} == {1}
        assert [event.seat for event in played if not event.waited] == [order[-1]]
        logs.append([(event.number, event.deeds, event.digest) for event in played])
    assert all(log == logs[0] for log in logs)


def test_a_secret_decision_can_be_replaced_until_the_last_arrives() -> None:
    table = started_table(bids(), 1)
    do(table, bid(table, 0, 0), bid(table, 0, 1), bid(table, 1, 0))
    assert [deed.move for deed in played(table)[0].deeds] == [f"add {card(table, 0, 1)}", "seal"]
    assert played(table)[0].earlier == ["bid-0-0"]


def played(table: Table) -> list[Played]:
    return [event for event in table.events if isinstance(event, Played)]


def card(table: Table, seat: int, place: int) -> str:
    fresh = started_table(bids(table.setup.seats), 1)
    return hand(fresh, seat)[place].split()[1]


def test_a_command_sent_twice_counts_once_and_gets_the_same_answer() -> None:
    table = started_table(bids(), 1)
    first, second, last = bid(table, 0, 0), bid(table, 0, 1), bid(table, 1)
    do(table, first)
    assert table.decide(first) == Again(1, True)
    do(table, second)
    assert table.decide(first) == Again(1, True)  # the replaced one comes late: it does not replace its successor
    do(table, last)
    again = Table.folded(table.setup, table.secret, table.events)
    for copy in (table, again):
        assert copy.decide(first) == copy.decide(second) == Again(1, True)
        assert copy.decide(last) == Again(3, False)


def test_the_same_id_from_another_seat_is_another_command() -> None:
    table = started_table(bids(), 1)
    do(table, bid(table, 0, command="same"))
    assert isinstance(table.decide(bid(table, 1, command="same")), Happens)


def test_a_command_for_another_moment_is_refused() -> None:
    table = started_table(bids(), 1)
    late = bid(table, 0, command="late")
    do(table, bid(table, 0), bid(table, 1))
    assert "at event 3 by now" in refusal(table, late)
    assert "at event 3 by now" in refusal(table, late._replace(number=9))
    assert "no seat 2" in refusal(table, late._replace(seat=2))


def test_a_decision_that_was_withdrawn_is_no_longer_waited_with() -> None:
    table = started_table(bids(), 1)
    first = bid(table, 0)
    assert "no decision of yours" in refusal(table, Withdraw("w", 0, 1))
    do(table, first, Withdraw("w", 0, 1))
    assert table.locked == ()
    assert table.decide(first) == Again(1, True)
    do(table, bid(table, 1))
    assert table.number == 1
    do(table, bid(table, 0, 1))
    assert table.number == 3


def test_minds_are_not_changed_for_ever() -> None:
    table = started_table(bids(), 1)
    for change in range(MOST_CHANGES + 1):
        do(table, bid(table, 0, change % 2, f"change-{change}"))
    assert "changed your mind" in refusal(table, bid(table, 0, 0, "once more"))
    do(table, bid(table, 1))


def test_cards_are_sorted_into_the_engines_order() -> None:
    table = started_table(bids(), 1)
    first, second, _ = hand(table, 0)
    decision = table.decide(Play("c", 0, 1, ["seal", second, first]))
    assert isinstance(decision, Waits)
    assert decision.moves == (first, second, "seal")


def test_a_refusal_says_which_sentence_forbids() -> None:
    table = started_table(bids(), 1)
    first, second, third = hand(table, 0)
    quoted = table.decide(Play("c", 0, 1, [first, second, third, "seal"]))
    assert quoted == Refused(Quoted(table.match.game, "bids-4"), "bids-4")
    sealing = "Everyone seals a bid; whoever has sealed waits for the others."
    assert refusal(table, Play("c", 0, 1, ["seal"])) == sealing
    assert "No move reads 'fly'" in refusal(table, Play("c", 0, 1, ["fly"]))


def test_a_choice_is_sent_whole() -> None:
    table = started_table(bids(), 1)
    assert "not finished" in refusal(table, Play("c", 0, 1, hand(table, 0)[:1]))
    assert "not finished" in refusal(table, Play("c", 0, 1, []))


def test_a_command_does_not_reach_past_its_players_turn() -> None:
    table = started_table(bids(), 1)
    assert "Your turn ends earlier" in refusal(table, Play("c", 0, 1, [hand(table, 0)[0], "seal", "seal"]))


def test_considering_tells_what_may_follow() -> None:
    table = started_table(bids(), 1)
    first, second, third = hand(table, 0)

    def after(*moves: str) -> tuple[list[str], bool]:
        trial = table.trial(0, moves)
        assert isinstance(trial, Trial)
        return [table.match.text(move) for move in trial.legal], trial.complete

    assert after() == ([first, second, third], False)
    assert after(second) == ([third, "seal"], False)
    assert after(second, "seal") == ([], True)


def test_a_game_that_is_over_says_so_and_shows_its_secret() -> None:
    table = whole_game(bids(), 1)
    last = table.events[-1]
    assert isinstance(last, Ended)
    assert (last.reason, last.secret) == ("finished", table.secret)
    assert last.points == table.match.points()
    assert "over" in refusal(table, Play("c", 0, table.number, ["seal"]))
    assert table.decide(Close()) == Again(table.number, False)
    assert table.to_act() == ()


def test_an_abandoned_table_shows_its_secret_too() -> None:
    table = started_table(bids(), 1)
    decision = table.decide(Close())
    assert decision == Happens([Ended(2, "abandoned", table.secret)])
    table.accept(decision)
    assert table.over


def test_before_the_start_nothing_can_be_done() -> None:
    table = waiting_table(bids(), 1)
    assert "not begun" in refusal(table, Play("c", 0, 0, ["seal"]))
    assert table.to_act() == ()
    first = table.start(nonces_of(bids(), 1)).events[0]
    table.accept(Happens([first]))
    assert table.to_act() == (0, 1)
    assert table.unanswered(0) is None


def test_silence_answers_where_the_game_says_so() -> None:
    table = started_table(bids(), 1)
    table.match.unanswered = lambda player: 3  # type: ignore[method-assign]  # as if the game knew what silence means
    assert table.unanswered(0) == "deal 4"
    do(table, bid(table, 0))
    assert table.unanswered(0) is None


def test_a_decision_for_a_step_that_is_over_is_not_waited_with() -> None:
    table = started_table(bids(), 1)
    old = Waits(0, 0, "old", ("seal",))
    assert Table.folded(table.setup, table.secret, table.events, [old]).pending == {}


def test_a_damaged_snapshot_pauses_its_table() -> None:
    table = started_table(bids(), 1)
    snapshot = table.snapshot()
    damaged = Table.folded(table.setup, table.secret, [], snapshot=replace(snapshot, digest="0"))
    assert "damaged" in str(damaged.paused)
    short = Table.folded(table.setup, table.secret, [], snapshot=replace(snapshot, state=[1]))
    assert "damaged" in str(short.paused)
    other = Table.folded(replace(table.setup, rules=9), table.secret, [], snapshot=snapshot)
    assert "rules number 9" in str(other.paused)


@pytest.mark.parametrize("change", ["digest", "move", "rules", "game"])
def test_a_game_that_no_longer_fits_the_rules_is_paused_and_says_why(change: str) -> None:
    table = started_table(bids(), 1)
    do(table, bid(table, 0), bid(table, 1))
    setup, events = table.setup, list(table.events)
    last = events[-1]
    assert isinstance(last, Played)
    if change == "digest":
        events[-1] = replace(last, digest="0" * 16)
    elif change == "move":
        events[-1] = replace(last, deeds=[replace(last.deeds[0], move="add 10"), *last.deeds[1:]])
    elif change == "rules":
        setup = replace(setup, rules=2)
    else:
        setup = replace(setup, game="whist")
    paused = Table.folded(setup, table.secret, events)
    assert paused.paused
    assert paused.number == 3
    assert paused.to_act() == ()
    assert paused.decide(Play("c", 0, 3, ["seal"])) == Refused(paused.paused)
    assert isinstance(paused.decide(Close()), Happens)


def test_what_is_tried_on_a_copy_does_not_happen_to_the_match() -> None:
    table = started_table(bids(), 1)
    copy, before = table.match.copy(), table.match.digest()
    copy.play(0, [hand(table, 0)[0], "seal"])
    assert (table.match.digest(), len(table.match.log)) == (before, 0)
    assert (copy.digest() != before, len(copy.log)) == (True, 2)
