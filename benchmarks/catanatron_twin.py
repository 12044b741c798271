"""The same game in Catanatron: our board, dice and cards go in, its state comes out.

Only tests and measurements need it.

Its faults are put right after every move where they show, so that one difference does not hide the next.
`FAULTS` is the whole list of what is tolerated in release 3.2.1, with which the tests compare.
"""

from collections import Counter
from typing import Any

from catanatron.models.decks import freqdeck_subtract
from catanatron.models.enums import ActionType
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap, LandTile, initialize_tiles
from catanatron.models.player import Color, Player
from catanatron.state import PLAYER_INITIAL_STATE
from catanatron.state_functions import player_freqdeck_add

from catanatron_release import OWN_NUMBERS, discard, look_again, new_state, perform, playable, yield_resources
from clubroom.games.catan.board import CROSSING_SETS, HARBOUR_HEXES, LAND, PATH_SETS

FAULTS = {
    "sole claimant": "a short stack pays nothing, also to a single claimant, who should take the rest",
    "blocked end": "the last piece of a road that ends at another's building is not counted",
    "cut road": "after a cut the card goes to a longest road of under five pieces, or to any one of several equals",
    "free road": "free roads are offered only to those who could pay, and the second one is then charged",
    "fresh card": "a card bought this turn may be played",
    "before the dice": "only knights may be played before the dice",
    "best rate": "ships take only the best rate",
}
RESOURCES = ("WOOD", "SHEEP", "WHEAT", "BRICK", "ORE")  # in our order
CARDS = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT")
COUNTED = (
    *(f"{name}_IN_HAND" for name in (*RESOURCES, *CARDS)),
    *("PLAYED_KNIGHT", "VICTORY_POINTS", "ACTUAL_VICTORY_POINTS"),
    *("ROADS_AVAILABLE", "SETTLEMENTS_AVAILABLE", "CITIES_AVAILABLE"),
)
ITS_ORDER = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
Edge = tuple[int, int]


def resource_of(terrain: int) -> str | None:
    """Its word for a terrain or harbour; the desert and a common harbour have none."""
    return RESOURCES[terrain] if terrain < len(RESOURCES) else None


def place(coordinate: tuple[int, int, int]) -> tuple[int, int]:
    """Its cube coordinates as our column and row."""
    return coordinate[0], coordinate[2]


def built_map(terrain: list[int], tokens: list[int], harbours: list[int]) -> CatanMap:
    """Its map with our hexes, numbers and harbours; its lists are used up from behind, in the order of its template."""
    kinds = BASE_MAP_TEMPLATE.topology
    hexes = [LAND.index(place(where)) for where, kind in kinds.items() if kind is LandTile]
    seas = [sea for sea, _ in HARBOUR_HEXES]
    ports = [seas.index(place(where)) for where, kind in kinds.items() if isinstance(kind, tuple)]
    tiles = initialize_tiles(
        BASE_MAP_TEMPLATE,
        [tokens[each] for each in hexes if tokens[each]][::-1],
        [resource_of(harbours[each]) for each in ports][::-1],
        [resource_of(terrain[each]) for each in hexes][::-1],
        **OWN_NUMBERS,
    )
    return CatanMap.from_tiles(tiles)


def crossings_of(catan_map: CatanMap) -> dict[int, int]:
    """Its nodes by our numbers: a node is known by the three hexes that meet there."""
    meeting: dict[int, set[tuple[int, int]]] = {}
    for coordinate, tile in catan_map.tiles.items():
        for node in tile.nodes.values():
            meeting.setdefault(node, set()).add(place(coordinate))
    return {CROSSING_SETS.index(frozenset(meeting[node])): node for node in catan_map.land_nodes}


