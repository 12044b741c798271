"""Find, keep and renew Catan's golden games and its signature.  From the folder `tests`:

python -m games.catan.make_golden            look for games that show what a missing file should
python -m games.catan.make_golden accept     keep the moves, renew digests, points and the signature
"""

import random
from collections.abc import Callable, Iterator

import numpy as np

import clubroom
from clubroom import Match
from clubroom.chance import below, draw, generator, sow
from clubroom.viewers import CHANCE, CHANCE_BIT, EVERYTHING, NOTHING, first_of
from games.catan.make_counts import COUNTS
from games.catan.naive import NaiveCatan
from golden_games import Golden, GoldenGames, Run

CATAN = clubroom.game("catan")
Weights = dict[str, float]
LONGEST = 1500  # moves; whoever looks for short games gives up a long one


def liking(**taste: float) -> Callable[[NaiveCatan], Weights]:
    """Players who like some words more than others; chance is fair."""

    def weights(game: NaiveCatan) -> Weights:
        moves = game.moves()
        if not game.actors():
            return {text: float(weight) for text, weight in game.chances().items()}
        words = [text.split()[0] for text in moves]
        return {text: taste.get(word, 1) / words.count(word) for text, word in zip(moves, words, strict=True)}

    return weights


lively = liking(settlement=20, city=20, road=2, buy=3, play=5, give=0)
trading = liking(settlement=20, city=20, road=2, buy=3, play=5, give=0.4, propose=3, withdraw=0.2, accept=3)
buying = liking(settlement=2, city=10, road=0.3, buy=20, play=1)


def slowly(game: NaiveCatan) -> Weights:
    """Always the same dice, and nobody builds."""
    moves = game.moves()
    liked = [text for text in moves if text in ("dice show 2", "roll", "end turn")]
    return dict.fromkeys(liked or moves, 1.0)


def blindly(seats: int, options: dict[str, str], seed: int) -> list[tuple[int, int]]:
    """A game of uniformly random moves, if its winner did not make the last one: so rare that it takes fast search."""
    pool, rng, (legal, weights) = CATAN.record.pool(), generator(0), CATAN.buffers()
    settled, rows = CATAN.option_numbers(CATAN.settle(seats, options)), np.zeros((1, 3 + 2 * seats), np.int64)
    cells = CATAN.record.cells(pool)
    CATAN.walkers.random_games(pool, cells, CATAN.record.kept, rng, legal, weights, seats, settled, seed, rows)
    end = pool[0]
    if end.winner == NOTHING or rows[0, 0] > LONGEST or (end.winner == end.turn and (end.rolled or end.played)):
        return []
    pool, moves = CATAN.record.pool(), []
    sow(rng, seed, 0)
    CATAN.doors.new(pool, 0, seats, settled)
    while actors := CATAN.doors.to_act(pool, 0):
        if actors == CHANCE_BIT:
            player, choice = CHANCE, draw(weights, CATAN.doors.chance(pool, 0, legal, weights), rng)
        else:
            player = first_of(actors)
            choice = below(rng, CATAN.doors.legal(pool, 0, player, legal))
        moves.append((player, int(legal[choice])))
        CATAN.doors.apply(pool, 0, *moves[-1])
    return moves


