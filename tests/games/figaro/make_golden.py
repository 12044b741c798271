"""Find, keep and renew Figaro's golden games and its signature.  From the folder `tests`:

python -m games.figaro.make_golden            look for games that show what a missing file should
python -m games.figaro.make_golden accept     keep the moves, renew digests, points and the signature
"""

from clubroom import Match
from clubroom.chance import below, generator
from games.figaro.golden import EVERYTHING_TO_SHOW, SHOWS, shown
from games.figaro.naive import NaiveFigaro
from games.figaro.table import FIGARO
from golden_games import Golden, GoldenGames, Run

RUNS: list[Run] = [(seats, {}, games) for seats in FIGARO.seats for games in (5, 1000)]


def played(golden: Golden, seed: int) -> Match:
    """A finished match of players who choose at random."""
    match, rng = Match(FIGARO, golden.seats, golden.options, seed), generator(seed, 1)
    while not match.over:
        (player,) = match.to_act()
        legal = match.legal(player)
        match.play(player, legal[below(rng, len(legal))])
    return match


def replayed(match: Match) -> NaiveFigaro:
    """The same match in the naive version, where everything must be possible too."""
    naive = NaiveFigaro(match.seats, match.options)
    for entry in match.log:
        assert match.text(entry.move) in naive.moves()
        naive.play(match.text(entry.move))
    return naive


GOLDEN = GoldenGames(FIGARO, SHOWS, EVERYTHING_TO_SHOW, played, shown, replayed, RUNS)

if __name__ == "__main__":
    GOLDEN.main()
