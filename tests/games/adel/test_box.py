"""The box of Adel Verpflichtet: what the files say, and which files are refused."""

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

from clubroom.games.adel import box
from clubroom.games.adel.box import ALEA, FOLDER, FX, JUMBO, OBJECT_CODES, TINY, YEAR
from clubroom.games.adel.box_check import check
from clubroom.games.adel.box_file import Object, read_box

EDITIONS = {"fx": FX, "alea": ALEA, "jumbo": JUMBO, "tiny": TINY}
EVERY_REAL_EDITION = pytest.mark.parametrize("edition", [FX, ALEA, JUMBO])
ARRAYS = ("HAND", "YEAR", "OBJECT_COUNT", "COLOUR_COUNT", "CHEQUE_COLOUR", "THIEF_COLOUR", "TABLE", "UPPER", "LOWER")


class Copy:
    """Box files in a folder of their own, where one thing can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def refusal(self, edition: str, old: str, new: str, name: str = "") -> str:
        """What is said about a file in which one line reads differently."""
        text = (FOLDER / f"{edition}.toml").read_text(encoding="utf-8")
        assert old in text
        path = self.folder / (name or f"{edition}.toml")
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ValueError) as refused:
            check(read_box(path))
        return str(refused.value)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def piles(edition: int, players: int) -> tuple[int, int]:
    rest = int(box.OBJECT_COUNT[edition]) - int(box.HAND[edition]) * players
    return (rest + 1) // 2, rest // 2


# --- what is in the boxes ---


@pytest.mark.parametrize(("edition", "objects"), [(FX, 45), (ALEA, 45), (JUMBO, 51), (TINY, 8)])
def test_every_edition_has_its_number_of_objects_with_a_year_each(edition: int, objects: int) -> None:
    """jumbo-9, fx-7, alea-4, AV-2: 45 objects, 51 in the Jumbo box."""
    years = YEAR[edition][YEAR[edition] > 0]
    assert box.OBJECT_COUNT[edition] == len(years) == objects
    assert len(set(years.tolist())) == objects


@pytest.mark.parametrize(
    ("edition", "counts"),
    [(FX, [8, 7, 8, 7, 8, 7]), (ALEA, [8, 7, 8, 7, 8, 7]), (JUMBO, [9, 8, 9, 8, 9, 8]), (TINY, [3, 3, 2, 0, 0, 0])],
)
def test_objects_are_numbered_by_letter_and_from_the_oldest(edition: int, counts: list[int]) -> None:
    """jumbo-9, AV-2: ten numbers for each letter, empty ones last."""
    for letter, count in enumerate(counts):
        years = YEAR[edition, letter * 10 : letter * 10 + 10].tolist()
        assert years[:count] == sorted(years[:count])
        assert all(years[:count])
        assert not any(years[count:])


def test_an_object_has_the_same_number_in_every_edition() -> None:
    """jumbo-9, fx-7, alea-4: the six more of the Jumbo box are the youngest of their letters."""
    for edition in (FX, ALEA, TINY):
        assert all(year in (0, other) for year, other in zip(YEAR[edition], YEAR[JUMBO], strict=True))


@pytest.mark.parametrize(("code", "name", "year"), [("B1", "stoneware pot", 1650), ("B2", "pewter pot", 1660)])
def test_the_attested_pots_are_the_oldest_of_their_letter(code: str, name: str, year: int) -> None:
    """AV-2: what is known of the real cards is in the box."""
    number = OBJECT_CODES.index(code)
    assert box.OBJECT_NAMES[number] == name
    assert YEAR[:, number].tolist() == [year] * 4


def test_codes_and_names_go_with_the_numbers() -> None:
    """jumbo-9: six letters with room for ten."""
    assert OBJECT_CODES[0] == "A1"
    assert OBJECT_CODES[9] == "A10"
    assert OBJECT_CODES[59] == "F10"
    assert len(OBJECT_CODES) == len(box.OBJECT_NAMES) == box.OBJECTS == 60
    for number, name in enumerate(box.OBJECT_NAMES):
        assert bool(name) == bool(YEAR[:, number].any())


def test_a_number_with_two_names_has_both() -> None:
    cards = (Object("F", 1934, "cheese sign"), None, Object("F", 1934, "ham sign"), Object("F", 1934, "cheese sign"))
    assert box._name(cards) == "cheese sign / ham sign"


@EVERY_REAL_EDITION
def test_every_colour_has_four_cheques_worth_fifty_thousand(edition: int) -> None:
    """jumbo-8, fx-6, alea-4, AV-2, AV-7: four values each, and none of them twice."""
    for colour in range(int(box.COLOUR_COUNT[edition])):
        values = np.flatnonzero(box.CHEQUE_COLOUR[edition] == colour) + 1
        assert len(values) == 4
        assert values.sum() == 50


@EVERY_REAL_EDITION
def test_every_colour_has_two_thieves(edition: int) -> None:
    """jumbo-8, fx-6, alea-4, AV-18: two numbers each, and none of them twice."""
    for colour in range(int(box.COLOUR_COUNT[edition])):
        assert np.count_nonzero(box.THIEF_COLOUR[edition] == colour) == 2


def test_five_colours_play_and_black_only_in_the_jumbo_box() -> None:
    """jumbo-6, fx-4, alea-4, AV-32: six players only where there are six colours."""
    assert box.COLOUR_NAMES == ("beige", "blue", "green", "purple", "red", "black")
    assert box.COLOUR_COUNT.tolist() == [5, 5, 6, 2]
    assert set(box.CHEQUE_COLOUR[JUMBO].tolist()) == set(range(6))
    assert set(box.CHEQUE_COLOUR[FX].tolist()) == {-1, *range(5)}


@EVERY_REAL_EDITION
def test_the_attested_cheques_and_thieves_are_there(edition: int) -> None:
    """AV-2: one colour has 6, 7, 18 and 19; somebody a 5; the thieves 8, 9, 10, and 11 where six play."""
    owners = box.CHEQUE_COLOUR[edition]
    assert owners[5] == owners[6] == owners[17] == owners[18] >= 0
    assert owners[4] >= 0
    assert (box.THIEF_COLOUR[edition, 7:10] >= 0).all()
    assert (box.THIEF_COLOUR[edition, 10] >= 0) == (edition == JUMBO)


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (FX, [(19, 18), (17, 16), (15, 14), (13, 12)]),
        (ALEA, [(19, 18), (17, 16), (15, 14), (13, 12)]),
        (JUMBO, [(22, 21), (20, 19), (18, 17), (16, 15), (14, 13)]),
        (TINY, [(1, 1)]),
    ],
)
def test_after_the_deal_the_windows_get_what_is_left(edition: int, expected: list[tuple[int, int]]) -> None:
    """jumbo-13, jumbo-14, fx-10, fx-11, alea-6, alea-7, AV-3, AV-29: four cards each leave these piles."""
    assert [piles(edition, players) for players in range(2, int(box.COLOUR_COUNT[edition]) + 1)] == expected


@EVERY_REAL_EDITION
def test_the_track_leads_from_the_club_past_fifteen_castles_to_the_table(edition: int) -> None:
    """jumbo-3, jumbo-4, jumbo-47, fx-2, alea-3, AV-1: a castle's spaces share its octagon; space 0 is the club."""
    assert box.TABLE[edition] == box.SPACES == 34
    octagons = list(zip(box.UPPER[edition].tolist(), box.LOWER[edition].tolist(), strict=True))
    assert octagons[:6] == [(3, 2), (3, 1), (3, 1), (4, 2), (4, 2), (2, 1)]
    assert octagons[9:12] == [(5, 3)] * 3
    assert octagons[-3:] == [(3, 1)] * 3
    assert all(upper > lower >= 1 for upper, lower in octagons)


