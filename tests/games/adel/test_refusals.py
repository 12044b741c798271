"""Every sentence that can forbid a move, in each edition's own book, and a move that it forbids."""

from collections.abc import Callable

import pytest

from clubroom import IllegalMove, Match
from clubroom.games.adel import sentences
from games.adel.setting import set_table
from games.adel.table import ADEL, EDITIONS, EVERY_EDITION, Table

PROHIBITIONS = {  # what the books say, in the order fx, alea, jumbo
    "ORDER_OF_PHASES": ("fx-13", "alea-9", "jumbo-16"),
    "WHAT_AT_THE_AUCTION": ("fx-16", "alea-11", "jumbo-20"),
    "NO_DETECTIVE_AT_THE_AUCTION": ("fx-16", "alea-11", "jumbo-21"),
    "WHAT_AT_THE_CASTLE": ("fx-17", "alea-12", "jumbo-22"),
    "NO_EXHIBITION_TO_SHOW": ("fx-19", "alea-14", "jumbo-24"),
    "LETTERS_WITHOUT_A_GAP": ("fx-18", "alea-13", "jumbo-23"),
    "PRISONERS_STAY": ("fx-45", "alea-41", "jumbo-61"),
    "HIGHEST_BUYS": ("fx-21", "alea-16", "jumbo-27"),
    "ONE_FROM_EACH_EXHIBITION": ("fx-37", "alea-30", "jumbo-49"),
    "ALL_TOGETHER": ("fx-14", "alea-10", "jumbo-17"),
    "GAME_ENDS": ("fx-49", "alea-46", "jumbo-65"),
    "YOUR_OWN_CARDS": ("fx-6", "alea-4", "jumbo-8"),
}
HANDS = {"blue": "A1 A2 A3 C1 C2", "green": "B1 B2 B3"}


def places(edition: str) -> Table:
    return set_table(edition, "beige blue green", hands=HANDS, jail=[1], purses={"beige": [2]})


def broke(edition: str) -> Table:
    high = 12 if edition == "jumbo" else 10
    return set_table(edition, "beige blue green", hands=HANDS, jail=[1, high], purses={"beige": []})


def auction(edition: str) -> Table:
    table = places(edition)
    for player in table.names:
        table.play(player, "go to auction")
    return table


def castle(edition: str) -> Table:
    table = places(edition)
    for player in table.names:
        table.play(player, "go to castle")
    return table


def buying(edition: str) -> Table:
    table = set_table(edition, "beige blue green", windows="D7", bag="", left=(1, 0))
    table.meet(beige="auction cheque 2", blue="auction thief 2", green="castle detective")
    return table


def exhibiting(edition: str) -> Table:
    table = set_table(edition, "beige blue green", hands=HANDS)
    table.meet(beige="castle thief 1", blue="castle exhibition", green="castle exhibition")
    return table


def stealing(edition: str) -> Table:
    table = exhibiting(edition)
    table.exhibit(blue="A1 A2 A3", green="B1 B2 B3")
    return table


def ended(edition: str) -> Table:
    table = set_table(edition, "beige blue green", number=200)
    table.meet(beige="castle detective", blue="castle detective", green="castle detective")
    return table


