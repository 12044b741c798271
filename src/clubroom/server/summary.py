"""A finished game in figures: what broke its ties, and what was counted; each game's `words_result.toml` says how."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from clubroom.game import Game
from clubroom.server.events import Ended, Event, Played, Started, Told, Undone
from clubroom.server.fetched import Figure, Summary, Tie
from clubroom.server.frames import happening

WORDS = "words_result.toml"  # of a game's folder

Names = Sequence[str]


@cache
def result_words(game: Game) -> dict[str, Any]:
    """What a game has to say about its results; nothing where it says nothing."""
    path = game.folder / WORDS
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def summary(
    game: Game, events: Sequence[Event], seconds: float, names: Names, options: dict[str, str], language: str
) -> Summary:
    """A game that has been played to its end, for a reader of this language."""
    stand, ended = standing(events), events[-1]
    assert isinstance(ended, Ended)
    notes = [note for event in stand for deed in event.deeds for note in deed.notes]
    return Summary(
        commands=sum(isinstance(event, Played) for event in stand),
        taken_back=sum(isinstance(event, Undone) for event in events),
        seconds=seconds,
        ties=list(_ties(game, ended, notes, names, options, language)),
        figures=_figures(game, notes, len(ended.points), language),
    )


def standing(events: Sequence[Event]) -> list[Started | Played]:
    """The events that were not taken back."""
    stand: list[Started | Played] = []
    for event in events:
        if isinstance(event, Undone):
            stand = [earlier for earlier in stand if earlier.number <= event.to]
        elif not isinstance(event, Ended):
            stand.append(event)
    return stand


def _ties(
    game: Game, ended: Ended, notes: Sequence[Told], names: Names, options: dict[str, str], language: str
) -> Iterator[Tie]:
    """Seats with equal points: who of them came first and why, or that they share their place."""
    words = result_words(game)
    if not words:
        return
    for points in sorted(set(ended.points), key=ended.points.index):
        seats = [seat for seat, other in enumerate(ended.points) if other == points]
        places = [ended.ranks[seat] for seat in seats]
        if len(seats) == 1:
            continue
        first = [seat for seat in seats if ended.ranks[seat] == min(places)]
        key = "shared" if len(first) == len(seats) else "broken"
        story = [note for note in notes if note[0] in words["tie_events"] and note[2] in seats]
        yield Tie(
            seats=seats,
            words=words[language][key].format(names=_listed(seats, names), first=_listed(first, names)),
            story=[happening(game, note, language, tuple(names)).words for note in story],
            rules=_rules_of(words["tie_rules"], options),
        )


def _listed(seats: Sequence[int], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats)


def _rules_of(rules: Sequence[str], options: dict[str, str]) -> list[str]:
    """Where a game has several rulebooks, the one that was played by."""
    played = [rule for rule in rules if rule.rpartition("-")[0] in options.values()]
    return played or list(rules)


def _figures(game: Game, notes: Sequence[Told], seats: int, language: str) -> list[Figure]:
    words = result_words(game)
    found = []
    for place, figure in enumerate(words.get("figures", [])):
        values = [0] * seats
        for event, _, seat, *numbers in notes:
            if event in figure["events"]:
                values[seat] += numbers[figure["add"] - 1] if "add" in figure else 1
        found.append(Figure(words[language]["figures"][place], values))
    return found
