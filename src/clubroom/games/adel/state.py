"""Everything that changes during a game of Adel Verpflichtet; what is in the box is in `box.py`."""

from clubroom.games.adel.box import ALEA, CHEQUES, COLOURS, FX, JUMBO, OBJECTS, THIEVES, TINY
from clubroom.options import OFF_ON, Option
from clubroom.record import OPEN, OWN, OWN_REMEMBERED, REMEMBERED, SECRET, TOLD, Field
from clubroom.story import note_fields
from clubroom.viewers import NOTHING

SEATS = 6  # jumbo-1
CELLS = SEATS  # jumbo-60
WINDOWS = 2  # jumbo-14
FEWEST = 3  # objects of an exhibition, jumbo-23
ROUND_LIMIT = 200  # Ruling AV-31
TINY_ROUND_LIMIT = 3  # auction house, castle, auction house: few enough to go through every way to play
FARTHEST = 80  # no pawn gets there: a table is reached by space 34 and no move is longer than 8

EDITIONS = ("fx", "alea", "jumbo")
assert (FX, ALEA, JUMBO, TINY) == (0, 1, 2, 3)
NORMAL, SURPRISE, CONFRONTATION = range(3)
CASTLE, AUCTION = range(2)

# Action cards: the cheques by value, the thieves by number, then these two.
THIEF = CHEQUES
DETECTIVE = THIEF + THIEVES
EXHIBITION = DETECTIVE + 1
ACTIONS = EXHIBITION + 1

COLOUR, DEAL, WINDOW, PLACE, ACTION, BUY, EXHIBIT, STEAL, OVER = range(9)  # phases

IN_HAND, SET_ASIDE = 1, 2  # where an object of a player is

SEAT_NAMES = ("Ash", "Birch", "Cedar", "Elm", "Hazel", "Oak")
NOTE_ROWS = 96  # an exhibition by everybody names every object of the box

OPTIONS = (
    Option("edition", EDITIONS, "alea", "whose rules and box: fx and alea up to five players, jumbo up to six"),
    Option("variant", ("normal", "surprise", "confrontation"), "normal", "for two players: surprise or confrontation"),
    Option("tiny", OFF_ON, "off", "eight objects, three rounds: small enough to be solved; two players, confrontation"),
)
OPTION_EDITION, OPTION_VARIANT, OPTION_TINY = range(len(OPTIONS))

PLAYER = (NOTHING, SEATS - 1)
FLAG = (0, 1)
FIELDS = (
    Field("seats", (), (0, SEATS), OPEN, "number of players"),
    Field("edition", (), (FX, TINY), OPEN, "option: whose rules"),
    Field("variant", (), (NORMAL, CONFRONTATION), OPEN, "option, for two players"),
    Field("tiny", (), FLAG, OPEN, "option"),
    Field("phase", (), (COLOUR, OVER), OPEN, "what is going on"),
    Field("round_number", (), (0, ROUND_LIMIT), OPEN, "from 1"),
    Field("colour", (SEATS,), (NOTHING, COLOURS - 1), OPEN, "whose cards each player has, jumbo-10"),
    Field("pawn", (SEATS,), (0, FARTHEST), OPEN, "0 in the club, then along the castles to the table, jumbo-3"),
    Field("dealt", (), (0, OBJECTS), OPEN, "objects dealt, jumbo-13"),
    Field("bag", (OBJECTS,), FLAG, SECRET, "objects face down in the piles or not yet dealt, jumbo-14"),
    Field("hand", (SEATS, OBJECTS), (0, SET_ASIDE), OWN, "each player's objects; 2 set aside to exhibit, jumbo-13"),
    Field("known", (OBJECTS,), PLAYER, REMEMBERED, "who was seen to get or to show an object"),
    Field("window", (WINDOWS,), (NOTHING, OBJECTS - 1), OPEN, "the top of each pile, jumbo-15"),
    Field("left", (WINDOWS,), (0, OBJECTS), OPEN, "objects in each pile, the top one included, jumbo-14"),
    Field("purse", (SEATS, CHEQUES), FLAG, OWN_REMEMBERED, "cheques held, jumbo-8, jumbo-29"),
    Field("till", (CHEQUES,), FLAG, REMEMBERED, "cheques paid for good, jumbo-27"),
    Field("paid", (), (NOTHING, CHEQUES - 1), OPEN, "the cheque paid this round, jumbo-27"),
    Field("jail", (CELLS,), (NOTHING, THIEVES - 1), OPEN, "the thief in each cell, jumbo-58"),
    Field("locked", (SEATS,), FLAG, OPEN, "who has made his choice, or has none to make"),
    Field("place_chosen", (SEATS,), (NOTHING, AUCTION), OWN, "place card face down, jumbo-17"),
    Field("place", (SEATS,), (NOTHING, AUCTION), OPEN, "place card face up, jumbo-18"),
    Field("action_chosen", (SEATS,), (NOTHING, ACTIONS - 1), OWN, "action card face down, jumbo-19"),
    Field("action", (SEATS,), (NOTHING, ACTIONS - 1), OPEN, "action card face up, jumbo-25, jumbo-36"),
    Field("buyer", (), PLAYER, OPEN, "who pays most this round, jumbo-27"),
    Field("exhibit", (OBJECTS,), PLAYER, OPEN, "in whose exhibition an object lies, jumbo-43"),
    Field("aside", (SEATS,), (0, OBJECTS), OWN, "how many objects are set aside, jumbo-39"),
    Field("aside_last", (SEATS,), (NOTHING, OBJECTS - 1), OWN, "the last of them, jumbo-39"),
    Field("shown_number", (SEATS,), (0, OBJECTS), OPEN, "objects of the exhibition that was opened, jumbo-40"),
    Field("shown_year", (SEATS,), (0, 2100), OPEN, "year of its oldest object, jumbo-40"),
    Field("thief_turn", (), PLAYER, OPEN, "whose thief is at work, jumbo-50"),
    Field("victim", (), PLAYER, OPEN, "whose exhibition he is at, jumbo-49"),
    Field("held", (SEATS,), (0, OBJECTS), TOLD, "how many objects each player has"),
    Field("cheques", (SEATS,), (0, CHEQUES), TOLD, "how many cheques each player has"),
    *note_fields(NOTE_ROWS),
)
