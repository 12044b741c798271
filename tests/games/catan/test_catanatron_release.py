"""Catanatron's releases say the same things differently; either way of saying them comes out right."""

import random
from types import SimpleNamespace
from typing import Any

import pytest
from catanatron.models import enums
from catanatron.models.enums import Action, ActionType
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap
from catanatron.state import State

import catan_bridge as bridge
import catanatron_release as release
import catanatron_twin as twin
from catanatron_pair import CATAN
from catanatron_twin import RESOURCES

Done = list[tuple[Any, ...]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Done:
    """What Catanatron is told to do."""
    told: Done = []
    monkeypatch.setattr(release, "apply_action", lambda state, *said: told.append(said))
    return told


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch, done: Done) -> Done:
    """As since 3.3: chance in a record beside the action, and cards discarded one by one."""
    kinds = {kind: kind for kind in (*ActionType.__members__, "DISCARD_RESOURCE")}
    monkeypatch.setattr(release, "ActionType", kinds)
    monkeypatch.setattr(enums, "ActionRecord", lambda action, result: (action, result), raising=False)
    monkeypatch.setattr(release, "RECORDED", True)
    monkeypatch.setattr(release, "ONE_BY_ONE", True)
    return done


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch, done: Done) -> Done:
    """As up to 3.2: chance is part of the action, and a hand is discarded at once."""
    monkeypatch.setattr(release, "RECORDED", False)
    monkeypatch.setattr(release, "ONE_BY_ONE", False)
    monkeypatch.setattr(release, "ActionType", {kind: kind for kind in ("ROLL", "MOVE_ROBBER", "DISCARD", "END_TURN")})
    return done


def test_up_to_3_2_chance_is_part_of_the_action(earlier: Done) -> None:
    release.perform(None, "RED", "ROLL", outcome=(1, 6))
    release.perform(None, "RED", "MOVE_ROBBER", ("here", "BLUE"), "ORE")
    release.perform(None, "RED", "END_TURN")
    assert [tuple(action) for (action,) in earlier] == [
        ("RED", "ROLL", (1, 6)),
        ("RED", "MOVE_ROBBER", ("here", "BLUE", "ORE")),
        ("RED", "END_TURN", None),
    ]
    assert release.robbery("here", "BLUE") == ("here", "BLUE", None)


def test_since_3_3_chance_is_in_a_record_beside_the_action(later: Done) -> None:
    release.perform(None, "RED", "ROLL", outcome=(1, 6))
    release.perform(None, "RED", "MOVE_ROBBER", ("here", "BLUE"), "ORE")
    release.perform(None, "RED", "END_TURN")
    assert [(tuple(action), record and record[1]) for action, record in later] == [
        (("RED", "ROLL", None), (1, 6)),
        (("RED", "MOVE_ROBBER", ("here", "BLUE")), "ORE"),
        (("RED", "END_TURN", None), None),
    ]
    assert release.robbery("here", "BLUE") == ("here", "BLUE")


def test_up_to_3_2_a_hand_is_discarded_at_once(earlier: Done) -> None:
    release.discard(None, "RED", ["ORE", "WOOD"])
    assert [tuple(action) for (action,) in earlier] == [("RED", "DISCARD", ["ORE", "WOOD"])]


def test_since_3_3_cards_are_discarded_one_by_one(later: Done) -> None:
    release.discard(None, "RED", ["ORE", "WOOD"])
    assert [action.value for action, _ in later] == ["ORE", "WOOD"]
    assert {action.action_type for action, _ in later} == {"DISCARD_RESOURCE"}


def test_what_may_be_done_is_told_where_a_release_looks_for_it() -> None:
    actions = [Action("RED", ActionType.END_TURN, None)]
    keeps, keeps_not = SimpleNamespace(playable_actions=[]), SimpleNamespace()
    assert release.game_round(keeps, actions, 10).state.playable_actions is actions
    game = release.game_round(keeps_not, actions, 10)
    assert game.playable_actions is actions
    assert not vars(keeps_not)
    assert (game.vps_to_win, game.state) == (10, keeps_not)


def test_a_game_copied_for_a_look_ahead_keeps_the_chance_of_its_state() -> None:
    chance = random.Random(1)
    game = release.game_round(SimpleNamespace(random=chance), [], 10)
    assert game.random is chance
    assert not hasattr(release.game_round(SimpleNamespace(), [], 10), "random")


def test_the_chance_of_a_new_game_repeats_with_pythons(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_chance(players: list[Any], catan_map: Any, rng: random.Random) -> Any:
        state = State(players, catan_map)
        state.random = rng
        return state

    monkeypatch.setattr(release, "OWN_CHANCE", True)
    monkeypatch.setattr(release, "State", with_chance)
    monkeypatch.setattr(twin, "built_map", lambda *_: CatanMap.from_template(BASE_MAP_TEMPLATE))
    rolled = []
    for seed in (1, 1, 2):
        random.seed(seed)
        rolled.append(twin.Twin(2, 0, [], [], []).state.random.random())
    assert rolled[0] == rolled[1] != rolled[2]


def test_a_catanatron_that_is_too_different_is_said() -> None:
    with pytest.raises(ImportError, match=r"has no apply_anything in catanatron.state or nowhere; 3\.2\.1 and"):
        release.found("apply_anything", "catanatron.state", "nowhere")


class Hand:
    """What the bridge needs to know of a state, with one hand of cards."""

    def __init__(self, cards: list[str]) -> None:
        self.cards, self.current_player_index, self.color_to_index = cards, 0, {"RED": 0, "BLUE": 1}

    def copy(self) -> "Hand":
        return Hand(list(self.cards))


class Last:
    """Discards what is offered last, and remembers what it was offered."""

    def __init__(self) -> None:
        self.offered: list[list[str]] = []

    def decide(self, game: Any, actions: list[Action]) -> Action:
        assert game.state.current_player_index == 1
        self.offered.append([action.value for action in actions])
        return actions[-1]


def test_since_3_3_a_player_is_asked_about_every_card_it_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = SimpleNamespace(name="DISCARD_RESOURCE")
    monkeypatch.setattr(bridge, "ONE_BY_ONE", True)
    monkeypatch.setattr(
        bridge, "playable", lambda hand: [Action("BLUE", kind, card) for card in sorted(set(hand.cards))]
    )
    monkeypatch.setattr(bridge, "perform", lambda hand, color, name, card: hand.cards.remove(card))
    hand, player = Hand(["BRICK", "ORE", "WOOD", "WOOD"]), Last()
    seat = bridge.TheirSeat(player, SimpleNamespace(before={"owed": [0, 3]}), 1)  # type: ignore[arg-type]
    moves = seat.discards(SimpleNamespace(state=hand, color={1: "BLUE"}))  # type: ignore[arg-type]
    assert player.offered == [["BRICK", "ORE", "WOOD"], ["BRICK", "ORE", "WOOD"], ["BRICK", "ORE"]]
    assert [RESOURCES[CATAN.moves.values(move)[0]] for move in moves] == ["WOOD", "WOOD", "ORE"]
    assert len(hand.cards) == 4, "only a copy of its game is asked"
