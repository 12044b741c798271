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


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{round(100 * share)} %"


def reasons(
    advice: Sequence["Advice"], *, secret: bool, forced: bool, language: str, measure: str = ""
) -> tuple[str, ...]:
    """The sentences that speak for the first move, the strongest first; `measure` is what points are called."""
    say, (best, *others) = words(language), advice
    if not others:
        return (say["only" if forced else "clear"].format(move=best.text, win=percent(best.win)),)
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
        "win": percent(best.win),
        "other_win": percent(next_best.win),
        "points": f"{best.points:.1f}",
        "other_points": f"{next_best.points:.1f}",
        "last": percent(best.last),
        "other_last": percent(next_best.last),
        "measure": measure or say["measure"],
        "mix": ", ".join(f"{each.text} {percent(each.often)}" for each in (best, *others) if each.often > 0.0),
    }
    return tuple(sentence.format(**values) for sentence in told)