# Each file with what it is kept for; together they must show everything in `EVERYTHING_TO_SHOW`.
SEED, MODERN = {"trade": "off"}, {"rules": "modern", "trade": "off"}
SHOWS = {
    "seed-two": Golden(2, SEED, {"won by building", "no_longest_road", "spares"}, lively),
    "seed-three": Golden(3, SEED, {"won by building", "no_largest_army", "nobody_to_rob"}, lively),
    "seed-four": Golden(4, SEED, {"won by building", "card from under the pile"}, lively),
    "seed-two-with-trade": Golden(2, {}, {"trades", "counters", "nobody_trades", "discards"}, trading),
    "seed-four-with-trade": Golden(4, {}, {"trades", "counters", "withdraws", "declines"}, trading),
    "seed-off-turn": Golden(3, SEED, {"won off turn"}, blindly),
    "seed-point-card": Golden(3, SEED, {"won by a point card"}, buying),
    "seed-turn-limit": Golden(2, SEED, {"limit", "shared"}, slowly),
    "modern-two": Golden(2, MODERN, {"won by building", "discovery"}, lively),
    "modern-three-with-trade": Golden(3, {"rules": "modern"}, {"trades", "monopoly", "counters"}, trading),
    "modern-four": Golden(4, MODERN, {"won by an army or a road", "road_building"}, lively),
    "modern-own-turn": Golden(4, MODERN, {"won when his turn came"}, blindly),
}
MOVES_TO_SHOW = {kind.name for kind in CATAN.moves.kinds}
EVENTS_TO_SHOW = {name for name, _ in CATAN.events}
ENDINGS_TO_SHOW = {
    "won by building",
    "won by an army or a road",
    "won by a point card",
    "won off turn",
    "won when his turn came",
    "limit",
}
TABLES_TO_SHOW = {f"{seats} seats, {rules}" for seats in CATAN.seats for rules in ("seed", "modern")}
EVERYTHING_TO_SHOW = MOVES_TO_SHOW | EVENTS_TO_SHOW | ENDINGS_TO_SHOW | TABLES_TO_SHOW
EVERYTHING_TO_SHOW |= {"card from under the pile", "seed with trade", "modern with trade"}


def shown(match: Match) -> set[str]:
    """All that a finished match shows, read from its log, so that no file can claim too much."""
    if not match.log:
        return set()
    rules = match.options["rules"]
    found = {f"{match.seats} seats, {rules}"} | ({f"{rules} with trade"} if match.options["trade"] == "on" else set())
    found |= {CATAN.moves.kind(entry.move).name for entry in match.log}
    found |= {CATAN.events[note.event][0] for entry in match.log for note in entry.notes}
    drawn = [match.text(entry.move) for entry in match.log if CATAN.moves.kind(entry.move).name == "drawn"]
    if len(drawn) > 25:
        found.add("card from under the pile")
    return found | set(ending(match))


def ending(match: Match) -> Iterator[str]:
    """How the game was won."""
    view, last = match.view(EVERYTHING), CATAN.moves.kind(match.log[-1].move).name
    if int(view.winner) < 0:
        return
    if int(view.winner) != int(view.turn):
        yield "won off turn"
    elif last == "end":
        yield "won when his turn came"
    elif last == "drawn":
        yield "won by a point card"
    elif last in ("settlement", "city"):
        yield "won by building"
    else:
        yield "won by an army or a road"


def played(golden: Golden, seed: int) -> Match:
    """A match of players who choose at random by what they like; a long one is given up."""
    if golden.players is blindly:
        return Match.replayed(CATAN, golden.seats, golden.options, blindly(golden.seats, golden.options, seed))
    chooser, game = random.Random(seed), COUNTS.begun(golden.seats, golden.options)
    moves: list[tuple[int, int]] = []
    while not game.over and (len(moves) < LONGEST or golden.players is slowly):
        weights = golden.players(game)
        text = chooser.choices(list(weights), list(weights.values()))[0]
        moves.append(((game.actors() or [CHANCE])[0], CATAN.moves.parse(text)))
        game.play(text)
    return Match.replayed(CATAN, golden.seats, golden.options, moves if game.over else [])


def replayed(match: Match) -> NaiveCatan:
    """The same match in the naive version, where everything must be possible too."""
    naive = NaiveCatan(match.seats, match.options)
    for entry in match.log:
        text = match.text(entry.move)
        assert text in (naive.chances() if entry.player == CHANCE else naive.choices(entry.player))
        naive.play(text, None if entry.player == CHANCE else entry.player)
    return naive


def runs() -> list[Run]:
    """The tables of the signature, each with few games for plain Python and with many."""
    settings: list[dict[str, str]] = [{}, {"trade": "off"}, {"rules": "modern"}, {"rules": "modern", "trade": "off"}]
    return [(seats, options, games) for seats in CATAN.seats for options in settings for games in (1, 500)]


GOLDEN = GoldenGames(CATAN, SHOWS, EVERYTHING_TO_SHOW, played, shown, replayed, runs())

if __name__ == "__main__":
    GOLDEN.main()
