"""How fast the search thinks, and whether it keeps to its time; `make bench` runs it.

Measured in positions from games between house players, in one run on one core:

- simulations a second of every game, for the smallest and the largest number of players;
- beside Catan's: Catanatron's random play, which is what its own tree search plays out (a game is one playout);
- how long a bot with a budget of time takes for a move, the slowest hundredth of all moves included.

Prints JSON lines; exits with 1 and a sentence for every bound that is missed.
"""

import statistics
import time
from typing import Any, NamedTuple

from catan_rival import their_rate
from clubroom import Match, game, games
from clubroom.bots import Budget, make_bot
from clubroom.bots.desk import Desk
from clubroom.bots.search import SearchBot
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.sight import View
from speed import one_core, report

SEED = 1
POSITIONS = 40  # of a table
EVERY = 15  # decisions between two positions of one game
SIMULATIONS = 200  # in a position
REPEATS = 5
TIMED_MOVES = 300  # of a game
BUDGETS = (0.02, 0.1)  # seconds for a move
RIVALS_GAME = "catan"
LEAST_TIMES_RIVAL = 100.0
MOST_OF_BUDGET = 1.1
SLOWEST = 0.99


class Position(NamedTuple):
    """Somebody has a choice."""

    player: int
    view: View
    legal: list[int]


def positions(played: Game, seats: int) -> list[Position]:
    """Choices from games between house players, from early to late."""
    found: list[Position] = []
    bots, rng, seed = [make_bot("house", played, seat) for seat in range(seats)], generator(SEED), SEED
    while len(found) < POSITIONS:
        match, choices, seed = Match(played, seats, seed=seed), 0, seed + 1
        while not match.over:
            player = match.to_act()[0]
            view, legal = match.view(player), match.legal(player)
            choices += len(legal) > 1
            if len(legal) > 1 and choices % EVERY == EVERY // 2:
                found.append(Position(player, view, legal))
            match.play(player, bots[player].choose(view, legal, None, rng))
    return found[:POSITIONS]


def simulations_a_second(played: Game, asked: list[Position]) -> float:
    """Thinking anew in each position."""
    rng, spent = generator(SEED), 0.0
    for player, view, _ in asked:
        desk = Desk(played, player)
        began = time.perf_counter()
        desk.search(view, SIMULATIONS, rng)
        spent += time.perf_counter() - began
    return SIMULATIONS * len(asked) / spent


def slowest_move(played: Game, asked: list[Position], budget: float) -> float:
    """Seconds that all but the slowest hundredth of the moves take."""
    bots = [SearchBot(played, seat) for seat in range(played.seats[-1])]
    rng, times = generator(SEED), []
    for number in range(TIMED_MOVES):
        player, view, legal = asked[number % len(asked)]
        began = time.perf_counter()
        bots[player].choose(view, legal, Budget(seconds=budget), rng)
        times.append(time.perf_counter() - began)
    return sorted(times)[int(SLOWEST * len(times))]


def measure() -> list[dict[str, Any]]:
    """Everything in turn, several times over; medians count."""
    tables = [(name, seats) for name in games() for seats in (game(name).seats[0], game(name).seats[-1])]
    asked = {(name, seats): positions(game(name), seats) for name, seats in tables}
    for (name, _), found in asked.items():
        simulations_a_second(game(name), found[:1])  # compiles
    rates: dict[tuple[str, int], list[float]] = {table: [] for table in tables}
    rivals = []
    for repeat in range(REPEATS):
        rivals.append(their_rate(repeat))
        for name, seats in tables:
            rates[name, seats].append(simulations_a_second(game(name), asked[name, seats]))
    rival = statistics.median(rivals)
    lines: list[dict[str, Any]] = [{"who": "catanatron", "playouts_per_s": round(rival, 1)}]
    for (name, seats), measured in rates.items():
        rate = statistics.median(measured)
        line = {"game": name, "seats": seats, "simulations_per_s": round(rate), "horizons": game(name).horizons}
        lines.append(line | ({"times_catanatron": round(rate / rival)} if name == RIVALS_GAME else {}))
    for name in games():
        for budget in BUDGETS:
            taken = slowest_move(game(name), asked[name, game(name).seats[-1]], budget)
            lines.append({"game": name, "budget_s": budget, "p99_s": round(taken, 4)})
    return lines


def missed(lines: list[dict[str, Any]]) -> list[str]:
    """A sentence for each bound that is not kept."""
    complaints = []
    for line in lines:
        if line.get("times_catanatron", LEAST_TIMES_RIVAL) < LEAST_TIMES_RIVAL:
            ratio = f"the search simulates {line['times_catanatron']} times as often as Catanatron plays"
            complaints.append(f"{ratio}; {LEAST_TIMES_RIVAL:.0f} is wanted")
        if "p99_s" in line and line["p99_s"] > line["budget_s"] * MOST_OF_BUDGET:
            complaints.append(f"{line['game']}: {line['p99_s']} s for a move with a budget of {line['budget_s']} s")
    return complaints


def main() -> None:
    with one_core():
        lines = measure()
    report(lines, missed(lines))


if __name__ == "__main__":
    main()
