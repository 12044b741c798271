"""Count the leaves of Catan's trees with the naive version and write `counts/catan.perft`.

From the folder `tests`:  python -m games.catan.make_counts
"""

from collections.abc import Callable, Iterator

from counts.naive_counts import NaiveCounts
from counts.perft import Position
from games.catan.naive import NaiveCatan, Player

MOST_LEAVES = 30_000  # as far as the naive version counts in a few seconds
DEEPEST = 12
BUILDING = ("settlement", "city", "buy", "play", "road")
MODERN = {"rules": "modern", "trade": "off"}
SEED = {"trade": "off"}
TRADE: dict[str, str] = {}

Found = Iterator[tuple[Position, NaiveCatan]]
Until = Callable[[NaiveCatan], bool]


def described_player(player: Player) -> str:
    """What a player has; nothing of it has an order but what is being composed."""
    hand = sorted((+player.hand).items())
    loose = [sorted(each) for each in (player.cards, player.fresh, player.settlements, player.cities, player.roads)]
    return str((hand, loose, player.knights, player.owed, player.laid, player.answer, player.give, player.want))


def described(game: NaiveCatan) -> str:
    """The position in words."""
    island = game.terrain, game.harbours, game.token, game.robber
    stacks = sorted((+game.bank).items()), sorted((+game.pile).items()), game.under
    turn = game.phase, game.turn, game.starter, game.turns, game.founded, game.founding, game.offers
    flags = game.rolled, game.built, game.played, game.by_knight, game.victim, game.free, game.to_take, game.taken
    players = [described_player(player) for player in game.players]
    return str((island, stacks, turn, flags, game.road_card, game.army_card, players))


COUNTS = NaiveCounts("catan", NaiveCatan, NaiveCatan.copy, NaiveCatan.play, described)


def busy(game: NaiveCatan) -> list[str]:
    """Build what can be built, and let trade be."""
    moves = game.moves()
    return [text for text in moves if text.startswith(BUILDING)] or [text for text in moves if text[:4] != "give"]


def paving(game: NaiveCatan) -> list[str]:
    """Roads first, and the cards that bring more of them."""
    moves = game.moves()
    liked = [text for text in moves if text.startswith(("road", "play road building", "buy", "ship"))]
    return liked or busy(game)


def greedy(game: NaiveCatan) -> list[str]:
    """Development cards first."""
    return [text for text in game.moves() if text.startswith(("buy", "play"))] or busy(game)


def waiting(game: NaiveCatan) -> list[str]:
    """Roll and end: hands grow."""
    return [text for text in game.moves() if text in ("roll", "end turn")]


def held(game: NaiveCatan) -> int:
    """Cards of the player whose turn it is."""
    return game.active.hand.total()


def in_phase(phase: str, also: Until = lambda _: True) -> Until:
    """Whether the game has come to this."""
    return lambda game: game.phase == phase and also(game)


def last_settlement(game: NaiveCatan) -> bool:
    """Whether the founding is about to end."""
    return game.founded == 2 * len(game.players) - 1


def starts() -> Found:
    """Chance lays the island; then everybody founds."""
    for seats in (2, 3, 4):
        yield COUNTS.wander(f"new game, {seats} players", seats, TRADE, seats, lambda _: True)
        yield COUNTS.wander(f"numbers, {seats} players", seats, MODERN, seats, in_phase("corner"))
        yield COUNTS.wander(f"first settlement, {seats} players", seats, SEED, seats, in_phase("found"))
        yield COUNTS.wander(
            f"last settlement, {seats} players",
            seats,
            MODERN,
            seats,
            in_phase("found", last_settlement),
        )
    yield COUNTS.wander("last harbours", 3, SEED, 5, in_phase("harbour", lambda game: len(game.harbours) == 6))
    yield COUNTS.wander("second road", 3, SEED, 6, in_phase("found road", lambda game: game.founded == 4))


def turns() -> Found:
    """Cards before the dice, building and shipping after them, in both orders."""
    for name, options in (("seed", SEED), ("modern", MODERN)):
        yield COUNTS.wander(f"first turn, {name}", 3, options, 10, in_phase("before"))
        yield COUNTS.wander(
            f"cards before the dice, {name}",
            2,
            options,
            20,
            in_phase("before", lambda game: len(set(game.active.cards)) > 1),
        )
        yield COUNTS.wander(
            f"rich, {name}", 4, options, 30, in_phase("act", lambda game: held(game) >= 7 and game.turns > 8), waiting
        )
        yield COUNTS.wander(
            f"building has begun, {name}",
            4,
            options,
            40,
            in_phase("act", lambda game: game.built and held(game) >= 5),
            busy,
        )
        yield COUNTS.wander(f"a card is drawn, {name}", 3, options, 50, in_phase("draw"), busy)
    under = in_phase("draw", lambda game: bool(game.under) and game.pile.total() <= 1)
    yield COUNTS.wander("cards from under the pile", 3, {**SEED, "order": "free"}, 52, under, greedy)


