"""The moves of De Kolonisten van Catan.  Their texts are kept in saved games, so they never change."""

from clubroom.games.catan.board import CORNERS, CROSSINGS, ENDS_OF, HEXES
from clubroom.games.catan.state import RATES, SEAT_NAMES
from clubroom.moves import Kind, MoveTable

RESOURCE_NAMES = ("wood", "wool", "grain", "brick", "ore")
TERRAIN_NAMES = ("forest", "pasture", "field", "hill", "mountain", "desert")
HARBOUR_NAMES = (*RESOURCE_NAMES, "anything")
DEVELOPMENT_NAMES = ("knight", "road building", "discovery", "monopoly", "point")
HEX_NAMES = tuple("abcdefghijklmnopqrs"[:HEXES])
CROSSING_NAMES = tuple(str(crossing + 1) for crossing in range(CROSSINGS))
PATH_NAMES = tuple(f"{first + 1}-{second + 1}" for first, second in ENDS_OF.tolist())

MOVES = MoveTable(
    [
        Kind("terrain", ("terrain",), "lay {terrain}"),
        Kind("harbour", ("harbour",), "lay harbour for {harbour}"),
        Kind("corner", ("corner",), "lay numbers from corner {corner}"),
        Kind("start", ("player",), "start with {player}"),
        Kind("dice", ("total",), "dice show {total}"),
        Kind("stolen", ("resource",), "stolen card is {resource}"),
        Kind("drawn", ("development",), "drawn card is {development}"),
        Kind("roll", (), "roll"),
        Kind("settlement", ("crossing",), "settlement {crossing}"),
        Kind("road", ("path",), "road {path}"),
        Kind("city", ("crossing",), "city {crossing}"),
        Kind("buy", (), "buy card"),
        Kind("knight", (), "play knight"),
        Kind("road_building", (), "play road building"),
        Kind("discovery", (), "play discovery"),
        Kind("monopoly", ("resource",), "play monopoly on {resource}"),
        Kind("take", ("resource",), "take {resource}"),
        Kind("robber", ("hex",), "robber to {hex}"),
        Kind("rob", ("player",), "rob {player}"),
        Kind("spare", (), "rob nobody"),
        Kind("discard", ("resource",), "discard {resource}"),
        Kind("sea", ("rate", "give", "want"), "ship {rate} {give} for {want}"),
        Kind("give", ("resource",), "give {resource}"),
        Kind("want", ("resource",), "want {resource}"),
        Kind("propose", (), "propose"),
        Kind("accept", (), "accept"),
        Kind("decline", (), "decline"),
        Kind("counter", (), "counter"),
        Kind("deal", ("player",), "deal with {player}"),
        Kind("withdraw", (), "withdraw"),
        Kind("end", (), "end turn"),
    ],
    {
        "player": SEAT_NAMES,
        "terrain": TERRAIN_NAMES,
        "harbour": HARBOUR_NAMES,
        "corner": [str(corner + 1) for corner in range(CORNERS)],
        "total": [str(total) for total in range(2, 13)],
        "resource": RESOURCE_NAMES,
        "give": RESOURCE_NAMES,
        "want": RESOURCE_NAMES,
        "development": DEVELOPMENT_NAMES,
        "crossing": CROSSING_NAMES,
        "path": PATH_NAMES,
        "hex": HEX_NAMES,
        "rate": [str(rate) for rate in RATES],
    },
)

LAY_TERRAIN = MOVES.first("terrain")
LAY_HARBOUR = MOVES.first("harbour")
LAY_TOKENS = MOVES.first("corner")
START_WITH = MOVES.first("start")
DICE_SHOW = MOVES.first("dice")
STOLEN = MOVES.first("stolen")
DRAWN = MOVES.first("drawn")
ROLL = MOVES.first("roll")
BUILD_SETTLEMENT = MOVES.first("settlement")
BUILD_ROAD = MOVES.first("road")
BUILD_CITY = MOVES.first("city")
BUY_CARD = MOVES.first("buy")
PLAY_KNIGHT = MOVES.first("knight")
PLAY_ROAD_BUILDING = MOVES.first("road_building")
PLAY_DISCOVERY = MOVES.first("discovery")
PLAY_MONOPOLY = MOVES.first("monopoly")
TAKE_CARD = MOVES.first("take")
MOVE_ROBBER = MOVES.first("robber")
ROB_PLAYER = MOVES.first("rob")
ROB_NOBODY = MOVES.first("spare")
DISCARD_CARD = MOVES.first("discard")
SHIP = MOVES.first("sea")
GIVE = MOVES.first("give")
WANT = MOVES.first("want")
PROPOSE = MOVES.first("propose")
ACCEPT = MOVES.first("accept")
DECLINE = MOVES.first("decline")
MAKE_COUNTER = MOVES.first("counter")
DEAL_WITH = MOVES.first("deal")
WITHDRAW = MOVES.first("withdraw")
END_TURN = MOVES.first("end")