REFUSALS = [
    ("ORDER_OF_PHASES", places, "beige", "draw red"),
    ("ORDER_OF_PHASES", places, "beige", "deal A1"),
    ("ORDER_OF_PHASES", places, "beige", "turn up A1"),
    ("ORDER_OF_PHASES", places, "beige", "play cheque 2"),
    ("ORDER_OF_PHASES", places, "blue", "show A1"),
    ("ORDER_OF_PHASES", places, "blue", "open the exhibition"),
    ("ORDER_OF_PHASES", auction, "beige", "go to castle"),
    ("ORDER_OF_PHASES", exhibiting, "blue", "play detective"),
    ("WHAT_AT_THE_AUCTION", broke, "beige", "go to auction"),
    ("WHAT_AT_THE_AUCTION", auction, "blue", "play exhibition"),
    ("NO_DETECTIVE_AT_THE_AUCTION", auction, "beige", "play detective"),
    ("WHAT_AT_THE_CASTLE", castle, "beige", "play cheque 2"),
    ("NO_EXHIBITION_TO_SHOW", castle, "beige", "play exhibition"),
    ("NO_EXHIBITION_TO_SHOW", exhibiting, "blue", "show A4"),
    ("NO_EXHIBITION_TO_SHOW", exhibiting, "blue", "show B1"),
    ("LETTERS_WITHOUT_A_GAP", exhibiting, "blue", "show C1"),
    ("LETTERS_WITHOUT_A_GAP", exhibiting, "blue", "open the exhibition"),
    ("PRISONERS_STAY", auction, "beige", "play thief 1"),
    ("PRISONERS_STAY", castle, "beige", "play thief 1"),
    ("HIGHEST_BUYS", buying, "beige", "buy right"),
    ("HIGHEST_BUYS", places, "beige", "buy left"),
    ("ONE_FROM_EACH_EXHIBITION", stealing, "beige", "steal B1"),
    ("ONE_FROM_EACH_EXHIBITION", stealing, "beige", "steal C1"),
    ("ONE_FROM_EACH_EXHIBITION", places, "beige", "steal A1"),
    ("ALL_TOGETHER", buying, "blue", "buy left"),
    ("ALL_TOGETHER", exhibiting, "beige", "steal A1"),
    ("ALL_TOGETHER", stealing, "blue", "steal A1"),
    ("GAME_ENDS", ended, "beige", "go to castle"),
    ("GAME_ENDS", ended, "green", "steal A1"),
    ("YOUR_OWN_CARDS", auction, "beige", "play cheque 23"),
    ("YOUR_OWN_CARDS", auction, "beige", "play cheque 4"),
    ("YOUR_OWN_CARDS", castle, "beige", "play thief 2"),
]


@EVERY_EDITION
@pytest.mark.parametrize(("name", "position", "player", "text"), REFUSALS)
def test_a_forbidden_move_is_refused_with_the_sentence_of_the_edition_that_is_played(
    edition: str, name: str, position: Callable[[str], Table], player: str, text: str
) -> None:
    """jumbo-16, jumbo-17, jumbo-20, jumbo-22, jumbo-24, jumbo-61, fx-13, fx-14, alea-9, alea-10: case by case."""
    table = position(edition)
    assert table.ban(player, text) == PROHIBITIONS[name][EDITIONS.index(edition)]
    assert player not in table.actors or text not in table.moves(player)


def test_every_prohibition_has_a_refusal_here() -> None:
    names = [name for name, value in vars(sentences).items() if name.isupper() and isinstance(value, int)]
    assert set(names) - {"JUMBO_SENTENCES", "FX_SENTENCES"} == set(PROHIBITIONS) == {name for name, *_ in REFUSALS}


def test_the_tiny_game_is_refused_in_aleas_words() -> None:
    for name, (_, alea, _) in PROHIBITIONS.items():
        number = int(sentences.SENTENCE[getattr(sentences, name), 3])
        assert ADEL.rulebook.sentence(number).id == alea


@EVERY_EDITION
@pytest.mark.parametrize("position", [places, auction, castle, buying, exhibiting, stealing])
def test_every_move_is_either_legal_or_refused(edition: str, position: Callable[[str], Table]) -> None:
    table = position(edition)
    every = [ADEL.moves.text(move) for move in range(len(ADEL.moves))]
    for player in table.names:
        free = [text for text in every if not table.ban(player, text)]
        assert free == (table.moves(player) if player in table.actors else [])


def test_a_match_says_which_rule_is_broken() -> None:
    match = Match(ADEL, seats=3, options={"edition": "jumbo"}, seed=2)
    with pytest.raises(IllegalMove, match=r"Ash may not 'play detective': .* \(jumbo-16\)") as refused:
        match.play(0, "play detective")
    assert refused.value.sentence == match.why_not(0, "play detective")
    assert match.why_not(2, "go to castle") is None
