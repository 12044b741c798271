"""What is in the box of De Kolonisten van Catan, and everything that changes during a game."""

import numpy as np

from clubroom.games.catan.board import CORNERS, CROSSINGS, HARBOURS, HEXES, PATHS
from clubroom.options import OFF_ON, Option
from clubroom.record import KNOWLEDGE, OPEN, OWN, REMEMBERED, SCRATCH, SECRET, Field
from clubroom.story import note_fields
from clubroom.viewers import NOTHING

SEATS = 4  # catan-1
GOAL = 10  # points, catan-2
PUBLIC = SEATS  # the row of `known` for what everybody can name
VIEWERS = SEATS + 1
TURN_LIMIT = 1000  # Ruling CT-24
OFFER_LIMIT = 4  # offers a turn, a house rule that guarantees an end

# Resources in the order of the book, and the terrain that yields each (catan-10); the desert yields nothing.
WOOD, WOOL, GRAIN, BRICK, ORE = range(5)
RESOURCES = 5
DESERT = RESOURCES
TERRAINS = RESOURCES + 1
TERRAIN_COUNTS = np.array((4, 4, 4, 3, 3, 1))
STACK = 19  # cards of each resource

# Harbours: one 2:1 for each resource, four 3:1 (catan-24).
ANY = RESOURCES
HARBOUR_COUNTS = np.array((1, 1, 1, 1, 1, 4))
RATES = (2, 3, 4)

# Development cards (catan-34).
KNIGHT, ROAD_BUILDING, DISCOVERY, MONOPOLY, POINT = range(5)
DEVELOPMENTS = 5
DEVELOPMENT_COUNTS = np.array((14, 2, 2, 2, 5))
ALL_DEVELOPMENTS = 25
PROGRESS_CARDS = 6

# Pieces of one colour (catan-9) and what things cost (catan-26, catan-30, catan-31, catan-32).
ROAD_PIECES, SETTLEMENT_PIECES, CITY_PIECES = 15, 5, 4
ROAD, SETTLEMENT, CITY, CARD = range(4)
COSTS = np.array(((1, 0, 0, 1, 0), (1, 1, 1, 1, 0), (0, 0, 2, 0, 3), (0, 1, 1, 0, 1)))

LONG_ROAD, LARGE_ARMY, CARD_POINTS = 5, 3, 2  # catan-27, catan-40
HAND_LIMIT = 7  # catan-35

(
    TERRAIN,
    HARBOUR,
    TOKEN,
    START,
    FOUND_SETTLEMENT,
    FOUND_ROAD,
    BEFORE_ROLL,
    DICE,
    DISCARD,
    ROBBER,
    ROB,
    STEAL,
    ACT,
    DRAW,
    FREE_ROADS,
    TAKE_CARDS,
    OFFER,
    ANSWER,
    COUNTER,
    PICK,
    OVER,
) = range(21)  # phases

UNANSWERED, ACCEPTED, DECLINED, COUNTERED = range(4)

SEAT_NAMES = ("Red", "Blue", "White", "Orange")
NOTE_ROWS = 40

OPTIONS = (
    Option("rules", ("seed", "modern"), "seed", "the book of 1995, or what today's box says; sets the switches below"),
    Option("ties", ("return", "keep"), "return", "on a tie the special card goes back, or its holder keeps it (CT-15)"),
    Option("win", ("any_turn", "own_turn"), "any_turn", "ten points win at any moment, or only in your turn (CT-2)"),
    Option("progress", ("under", "away"), "under", "used progress cards go under the pile, or out of the game (CT-20)"),
    Option("order", ("strict", "free"), "strict", "first trade, then build, or both as you like (CT-8)"),
    Option("shortage", ("nobody", "rest"), "nobody", "too few cards: nobody gets any, or a single one the rest (CT-9)"),
    Option("seven", ("may", "must"), "may", "after a 7 you may steal, or must (CT-18)"),
    Option("tokens", ("clockwise", "counter"), "clockwise", "which way the numbers are laid (CT-5)"),
    Option("trade", OFF_ON, "on", "trade between players (CT-10)"),
)
(
    OPTION_RULES,
    OPTION_TIES,
    OPTION_WIN,
    OPTION_PROGRESS,
    OPTION_ORDER,
    OPTION_SHORTAGE,
    OPTION_SEVEN,
    OPTION_TOKENS,
    OPTION_TRADE,
) = range(len(OPTIONS))
MODERN = {option.name: option.values[1] for option in OPTIONS[OPTION_TIES:OPTION_TRADE]}

