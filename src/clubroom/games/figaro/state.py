"""What is in the box of Figaro, and everything that changes during a game."""

import numpy as np

from clubroom.options import OFF_ON, Option
from clubroom.record import OPEN, OWN, OWN_REMEMBERED, REMEMBERED, SECRET, TOLD, Field
from clubroom.story import note_fields
from clubroom.viewers import NOTHING

SEATS = 6  # figaro-1
ROUNDS = 3  # figaro-3
PATIENCE = 6  # figaro-12

# Cards (figaro-2): five colours with the values 1 to 3, jesters of 1 and 2, round dances.
COLOURS = 5
VALUES = 3
JESTER_1 = COLOURS * VALUES
JESTER_2 = JESTER_1 + 1
DANCE = JESTER_1 + 2
CARDS = JESTER_1 + 3
COPIES = (3, 6, 1)  # of a colour's 1, 2 and 3
MOST_COPIES = max(COPIES)
ALL_CARDS = 60

COLOUR_OF = np.array([card // VALUES for card in range(JESTER_1)] + [NOTHING] * 3)
VALUE_OF = np.array([card % VALUES + 1 for card in range(JESTER_1)] + [1, 2, 0])  # Ruling FG-13: a dance is worth 0
DECK = np.array(COPIES * COLOURS + (3, 2, 5))  # 60 cards
SMALL_DECK = np.array(COPIES * COLOURS + (2, 1, 2))  # figaro-6: for three players, less one colour
TINY_DECK = np.array((1, 1, 0) * 2 + (0, 0, 0) * 3 + (1, 0, 1))  # six cards for the game that can be solved

# Road tiles: fifteen different lengths.  Ruling FG-1: 6 to 20, in half-centimetres.
TILES = 15
SHORTEST = 6
LONGEST = SHORTEST + TILES - 1
TILES_EACH_ROUND = SEATS - 1  # figaro-3
TINY_TILES = 2

START, REMOVE, DRAW, DEAL, PLAY, SWAP, OVER = range(7)  # phases

SEAT_NAMES = ("A", "B", "C", "D", "E", "F")
NOTE_ROWS = 20

OPTIONS = (
    Option("lead_elsewhere", OFF_ON, "on", "after a take the taker's card goes before another player (figaro-14)"),
    Option("swap_king_first", OFF_ON, "on", "the king's holder is first, not last, in a tie for the swap (figaro-26)"),
    Option("first", ("random", *SEAT_NAMES), "random", "who begins: named by the owner, or drawn (figaro-7)"),
    Option("tiny", OFF_ON, "off", "six cards, one round, patience 3: small enough to be solved; three players"),
)
OPTION_LEAD_ELSEWHERE, OPTION_SWAP_KING_FIRST, OPTION_FIRST, OPTION_TINY = range(len(OPTIONS))

PLAYER = (NOTHING, SEATS - 1)
FLAG = (0, 1)
COUNT = (0, MOST_COPIES)
FIELDS = (
    Field("seats", (), (0, SEATS), OPEN, "number of players, figaro-1"),
    Field("lead_elsewhere", (), FLAG, OPEN, "option, figaro-14"),
    Field("swap_king_first", (), FLAG, OPEN, "option, figaro-26"),
    Field("first", (), (0, SEATS), OPEN, "option: the named first player + 1, or 0, figaro-7"),
    Field("tiny", (), FLAG, OPEN, "option"),
    Field("rounds", (), (0, ROUNDS), OPEN, "rounds of this game, figaro-3"),
    Field("patience", (), (0, PATIENCE), OPEN, "the value the king does not bear, figaro-12"),
    Field("phase", (), (START, OVER), OPEN, "what is going on"),
    Field("round_number", (), (0, ROUNDS), OPEN, "from 1, figaro-3"),
    Field("turn", (), PLAYER, OPEN, "whose turn it is, figaro-8"),
    Field("leads", (), FLAG, OPEN, "the player to move has just taken, figaro-14"),
    Field("king", (), PLAYER, OPEN, "who has the king, figaro-7"),
    Field("removed", (), (NOTHING, COLOURS - 1), OPEN, "colour left in the box by three players, figaro-6"),
    Field("deck_size", (), (0, ALL_CARDS), OPEN, "cards in this game, figaro-2, figaro-6"),
    Field("dealt", (), (0, ALL_CARDS), OPEN, "cards dealt this round, figaro-5"),
    Field("receiver", (), (0, SEATS - 1), OPEN, "who is dealt the next card, figaro-5"),
    Field("drawn", (), (0, TILES), OPEN, "tiles drawn, figaro-4"),
    Field("bag", (CARDS,), COUNT, SECRET, "cards not yet dealt, of each kind, figaro-5"),
    Field("hand", (SEATS, CARDS), COUNT, OWN, "cards held, of each kind, figaro-5"),
    Field("layout", (SEATS, CARDS), COUNT, OPEN, "cards lying open before each player, figaro-9"),
    Field("colour", (SEATS,), (NOTHING, COLOURS - 1), OPEN, "colour of each layout, figaro-10, figaro-31"),
    Field("owner", (COLOURS,), PLAYER, OPEN, "before whom each colour lies, figaro-11"),
    Field("total", (SEATS,), (0, PATIENCE - 1), OPEN, "value of each layout, figaro-12"),
    Field("lying", (), (0, ALL_CARDS), OPEN, "cards lying open before all players together"),
    Field("pile", (SEATS,), (0, ALL_CARDS), REMEMBERED, "cards in each face-down pile, figaro-28"),
    Field("gone", (CARDS,), COUNT, REMEMBERED, "cards in all piles together, of each kind, figaro-28"),
    Field("counted", (SEATS,), (0, ALL_CARDS), OPEN, "piles as counted at the end of the last round, figaro-21"),
    Field("middle", (ROUNDS, TILES_EACH_ROUND), (0, LONGEST), OPEN, "each round's tiles, long to short, figaro-4"),
    Field("road", (SEATS, ROUNDS), (0, LONGEST), OWN_REMEMBERED, "the tile each player got in each round, figaro-22"),
    Field("length", (SEATS,), (0, LONGEST * ROUNDS), OPEN, "roads, laid against the wall at the end, figaro-32"),
    Field("held", (SEATS,), (0, ALL_CARDS), TOLD, "how many cards each player holds"),
    *note_fields(NOTE_ROWS),
)
