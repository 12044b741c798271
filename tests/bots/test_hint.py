"""Hints: the best move with its chances, the others with theirs, and why."""

import tomllib
from collections.abc import Sequence

import pytest

from clubroom import Match, game
from clubroom.bots import Budget
from clubroom.bots.hint import Advice
from clubroom.bots.reasons import FILE, reasons
from clubroom.chance import generator
from clubroom.words import LANGUAGES
from tables import many

pytestmark = pytest.mark.usefixtures("few_worlds")

BIDS = game("bids")
LITTLE = Budget(simulations=many(200, 20))


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clubroom.bots.hint.WORLDS", many(100, 4))


def advice(text: str, win: float, points: float = 5.0, last: float = 0.3, seen: bool = True) -> Advice:
    return Advice(move=0, text=text, win=win, often=0.5, points=points, last=last, seen=seen)


def why(*moves: Advice, secret: bool = False, forced: bool = False, language: str = "en") -> Sequence[str]:
    return reasons(moves, secret=secret, forced=forced, language=language)


def test_the_best_move_comes_first_and_chances_are_shares() -> None:
    match = Match(BIDS, 2, seed=3)
    hint = match.hint(0, LITTLE)
    named = [hint.best, *hint.others]
    assert {each.move for each in named} <= set(match.legal(0))
    assert len({each.move for each in named}) == len(named)
    assert all(0 <= each.win <= 1 and 0 <= each.last <= 1 for each in named)
    assert hint.best.text in hint.reasons[0]


def test_a_hint_changes_nothing_and_is_the_same_again() -> None:
    match = Match(BIDS, 3, seed=5)
    before = (match.digest(), match.rng.tolist(), len(match.log))
    assert match.hint(1, LITTLE) == match.hint(1, LITTLE)
    assert (match.digest(), match.rng.tolist(), len(match.log)) == before


def test_a_hint_knows_no_more_than_the_seat() -> None:
    """The same view behind which the others hold something else."""
    match = Match(BIDS, 3, seed=6)
    first = match.hint(0, LITTLE)
    view, record = match.view(0), BIDS.record
    BIDS.doors.imagine(view.pool, 0, record.told, record.cells(match._pool), generator(9), match._pool, 0)
    assert match.hint(0, LITTLE) == first


def test_only_who_owes_a_move_gets_a_hint() -> None:
    match = Match(BIDS, 2, seed=1)
    rng = generator(1)
    while not match.over:
        player = match.to_act()[0]
        match.play(player, match.legal(player)[int(rng[0]) % len(match.legal(player))])
    with pytest.raises(ValueError, match="the game is over"):
        match.hint(0)


def test_an_only_move_is_said_to_be_one() -> None:
    match = Match(BIDS, 2, seed=1)
    while len(match.legal(match.to_act()[0])) > 1:
        player = match.to_act()[0]
        match.play(player, match.legal(player)[0])
    hint = match.hint(match.to_act()[0], LITTLE)
    assert hint.others == ()
    assert "only move" in hint.reasons[0]
    assert not hint.secret


def test_names_and_language_are_those_asked_for() -> None:
    match = Match(BIDS, 2, seed=3)
    assert "gewinn" in match.hint(0, LITTLE, language="de").reasons[0]


def test_a_clear_win_is_told_before_points_and_risk() -> None:
    told = why(advice("build", 0.5, 8.0, 0.1), advice("wait", 0.3, 7.0, 0.4))
    assert told == (
        "“build” wins 50% of such games, “wait” 30%.",
        "Points at the end, on average: 8.0; after “wait” 7.0.",
        "It is safer: you come last in 10% of the games, after “wait” in 40%.",
    )


@pytest.mark.parametrize(
    ("language", "share", "points"),
    [
        ("en", "50%", "8.0"),
        ("nl", "50%", "8,0"),
        ("de", "50\N{NO-BREAK SPACE}%", "8,0"),
        ("fr", "50\N{NARROW NO-BREAK SPACE}%", "8,0"),
    ],
)
def test_figures_are_written_as_each_language_does(language: str, share: str, points: str) -> None:
    told = why(advice("build", 0.5, 8.0), advice("wait", 0.3, 7.0), language=language)
    assert share in told[0]
    assert points in told[1]


def test_a_bold_move_is_called_bold_and_an_even_one_even() -> None:
    told = why(advice("build", 0.31, last=0.5), advice("wait", 0.3))
    assert told[0].startswith("“build” and “wait” win about as often")
    assert told[1].startswith("It is bolder")
    assert len(told) == 2


def test_a_secret_choice_is_to_be_varied() -> None:
    told = why(advice("castle", 0.5), advice("auction", 0.4), secret=True)
    assert told[-1] == "The others must not be able to guess it, so vary: castle 50%, auction 50%."


def test_what_others_do_not_see_is_worth_a_word() -> None:
    told = why(advice("hide", 0.5, seen=False), advice("show", 0.4))
    assert told[-1] == "The others do not see what you did; “show” they would."


def test_a_move_without_rivals_is_clear_or_the_only_one() -> None:
    assert why(advice("go", 0.5))[0] == "“go” wins 50% of such games; nothing else comes near."
    assert why(advice("go", 0.5), forced=True)[0] == "“go” is your only move; it wins 50% of such games."


def test_all_four_languages_have_the_same_phrases() -> None:
    words = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert tuple(words) == LANGUAGES
    assert all(list(words[language]) == list(words["en"]) for language in LANGUAGES)


def test_points_are_called_what_the_game_calls_them() -> None:
    told = reasons([advice("a", 0.5, 8.0), advice("b", 0.4)], secret=False, forced=False, language="nl", measure="Weg")
    assert told[1].startswith("Weg aan het eind, gemiddeld: 8,0")
    assert Match(game("figaro"), 3, {"tiny": "on"}, seed=1).hint(0, LITTLE, language="fr").reasons
