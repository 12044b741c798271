"""What follows from the rules without being written there."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from clubroom import Match
from clubroom.chance import below, generator
from clubroom.compiled import PLAIN
from clubroom.games.figaro.state import COLOURS
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table, told

GAMES = 4 if PLAIN else 60


def stories(seats: int) -> Iterator[list[tuple[object, ...]]]:
    """The story of every move of some random games."""
    for seed in range(GAMES):
        match, rng = Match(FIGARO, seats=seats, seed=seed), generator(seed, 1)
        while not match.over:
            (player,) = match.to_act()
            legal = match.legal(player)
            match.play(player, legal[below(rng, len(legal))])
        yield from ([told(note) for note in entry.notes] for entry in match.log)


def colourings(seats: int) -> Iterator[dict[int, int]]:
    """Every way in which colours can lie before players: seat by colour."""
    for number in range(min(seats, COLOURS) + 1):
        for colours in itertools.combinations(range(COLOURS), number):
            for owners in itertools.permutations(range(seats), number):
                yield dict(zip(colours, owners, strict=True))


def coloured(table: Table, owners: dict[int, int]) -> None:
    """Let the rules believe that these colours lie there; some jester makes the table never empty."""
    state = table.state
    state.colour[:] = -1
    state.owner[:] = -1
    for colour, seat in owners.items():
        state.colour[seat], state.owner[colour] = colour, seat
    state.lying = len(owners)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_round_dance_never_makes_anybody_take(seats: int) -> None:
    """figaro-29, figaro-12: totals move as they are, and the dance adds nothing."""
    events = [{note[0] for note in story} for story in stories(seats)]
    assert any("danced" in story for story in events)
    assert not any({"danced", "enough"} <= story for story in events)


@pytest.mark.parametrize(("seats", "happens"), [(3, True), (4, True), (5, False), (6, False)])
def test_only_three_or_four_players_can_be_without_a_card_to_lay(seats: int, happens: bool) -> None:
    """figaro-16: five players have all colours before them, and of six one has none."""
    tables = [set_table(seats, hands={"A": f"{colour} 2"}) for colour in ("painting", "cooking", "music")]
    stuck = False
    for owners in colourings(seats):
        for table in tables:
            coloured(table, owners)
            stuck = stuck or table.moves() == ["take"]
    assert stuck == happens


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("has_taken", [False, True])
@pytest.mark.parametrize("card", ["jester 1", "jester 2", "round dance"])
def test_a_jester_or_a_dance_can_always_be_laid(card: str, has_taken: bool, seats: int) -> None:
    """figaro-16, figaro-29, figaro-30: whatever lies before whom, also as a lead."""
    table = set_table(seats, hands={"A": card}, has_taken=has_taken)
    for owners in colourings(seats):
        coloured(table, owners)
        assert any(move.startswith("lay") for move in table.moves())


@pytest.mark.skipif(PLAIN, reason="a share of many rounds")
@pytest.mark.parametrize("seats", [5, 6])
def test_several_players_without_cards_are_no_rarity(seats: int) -> None:
    """figaro-24: so the rule that they get no tile matters in more than one round of twenty."""
    rounds = [Counter(note for note in story if note[0] == "free") for story in stories(seats)]
    without = [sum(note[2] == 0 for note in free) for free in rounds if free]
    assert sum(count >= 2 for count in without) > len(without) / 20
