"""The house player: each game's own habits, without looking ahead."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from clubroom.bots.bot import Budget
from clubroom.bots.walks import house
from clubroom.chance import Generator, below, draw, generator
from clubroom.compiled import bind, compile_ahead
from clubroom.sight import View
from clubroom.walk import legal_moves, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

MISTAKES = 4  # a guest makes any move at all once in so many

imagine_door = unbound


def house_choice(
    seen: Any, viewer: int, told: Any, cells: Any, rng: Any, pool: Any, legal: Any, weights: Any
) -> int:  # fmt: skip
    """Imagine a state behind the view, since the rules know no gaps, and choose as the house does."""
    imagine_door(seen, viewer, told, cells, rng, pool, 0)
    count = int(legal_moves(pool[0], viewer, legal))
    house(pool[0], viewer, legal, count, weights)
    return int(legal[draw(weights, count, rng)])


@cache
def house_door(game: "Game") -> Any:
    """The choice bound to one game, once."""
    names = {**game.functions, "imagine_door": game.doors.imagine}
    return bind(house_choice, names, f"{game.name}_house_choice")


def compile_house(game: "Game") -> None:
    """Compile the house player, which needs few of the rules, without asking it anything."""
    bot, seen = HouseBot(game, 0), game.record.pool()
    compile_ahead(
        house_door(game), seen, 0, game.record.told, bot.cells, generator(0), bot.pool, bot.legal, bot.weights
    )


class HouseBot:
    """Plays by the game's habits."""

    def __init__(self, game: "Game", seat: int, budget: Budget | None = None) -> None:
        self.game, self.seat = game, seat
        self.pool = game.record.pool()
        self.cells = game.record.cells(self.pool)
        self.legal, self.weights = game.buffers()

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """As the house does."""
        told = self.game.record.told
        door = house_door(self.game)
        return int(door(view.pool, self.seat, told, self.cells, rng, self.pool, self.legal, self.weights))


class GuestBot(HouseBot):
    """Plays by the game's habits, with mistakes."""

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """As the house does, or anything at all."""
        if below(rng, MISTAKES) == 0:
            return legal[below(rng, len(legal))]
        return super().choose(view, legal, budget, rng)