def sevens() -> Found:
    """Discards, the robber, the choice of a victim."""
    for seats, options in ((2, SEED), (3, MODERN), (4, SEED)):
        name = f"{seats} players, {options.get('rules', 'seed')}"
        yield COUNTS.wander(
            f"before discards, {name}",
            seats,
            options,
            70,
            in_phase("discard", lambda game: len(game.actors()) > 1),
            waiting,
        )
        yield COUNTS.wander(
            f"in the middle of discards, {name}",
            seats,
            options,
            80,
            in_phase("discard", lambda game: any(player.laid for player in game.players)),
            waiting,
        )
        yield COUNTS.wander(f"the robber, {name}", seats, options, 90, in_phase("robber"), waiting)
        yield COUNTS.wander(f"the robber by a knight, {name}", seats, options, 90, knight_played, greedy)
        yield COUNTS.wander(f"a card is stolen, {name}", seats, options, 110, in_phase("steal"), waiting)
    several = in_phase("rob", lambda game: len(game.victims()) > 1)
    for name, options in (("seed", SEED), ("modern", MODERN)):
        yield COUNTS.wander(f"several victims, {name}", 4, options, 100, several, waiting)


def knight_played(game: NaiveCatan) -> bool:
    """Whether a knight is being carried out."""
    return game.phase == "robber" and game.by_knight


def progress() -> Found:
    """Free roads, discovery, monopoly."""
    few = in_phase("free", lambda game: len(game.active.roads) == 14)
    yield COUNTS.wander("two free roads", 3, SEED, 120, in_phase("free", lambda game: game.free == 2), greedy)
    yield COUNTS.wander("the second free road", 4, MODERN, 130, in_phase("free", lambda game: game.free == 1), greedy)
    yield COUNTS.wander("a free road with one piece left", 2, MODERN, 2, few, paving)
    yield COUNTS.wander("discovery", 3, SEED, 150, in_phase("take", lambda game: game.to_take == 2), greedy)
    yield COUNTS.wander(
        "the second card of a discovery", 2, MODERN, 160, in_phase("take", lambda game: bool(game.taken)), greedy
    )
    yield COUNTS.wander(
        "monopoly", 4, SEED, 25, in_phase("before", lambda game: "monopoly" in game.active.cards), greedy
    )


def trades() -> Found:
    """Offers, answers and counter-offers."""
    for seats, options in ((2, TRADE), (3, {"rules": "modern"}), (4, TRADE)):
        small = in_phase("act", lambda game: 2 <= held(game) <= 3 and not game.built)
        yield COUNTS.wander(f"before an offer, {seats} players", seats, options, 180, small, busy)
        yield COUNTS.wander(f"in the middle of an offer, {seats} players", seats, options, 190, half_an_offer)
        yield COUNTS.wander(f"answers, {seats} players", seats, options, 200, in_phase("answer"))
        yield COUNTS.wander(
            f"before counter-offers, {seats} players", seats, options, 210, in_phase("counter", small_hands)
        )
        yield COUNTS.wander(f"in the middle of a counter-offer, {seats} players", seats, options, 220, half_a_counter)
        yield COUNTS.wander(f"the choice of an answer, {seats} players", seats, options, 230, in_phase("pick"))
    yield COUNTS.wander("no more offers", 3, TRADE, 240, in_phase("act", lambda game: game.offers == 4))


def half_an_offer(game: NaiveCatan) -> bool:
    """Whether something is wanted already."""
    return game.phase == "offer" and len(game.active.want) == 1


def small_hands(game: NaiveCatan) -> bool:
    """Whether counter-offers will be small."""
    return max(player.hand.total() for player in game.players) <= 4


def half_a_counter(game: NaiveCatan) -> bool:
    """Whether someone is composing a counter-offer."""
    return game.phase == "counter" and bool(game.players[game.actors()[0]].give)


def ends() -> Found:
    """The tenth point is near."""
    for seats, options, seed in ((2, SEED, 18), (3, MODERN, 7), (4, SEED, 1)):
        yield COUNTS.wander(
            f"nine points, {seats} players",
            seats,
            options,
            seed,
            lambda game: (
                game.phase == "act" and max(game.points()) == 9 and held(game) > 3 and "city" in str(game.moves())
            ),
            busy,
        )


def counted(position: Position, game: NaiveCatan) -> Position:
    """Every depth while the counts stay small."""
    known, counts = dict[str, int](), [1]
    while len(counts) <= DEEPEST and counts[-1] * (counts[-1] / counts[-2] if len(counts) > 1 else 1) <= MOST_LEAVES:
        counts.append(COUNTS.count_leaves(game, len(counts), known))
    position.counts = dict(enumerate(counts[1:], 1))
    return position


if __name__ == "__main__":
    found = [*starts(), *turns(), *sevens(), *progress(), *trades(), *ends()]
    COUNTS.write(counted(position, game) for position, game in found)
