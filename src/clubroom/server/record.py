"""How somebody did so far: games, wins and places, by game and by the level of the opponents."""

from collections import defaultdict
from collections.abc import Iterable

from clubroom.server.fetched import Standing
from clubroom.server.rows import SeatRow
from clubroom.server.store.finished import Finished

PEOPLE, MIXED = "people", "mixed"


def record_of(person: str, tables: Iterable[Finished]) -> list[Standing]:
    """One line for every game and kind of opponents, the one with most games first.

    A game that a bot ended in somebody's place is not his.
    """
    places: dict[tuple[str, str], list[int]] = defaultdict(list)
    for table in tables:
        own = [seat for seat in table.seats if seat.person == person]
        others = [seat for seat in table.seats if seat.person != person]
        if len(own) == 1 and others and not own[0].stand_in:  # who plays several seats plays against himself
            places[table.game, level_of(others)].append(table.ranks[own[0].seat])
    lines = [
        Standing(game, level, len(found), found.count(1), sum(found) / len(found))
        for (game, level), found in places.items()
    ]
    return sorted(lines, key=lambda line: -line.played)


def level_of(others: Iterable[SeatRow]) -> str:
    """What kind of opponents these were."""
    kinds = {PEOPLE if seat.person else str(seat.bot) for seat in others}
    if PEOPLE in kinds:
        return PEOPLE
    return kinds.pop() if len(kinds) == 1 else MIXED
