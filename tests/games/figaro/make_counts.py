"""Count the leaves of Figaro's trees with the naive version and write `counts/figaro.perft`.

From the folder `tests`:  python -m games.figaro.make_counts
"""

from collections.abc import Callable, Iterator

from counts.naive_counts import NaiveCounts
from counts.perft import Position
from games.figaro.naive import NaiveFigaro

MOST_LEAVES = 400_000  # as far as the naive version counts in a few seconds
DEEPEST = 30  # no tiny game is longer

Until = Callable[[NaiveFigaro], bool]


def described(game: NaiveFigaro) -> str:
    """The position in words; cards of a hand, a layout or a pile have no order."""
    loose = [[sorted(cards) for cards in table] for table in (game.hands, game.open, game.piles, [game.undealt])]
    drawn = len(game.tiles), game.groups, game.removed
    return str((loose, drawn, game.roads, game.round, game.king, game.turn, game.has_taken, game.swapper))


COUNTS = NaiveCounts("figaro", NaiveFigaro, NaiveFigaro.copy, NaiveFigaro.play, described)
wander = COUNTS.wander


def in_play(game: NaiveFigaro, number: int) -> bool:
    """Whether cards are being laid in this round."""
    return game.round == number and game.turn is not None


def held(game: NaiveFigaro) -> int:
    """Cards in all hands together."""
    return sum(map(len, game.hands))


def last_cards(number: int) -> Until:
    """Whether a round is about to end."""
    return lambda game: in_play(game, number) and min(map(len, game.hands)) == 1 and held(game) <= 2 * game.seats


def starts() -> Iterator[tuple[Position, NaiveFigaro]]:
    """The beginning, where only chance moves, and the first turn."""
    for seats in (3, 4, 5, 6):
        yield wander(f"new game, {seats} players", seats, {}, 0, lambda _: True)
        yield wander(f"first turn, {seats} players", seats, {}, seats, lambda game: in_play(game, 1))
    yield wander("first player named", 3, {"first": "C"}, 1, lambda _: True)
    yield wander("half dealt", 5, {}, 5, lambda game: held(game) == 30)


def middles() -> Iterator[tuple[Position, NaiveFigaro]]:
    """Cards lie open, or somebody has just taken them."""
    for seats in (3, 4, 5, 6):
        yield wander(
            f"cards lie open, {seats} players",
            seats,
            {"first": "B"},
            10 + seats,
            lambda game: in_play(game, 1) and sum(map(len, game.open)) == 5,
        )
        for lead in ("on", "off"):
            yield wander(
                f"after a take, {seats} players, lead elsewhere {lead}",
                seats,
                {"lead_elsewhere": lead},
                20 + seats,
                lambda game: in_play(game, 2) and game.has_taken and held(game) <= 30,
            )


def ends() -> Iterator[tuple[Position, NaiveFigaro]]:
    """The last cards of a round, with the next round's deal or the end of the game behind them."""
    for seats in (3, 4, 5, 6):
        for number in (1, 3):
            yield wander(
                f"last cards of round {number}, {seats} players",
                seats,
                {"swap_king_first": "off" if seats % 2 else "on"},
                30 + seats,
                last_cards(number),
            )
        yield wander(f"swap or keep, {seats} players", seats, {}, 40 + seats, lambda game: game.swapper is not None)


def tiny() -> Iterator[tuple[Position, NaiveFigaro]]:
    """The game that can be solved: from one deal, and as a whole."""
    for lead in ("on", "off"):
        options = {"tiny": "on", "first": "A", "lead_elsewhere": lead}
        yield wander(f"tiny, dealt, lead elsewhere {lead}", 3, options, 50, lambda game: in_play(game, 1))
        yield wander(f"tiny, lead elsewhere {lead}", 3, options, 0, lambda _: True)


def counted(position: Position, game: NaiveFigaro) -> Position:
    """Every depth while the counts stay small; of the tiny game all of them, to its end."""
    before, known = 0, dict[str, int]()
    for depth in range(1, DEEPEST + 1):
        leaves = COUNTS.count_leaves(game, depth, known)
        if (leaves > MOST_LEAVES and not game.tiny) or leaves == before == COUNTS.count_leaves(game, DEEPEST, known):
            break
        position.counts[depth] = before = leaves
    return position


if __name__ == "__main__":
    found = [*starts(), *middles(), *ends(), *tiny()]
    COUNTS.write(counted(position, game) for position, game in found)