def test_the_tiny_box_has_a_track_of_two_spaces() -> None:
    assert box.TABLE[TINY] == 3
    assert box.UPPER[TINY, :4].tolist() == [3, 2, 2, 0]
    assert box.LOWER[TINY, :4].tolist() == [1, 1, 1, 0]
    assert box.HAND.tolist() == [4, 4, 4, 3]
    assert box.CHEQUE_COLOUR[TINY, :5].tolist() == [0, 1, 1, 0, -1]
    assert box.THIEF_COLOUR[TINY, :3].tolist() == [0, 1, -1]


@pytest.mark.parametrize("name", ARRAYS)
def test_the_rules_cannot_change_what_is_in_the_box(name: str) -> None:
    array = getattr(box, name)
    assert array.dtype == np.int64
    assert len(array) == len(EDITIONS)
    assert not array.flags.writeable


def test_the_english_words_name_every_object_with_its_year() -> None:
    words = tomllib.loads((FOLDER.parent / "words.toml").read_text(encoding="utf-8"))
    for number, name in enumerate(box.OBJECT_NAMES):
        expected = f"{name} ({OBJECT_CODES[number][0]} {YEAR[:, number].max()})" if name else OBJECT_CODES[number]
        assert words["en"]["names"]["object"][number] == expected
        for language in words:
            translated = words[language]["names"]["object"][number]
            assert re.findall(r"\(\d+\)$", translated) == re.findall(r"\(\d+\)$", expected)