PLAYER = (NOTHING, SEATS - 1)
FLAG = (0, 1)
CARDS = (0, STACK)
ALL_CARDS = (0, RESOURCES * STACK)
EACH = (SEATS, RESOURCES)
LONGEST_TRAIL = ROAD_PIECES + 2  # its pieces, and a level for turning to the other end
FIELDS = (
    Field("seats", (), (0, SEATS), OPEN, "number of players, catan-1"),
    Field("modern", (), FLAG, OPEN, "option rules"),
    Field("keep_ties", (), FLAG, OPEN, "option ties, catan-29, catan-41"),
    Field("own_turn", (), FLAG, OPEN, "option win, catan-2"),
    Field("progress_away", (), FLAG, OPEN, "option progress, catan-42"),
    Field("free_order", (), FLAG, OPEN, "option order, catan-20"),
    Field("rest_to_one", (), FLAG, OPEN, "option shortage, catan-22"),
    Field("must_steal", (), FLAG, OPEN, "option seven, catan-36"),
    Field("counter_clockwise", (), FLAG, OPEN, "option tokens, catan-6"),
    Field("trade", (), FLAG, OPEN, "option trade, catan-23"),
    Field("phase", (), (TERRAIN, OVER), OPEN, "what is going on"),
    Field("turn", (), PLAYER, OPEN, "whose turn it is, catan-19"),
    Field("turns", (), (0, TURN_LIMIT), OPEN, "turns begun"),
    Field("winner", (), PLAYER, OPEN, "who has won, catan-2"),
    Field("laid", (), (0, HEXES), OPEN, "hexes or harbours laid so far, catan-4, catan-5"),
    Field("terrain_left", (TERRAINS,), (0, 4), OPEN, "land hexes not yet laid, catan-3"),
    Field("harbour_left", (TERRAINS,), (0, 4), OPEN, "harbours not yet laid, catan-5"),
    Field("terrain", (HEXES,), (NOTHING, DESERT), OPEN, "what each land hex is, catan-4"),
    Field("token", (HEXES,), (0, 12), OPEN, "the number on each land hex, catan-6"),
    Field("corner", (), (NOTHING, CORNERS - 1), OPEN, "where the numbers begin, catan-6"),
    Field("harbour", (HARBOURS,), (NOTHING, ANY), OPEN, "what each harbour is for, catan-5"),
    Field("ports", (SEATS, TERRAINS), FLAG, OPEN, "at which harbours each player has a building, catan-24"),
    Field("robber", (), (NOTHING, HEXES - 1), OPEN, "the hex of the robber, catan-12"),
    Field("house", (CROSSINGS,), PLAYER, OPEN, "whose settlement or city stands on a crossing, catan-30"),
    Field("city", (CROSSINGS,), FLAG, OPEN, "whether it is a city, catan-31"),
    Field("road", (PATHS,), PLAYER, OPEN, "whose road lies on a path, catan-26"),
    Field("roads_left", (SEATS,), (0, ROAD_PIECES), OPEN, "road pieces not yet built, catan-9"),
    Field("settlements_left", (SEATS,), (0, SETTLEMENT_PIECES), OPEN, "settlement pieces, catan-9"),
    Field("cities_left", (SEATS,), (0, CITY_PIECES), OPEN, "city pieces, catan-9"),
    Field("starter", (), PLAYER, OPEN, "who began the founding, catan-14"),
    Field("founded", (), (0, 2 * SEATS), OPEN, "settlements founded with their road, catan-13"),
    Field("founding", (), (NOTHING, CROSSINGS - 1), OPEN, "the settlement that waits for its road, catan-14"),
    Field("dice", (), (0, 12), OPEN, "the last roll, catan-21"),
    Field("rolled", (), FLAG, OPEN, "the dice have been rolled this turn, catan-21"),
    Field("built", (), FLAG, OPEN, "building has begun this turn, catan-20"),
    Field("bank", (RESOURCES,), CARDS, OPEN, "resource cards in the stacks, catan-10"),
    Field("hand", EACH, CARDS, OWN, "resource cards of each player, catan-18"),
    Field("held", (SEATS,), ALL_CARDS, OPEN, "how many they are, catan-18"),
    Field("known", (VIEWERS, *EACH), CARDS, KNOWLEDGE, "cards that a viewer can name; never more than there are"),
    Field("unsure", (VIEWERS, SEATS), ALL_CARDS, KNOWLEDGE, "cards that a viewer cannot name"),
    Field("development", (SEATS, DEVELOPMENTS), (0, 14), OWN, "development cards held, catan-32"),
    Field("fresh", (SEATS, DEVELOPMENTS), (0, 14), OWN, "of these, bought this turn, catan-33"),
    Field("cards", (SEATS,), (0, ALL_DEVELOPMENTS), OPEN, "how many development cards each player holds"),
    Field("bought", (), (0, ALL_DEVELOPMENTS), OPEN, "cards bought unseen this turn, catan-32"),
    Field("sure", (SEATS, DEVELOPMENTS), (0, PROGRESS_CARDS), REMEMBERED, "cards that all know a player holds"),
    Field("sure_fresh", (DEVELOPMENTS,), (0, PROGRESS_CARDS), REMEMBERED, "of these, bought this turn"),
    Field("pile", (DEVELOPMENTS,), (0, 14), SECRET, "development cards face down, catan-11"),
    Field("pile_count", (), (0, ALL_DEVELOPMENTS), OPEN, "how many they are"),
    Field("under", (PROGRESS_CARDS,), (NOTHING, POINT), REMEMBERED, "used cards under the pile, catan-42"),
    Field("under_count", (), (0, PROGRESS_CARDS), OPEN, "how many they are, catan-42"),
    Field("away", (DEVELOPMENTS,), (0, 2), OPEN, "progress cards out of the game, catan-42"),
    Field("played", (), FLAG, OPEN, "a development card was played this turn, catan-38"),
    Field("knights", (SEATS,), (0, 14), OPEN, "knights played, catan-39"),
    Field("army_card", (), PLAYER, OPEN, "who has the largest army, catan-40"),
    Field("longest", (SEATS,), (0, ROAD_PIECES), OPEN, "length of each longest road, catan-27"),
    Field("road_card", (), PLAYER, OPEN, "who has the longest road, catan-27"),
    Field("points", (SEATS,), (0, 20), OPEN, "points on the table, catan-30, catan-31"),
    Field("shown_points", (SEATS,), (0, 5), OPEN, "point cards, shown at the end, catan-46"),
    Field("free_roads", (), (0, 2), OPEN, "free roads still to build, catan-43"),
    Field("to_take", (), (0, 2), OPEN, "cards still to take, catan-44"),
    Field("taken", (), (NOTHING, RESOURCES - 1), OPEN, "the card taken first, catan-44"),
    Field("owed", (SEATS,), ALL_CARDS, OPEN, "cards each player has to discard, catan-35"),
    Field("chosen", (SEATS,), FLAG, OPEN, "who has chosen them"),
    Field("discarding", EACH, CARDS, OWN, "cards chosen to be discarded, catan-35"),
    Field("by_knight", (), FLAG, OPEN, "the robber was moved by a knight, catan-39"),
    Field("victim", (), PLAYER, OPEN, "who is being robbed, catan-36"),
    Field("offers", (), (0, OFFER_LIMIT), OPEN, "offers made this turn, catan-23"),
    Field("offer_give", (RESOURCES,), CARDS, OPEN, "what the player whose turn it is offers, catan-23"),
    Field("offer_want", (RESOURCES,), ALL_CARDS, OPEN, "what he wants for it, catan-23"),
    Field("answer", (SEATS,), (UNANSWERED, COUNTERED), OWN, "each player's answer, catan-23"),
    Field("answered", (SEATS,), FLAG, OPEN, "who has answered"),
    Field("counters", (SEATS,), (0, 2), OPEN, "who makes a counter-offer: 1 composing, 2 done"),
    Field("counter_give", EACH, CARDS, OWN, "what a counter-offer gives, catan-23"),
    Field("counter_want", EACH, ALL_CARDS, OWN, "what it wants, catan-23"),
    Field("shown_answer", (SEATS,), (UNANSWERED, COUNTERED), OPEN, "the answers, shown together"),
    Field("shown_give", EACH, CARDS, OPEN, "what each answer gives"),
    Field("shown_want", EACH, ALL_CARDS, OPEN, "what each answer wants"),
    Field("bag", (RESOURCES,), ALL_CARDS, SCRATCH, "cards to be dealt behind a view"),
    Field("claims", (SEATS,), CARDS, SCRATCH, "what each player gets from a roll, catan-21"),
    Field("walked", (PATHS,), FLAG, SCRATCH, "pieces that the longest road already uses"),
    Field("trail_path", (LONGEST_TRAIL,), (NOTHING, PATHS - 1), SCRATCH, "the pieces of the trail"),
    Field("trail_tip", (LONGEST_TRAIL,), (0, CROSSINGS - 1), SCRATCH, "where it has got to"),
    Field("trail_choice", (LONGEST_TRAIL,), (0, 4), SCRATCH, "what to try there next"),
    *note_fields(NOTE_ROWS),
)
