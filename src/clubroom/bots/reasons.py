"""Why a move is advised, in words: what it does for the win, the points, the risk and what others learn."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubroom.bots.hint import Advice

FILE = Path(__file__).with_name("words.toml")
CLEAR_WIN = 0.02  # differences below these are not worth a word
CLEAR_POINTS = 0.3
CLEAR_RISK = 0.04


@cache
def words(language: str) -> dict[str, str]:
    """The phrases of one language."""
    found: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))[language]
    return found


def percent(share: float, language: str) -> str:
    """A share as people of that language write it."""
    return words(language)["percent"].format(round(100 * share))


def decimal(number: float, language: str) -> str:
    """A number with one decimal, with that language's point or comma."""
    return f"{number:.1f}".replace(".", words(language)["point"])


def reasons(
    advice: Sequence["Advice"], *, secret: bool, forced: bool, language: str, measure: str = ""
) -> tuple[str, ...]:
    """The sentences that speak for the first move, the strongest first; `measure` is what points are called."""
    say, (best, *others) = words(language), advice
    if not others:
        return (say["only" if forced else "clear"].format(move=best.text, win=percent(best.win, language)),)
    next_best = others[0]
    told = [say["win" if best.win - next_best.win >= CLEAR_WIN else "even"]]
    if abs(best.points - next_best.points) >= CLEAR_POINTS:
        told.append(say["points"])
    if abs(best.last - next_best.last) >= CLEAR_RISK:
        told.append(say["safer" if best.last < next_best.last else "bolder"])
    if secret:
        told.append(say["secret"])
    elif next_best.seen and not best.seen:
        told.append(say["unseen"])
    values = {
        "move": best.text,
        "other": next_best.text,
        "win": percent(best.win, language),
        "other_win": percent(next_best.win, language),
        "points": decimal(best.points, language),
        "other_points": decimal(next_best.points, language),
        "last": percent(best.last, language),
        "other_last": percent(next_best.last, language),
        "measure": measure or say["measure"],
        "mix": ", ".join(
            f"{each.text} {percent(each.often, language)}" for each in (best, *others) if each.often > 0.0
        ),
    }
    return tuple(sentence.format(**values) for sentence in told)
