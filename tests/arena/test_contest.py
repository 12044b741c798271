"""One game of a contest."""

from collections.abc import Sequence

import pytest

import clubroom
from arena.setting import FirstMove, contest, untimed
from clubroom.arena import Row, play_game
from clubroom.arena.contest import Player, step
from clubroom.arena.seating import bot_stream
from clubroom.bots import BOTS
from clubroom.chance import Generator, generator
from clubroom.play import Match


def test_a_game_gives_the_same_row_whenever_it_is_played() -> None:
    in_order = [play_game(contest(), number) for number in range(6)]
    backwards = [play_game(contest(), number) for number in reversed(range(6))]
    assert untimed(in_order) == untimed(backwards)
    assert len({tuple(row.points) for row in in_order}) > 1
    assert untimed([play_game(contest(seed=2), 0)]) != untimed(in_order[:1])


def test_a_row_tells_what_the_game_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstMove)
    row = play_game(contest("first", "random"), 1)
    assert row.number == 1
    assert row.bots == ["random", "first"]
    assert sorted(row.places) in ([1, 2], [1, 1])
    assert len(row.points) == 2
    assert row.plies > sum(row.decisions)
    assert row.seconds > 0
    assert all(0 < mean <= most for mean, most in zip(row.mean_ms, row.max_ms, strict=True))


def test_bots_that_do_not_draw_play_a_deal_alike_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstMove)
    same = contest("first", "first", "first")
    rows = [play_game(same, number) for number in range(6)]
    assert rows[0].points == rows[1].points == rows[2].points
    assert rows[3].points == rows[4].points == rows[5].points
    assert rows[0].points != rows[3].points


def test_a_bot_draws_from_the_seed_the_game_and_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sown: list[tuple[int, int]] = []

    def sow(seed: int, stream: int) -> Generator:
        sown.append((seed, stream))
        return generator(seed, stream)

    monkeypatch.setattr("clubroom.arena.contest.generator", sow)
    play_game(contest(seed=7), 5)
    assert sown == [(7, bot_stream(5, seat)) for seat in range(3)]


def test_everybody_is_asked_before_anybody_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[tuple[str, int]] = []
    match = Match(clubroom.game("bids"), 3, seed=1)
    real = match.play

    class Spy(Player):
        def choose(self, match: Match, seat: int) -> int:
            events.append(("asked", seat))
            return super().choose(match, seat)

    def play(seat: int, move: int | str | Sequence[int | str]) -> None:
        events.append(("moved", seat))
        real(seat, move)

    monkeypatch.setattr(match, "play", play)
    step(match, [Spy(FirstMove(match.game, seat), generator(seat)) for seat in range(3)])
    assert events == [(what, seat) for what in ("asked", "moved") for seat in range(3)]


def test_nobody_is_asked_about_an_only_move(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counting(FirstMove):
        def choose(self, view: object, legal: Sequence[int], budget: object, rng: object) -> int:
            asked.append(len(legal))
            return legal[0]

    monkeypatch.setitem(BOTS, "counting", Counting)
    row: Row = play_game(contest("counting", "counting"), 0)
    assert min(asked) > 1
    assert len(asked) == sum(row.decisions)
    forced = Player(FirstMove(clubroom.game("bids"), 0), generator(1))
    monkeypatch.setattr(Match, "legal", lambda match, seat: [5])
    assert forced.choose(Match(clubroom.game("bids"), seed=1), 0) == 5
    assert forced.decisions == 0
