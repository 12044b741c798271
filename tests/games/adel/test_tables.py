"""Which tables there are: editions, variants and the tiny game by number of players."""

import pytest

from games.adel.table import ADEL

DEFAULTS = [(2, "alea", "surprise"), (3, "alea", "normal"), (5, "alea", "normal"), (6, "jumbo", "normal")]


@pytest.mark.parametrize(("seats", "edition", "variant"), DEFAULTS)
def test_a_table_has_the_edition_and_the_variant_that_suit_its_size(seats: int, edition: str, variant: str) -> None:
    """jumbo-1, fx-1, alea-1, AV-26, AV-32: unless somebody says otherwise."""
    assert ADEL.settle(seats, {}) == {"edition": edition, "variant": variant, "tiny": "off"}


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (6, {"edition": "alea"}, "edition alea is for 2 to 5 players; six play edition jumbo"),
        (6, {"edition": "fx"}, "edition fx is for 2 to 5 players; six play edition jumbo"),
        (3, {"variant": "surprise"}, "variant surprise is for 2 players; 3 play variant normal"),
        (6, {"variant": "confrontation"}, "variant confrontation is for 2 players; 6 play variant normal"),
        (4, {"tiny": "on"}, "option tiny is for 2 players, not 4"),
        (6, {"tiny": "on"}, "option tiny is for 2 players, not 6"),
        (2, {"tiny": "on", "variant": "surprise"}, "option tiny is played as variant confrontation, not surprise"),
        (2, {"tiny": "on", "edition": "jumbo"}, "option tiny is played as edition alea, not jumbo"),
        (7, {}, "Adel Verpflichtet is for 2 to 6 players, not 7"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_would_be_right(
    seats: int, options: dict[str, str], complaint: str
) -> None:
    """jumbo-1, jumbo-6, fx-1, fx-4, alea-1, alea-4, AV-26, AV-32: six only with Jumbo, variants only for two."""
    with pytest.raises(ValueError) as refused:
        ADEL.settle(seats, options)
    assert str(refused.value) == complaint


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_jumbo_box_serves_any_number_of_players(seats: int) -> None:
    """jumbo-1, AV-32: two to six."""
    assert ADEL.settle(seats, {"edition": "jumbo"})["edition"] == "jumbo"
