"""Find, keep and renew Adel's golden games and its signature.  From the folder `tests`:

python -m games.adel.make_golden            look for games that show what a missing file should
python -m games.adel.make_golden accept     keep the moves, renew digests, points and the signature
"""

import itertools
import random
from collections.abc import Iterator

import clubroom
from clubroom import Match
from clubroom.viewers import CHANCE
from games.adel.make_counts import COUNTS, trade
from games.adel.naive import NaiveAdel
from golden_games import Golden, GoldenGames

ADEL = clubroom.game("adel")


def anything(game: NaiveAdel) -> list[str]:
    """Everything that may be done."""
    return game.moves()


def boldly(game: NaiveAdel) -> list[str]:
    """Whoever can exhibits, mostly not much: games are short."""
    moves = game.moves()
    if game.phase == "exhibit":
        return [moves[0], moves[-1], moves[-1]]
    return [text for text in moves if text in ("go to castle", "play exhibition")] * 3 + moves


def slowly(game: NaiveAdel) -> list[str]:
    """Thieves in the auction house and detectives in the castle, and nothing moves."""
    place = game.players[game.actors()[0]].place if game.actors() else ""
    wanted = "play thief" if place == "auction" else "play detective"
    return [text for text in game.moves() if text.startswith(wanted)] or game.moves()


def spending(game: NaiveAdel) -> list[str]:
    """The first player buys until he has nothing and sends his thieves to prison; then he must pass."""
    first, actors = game.players[0], game.actors()
    if first.purse and actors and game.phase == "action":
        moves = game.moves()
        if first.place == "auction":
            return moves[len(first.purse) - 1 :][:1] if actors == [0, 1] else moves[:1]
        return moves[:1] if actors == [0, 1] else ["play detective"]
    return boldly(game)


def trading(game: NaiveAdel) -> list[str]:
    """Until the auction house is empty, then whatever makes a game short."""
    return (trade(game) if any(game.left) else []) or boldly(game)


# Each file with what it is kept for; together they must show everything in `EVERYTHING_TO_SHOW`.
SHOWS = {
    "fx-stops-after-exhibitions": Golden(3, {"edition": "fx"}, {"fx stops at a castle with thieves"}, boldly),
    "fx-stops-after-detectives": Golden(4, {"edition": "fx"}, {"fx stops after detectives"}, boldly),
    "fx-surprise": Golden(2, {"edition": "fx", "variant": "surprise"}, {"released"}, boldly),
    "alea-finishes-the-round": Golden(5, {}, {"round finished", "thieves_quarrel", "steals_cheque"}, boldly),
    "alea-tie-on-a-space": Golden(3, {}, {"tie broken by the last exhibition"}, boldly),
    "alea-confrontation": Golden(2, {"variant": "confrontation"}, {"round finished", "outbid", "passes"}, spending),
    "alea-two-as-usual": Golden(2, {"variant": "normal"}, {"no_final", "empty_till"}, boldly),
    "jumbo-six": Golden(6, {}, {"round finished", "several thefts", "nothing_to_steal"}, boldly),
    "jumbo-four": Golden(4, {"edition": "jumbo"}, {"no_thief_caught", "no_sale", "released"}, boldly),
    "jumbo-sold-out": Golden(2, {"edition": "jumbo", "variant": "surprise"}, {"closed"}, trading),
    "alea-round-limit": Golden(2, {"variant": "confrontation"}, {"round_limit", "shared"}, slowly),
    "tiny": Golden(2, {"tiny": "on"}, {"closed"}, anything),
}
MOVES_TO_SHOW = {kind.name for kind in ADEL.moves.kinds}
EVENTS_TO_SHOW = {name for name, _ in ADEL.events}
ENDINGS_TO_SHOW = {
    "fx stops at a castle with thieves",
    "fx stops after detectives",
    "round finished",
    "round_limit",
    "closed",
    "tie broken by the last exhibition",
    "shared",
}
TABLES_TO_SHOW = {
    *("fx", "alea", "jumbo", "normal", "surprise", "confrontation", "tiny"),
    *(f"{seats} seats" for seats in ADEL.seats),
}
EVERYTHING_TO_SHOW = MOVES_TO_SHOW | EVENTS_TO_SHOW | ENDINGS_TO_SHOW | TABLES_TO_SHOW