class Twin:
    """One game over there; seats and places are ours."""

    def __init__(self, seats: int, starter: int, terrain: list[int], tokens: list[int], harbours: list[int]) -> None:
        catan_map = built_map(terrain, tokens, harbours)
        self.state = new_state([Player(color) for color in list(Color)[:seats]], catan_map)
        self.seats = range(seats)
        self.node = crossings_of(catan_map)
        self.crossing = {node: crossing for crossing, node in self.node.items()}
        self.hex = {coordinate: LAND.index(place(coordinate)) for coordinate in catan_map.land_tiles}
        self.coordinate = {number: coordinate for coordinate, number in self.hex.items()}
        self.color = {(starter + index) % seats: color for index, color in enumerate(self.state.colors)}
        self.seat = {color: seat for seat, color in self.color.items()}
        index = {seat: self.state.color_to_index[color] for seat, color in self.color.items()}
        self.keys = {seat: {name: f"P{index[seat]}_{name}" for name in PLAYER_INITIAL_STATE} for seat in self.seats}
        self.met: Counter[str] = Counter()  # faults that were put right or looked past

    # Doing

    def do(self, seat: int, kind: str, value: Any = None, outcome: Any = None) -> None:
        """One of its actions by a seat of ours."""
        perform(self.state, self.color[seat], kind, value, outcome)

    def roll(self, seat: int, total: int) -> None:
        """The yield, with the rest of a short stack for a sole claimant."""
        first = max(1, total - 6)
        bank = list(self.state.resource_freqdeck)
        endless, _ = yield_resources(self.state.board, [99] * 5, total)
        self.do(seat, "ROLL", outcome=(first, total - first))
        for kind in range(5) if total != 7 else ():
            claims = {color: claimed[kind] for color, claimed in endless.items() if claimed[kind]}
            if len(claims) == 1 and 0 < bank[kind] < sum(claims.values()):
                self.met["sole claimant"] += 1
                rest = [bank[kind] * (each == kind) for each in range(5)]
                player_freqdeck_add(self.state, *claims, rest)
                self.state.resource_freqdeck = freqdeck_subtract(self.state.resource_freqdeck, rest)
                look_again(self.state)

    def build_road(self, seat: int, path: int, free: int) -> None:
        """`free` says how many free roads are still to be built, this one included."""
        if free:
            self.met["free road"] += not self.state.is_road_building
            self.state.is_road_building, self.state.free_roads_available = True, free
        self.do(seat, "BUILD_ROAD", self.edge(path))

    def end_free_roads(self) -> None:
        """No free road is left to build."""
        self.state.is_road_building, self.state.free_roads_available = False, 0

    def move_robber(self, seat: int, land: int, victim: int | None, resource: str | None) -> None:
        """The robber, his victim and what is stolen."""
        robbed = None if victim is None else self.color[victim]
        self.do(seat, "MOVE_ROBBER", (self.coordinate[land], robbed), resource)

    def discard(self, seat: int, cards: list[str]) -> None:
        """Half of a hand."""
        discard(self.state, self.color[seat], cards)

    # Asking

    def of(self, seat: int, name: str) -> int:
        """One number of a player."""
        return int(self.state.player_state[self.keys[seat][name]])

    def write(self, seat: int, name: str, value: int) -> None:
        """Set one number of a player."""
        self.state.player_state[self.keys[seat][name]] = value

    def all_of(self, seat: int) -> list[int]:
        """Everything that is counted for a player, in the order of `COUNTED`."""
        held, keys = self.state.player_state, self.keys[seat]
        return [held[keys[name]] for name in COUNTED]

    def bank(self) -> list[int]:
        """Its stacks in our order."""
        return [self.state.resource_freqdeck[ITS_ORDER.index(name)] for name in RESOURCES]

    def pile(self) -> list[int]:
        """Its development cards by kind, in our order."""
        return [self.state.development_listdeck.count(name) for name in CARDS]

    def lengths(self) -> list[int]:
        """How long it thinks each road is."""
        return [self.state.board.road_lengths[self.color[seat]] for seat in self.seats]

    def holder(self, name: str) -> int | None:
        """Who has a special card."""
        return next((seat for seat in self.seats if self.of(seat, name)), None)

    def road_places(self, seat: int) -> set[int]:
        """Our paths where it would let a player build."""
        return {self.path(edge) for edge in self.state.board.buildable_edges(self.color[seat])}

    def edge(self, path: int) -> Edge:
        """Its edge for a path of ours."""
        first, second = PATH_SETS[path]
        return self.node[first], self.node[second]

    def path(self, edge: Edge) -> int:
        """Our path for an edge of its."""
        first, second = sorted(self.crossing[node] for node in edge)
        return PATH_SETS.index((first, second))

    def values(self, kind: str) -> list[Any]:
        """What it would let the player do now, of one kind of action."""
        return [action.value for action in playable(self.state) if action.action_type is ActionType[kind]]

    def robberies(self) -> list[tuple[Any, Any]]:
        """Where the robber may go, and whom he may rob there."""
        return [(where, victim) for where, victim, *_ in self.values("MOVE_ROBBER")]

    # Putting right

    def blocked(self, seat: int) -> bool:
        """Whether a road of his ends at another's building."""
        board, color = self.state.board, self.color[seat]
        return any(
            board.is_enemy_node(node, color) for edge, owner in board.roads.items() if owner == color for node in edge
        )

    def cuts(self, crossing: int) -> bool:
        """Whether a building there stands between two roads of another player."""
        node = self.node[crossing]
        owners = Counter(owner for edge, owner in self.state.board.roads.items() if edge[0] == node)
        return any(number == 2 for owner, number in owners.items() if owner != self.state.board.get_node_color(node))

    def put_road_card_right(self, lengths: list[int], holder: int | None) -> None:
        """Our lengths and holder, once they are known to differ for a tolerated reason."""
        before, board = self.holder("HAS_ROAD"), self.state.board
        for seat in self.seats:
            board.road_lengths[self.color[seat]] = lengths[seat]
            self.write(seat, "LONGEST_ROAD_LENGTH", lengths[seat])
            self.write(seat, "HAS_ROAD", seat == holder)
            change = 2 * ((seat == holder) - (seat == before))
            for name in ("VICTORY_POINTS", "ACTUAL_VICTORY_POINTS"):
                self.write(seat, name, self.of(seat, name) + change)
        board.road_color = None if holder is None else self.color[holder]
        board.road_length = max(lengths)  # whoever is to get the card must be longer
