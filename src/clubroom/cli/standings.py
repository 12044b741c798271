"""How a contest stands: as plain values, as a table, and in a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from clubroom import Game
from clubroom.arena import Contest, Row, SequentialTest, figures
from clubroom.arena.sequential import BOUND, ERROR, MARGIN, UNDECIDED
from clubroom.cli.terminal import say, screen


def summarise(contest: Contest, rows: Sequence[Row], test: SequentialTest | None) -> dict[str, Any]:
    """The summary as plain values; there is at least one row."""
    entries = [
        {
            "bot": figure.bot,
            "players": figure.positions,
            "games": figure.games,
            "wins": round(figure.wins.mean, 4),
            "wins_95": [round(figure.wins.low, 4), round(figure.wins.high, 4)],
            "fair_share": round(1 / contest.seats, 4),
            "mean_place": round(figure.place.mean, 4),
            "mean_place_95": [round(figure.place.low, 4), round(figure.place.high, 4)],
            "ms_per_move": round(figure.ms_per_move, 4),
            "ms_at_most": round(figure.ms_at_most, 4),
        }
        for figure in figures(contest.lineup, rows)
    ]
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "lineup": list(contest.lineup),
        "seed": contest.seed,
        "games": len(rows),
        "entries": entries,
        "plies_per_game": round(sum(row.plies for row in rows) / len(rows), 2),
        "sequential_test": test and about(test),
    }


def about(test: SequentialTest) -> dict[str, Any]:
    """The sequential test as plain values."""
    return {
        "decision": test.verdict.decision,
        "deals": test.verdict.deals,
        "ratio": round(test.verdict.ratio, 4),
        "bound": round(BOUND, 4),
        "shares": [round(1 / test.seats, 4), round((1 + MARGIN) / test.seats, 4)],
    }


def show(game: Game, summary: Mapping[str, Any], asked: int) -> None:
    """The summary as a table and a sentence."""
    of = "" if summary["games"] == asked else f" of {asked:,}"
    table = Table(title=f"{game.title}: {summary['games']:,}{of} games, seed {summary['seed']}")
    table.add_column("Bot")
    for heading in ("Games", "Wins (95 %)", "Fair", "Place (95 %)", "ms/move"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in summary["entries"]:
        (fewest, most), (best, worst) = row["wins_95"], row["mean_place_95"]
        table.add_row(
            row["bot"] if row["players"] == 1 else f"{row['players']} × {row['bot']}",
            f"{row['games']:,}",
            f"{row['wins']:.1%} ({100 * fewest:.1f}–{100 * most:.1f})",
            f"{row['fair_share']:.1%}",
            f"{row['mean_place']:.2f} ({best:.2f}–{worst:.2f})",
            f"{row['ms_per_move']:.2f}",
        )
    console = screen()
    console.print(table)
    if summary["sequential_test"]:
        say(console, sentence(summary["lineup"][0], summary["seats"], summary["sequential_test"]))


def sentence(bot: str, seats: int, test: Mapping[str, Any]) -> str:
    """What the sequential test says."""
    fair, better = test["shares"]
    after = f"after {test['deals']:,} deals of {seats} games"
    asked = f"the question: does it win {better:.1%} or {fair:.1%}; each answer is wrong in {ERROR:.0%} of cases"
    if test["decision"] == UNDECIDED:
        return f"Undecided {after} whether {bot} is better ({asked}): {test['ratio']:+.2f} of ±{test['bound']:.2f}."
    return f"{bot} is {test['decision']} ({asked}), {after}."
