"""Count the leaves of Adel's trees with the naive version and write `counts/adel.perft`.

From the folder `tests`:  python -m games.adel.make_counts
"""

from collections.abc import Iterator

from counts.naive_counts import NaiveCounts
from counts.perft import Position
from games.adel.naive import NaiveAdel

MOST_LEAVES = 60_000  # as far as the naive version counts in a few seconds
MOST_LEAVES_TINY = 1_500_000  # where it has met most positions before
DEEPEST = 30


def trade(game: NaiveAdel) -> list[str]:
    """Cheques go to and fro until all is sold: the richest pays, the next player's thief takes it, others stay away."""
    if not game.actors():
        return []
    richest = max(range(len(game.players)), key=lambda seat: len(game.players[seat].purse))
    role = (game.actors()[0] - richest) % len(game.players)
    liked = ("go to auction", "play cheque") if role == 0 else ("go to auction", "play thief")
    return [text for text in game.moves() if text.startswith(liked if role < 2 else ("go to castle", "play detective"))]


def described(game: NaiveAdel) -> str:
    """The position in words; objects and cards in a hand have no order."""
    loose = [
        [sorted(player.hand), sorted(player.purse), sorted(player.thieves), sorted(player.exhibition)]
        for player in game.players
    ]
    laid = [
        (player.colour, player.pawn, player.place, player.action, player.ready, player.aside) for player in game.players
    ]
    return str((game.phase, game.round, loose, laid, game.left, game.window, game.paid, game.jail, game.errands))


COUNTS = NaiveCounts("adel", NaiveAdel, NaiveAdel.copy, NaiveAdel.play, described)
wander = COUNTS.wander


def dealt(game: NaiveAdel) -> bool:
    """Whether the first round begins."""
    return game.round == 1


def choosing(game: NaiveAdel) -> bool:
    """Whether nobody has chosen an action yet."""
    return game.phase in ("place", "action") and not any(player.action for player in game.players)


def last_object(game: NaiveAdel) -> bool:
    """Whether the auction house is about to close."""
    return choosing(game) and sum(game.left) == 1


def held(game: NaiveAdel) -> int:
    """Objects of the first to act."""
    return len(game.players[game.actors()[0]].hand) if game.actors() else 0


def leader(game: NaiveAdel) -> int:
    """Spaces between the first pawn and the table."""
    return len(game.box.octagons) - max(player.pawn for player in game.players)


def starts() -> Iterator[tuple[Position, NaiveAdel]]:
    """The beginning, where only chance moves, and the first choices."""
    for seats, edition in ((2, "fx"), (3, "alea"), (5, "fx"), (6, "jumbo")):
        yield wander(f"new game, {seats} players, {edition}", seats, {"edition": edition}, 0, lambda _: True)
    for seats, edition in ((3, "fx"), (4, "alea"), (5, "alea"), (6, "jumbo")):
        yield wander(f"first round, {seats} players, {edition}", seats, {"edition": edition}, seats, dealt)
    for edition, variant in zip(("alea", "jumbo", "fx"), ("normal", "surprise", "confrontation"), strict=True):
        options = {"edition": edition, "variant": variant}
        yield wander(f"first round, 2 players, {variant}", 2, options, 2, dealt)


def auctions() -> Iterator[tuple[Position, NaiveAdel]]:
    """Something is sold, or nothing is left to be."""
    for seats, edition in ((2, "fx"), (4, "jumbo")):
        options = {"edition": edition, "variant": "normal"}
        yield wander(f"about to buy, {seats} players", seats, options, 10, lambda game: game.phase == "buy")
    for variant in ("normal", "surprise", "confrontation"):
        yield wander(f"last object, {variant}", 2, {"variant": variant}, 20, last_object, trade)
    yield wander("one window empty, 6 players", 6, {}, 20, lambda game: choosing(game) and 0 in game.left, trade)
    yield wander(
        "closed, 3 players", 3, {}, 30, lambda game: choosing(game) and game.round > 1 and not any(game.left), trade
    )


def castles() -> Iterator[tuple[Position, NaiveAdel]]:
    """Exhibitions, thieves and detectives."""
    for seats, edition in ((2, "alea"), (3, "fx"), (6, "jumbo")):
        options = {"edition": edition, "variant": "normal"}
        yield wander(
            f"before a composition, {seats} players",
            seats,
            options,
            40,
            lambda game: game.phase == "exhibit" and held(game) >= 7,
        )
        yield wander(
            f"inside a composition, {seats} players",
            seats,
            options,
            50,
            lambda game: held(game) >= 6 and len(game.players[game.actors()[0]].aside) == 2,
        )
        yield wander(f"at a theft, {seats} players", seats, options, 60, lambda game: game.phase == "steal")
    yield wander("several thefts, 5 players", 5, {}, 70, lambda game: len(game.errands) >= 4)
    yield wander("full prison, 3 players", 3, {}, 80, lambda game: choosing(game) and len(game.jail) == 3)


def ends() -> Iterator[tuple[Position, NaiveAdel]]:
    """The last spaces before the table; fx stops where the others finish the round."""
    for edition in ("fx", "alea", "jumbo"):
        for seats in (2, 4):
            yield wander(
                f"near the table, {seats} players, {edition}",
                seats,
                {"edition": edition, "variant": "normal"},
                90,
                lambda game: choosing(game) and leader(game) <= 2 and len(game.players[0].hand) <= 8,
            )


def tiny() -> Iterator[tuple[Position, NaiveAdel]]:
    """The small game, from one deal and from the beginning."""
    yield wander("tiny", 2, {"tiny": "on"}, 0, lambda _: True)
    yield wander("tiny, dealt", 2, {"tiny": "on"}, 100, dealt)
    yield wander("tiny, castle", 2, {"tiny": "on"}, 110, lambda game: game.round == 2)


def counted(position: Position, game: NaiveAdel) -> Position:
    """Every depth while the counts stay small."""
    known, counts = dict[str, int](), [1, 2]
    most = MOST_LEAVES_TINY if "tiny" in position.options else MOST_LEAVES
    while len(counts) <= DEEPEST + 1 and counts[-1] * growth(counts) <= most:
        counts.append(COUNTS.count_leaves(game, len(counts) - 1, known))
        if "tiny" in position.options and counts[-1] == counts[-2] == COUNTS.count_leaves(game, len(counts) + 1, known):
            break  # all its games are over
    position.counts = dict(enumerate(counts[2:], 1))
    return position


def growth(counts: list[int]) -> float:
    """By how much the next count may be larger."""
    return max(after / before for before, after in zip(counts[-4:], counts[-3:], strict=False))


if __name__ == "__main__":
    found = [*starts(), *auctions(), *castles(), *ends(), *tiny()]
    COUNTS.write(counted(position, game) for position, game in found)
