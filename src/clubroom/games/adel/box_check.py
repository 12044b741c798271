"""What the rulebooks say about the box: a file that breaks it is refused."""

from typing import NamedTuple

from clubroom.games.adel.box_file import Box

COLOUR_ORDER = ("beige", "blue", "green", "purple", "red", "black")  # jumbo-6
LETTER_ORDER = ("A", "B", "C", "D", "E", "F")  # jumbo-9
MOST_OF_A_LETTER = 10
HIGHEST_CHEQUE = 24  # thousand
HIGHEST_THIEF = 12
YEARS = range(1, 2001)
LONGEST_MOVE = 9  # with this and the next a pawn stays within the range of its field
MOST_SPACES = 60

ATTESTED_THIEVES = {8, 9, 10}  # alea-32, alea-41; 11, jumbo-62, is always among twelve different ones from 1 to 12
ATTESTED_SET = {6, 7, 18, 19}  # one colour's cheques, in the pictures of the fx book
ATTESTED_CHEQUE = 5  # Ruling AV-2, as the pots
ATTESTED_POTS = (1650, 1660)
ATTESTED_OCTAGON = (3, 2)  # jumbo-48, alea-28


class Contents(NamedTuple):
    """How many of everything there must be; `worth` is the sum of a colour's cheques."""

    colours: int
    cheques: int
    worth: int
    thieves: int
    objects: int
    letters: int
    hand: int


CONTENTS = {
    "fx.toml": Contents(5, 4, 50, 2, 45, 6, 4),  # fx-4, fx-6, fx-7, fx-10
    "alea.toml": Contents(5, 4, 50, 2, 45, 6, 4),  # alea-4, alea-6
    "jumbo.toml": Contents(6, 4, 50, 2, 51, 6, 4),  # jumbo-6, jumbo-8, jumbo-9, jumbo-13
    "tiny.toml": Contents(2, 2, 5, 1, 8, 3, 3),  # ours
}
OURS = "tiny.toml"  # nothing in it is attested


def check(box: Box) -> None:
    """Refuse a wrong box with a ValueError that names file and entry and says what would be right."""
    if box.file not in CONTENTS:
        raise ValueError(f"{box.file}: a box file has one of the names {', '.join(CONTENTS)}")
    contents = CONTENTS[box.file]
    _demand(box.hand == contents.hand, box, "hand", f"each player is dealt {contents.hand} objects (AV-29)")
    _check_colours(box, contents)
    _check_different(box)
    _check_objects(box, contents)
    _check_track(box)
    if box.file != OURS:
        _check_attested(box)


def _demand(holds: bool, box: Box, entry: str, right: str) -> None:
    if not holds:
        raise ValueError(f"{box.file}, {entry}: {right}")


def _check_colours(box: Box, contents: Contents) -> None:
    order = COLOUR_ORDER[: contents.colours]
    names = tuple(colour.name for colour in box.colours)
    _demand(names == order, box, "colours", f"they must be {', '.join(order)}, in this order")
    for colour in box.colours:
        entry, worth = f"colour {colour.name}", sum(colour.cheques)
        _demand(len(colour.cheques) == contents.cheques, box, entry, f"it must have {contents.cheques} cheques")
        _demand(
            len(colour.thieves) == contents.thieves, box, entry, f"the number of thieves must be {contents.thieves}"
        )
        right = f"its cheques sum to {worth}; they must sum to {contents.worth} (thousand)"
        _demand(worth == contents.worth, box, entry, right)


def _check_different(box: Box) -> None:
    """No number twice, so that no tie is possible.  Rulings AV-7, AV-18."""
    for what, highest in (("cheque", HIGHEST_CHEQUE), ("thief", HIGHEST_THIEF)):
        owner: dict[int, str] = {}
        for colour in box.colours:
            for number in colour.cheques if what == "cheque" else colour.thieves:
                entry = f"colour {colour.name}, {what} {number}"
                _demand(1 <= number <= highest, box, entry, f"it must be a number from 1 to {highest}")
                _demand(number not in owner, box, entry, f"{owner.get(number)} has it too; all must be different")
                owner[number] = colour.name


def _check_objects(box: Box, contents: Contents) -> None:
    found = len(box.objects)
    _demand(found == contents.objects, box, "objects", f"there are {found}; there must be {contents.objects}")
    letters = LETTER_ORDER[: contents.letters]
    first: dict[int, str] = {}
    for item in box.objects:
        entry = f"object {item.name!r} ({item.letter}, {item.year})"
        _demand(bool(item.name.strip()), box, entry, "it must have a name")
        _demand(item.letter in letters, box, entry, f"its letter must be one of {', '.join(letters)}")
        _demand(item.year in YEARS, box, entry, f"its year must be from {YEARS[0]} to {YEARS[-1]}")
        right = f"{first.get(item.year)!r} is as old; all years must be different, so that no tie is possible (AV-12)"
        _demand(item.year not in first, box, entry, right)
        first[item.year] = item.name
    for letter in letters:
        count = sum(item.letter == letter for item in box.objects)
        right = f"there are {count} objects; there must be 1 to {MOST_OF_A_LETTER}"
        _demand(1 <= count <= MOST_OF_A_LETTER, box, f"letter {letter}", right)


def _check_track(box: Box) -> None:
    right = f"must be numbers from 1 to {LONGEST_MOVE}, the upper one bigger"
    _demand(len(box.club) == 2 and _is_octagon(*box.club), box, "club", f"[upper, lower] {right}")
    for number, castle in enumerate(box.castles, 1):
        entry = f"castle {number}"
        _demand(castle.spaces in (2, 3), box, entry, "it must have 2 spaces, or 3 at a corner (AV-1)")
        _demand(_is_octagon(castle.upper, castle.lower), box, entry, f"upper and lower {right}")
    spaces = sum(castle.spaces for castle in box.castles)
    _demand(0 < spaces <= MOST_SPACES, box, "castles", f"together they must have 2 to {MOST_SPACES} spaces")


def _is_octagon(upper: int, lower: int) -> bool:
    return 1 <= lower < upper <= LONGEST_MOVE


def _check_attested(box: Box) -> None:
    """What the rulebooks and descriptions of the real box name must be there.  Ruling AV-2."""
    thieves = {thief for colour in box.colours for thief in colour.thieves}
    missing = ATTESTED_THIEVES - thieves
    _demand(not missing, box, "thieves", f"the attested thief {min(missing, default=0)} must be among them")
    sets = [set(colour.cheques) for colour in box.colours]
    _demand(ATTESTED_SET in sets, box, "cheques", "one colour must have the attested set 6, 7, 18, 19")
    _demand(ATTESTED_CHEQUE in set().union(*sets), box, "cheques", "the attested 5 must be among them")
    letter_of = {item.year: item.letter for item in box.objects}
    for year in ATTESTED_POTS:
        _demand(year in letter_of, box, "objects", f"the attested pot of {year} must be there")
    letters = {letter_of[year] for year in ATTESTED_POTS}
    _demand(len(letters) == 1, box, "objects", "the attested pots of 1650 and 1660 must have the same letter")
    octagons = [(castle.upper, castle.lower) for castle in box.castles]
    _demand(ATTESTED_OCTAGON in octagons, box, "castles", "one must have the attested octagon 3 and 2")
