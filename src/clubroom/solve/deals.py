"""All ways chance can begin a game, the same deal in another order counted once."""

from collections.abc import Mapping
from typing import NamedTuple

from clubroom.game import Game
from clubroom.record import Pool
from clubroom.viewers import CHANCE, CHANCE_BIT


class Deal(NamedTuple):
    """A state in which a player owes the first move, and how likely it is."""

    odds: float
    state: Pool


def deals(game: Game, seats: int, options: Mapping[str, object]) -> list[Deal]:
    """Every state in which a player owes the first move, with its probability."""
    blank = game.record.pool()
    game.doors.new(blank, 0, seats, game.option_numbers(game.settle(seats, options)))
    legal, weights = game.buffers()
    layer, begun = {game.record.digest(blank): Deal(1.0, blank)}, dict[str, Deal]()
    while layer:  # after the same number of moves, so that all ways to a state have arrived before it is left
        following = dict[str, Deal]()
        for mark, deal in layer.items():
            if not game.doors.to_act(deal.state, 0) & CHANCE_BIT:
                _add(begun, mark, deal)
                continue
            count = game.doors.chance(deal.state, 0, legal, weights)
            moves, chances = legal[:count].tolist(), weights[:count].tolist()
            for move, weight in zip(moves, chances, strict=True):
                after = deal.state.copy()
                game.doors.apply(after, 0, CHANCE, move)
                _add(following, game.record.digest(after), Deal(deal.odds * weight / sum(chances), after))
        layer = following
    return list(begun.values())


def _add(states: dict[str, Deal], mark: str, deal: Deal) -> None:
    before = states[mark].odds if mark in states else 0.0
    states[mark] = Deal(before + deal.odds, deal.state)
