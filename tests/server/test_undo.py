"""Taking back: free when nobody can mind, otherwise by consent; chance never goes back."""

import pytest
from msgspec.structs import replace

from clubroom import game
from clubroom.chance import generator
from clubroom.server.command import Happens, NeedsConsent, Play, Refused, TakeBack, Waits
from clubroom.server.events import Deed, Played, Started, Undone
from clubroom.server.fold import LoggedMatch
from clubroom.server.table import Table
from clubroom.server.undo import same_in_another_world
from games.catan.setting import set_table
from games.catan.table import CATAN
from server.test_table import bid, do
from server.walking import bids, started_table, whole_game
from tables import Table as Setting


def back(table: Table, to: int, seat: int = 0, agreed: bool = False, command: str = "back") -> object:
    return table.decide(TakeBack(command, seat, table.number, to, agreed))


def after_a_round(seats: int = 2) -> Table:
    table = started_table(bids(seats), 1)
    do(table, *(bid(table, seat) for seat in range(seats)))
    return table


def figaro() -> tuple[Table, int]:
    """A table of a game where a player makes several open moves in a row, and the seat that just made one."""
    played = game("figaro")
    table = started_table(Setting(played, 3, played.settle(3, {})), 3)
    while True:
        seat = table.to_act()[0]
        move = table.match.text(table.match.legal(seat)[-1])
        do(table, Play(f"c{table.number}", seat, table.number, [move]))
        last = table.events[-1]
        assert isinstance(last, Played)
        if len(last.deeds) == 1 and table.to_act() == (seat,):
            return table, seat


def test_what_others_decided_since_goes_back_only_by_consent() -> None:
    table = after_a_round()
    assert back(table, 1) == NeedsConsent()
    decision = back(table, 1, agreed=True)
    assert isinstance(decision, Happens)
    before = started_table(bids(), 1)
    table.accept(decision)
    assert table.match.digest() == before.match.digest()
    assert (table.number, table.line) == (4, [1])
    assert table.decide(TakeBack("back", 0, 3, 1)) == table.answers[0, "back"]


def test_the_counter_of_draws_never_goes_back() -> None:
    table = after_a_round()
    drawn = table.counter
    do(table, TakeBack("back", 0, 3, 1, agreed=True))
    assert table.counter == drawn
    do(table, bid(table, 0, command="a"), bid(table, 1, command="b"))
    draws = [
        deed.draw.counter
        for event in table.events
        if isinstance(event, Started | Played)
        for deed in event.deeds
        if deed.draw
    ]
    assert draws == list(range(len(draws)))
    again = Table.folded(table.setup, table.secret, table.events)
    assert (again.counter, again.line, again.match.digest()) == (table.counter, table.line, table.match.digest())


def test_own_moves_that_showed_nothing_new_are_taken_back_freely() -> None:
    table, seat = figaro()
    last = table.events[-1]
    assert isinstance(last, Played)
    decision = back(table, last.step, seat)
    assert isinstance(decision, Happens)
    assert isinstance(decision.events[0], Undone)
    assert not decision.events[0].agreed
    assert back(table, last.step, (seat + 1) % 3) == NeedsConsent()


def test_one_does_not_go_back_into_a_common_decision_or_to_where_nothing_was() -> None:
    table = after_a_round(3)
    assert isinstance(back(table, 2, agreed=True), Refused)
    for to in (0, 4, 9):
        assert isinstance(back(table, to, agreed=True), Refused)
    do(table, *(bid(table, seat, command=f"second-{seat}") for seat in range(3)))
    assert table.over
    assert isinstance(back(table, 4, agreed=True), Refused)


def test_a_later_step_goes_back_to_the_end_of_an_earlier_one() -> None:
    table = after_a_round(2)
    do(table, TakeBack("back", 0, 3, 1, agreed=True))
    assert isinstance(back(table, 3, agreed=True, command="further"), Refused)  # taken back already
    do(table, bid(table, 0, command="a"), bid(table, 1, command="b"))
    assert isinstance(back(table, 5, agreed=True, command="further"), Refused)
    assert isinstance(back(table, 1, agreed=True, command="further"), Happens)


def test_a_decision_that_somebody_else_has_made_in_secret_asks_for_consent() -> None:
    table, seat = figaro()
    other = (seat + 1) % 3
    table.pending[other] = Waits(table.number, other, "w", ("lay",))
    last = table.events[-1]
    assert isinstance(last, Played)
    assert back(table, last.step, seat) == NeedsConsent()


def test_without_the_whole_log_nothing_is_taken_back() -> None:
    table = after_a_round()
    part = Table.folded(table.setup, table.secret, [], snapshot=table.snapshot())
    with pytest.raises(RuntimeError, match="whole log"):
        back(part, 1)


def test_a_log_that_goes_back_to_another_state_is_paused() -> None:
    table = after_a_round()
    do(table, TakeBack("back", 0, 3, 1, agreed=True))
    last = table.events[-1]
    assert isinstance(last, Undone)
    paused = Table.folded(table.setup, table.secret, [*table.events[:-1], replace(last, digest="0")])
    assert "going back leads to another state" in str(paused.paused)


def monopoly(known: bool) -> tuple[LoggedMatch, list[Deed]]:
    """Red takes all wood that others hold: whether he learns something depends on what he knows already."""
    hands = {"Red": "2 ore", "Blue": "3 wood", "White": "3 brick"}
    table = set_table(3, hands=hands, cards={"Red": "monopoly"})
    match = LoggedMatch.replayed(CATAN, 3, CATAN.settle(3, {}), [])
    match._pool[0] = table.pool[0]
    if not known:
        match._pool[0].known[:] = 0
    return match, [Deed(0, "play monopoly on wood", 0, [])]


def test_a_move_that_shows_something_new_is_not_taken_back_freely() -> None:
    assert all(free(*monopoly(known=True)))
    assert not all(free(*monopoly(known=False)))


def free(match: LoggedMatch, deeds: list[Deed]) -> list[bool]:
    return [same_in_another_world(match, 0, deeds, generator(seed)) for seed in range(20)]


def test_a_move_that_would_be_forbidden_in_another_world_is_not_taken_back_freely() -> None:
    match, _ = monopoly(known=True)
    assert not any(free(match, [Deed(0, "roll", 0, [])]))


def test_what_waited_when_the_table_went_back_is_void() -> None:
    table = after_a_round()
    waiting = bid(table, 1, command="waiting")
    do(table, waiting, TakeBack("back", 0, 3, 1, agreed=True))
    assert table.pending == {}
    assert isinstance(table.decide(waiting), Refused)


def test_a_finished_game_stays_as_it_is() -> None:
    table = whole_game(bids(), 1)
    assert isinstance(back(table, 1, agreed=True), Refused)