# --- which files are refused ---


def test_a_colour_that_is_not_worth_fifty_thousand_is_refused(copy: Copy) -> None:
    """jumbo-8, fx-6, alea-4: four cheques sum to 50,000."""
    said = copy.refusal("fx", "[2, 3, 22, 23]", "[1, 3, 22, 23]")
    assert said == "fx.toml, colour beige: its cheques sum to 49; they must sum to 50 (thousand)"


def test_a_colour_with_three_cheques_is_refused(copy: Copy) -> None:
    """jumbo-8: there are four, even if three are worth as much."""
    said = copy.refusal("jumbo", "[2, 3, 22, 23]", "[5, 22, 23]")
    assert said == "jumbo.toml, colour beige: it must have 4 cheques"


@pytest.mark.parametrize("thieves", ["[3]", "[3, 8, 11]"])
def test_a_colour_with_one_or_three_thieves_is_refused(copy: Copy, thieves: str) -> None:
    """alea-4: there are two."""
    said = copy.refusal("alea", "thieves = [3, 8]", f"thieves = {thieves}")
    assert said == "alea.toml, colour green: the number of thieves must be 2"


def test_a_cheque_that_is_there_twice_is_refused(copy: Copy) -> None:
    """AV-7: two equal cheques would make a tie."""
    said = copy.refusal("fx", "[4, 5, 20, 21]", "[3, 5, 20, 22]")
    assert said == "fx.toml, colour blue, cheque 3: beige has it too; all must be different"


@pytest.mark.parametrize(("cheques", "odd"), [("[0, 3, 23, 24]", 0), ("[1, 2, 22, 25]", 25)])
def test_a_cheque_of_nothing_or_above_24_thousand_is_refused(copy: Copy, cheques: str, odd: int) -> None:
    said = copy.refusal("fx", "[2, 3, 22, 23]", cheques)
    assert said == f"fx.toml, colour beige, cheque {odd}: it must be a number from 1 to 24"


def test_a_thief_that_is_there_twice_is_refused(copy: Copy) -> None:
    """AV-18: two equal thieves could not be put in order."""
    said = copy.refusal("fx", "thieves = [2, 9]", "thieves = [9, 9]")
    assert said == "fx.toml, colour blue, thief 9: blue has it too; all must be different"


def test_a_thief_above_12_is_refused(copy: Copy) -> None:
    said = copy.refusal("fx", "thieves = [2, 9]", "thieves = [9, 13]")
    assert said == "fx.toml, colour blue, thief 13: it must be a number from 1 to 12"


@pytest.mark.parametrize(
    ("edition", "old", "new", "missing"),
    [
        ("fx", "[3, 8]", "[3, 11]", 8),
        ("alea", "[2, 9]", "[2, 11]", 9),
        ("alea", "[1, 10]", "[1, 11]", 10),
    ],
)
def test_a_box_without_an_attested_thief_is_refused(copy: Copy, edition: str, old: str, new: str, missing: int) -> None:
    """alea-32, alea-41, AV-2: 8, 9 and 10 are named in the book."""
    said = copy.refusal(edition, f"thieves = {old}", f"thieves = {new}")
    assert said == f"{edition}.toml, thieves: the attested thief {missing} must be among them"


def test_a_box_of_six_colours_cannot_lack_the_attested_thief_11(copy: Copy) -> None:
    """jumbo-62, AV-2: twelve different thieves from 1 to 12 are all of them."""
    assert (box.THIEF_COLOUR[JUMBO] >= 0).all()
    said = copy.refusal("jumbo", "thieves = [2, 11]", "thieves = [2, 10]")
    assert said == "jumbo.toml, colour green, thief 10: blue has it too; all must be different"


def test_a_box_without_the_attested_set_of_cheques_is_refused(copy: Copy) -> None:
    """AV-2: 6, 7, 18 and 19 belong to one colour."""
    said = copy.refusal("fx", "[6, 7, 18, 19]", "[1, 7, 18, 24]")
    assert said == "fx.toml, cheques: one colour must have the attested set 6, 7, 18, 19"


