"""Advice for a person: the best move, how often it wins, what else there is, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from clubroom.bots.bot import Budget
from clubroom.bots.reasons import reasons
from clubroom.bots.search import SearchBot
from clubroom.bots.walks import house_walks
from clubroom.chance import Generator, generator, sow
from clubroom.compiled import bind
from clubroom.sight import View
from clubroom.story import UNHEARD
from clubroom.walk import apply, score, unbound, witnesses

if TYPE_CHECKING:
    from clubroom.game import Game

USUAL = Budget(simulations=800)
WORLDS = 100  # played to the end after each move that is compared
MOST_NAMED = 4  # moves that are compared
MEASURE = "screen.points"  # where a game's words say it
SEED = 1  # the same advice for the same situation

POINTS, LAST, WITNESSES, WIN = range(4)

imagine_door = house_moves = unbound


@dataclass(frozen=True)
class Advice:
    """What is known about one move; all but its number are shares or means of imagined games."""

    move: int
    text: str
    win: float  # share of the games won
    often: float  # how often to choose it
    points: float  # at the end
    last: float  # share of the games ended in the last place
    seen: bool  # whether others see it at once


@dataclass(frozen=True)
class Hint:
    """The best move, the others worth naming, and the reasons in words."""

    best: Advice
    others: tuple[Advice, ...]
    secret: bool  # others choose at the same time: better not always the same
    reasons: tuple[str, ...]


def try_move(
    seen: Any, viewer: int, told: Any, cells: Any, rng: Any, pool: Any, legal: Any, weights: Any, move: int,
    worlds: int, points: Any, ranks: Any, sums: Any
) -> None:  # fmt: skip
    """Make a move in imagined worlds and let the house play on to the end; `sums` adds up what comes of it."""
    for world in range(worlds):
        sow(rng, world, SEED)
        imagine_door(seen, viewer, told, cells, rng, pool, 0)
        pool[0].note_count = UNHEARD
        everybody = (1 << int(pool[0].seats)) - 1
        sums[WITNESSES] += int(int(witnesses(pool[0], viewer, move)) & everybody == everybody)
        apply(pool[0], viewer, move)
        house_moves(pool, 0, rng, rng, legal, weights, 0, 1 << 40)
        score(pool[0], points, ranks)
        lowest = 1
        winners = 0
        for seat in range(len(ranks)):
            lowest = max(lowest, int(ranks[seat]))
            winners += int(ranks[seat] == 1)
        sums[WIN] += int(ranks[viewer] == 1) / winners
        sums[POINTS] += points[viewer]
        sums[LAST] += int(ranks[viewer] == lowest)


@cache
def trier(game: "Game") -> Any:
    """`try_move` bound to one game, once."""
    names = {
        **game.functions,
        "imagine_door": game.doors.imagine,
        "house_moves": house_walks(game).house_moves,
    }
    return bind(try_move, names, f"{game.name}_try_move")


def hint_for(
    view: View, legal: Sequence[int], budget: Budget | None, names: Sequence[str] | None, language: str
) -> Hint:
    """Advice for the seat whose view this is; nothing else is known to it."""
    game, rng = view.game, generator(SEED)
    bot = SearchBot(game, view.viewer)
    if len(legal) == 1:
        only = _advice(view, legal[0], rng, game.words.move(legal[0], names, language))
        return Hint(only, (), secret=False, reasons=reasons([only], secret=False, forced=True, language=language))
    weighed = bot.think(view, legal, budget or USUAL, rng)
    odds = weighed.odds()
    advice = []
    for choice in weighed.order()[:MOST_NAMED]:
        if weighed.visits[choice] > 0:
            found = _advice(view, legal[choice], rng, game.words.move(legal[choice], names, language))
            advice.append(replace(found, win=weighed.wins(choice), often=float(odds[choice])))
    told = reasons(advice, secret=weighed.secret, forced=False, language=language, measure=_measure(game, language))
    return Hint(advice[0], tuple(advice[1:]), weighed.secret, told)


def _measure(game: "Game", language: str) -> str:
    """What this game calls its points, if it has a word of its own."""
    return game.words.word(language, MEASURE) if game.words.has(language, MEASURE) else ""


def _advice(view: View, move: int, rng: Generator, text: str) -> Advice:
    """What games played on by the house say about a move."""
    game, seats = view.game, int(view.pool[0].seats)
    pool = game.record.pool()
    legal, weights = game.buffers()
    sums = np.zeros(4)
    points, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    trier(game)(
        view.pool, view.viewer, game.record.told, game.record.cells(pool), rng, pool, legal, weights, move,
        WORLDS, points, ranks, sums,
    )  # fmt: skip
    mean = (sums / WORLDS).tolist()
    return Advice(move, text, mean[WIN], 1.0, mean[POINTS], mean[LAST], mean[WITNESSES] == 1.0)