def events(match: Match) -> list[list[str]]:
    """The names of what happened, move by move."""
    return [[ADEL.events[note.event][0] for note in entry.notes] for entry in match.log]


def shown(match: Match) -> set[str]:
    """All that a finished match shows, read from its log, so that no file can claim too much."""
    happened = events(match)
    found = {f"{match.seats} seats", match.options["edition"], match.options["variant"]}
    found |= {ADEL.moves.kind(entry.move).name for entry in match.log}
    found |= {name for names in happened for name in names}
    found |= {"tiny"} if match.options["tiny"] == "on" else set(endings(match, happened))
    steals = [ADEL.moves.kind(entry.move).name == "steal" for entry in match.log]
    if any(all(steals[place : place + 3]) for place in range(len(steals) - 2)):
        found.add("several thefts")
    points, ranks = match.points(), match.ranks()
    if points.count(max(points)) > 1 and ranks.count(1) == 1:
        found.add("tie broken by the last exhibition")
    return found


def endings(match: Match, happened: list[list[str]]) -> Iterator[str]:
    """When the game stopped after a pawn had reached the table."""
    arrivals = [place for place, names in enumerate(happened) if "reaches_table" in names]
    if not arrivals:
        return
    after = list(itertools.chain(*happened[arrivals[0] :]))
    after = after[after.index("reaches_table") :]
    going_on = {"steals", "jailed", "detective_moves", "nothing_to_steal", "no_thief_caught"} & set(after)
    if match.options["edition"] != "fx":
        if going_on:
            yield "round finished"
    elif "detective_moves" in happened[-1]:
        yield "fx stops after detectives"
    elif not going_on and "castle thief" in last_actions(match):
        yield "fx stops at a castle with thieves"


def last_actions(match: Match) -> set[str]:
    """Place and kind of the cards that lay open in the last round."""
    view = match.view(0)
    actions, places = ADEL.moves.domains["action"], ADEL.moves.domains["place"]
    laid = zip(view.place[: match.seats].tolist(), view.action[: match.seats].tolist(), strict=True)
    return {f"{places[place]} {actions[action].split()[0]}" for place, action in laid if action >= 0 and place >= 0}


def played(golden: Golden, seed: int) -> Match:
    """A finished match of players who choose at random from what they favour."""
    chooser, game = random.Random(seed), COUNTS.begun(golden.seats, golden.options)
    moves: list[tuple[int, int]] = []
    while not game.over:
        text = chooser.choice(golden.players(game) or game.moves())
        moves.append(((game.actors() or [CHANCE])[0], ADEL.moves.parse(text)))
        game.play(text)
    return Match.replayed(ADEL, golden.seats, golden.options, moves)


def replayed(match: Match) -> NaiveAdel:
    """The same match in the naive version, where everything must be possible too."""
    naive = NaiveAdel(match.seats, match.options)
    for entry in match.log:
        text = match.text(entry.move)
        assert text in (naive.chances() if entry.player == CHANCE else naive.choices(entry.player))
        naive.play(text, None if entry.player == CHANCE else entry.player)
    return naive


def runs() -> list[tuple[int, dict[str, str], int]]:
    """The tables of the signature, each with few games for plain Python and with many."""
    tables: list[tuple[int, dict[str, str]]] = [(seats, {"edition": "fx"}) for seats in (2, 3, 4, 5)]
    tables += [(seats, {"edition": "alea"}) for seats in (3, 5)]
    tables += [(seats, {"edition": "jumbo"}) for seats in (2, 4, 6)]
    tables += [(2, {"variant": "normal"}), (2, {"variant": "confrontation"}), (2, {"tiny": "on"})]
    return [(seats, options, games) for seats, options in tables for games in (2, 500)]


GOLDEN = GoldenGames(ADEL, SHOWS, EVERYTHING_TO_SHOW, played, shown, replayed, runs())

if __name__ == "__main__":
    GOLDEN.main()