def test_a_box_without_the_attested_cheque_of_five_thousand_is_refused(copy: Copy) -> None:
    """AV-2: a cheque of 5,000 exists."""
    said = copy.refusal("fx", "[4, 5, 20, 21]", "[4, 1, 24, 21]")
    assert said == "fx.toml, cheques: the attested 5 must be among them"


def test_colours_come_in_their_order(copy: Copy) -> None:
    """fx-4: five colours, always numbered alike."""
    said = copy.refusal("fx", '"red"', '"black"')
    assert said == "fx.toml, colours: they must be beige, blue, green, purple, red, in this order"


def test_a_jumbo_box_needs_the_sixth_colour(copy: Copy) -> None:
    """jumbo-6: six pawns."""
    line = '    { name = "black", cheques = [1, 12, 13, 24], thieves = [6, 7] },'
    assert copy.refusal("jumbo", line, "").startswith("jumbo.toml, colours: they must be beige, ")


@pytest.mark.parametrize(("edition", "found", "right"), [("fx", 44, 45), ("alea", 44, 45), ("jumbo", 50, 51)])
def test_a_box_with_an_object_missing_is_refused(copy: Copy, edition: str, found: int, right: int) -> None:
    """jumbo-9, fx-7, alea-4: the number of cards is known."""
    said = copy.refusal(edition, '    { letter = "E", year = 1864, name = "wooden ark" },', "")
    assert said == f"{edition}.toml, objects: there are {found}; there must be {right}"


def test_an_object_of_a_seventh_letter_is_refused(copy: Copy) -> None:
    """jumbo-9: A to F."""
    said = copy.refusal("fx", '"E", year = 1864', '"G", year = 1864')
    assert said == "fx.toml, object 'wooden ark' (G, 1864): its letter must be one of A, B, C, D, E, F"


def test_an_object_without_a_name_is_refused(copy: Copy) -> None:
    assert copy.refusal("fx", '"wooden ark"', '" "') == "fx.toml, object ' ' (E, 1864): it must have a name"


def test_an_object_without_a_sensible_year_is_refused(copy: Copy) -> None:
    said = copy.refusal("fx", "1864", "18640")
    assert said == "fx.toml, object 'wooden ark' (E, 18640): its year must be from 1 to 2000"


def test_two_objects_of_the_same_year_are_refused(copy: Copy) -> None:
    """AV-12: with different years the oldest object always decides."""
    said = copy.refusal("alea", "1705", "1660")
    assert said == (
        "alea.toml, object 'faience pot' (B, 1660): 'pewter pot' is as old; "
        "all years must be different, so that no tie is possible (AV-12)"
    )


def test_eleven_objects_of_a_letter_are_refused(copy: Copy) -> None:
    text = (FOLDER / "jumbo.toml").read_text(encoding="utf-8")
    two = text[text.index('    { letter = "B", year = 1705') : text.index('    { letter = "B", year = 1768')]
    said = copy.refusal("jumbo", two, two.replace('"B"', '"A"'))
    assert said == "jumbo.toml, letter A: there are 11 objects; there must be 1 to 10"


@pytest.mark.parametrize("year", [1650, 1660])
def test_a_box_without_an_attested_pot_is_refused(copy: Copy, year: int) -> None:
    """AV-2: the pots of 1650 and 1660 are known."""
    said = copy.refusal("fx", f"year = {year}", "year = 1651")
    assert said == f"fx.toml, objects: the attested pot of {year} must be there"


def test_the_attested_pots_have_the_same_letter(copy: Copy) -> None:
    """AV-2: both are chamber pots, whatever their letter is."""
    said = copy.refusal("fx", '"B", year = 1650', '"C", year = 1650')
    assert said == "fx.toml, objects: the attested pots of 1650 and 1660 must have the same letter"


@pytest.mark.parametrize(("upper", "lower"), [(2, 2), (1, 2), (2, 0), (10, 1)])
def test_a_castle_with_an_impossible_octagon_is_refused(copy: Copy, upper: int, lower: int) -> None:
    """jumbo-45, fx-35, alea-29: the upper number is the higher one."""
    said = copy.refusal("fx", "upper = 2, lower = 1", f"upper = {upper}, lower = {lower}")
    assert said == "fx.toml, castle 3: upper and lower must be numbers from 1 to 9, the upper one bigger"


