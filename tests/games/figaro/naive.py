"""Figaro a second time: slow, obvious, and written from the rules alone, to catch what the fast one gets wrong.

Cards are texts, hands and piles are lists of them, and nothing is kept that can be counted again.
"""

from collections.abc import Mapping

COLOURS = ("painting", "cooking", "music", "fighting", "magic")
DANCE = "round dance"
CARDS = [f"{colour} {value}" for colour in COLOURS for value in (1, 2, 3)] + ["jester 1", "jester 2", DANCE]
NAMES = "ABCDEF"
TILES = list(range(6, 21))


def colour_of(card: str) -> str | None:
    """Jesters and round dances have none."""
    word = card.partition(" ")[0]
    return word if word in COLOURS else None


def value_of(card: str) -> int:
    """A round dance is worth nothing."""
    return 0 if card == DANCE else int(card[-1])


class NaiveFigaro:
    """One game; chance's moves are made from outside like everybody's."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.lead_elsewhere = options["lead_elsewhere"] == "on"
        self.swap_king_first = options["swap_king_first"] == "on"
        self.tiny = options["tiny"] == "on"
        self.rounds = 1 if self.tiny else 3
        self.patience = 3 if self.tiny else 6
        first = options["first"]
        self.king = None if first == "random" else NAMES.index(first)
        self.removed: str | None = None
        self.tiles: list[int] = []  # in the order they were drawn
        self.groups: list[list[int]] = []  # for each round, long to short
        self.round = 1
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.open: list[list[str]] = [[] for _ in range(seats)]
        self.piles: list[list[str]] = [[] for _ in range(seats)]
        self.roads: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.undealt = self.deck()
        self.turn: int | None = None  # nobody's while cards are dealt
        self.has_taken = False
        self.swapper: int | None = None
        self.over = False

    def copy(self) -> "NaiveFigaro":
        """A game that goes on from here on its own."""
        other = object.__new__(NaiveFigaro)
        other.__dict__.update(self.__dict__)
        for name in ("hands", "open", "piles", "roads", "groups"):
            setattr(other, name, [list(row) for row in getattr(self, name)])
        other.tiles, other.undealt = list(self.tiles), list(self.undealt)
        return other

    def actor(self) -> str | None:
        """`chance`, the letter of a seat, or None when the game is over."""
        if self.over:
            return None
        if self.swapper is not None:
            return NAMES[self.swapper]
        return "chance" if self.turn is None else NAMES[self.turn]

    def moves(self) -> list[str]:
        """The texts of everything that may be done now, in the order of the move table."""
        return list(self.chances()) if self.actor() == "chance" else self.choices()

    # Chance

    def chances(self) -> dict[str, int]:
        """What chance may do, and how many of all equally likely ways lead there."""
        if self.king is None:
            return {f"start with {name}": 1 for name in NAMES[: self.seats]}
        if self.seats == 3 and self.removed is None and not self.tiny:
            return {f"remove {colour}": 1 for colour in COLOURS}
        if len(self.tiles) < self.rounds * (self.seats - 1):
            bag = TILES[:2] if self.tiny else TILES
            return {f"draw tile {tile}": 1 for tile in bag if tile not in self.tiles}
        return {f"deal {card}": self.undealt.count(card) for card in CARDS if card in self.undealt}

    def deck(self) -> list[str]:
        """All cards of this game, as they are shuffled for every round."""
        if self.tiny:
            return ["painting 1", "painting 2", "cooking 1", "cooking 2", "jester 1", DANCE]
        cards = []
        for colour in COLOURS:
            if colour != self.removed:
                cards += [f"{colour} 1"] * 3 + [f"{colour} 2"] * 6 + [f"{colour} 3"]
        if self.seats == 3:
            return cards + ["jester 1"] * 2 + ["jester 2"] + [DANCE] * 2
        return cards + ["jester 1"] * 3 + ["jester 2"] * 2 + [DANCE] * 5

    def draw_tile(self, length: int) -> None:
        """The first tiles drawn are for the first round, and so on."""
        self.tiles.append(length)
        each = self.seats - 1
        self.groups = [
            sorted(self.tiles[place : place + each], reverse=True) for place in range(0, len(self.tiles), each)
        ]

    def deal(self, card: str) -> None:
        """To everyone in turn, from seat A; when all are dealt the king's holder begins."""
        receiver = sum(len(hand) for hand in self.hands) % self.seats
        self.undealt.remove(card)
        self.hands[receiver].append(card)
        if not self.undealt:
            self.turn = self.king

    # The play

    def choices(self) -> list[str]:
        """What the player to move may do."""
        if self.swapper is not None:
            return ["swap", "keep"]
        assert self.turn is not None
        colours = [self.colour_before(player) for player in range(self.seats)]
        found = []
        for card in CARDS:
            if card in self.hands[self.turn]:
                fitting = [before for before in range(self.seats) if self.fits(card, before, colours)]
                found += [f"lay {card} before {NAMES[before]}" for before in fitting]
        if any(self.open):
            found.append("take")
        return found

    def colour_before(self, player: int) -> str | None:
        """The colour lying before a player."""
        colours = {colour_of(card) for card in self.open[player]} - {None}
        assert len(colours) <= 1
        return colours.pop() if colours else None

    def fits(self, card: str, before: int, colours: list[str | None]) -> bool:
        """Whether the player to move may lay a card there, given the colours on the table."""
        if card == DANCE:
            return before == self.turn
        if self.has_taken and self.lead_elsewhere and before == self.turn:
            return False
        colour = colour_of(card)
        if colour is None:
            return True
        elsewhere = colours[:before] + colours[before + 1 :]
        return colour not in elsewhere and colours[before] in (None, colour)

    def play(self, text: str) -> None:
        """Make the move that reads so."""
        word, _, rest = text.partition(" ")
        if word == "start":
            self.king = NAMES.index(rest[-1])
        elif word == "remove":
            self.removed = rest
            self.undealt = self.deck()
        elif word == "draw":
            self.draw_tile(int(rest.split()[1]))
        elif word == "deal":
            self.deal(rest)
        elif word == "lay":
            card, _, name = rest.partition(" before ")
            self.lay(card, NAMES.index(name))
        elif word == "take":
            assert self.turn is not None
            self.take(self.turn)
        else:
            self.end_swap(word == "swap")

    def lay(self, card: str, before: int) -> None:
        """Lay a card, dance if it is one, and see whether the king has had enough of somebody."""
        assert self.turn is not None
        self.hands[self.turn].remove(card)
        self.open[before].append(card)
        self.has_taken = False
        if card == DANCE:
            self.open = [self.open[(player - 1) % self.seats] for player in range(self.seats)]
        for player in range(self.seats):
            if sum(value_of(lying) for lying in self.open[player]) >= self.patience:
                self.take(player)
                return
        self.begin_turn((self.turn + 1) % self.seats)

    def take(self, player: int) -> None:
        """All open cards go onto one pile, whose owner plays next."""
        for lying in self.open:
            self.piles[player] += lying
        self.open = [[] for _ in range(self.seats)]
        self.has_taken = True
        self.begin_turn(player)

    def begin_turn(self, player: int) -> None:
        """Without cards the round is over."""
        if self.hands[player]:
            self.turn = player
        else:
            self.king = player
            self.end_round()

    # The end of a round and of the game

    def after_the_king(self) -> list[int]:
        """All players clockwise from the king, its holder last."""
        assert self.king is not None
        return [(self.king + step) % self.seats for step in range(1, self.seats + 1)]

    def from_the_king(self) -> list[int]:
        """All players clockwise from the king, its holder first."""
        return [self.after_the_king()[-1], *self.after_the_king()[:-1]]

    def end_round(self) -> None:
        """In the third round somebody may swap first."""
        self.has_taken = False
        self.turn = None
        order = self.from_the_king() if self.swap_king_first else self.after_the_king()
        chosen = min(order, key=lambda player: len(self.piles[player]))  # the first of equals
        if self.round == 3 and any(self.roads[chosen]):
            self.swapper = chosen
        else:
            self.award()

    def end_swap(self, swapping: bool) -> None:
        """The longest of his own for the shortest on the table, or nothing."""
        assert self.swapper is not None
        road, group = self.roads[self.swapper], self.groups[2]
        if swapping:
            given, taken = max(road), min(group)
            road[road.index(given)] = taken
            group[group.index(taken)] = given
            group.sort(reverse=True)
        self.swapper = None
        self.award()

    def award(self) -> None:
        """The most cards get the longest tile; the last, and whoever has no cards, get none."""
        ranking = sorted(self.after_the_king(), key=lambda player: -len(self.piles[player]))  # equals keep their order
        for place, player in enumerate(ranking[:-1]):
            if self.piles[player]:
                self.roads[player][self.round - 1] = self.groups[self.round - 1][place]
        if self.round == self.rounds:
            self.over = True
            return
        self.round += 1
        for table in (self.hands, self.open, self.piles):
            table[:] = [[] for _ in range(self.seats)]
        self.undealt = self.deck()

    def points(self) -> list[int]:
        """The length of every road."""
        return [sum(road) for road in self.roads]

    def ranks(self) -> list[int]:
        """Places by the shortest road; only a tie for the first is broken."""
        roads = self.points()
        winner = min(self.from_the_king(), key=lambda player: roads[player])  # the first of equals
        places = [1 + sum(other < road for other in roads) for road in roads]
        return [2 if place == 1 and player != winner else place for player, place in enumerate(places)]
