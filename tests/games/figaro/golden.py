"""What a golden game of Figaro shows: read from its log, so that no file can claim too much."""

from collections import Counter
from collections.abc import Iterator

from clubroom import Match
from clubroom.play import Entry
from games.figaro.naive import NAMES
from games.figaro.table import FIGARO, told
from golden_games import Golden

# Each file with what it is kept for; together they must show everything in `EVERYTHING_TO_SHOW`.
SHOWS = {
    "three-players": Golden(3, {}, {"remove", "stuck", "swap", "ended by a player", "ended by a taker"}),
    "four-players-king-wins-the-tie": Golden(4, {}, {"keep", "tie for first, king's holder"}),
    "four-players-next-to-the-king-wins-the-tie": Golden(4, {"first": "C"}, {"tie for first, nearest clockwise"}),
    "five-players-shared-place": Golden(5, {}, {"shared lower place", "several without cards"}),
    "five-players-nothing-to-swap": Golden(5, {"lead_elsewhere": "off"}, {"no tile to swap", "lead before himself"}),
    "six-players": Golden(6, {}, {"swap", "dance", "tile tie", "take by choice"}),
    "six-players-king-last": Golden(6, {"swap_king_first": "off"}, {"swapper chosen by the option"}),
    "tiny": Golden(3, {"tiny": "on"}, {"tiny", "start"}),
}
MOVES_TO_SHOW = {"start", "remove", "draw", "deal", "lay", "dance", "take", "swap", "keep"}
ENDINGS_TO_SHOW = {
    "ended by a player",
    "ended by a taker",
    "tie for first, king's holder",
    "tie for first, nearest clockwise",
    "shared lower place",
    "no tile to swap",
    "tiny",
}
EVERYTHING_TO_SHOW = MOVES_TO_SHOW | ENDINGS_TO_SHOW | {"3 seats", "4 seats", "5 seats", "6 seats"}
EVERYTHING_TO_SHOW |= {"stuck", "tile tie", "several without cards", "lead before himself"}


def shown(match: Match) -> set[str]:
    """All that a finished match shows."""
    found = {f"{match.seats} seats", *_places(match)}
    if match.options["tiny"] == "on":
        found.add("tiny")
    for number, entry in enumerate(match.log):
        kind = match.game.moves.kind(entry.move).name
        found.add("dance" if "round dance before" in match.text(entry.move) else kind)
        found.update(_steps(entry))
        if kind == "lay" and number and _leads_before_himself(match, match.log[number - 1], entry):
            found.add("lead before himself")
    return found


def _leads_before_himself(match: Match, before: Entry, entry: Entry) -> bool:
    card, target = match.game.moves.values(entry.move)
    after_a_take = any(told(note)[0] in ("took", "enough") for note in before.notes)
    return after_a_take and target == entry.player and FIGARO.moves.domains["card"][card] != "round dance"


def _steps(entry: Entry) -> Iterator[str]:
    """What one move set in motion."""
    notes = [told(note) for note in entry.notes]
    events = [note[0] for note in notes]
    if "stuck" in events:
        yield "stuck"
    elif "took" in events:
        yield "take by choice"
    if "round_over" in events:
        yield "ended by a taker" if "enough" in events else "ended by a player"
        if notes[events.index("round_over")][2] == 3 and "may_swap" not in events:
            yield "no tile to swap"
    counted = [note[2] for note in notes if note[0] in ("awarded", "free")]
    if len(set(counted) - {0}) < len([count for count in counted if count]):
        yield "tile tie"
    if counted.count(0) > 1:
        yield "several without cards"


def _places(match: Match) -> Iterator[str]:
    """How the ties of roads were broken, or not."""
    points, ranks, king = match.points(), match.ranks(), int(match.view(0).king)
    if points.count(min(points)) > 1:
        yield "tie for first, king's holder" if ranks[king] == 1 else "tie for first, nearest clockwise"
    shared = [rank for rank, count in Counter(ranks).items() if count > 1]
    if any(points[ranks.index(rank)] > min(points) for rank in shared):
        yield "shared lower place"
    if match.options["swap_king_first"] == "off" and _asked(match) not in ("", NAMES[king]):
        counted = match.view(0).counted[: match.seats].tolist()
        if counted[king] == min(counted):
            yield "swapper chosen by the option"


def _asked(match: Match) -> str:
    """Who was asked to swap, or nobody."""
    asked = [told(note)[1] for entry in match.log for note in entry.notes if told(note)[0] == "may_swap"]
    return str(asked[0]) if asked else ""