@pytest.mark.parametrize("octagon", ["[3, 3]", "[3]", "[3, 2, 1]"])
def test_a_club_with_an_impossible_octagon_is_refused(copy: Copy, octagon: str) -> None:
    """jumbo-47: the club has an octagon too."""
    said = copy.refusal("jumbo", "club = [3, 2]", f"club = {octagon}")
    assert said == "jumbo.toml, club: [upper, lower] must be numbers from 1 to 9, the upper one bigger"


@pytest.mark.parametrize("spaces", [1, 4])
def test_a_castle_of_one_or_four_spaces_is_refused(copy: Copy, spaces: int) -> None:
    """AV-1: two spaces for a castle, three at a corner."""
    said = copy.refusal("tiny", "spaces = 2", f"spaces = {spaces}")
    assert said == "tiny.toml, castle 1: it must have 2 spaces, or 3 at a corner (AV-1)"


def test_a_track_without_the_attested_octagon_is_refused(copy: Copy) -> None:
    """jumbo-48, alea-28: in the example the leaders stand at 3 and 2."""
    text = (FOLDER / "alea.toml").read_text(encoding="utf-8")
    castles = text[text.index("castles = [") : text.index("# The objects")]
    said = copy.refusal("alea", castles, castles.replace("upper = 3, lower = 2", "upper = 3, lower = 1"))
    assert said == "alea.toml, castles: one must have the attested octagon 3 and 2"


@pytest.mark.parametrize("castles", ["", "    { spaces = 3, upper = 2, lower = 1 },\n" * 21])
def test_a_track_without_castles_or_without_end_is_refused(copy: Copy, castles: str) -> None:
    said = copy.refusal("tiny", "    { spaces = 2, upper = 2, lower = 1 },\n", castles)
    assert said == "tiny.toml, castles: together they must have 2 to 60 spaces"


@pytest.mark.parametrize(("edition", "right"), [("fx", 4), ("tiny", 3)])
def test_a_hand_of_another_size_is_refused(copy: Copy, edition: str, right: int) -> None:
    """jumbo-13, fx-10, alea-6, AV-29: four cards each."""
    said = copy.refusal(edition, f"hand = {right}", "hand = 5")
    assert said == f"{edition}.toml, hand: each player is dealt {right} objects (AV-29)"


def test_a_file_of_an_unknown_edition_is_refused(copy: Copy) -> None:
    said = copy.refusal("fx", "hand", "hand", name="ravensburg.toml")
    assert said == "ravensburg.toml: a box file has one of the names fx.toml, alea.toml, jumbo.toml, tiny.toml"


def test_a_file_that_is_not_toml_is_refused(copy: Copy) -> None:
    assert copy.refusal("fx", "hand = 4", "hand four").startswith("fx.toml: this is not TOML: ")


@pytest.mark.parametrize(("old", "new"), [("hand = 4", ""), ("hand = 4", "hand = 4\nseats = 5")])
def test_a_file_with_a_key_too_few_or_too_many_is_refused(copy: Copy, old: str, new: str) -> None:
    said = copy.refusal("fx", old, new)
    assert said == "fx.toml: it must have the keys hand, club, colours, castles, objects, and no others"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("year = 1685", 'year = "1685"', "object 1: year is '1685'; it must be a number"),
        ("year = 1685", "year = true", "object 1: year is True; it must be a number"),
        ('letter = "A"', "letter = 1", "object 1: letter is 1; it must be a text"),
        ("thieves = [1, 10]", 'thieves = [1, "10"]', "colour 1: thieves is [1, '10']; it must be a list of numbers"),
        ("thieves = [1, 10]", "thieves = 1", "colour 1: thieves is 1; it must be a list of numbers"),
        ("upper = 3,", "uper = 3,", "castle 1: it must have the keys spaces, upper, lower, and no others"),
        ("castles = [", "castles = [ 3,", "castle 1: it must have the keys spaces, upper, lower, and no others"),
    ],
)
def test_an_entry_of_another_form_is_refused(copy: Copy, old: str, new: str, said: str) -> None:
    assert copy.refusal("fx", old, new) == f"fx.toml, {said}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_files_as_they_are_pass(edition: str) -> None:
    """AV-2: what is reconstructed respects everything that is known."""
    check(read_box(FOLDER / f"{edition}.toml"))
