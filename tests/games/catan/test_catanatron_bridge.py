"""Catanatron's players at our table: they are asked in their words and play to the end."""

import random

import pytest
from catanatron.models.enums import ActionType

import catan_bridge as bridge
from catanatron_pair import CATAN, Pair
from clubroom.compiled import PLAIN
from clubroom.games.catan import state as box
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of

GAMES = 1 if PLAIN else 5


@pytest.mark.parametrize(("seats", "theirs"), [(2, "weighted"), (4, "random")])
def test_the_house_player_beats_random_players_of_catanatron(
    seats: int, theirs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bridge.main(["--seats", str(seats), "--ours", "member", "--theirs", theirs, "--games", str(GAMES)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith(f"member won {GAMES} of {GAMES} games (100.0%")


def test_players_that_are_not_installed_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bridge.THEIRS, "value", ("catanatron.nowhere:ValueFunctionPlayer",))
    with pytest.raises(SystemExit, match="value needs the whole of Catanatron"):
        bridge.main(["--theirs", "value"])
    assert "value" in capsys.readouterr().out


def test_the_interval_holds_the_share_and_is_never_empty() -> None:
    low, high = bridge.interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert bridge.interval(100, 100)[0] == pytest.approx(0.963, abs=0.001)


def test_they_are_offered_what_our_rules_allow_in_their_words() -> None:
    """Every action names at least one of our moves, and each of ours that they know is among them."""
    pair, met = Pair(2), set()
    seats: dict[int, bridge.TheirSeat] = {}
    random.seed(4)
    while actors := CATAN.doors.to_act(pair.pool, 0):
        if actors == CHANCE_BIT:
            count = CATAN.doors.chance(pair.pool, 0, pair.legal, pair.weights)
            weights = pair.weights[:count].tolist()
            pair.make(CHANCE, random.choices(pair.legal[:count].tolist(), weights)[0])
            continue
        seat = first_of(actors)
        legal = pair.legal[: CATAN.doors.legal(pair.pool, 0, seat, pair.legal)].tolist()
        assert pair.twin
        if seat not in seats:
            player = bridge.find_player("weighted")
            assert player
            seats[seat] = bridge.TheirSeat(player(pair.twin.color[seat]), pair, seat)
        if pair.before["phase"] in (box.ACT, box.ROBBER):
            choices = seats[seat].choices(pair.twin, legal)
            assert {moves[0] for _, moves in choices} <= set(legal)
            met |= {action.action_type for action, _ in choices}
        pair.make(seat, seats[seat].choose(legal))
    expected = "END_TURN BUILD_ROAD BUILD_SETTLEMENT BUILD_CITY BUY_DEVELOPMENT_CARD MARITIME_TRADE MOVE_ROBBER"
    assert {ActionType[name] for name in expected.split()} <= met
