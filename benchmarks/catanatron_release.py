"""What differs between Catanatron's releases, said once.

Up to 3.2, the last one on PyPI, what chance decides is part of the action, a hand is discarded at once and at random,
and the state knows what may be done.  Since 3.3, which is only in its repository, chance is in a record beside the
action, cards are discarded one by one, as the player likes, and the game knows what may be done.  Of late every game
has a source of chance of its own, which Python's does not seed.
"""

import importlib
import inspect
import random
from typing import Any

from catanatron import Game
from catanatron.models import enums
from catanatron.models.actions import generate_playable_actions
from catanatron.models.enums import Action, ActionType
from catanatron.models.map import initialize_tiles
from catanatron.state import State

RECORDED = hasattr(enums, "ActionRecord")
ONE_BY_ONE = "DISCARD_RESOURCE" in ActionType.__members__
CARDS_BEFORE_THE_DICE = ONE_BY_ONE  # before that only knights
OWN_NUMBERS = (
    {"number_placement": "random"} if "number_placement" in inspect.signature(initialize_tiles).parameters else {}
)
OWN_CHANCE = "rng" in inspect.signature(State).parameters


def found(name: str, *modules: str) -> Any:
    """What has moved from one file to another."""
    for module in modules:
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"this Catanatron has no {name} in {' or '.join(modules)}; 3.2.1 and 3.3.0 have")


apply_action = found("apply_action", "catanatron.apply_action", "catanatron.state")
yield_resources = found("yield_resources", "catanatron.apply_action", "catanatron.state")


def new_state(players: list[Any], catan_map: Any) -> Any:
    """A game that begins; what chance decides there repeats with Python's."""
    chance = {"rng": random.Random(random.getrandbits(64))} if OWN_CHANCE else {}
    return State(players, catan_map, **chance)


def perform(state: Any, color: Any, kind: str, value: Any = None, outcome: Any = None) -> None:
    """One action; `outcome` is what chance decided about it."""
    if RECORDED:
        action = Action(color, ActionType[kind], value)
        apply_action(state, action, None if outcome is None else enums.ActionRecord(action, outcome))
    elif kind == "MOVE_ROBBER":
        apply_action(state, Action(color, ActionType[kind], (*value, outcome)))
    else:
        apply_action(state, Action(color, ActionType[kind], value if outcome is None else outcome))


def discard(state: Any, color: Any, cards: list[str]) -> None:
    """All cards that a player discards after a seven."""
    if not ONE_BY_ONE:
        perform(state, color, "DISCARD", cards)
    for card in cards if ONE_BY_ONE else ():
        perform(state, color, "DISCARD_RESOURCE", card)


def robbery(where: Any, victim: Any) -> Any:
    """The value of the action, before it is known what will be stolen."""
    return (where, victim) if RECORDED else (where, victim, None)


def playable(state: Any) -> list[Action]:
    """What may be done now."""
    known: list[Action] | None = getattr(state, "playable_actions", None)
    return generate_playable_actions(state) if known is None else known


def look_again(state: Any) -> None:
    """Something was put right: find anew what may be done, where the state keeps it."""
    if hasattr(state, "playable_actions"):
        state.playable_actions = generate_playable_actions(state)


def game_round(state: Any, actions: list[Action], goal: int) -> Any:
    """A game round this state in which just these actions may be done."""
    game = Game([], initialize=False)
    game.seed, game.id, game.vps_to_win, game.state, game.friendly_robber = 0, "clubroom", goal, state, False
    (state if hasattr(state, "playable_actions") else game).playable_actions = actions
    if hasattr(state, "random"):
        game.random = state.random
    return game
