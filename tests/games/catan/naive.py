"""Catan a second time: slow, obvious, and written from the rules alone, to catch what the fast one gets wrong.

Resources and cards are their names, hands are counters; `naive_island.py` has hexes, crossings and paths.
"""

import copy
import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from games.catan.naive_island import BESIDE, CORNERS_OF, CROSSING, ENDS, HEXES_AT, LETTERS, PATHS_AT, SERVED, spiral

NAMES = ("Red", "Blue", "White", "Orange")
RESOURCES = ("wood", "wool", "grain", "brick", "ore")
YIELDS = {"forest": "wood", "pasture": "wool", "field": "grain", "hill": "brick", "mountain": "ore"}
TERRAINS = Counter({"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1})
HARBOURS = Counter({**dict.fromkeys(RESOURCES, 1), "anything": 4})
DECK = Counter({"knight": 14, "road building": 2, "discovery": 2, "monopoly": 2, "point": 5})
ROAD, SETTLEMENT = Counter(wood=1, brick=1), Counter(wood=1, brick=1, grain=1, wool=1)
CITY, CARD = Counter(grain=2, ore=3), Counter(grain=1, wool=1, ore=1)
TOKENS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
DICE = {total: 6 - abs(7 - total) for total in range(2, 13)}
GOAL, LAST_TURN, MOST_OFFERS = 10, 1000, 4


@dataclass
class Player:
    """What one player has."""

    hand: Counter[str] = field(default_factory=Counter)
    cards: list[str] = field(default_factory=list)  # development cards that may be played
    fresh: list[str] = field(default_factory=list)  # those bought this turn
    knights: int = 0
    settlements: list[int] = field(default_factory=list)
    cities: list[int] = field(default_factory=list)
    roads: list[str] = field(default_factory=list)
    length: int = 0
    owed: int = 0
    laid: list[str] = field(default_factory=list)  # to be discarded
    answer: str = ""
    give: list[str] = field(default_factory=list)  # of his offer or counter-offer
    want: list[str] = field(default_factory=list)

    def copy(self) -> "Player":
        """Another with the same."""
        other = copy.copy(self)
        for name in ("hand", "cards", "fresh", "settlements", "cities", "roads", "laid", "give", "want"):
            setattr(other, name, copy.copy(getattr(self, name)))
        return other

    def houses(self) -> list[int]:
        """The crossings he has built on."""
        return self.settlements + self.cities

    def can_pay(self, price: Counter[str]) -> bool:
        """Whether he holds all these cards."""
        return all(self.hand[kind] >= number for kind, number in price.items())


class NaiveCatan:
    """One game; chance's moves are made from outside like everybody's."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.options = options
        self.players = [Player() for _ in range(seats)]
        self.phase = "terrain"
        self.terrain: dict[str, str] = {}
        self.harbours: list[str] = []
        self.token: dict[str, int] = {}
        self.robber = ""
        self.bank = Counter(dict.fromkeys(RESOURCES, 19))
        self.pile = DECK.copy()  # face down, in no known order
        self.under: list[str] = []  # below that, in the order they will come
        self.gone: list[str] = []
        self.turn = self.starter = 0
        self.turns = 0
        self.founded = 0
        self.founding = 0
        self.rolled = self.built = self.played = False
        self.road_card: int | None = None
        self.army_card: int | None = None
        self.winner: int | None = None
        self.by_knight = False
        self.victim = 0
        self.free = 0
        self.to_take = 0
        self.taken = ""
        self.offers = 0

    def copy(self) -> "NaiveCatan":
        """A game that goes on from here on its own."""
        other = copy.copy(self)
        other.players = [player.copy() for player in self.players]
        for name in ("terrain", "harbours", "token", "bank", "pile", "under", "gone"):
            setattr(other, name, copy.copy(getattr(self, name)))
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn]

    def others(self) -> list[int]:
        """All but the player whose turn it is, clockwise."""
        return [(self.turn + step) % len(self.players) for step in range(1, len(self.players))]

    def actors(self) -> list[int]:
        """The seats that owe a move; none when the game is over or chance moves."""
        seats = range(len(self.players))
        if self.phase in CHANCES or self.over:
            return []
        if self.phase == "discard":
            return [seat for seat in seats if len(self.players[seat].laid) < self.players[seat].owed]
        if self.phase == "answer":
            return [seat for seat in seats if seat != self.turn and not self.players[seat].answer]
        if self.phase == "counter":
            return [seat for seat in seats if self.players[seat].answer == "composing"]
        return [self.turn]

    def moves(self) -> list[str]:
        """What the first of the actors, or chance, may do."""
        return self.choices(self.actors()[0]) if self.actors() else list(self.chances())

    def play(self, text: str, seat: int | None = None) -> None:
        """Make the move that reads so; without a seat it is the first actor's, or chance's."""
        player = self.players[(self.actors() or [0])[0] if seat is None else seat]
        *_, last = words = text.split()
        phase = self.phase
        if words[0] in ("lay", "start", "dice", "stolen", "drawn"):
            self.happen(text)
        elif words[0] in ("settlement", "road", "city"):
            self.found(text) if phase in ("found", "found road") else self.build(text)
        elif words[0] in ("play", "take"):
            self.take(last) if words[0] == "take" else self.play_card(text.removeprefix("play "))
        elif words[0] in ("robber", "rob", "discard"):
            self.rob(player, words)
        elif words[0] in ("give", "want", "propose", "accept", "decline", "counter", "deal", "withdraw"):
            self.bargain(player, words[0], last)
        elif text == "roll":
            self.phase = "dice"
        elif text == "buy card":
            self.pay(CARD)
            self.built = True
            self.phase = "draw"
        elif words[0] == "ship":
            self.active.hand[words[2]] -= int(words[1])
            self.bank[words[2]] += int(words[1])
            self.get(self.turn, last, 1)
        else:
            self.end_turn()
        self.look_for_winner()

    # Chance

    def chances(self) -> dict[str, int]:
        """What chance may do, and how many of all equally likely ways lead there."""
        if self.phase == "terrain":
            left = TERRAINS - Counter(self.terrain.values())
            return {f"lay {name}": left[name] for name in TERRAINS if left[name]}
        if self.phase == "harbour":
            left = HARBOURS - Counter(self.harbours)
            return {f"lay harbour for {name}": left[name] for name in HARBOURS if left[name]}
        if self.phase == "corner":
            return {f"lay numbers from corner {corner}": 1 for corner in range(1, 7)}
        if self.phase == "start":
            return {f"start with {name}": 1 for name in NAMES[: len(self.players)]}
        if self.phase == "dice":
            return {f"dice show {total}": ways for total, ways in DICE.items()}
        if self.phase == "steal":
            hand = self.players[self.victim].hand
            return {f"stolen card is {name}": hand[name] for name in RESOURCES if hand[name]}
        if self.phase != "draw":
            return {}
        pile = self.pile if self.pile.total() else Counter(self.under[:1])
        return {f"drawn card is {name}": pile[name] for name in DECK if pile[name]}

    def happen(self, text: str) -> None:
        """What chance decided."""
        last = text.rsplit(maxsplit=1)[-1]
        if self.phase == "terrain":
            if last == "desert":
                self.robber = LETTERS[len(self.terrain)]
            self.terrain[LETTERS[len(self.terrain)]] = last
            self.phase = "harbour" if len(self.terrain) == len(LETTERS) else "terrain"
        elif self.phase == "harbour":
            self.harbours.append(last)
            self.phase = "corner" if len(self.harbours) == len(SERVED) else "harbour"
        elif self.phase == "corner":
            way = spiral(int(last) - 1, self.options["tokens"] == "clockwise")
            self.token = dict(zip([letter for letter in way if letter != self.robber], TOKENS, strict=True))
            self.phase = "start"
        elif self.phase == "start":
            self.turn = self.starter = NAMES.index(last)
            self.phase = "found"
        elif self.phase == "dice":
            self.rolled = True
            self.roll(int(last))
        elif self.phase == "steal":
            self.players[self.victim].hand[last] -= 1
            self.active.hand[last] += 1
            self.go_on()
        else:
            name = text.removeprefix("drawn card is ")
            if self.pile.total():
                self.pile[name] -= 1
            else:
                self.under.pop(0)
            self.active.fresh.append(name)
            self.go_on()

    def go_on(self) -> None:
        """Back to what a player may do in his turn, before the dice or after them."""
        self.phase = "act" if self.rolled else "before"

    def roll(self, total: int) -> None:
        """The yield of the land, or the robber."""
        if total == 7:
            for player in self.players:
                player.owed = player.hand.total() // 2 if player.hand.total() > 7 else 0
            self.phase = "discard"
            self.by_knight = False
            if not self.actors():
                self.phase = "robber"
            return
        claims = {kind: [0] * len(self.players) for kind in RESOURCES}
        for letter in LETTERS:
            if self.token.get(letter) == total and letter != self.robber:
                for seat, player in enumerate(self.players):
                    houses = [1 for each in player.settlements if each in CORNERS_OF[letter]]
                    houses += [2 for each in player.cities if each in CORNERS_OF[letter]]
                    claims[YIELDS[self.terrain[letter]]][seat] += sum(houses)
        for kind, claimed in claims.items():
            short = sum(claimed) > self.bank[kind]
            rest = self.bank[kind] if sum(map(bool, claimed)) == 1 and self.options["shortage"] == "rest" else 0
            for seat, claim in enumerate(claimed):
                self.get(seat, kind, min(claim, rest) if short else claim)
        self.phase = "act"

    def get(self, seat: int, kind: str, number: int) -> None:
        """Cards from the stack."""
        self.bank[kind] -= number
        self.players[seat].hand[kind] += number

    def pay(self, price: Counter[str]) -> None:
        """Cards to the stacks."""
        self.active.hand.subtract(price)
        self.bank.update(price)

    # What a player may do

    def choices(self, seat: int) -> list[str]:
        """All moves of a player."""
        player = self.players[seat]
        if self.phase == "found":
            return [f"settlement {each}" for each in CROSSING.values() if self.is_free(each)]
        if self.phase == "found road":
            return [f"road {path}" for path in PATHS_AT[self.founding] if self.owner_of(path) is None]
        if self.phase == "before":
            return ["roll", *self.plays()]
        if self.phase == "act":
            return [*self.buildings(), *self.plays(), *self.ships(), *self.first_offers(), "end turn"]
        if self.phase == "free":
            return [f"road {path}" for path in self.road_places()]
        if self.phase == "take":
            return [f"take {kind}" for kind in self.takes()]
        if self.phase == "discard":
            return [f"discard {kind}" for kind in self.discards(player)]
        if self.phase == "robber":
            return [f"robber to {letter}" for letter in LETTERS if letter != self.robber]
        if self.phase == "rob":
            may_spare = self.options["seven"] == "may" and not self.by_knight
            return [f"rob {NAMES[victim]}" for victim in sorted(self.victims())] + ["rob nobody"] * may_spare
        return self.bargains(seat)

    def owner_of(self, path: str) -> int | None:
        """Whose road lies there."""
        return next((seat for seat, player in enumerate(self.players) if path in player.roads), None)

    def house_at(self, crossing: int) -> int | None:
        """Whose building stands there."""
        return next((seat for seat, player in enumerate(self.players) if crossing in player.houses()), None)

    def is_free(self, crossing: int) -> bool:
        """The distance rule."""
        return all(self.house_at(each) is None for each in [crossing, *BESIDE[crossing]])

    def road_places(self) -> list[str]:
        """Free paths that join his own road or building, not through another's building."""
        if len(self.active.roads) == 15:
            return []
        found = []
        for path, ends in ENDS.items():
            for end in ends:
                roads = set(PATHS_AT[end]) & set(self.active.roads)
                if self.house_at(end) == self.turn or (roads and self.house_at(end) is None):
                    found.append(path)
        return [path for path in dict.fromkeys(found) if self.owner_of(path) is None]

    def buildings(self) -> Iterator[str]:
        """What he can pay, place and has a piece for."""
        player = self.active
        if player.can_pay(SETTLEMENT) and len(player.settlements) < 5:
            touched = {end for path in player.roads for end in ENDS[path]}
            yield from (f"settlement {each}" for each in sorted(touched) if self.is_free(each))
        if player.can_pay(ROAD):
            yield from (f"road {path}" for path in self.road_places())
        if player.can_pay(CITY) and len(player.cities) < 4:
            yield from (f"city {each}" for each in player.settlements)
        if player.can_pay(CARD) and self.pile.total() + len(self.under):
            yield "buy card"

    def plays(self) -> Iterator[str]:
        """Development cards, one in a turn."""
        for name in () if self.played else sorted(set(self.active.cards)):
            if name == "monopoly":
                yield from (f"play monopoly on {kind}" for kind in RESOURCES)
            elif name == "road building":
                yield from ["play road building"] * bool(self.road_places())
            elif name == "discovery":
                yield from ["play discovery"] * bool(self.bank.total())
            elif name == "knight":
                yield "play knight"

    def may_trade(self) -> bool:
        """Before building, unless both may be mixed."""
        return not self.built or self.options["order"] == "free"

    def ships(self) -> Iterator[str]:
        """Trade at sea, at any rate he may use."""
        houses = set(self.active.houses())
        ports = {kind for kind, served in zip(self.harbours, SERVED, strict=True) if served & houses}
        for rate, give, want in itertools.product((2, 3, 4), RESOURCES, RESOURCES):
            allowed = rate == 4 or (rate == 3 and "anything" in ports) or (rate == 2 and give in ports)
            if allowed and give != want and self.active.hand[give] >= rate and self.bank[want] and self.may_trade():
                yield f"ship {rate} {give} for {want}"

    # Founding and building

    def found(self, text: str) -> None:
        """A settlement, then its road; there and back."""
        word, where = text.split()
        if word == "settlement":
            self.founding = int(where)
            self.active.settlements.append(self.founding)
            self.phase = "found road"
            return
        self.active.roads.append(where)
        self.founded += 1
        if self.founded > len(self.players):
            for letter in HEXES_AT[self.founding]:
                if self.terrain[letter] != "desert":
                    self.get(self.turn, YIELDS[self.terrain[letter]], 1)
        self.measure_roads()
        step = min(self.founded, 2 * len(self.players) - 1 - self.founded)
        self.turn = (self.starter + step) % len(self.players)
        self.phase = "found"
        if self.founded == 2 * len(self.players):
            self.turn = self.starter
            self.begin_turn()

    def build(self, text: str) -> None:
        """A road, settlement or city, for its price or for nothing."""
        word, where = text.split()
        if word == "road":
            self.active.roads.append(where)
            if self.phase == "act":
                self.pay(ROAD)
        elif word == "settlement":
            self.pay(SETTLEMENT)
            self.active.settlements.append(int(where))
        else:
            self.pay(CITY)
            self.active.settlements.remove(int(where))
            self.active.cities.append(int(where))
        if self.phase == "act":
            self.built = True
        self.measure_roads()
        self.give_road_card()
        if self.phase == "free":
            self.free -= 1
            if not self.free or not self.road_places():
                self.go_on()

    def measure_roads(self) -> None:
        """The longest trail of everybody."""
        for seat, player in enumerate(self.players):
            starts = {end for path in player.roads for end in ENDS[path]}
            player.length = max((self.trail(seat, start, ()) for start in starts), default=0)

    def trail(self, seat: int, at: int, used: tuple[str, ...]) -> int:
        """The longest way on from a crossing without using a piece twice; another's building ends it."""
        if used and self.house_at(at) not in (None, seat):
            return len(used)
        onward = [path for path in PATHS_AT[at] if path in self.players[seat].roads and path not in used]
        return max((self.trail(seat, sum(ENDS[path]) - at, (*used, path)) for path in onward), default=len(used))

    def give_road_card(self) -> None:
        """To the longest road."""
        self.road_card = self.leader([player.length for player in self.players], 5, self.road_card)

    def leader(self, numbers: list[int], least: int, holder: int | None) -> int | None:
        """Who has more than all others, and enough; on a tie nobody, or whoever had it."""
        most = max(numbers)
        first = [seat for seat, number in enumerate(numbers) if number == most >= least]
        if holder in first and self.options["ties"] == "keep":
            return holder
        return first[0] if len(first) == 1 else None

    # Development cards and the robber

    def play_card(self, text: str) -> None:
        """Carry it out at once."""
        name, _, kind = text.partition(" on ")
        self.played = True
        self.active.cards.remove(name)
        if name == "knight":
            self.active.knights += 1
            self.army_card = self.leader([player.knights for player in self.players], 3, self.army_card)
            self.by_knight = True
            self.phase = "robber"
            return
        (self.under if self.options["progress"] == "under" else self.gone).append(name)
        if name == "road building":
            self.free, self.phase = 2, "free"
        elif name == "discovery":
            self.to_take, self.taken, self.phase = min(2, self.bank.total()), "", "take"
        else:
            for seat in self.others():
                self.active.hand[kind] += self.players[seat].hand[kind]
                self.players[seat].hand[kind] = 0

    def takes(self) -> list[str]:
        """Two cards in rising order, so the first must leave something to be taken second."""
        if self.taken:
            return [kind for kind in RESOURCES[RESOURCES.index(self.taken) :] if self.bank[kind]]
        return [
            kind
            for place, kind in enumerate(RESOURCES)
            if self.bank[kind] and sum(self.bank[later] for later in RESOURCES[place:]) >= self.to_take
        ]

    def take(self, kind: str) -> None:
        """A card of choice."""
        self.get(self.turn, kind, 1)
        self.taken = kind
        self.to_take -= 1
        if not self.to_take:
            self.go_on()

    def discards(self, player: Player) -> list[str]:
        """In rising order, so that what is left suffices."""
        left = player.hand - Counter(player.laid)
        least = RESOURCES.index(player.laid[-1]) if player.laid else 0
        due = player.owed - len(player.laid)
        return [
            kind
            for place, kind in enumerate(RESOURCES)
            if place >= least and left[kind] and sum(left[later] for later in RESOURCES[place:]) >= due
        ]

    def victims(self) -> list[int]:
        """Others with a building at the robber's hex and a card."""
        near = [seat for seat in self.others() if set(self.players[seat].houses()) & set(CORNERS_OF[self.robber])]
        return [seat for seat in near if self.players[seat].hand.total()]

    def rob(self, player: Player, words: list[str]) -> None:
        """Discard, move the robber, steal."""
        if words[0] == "discard":
            player.laid.append(words[1])
            if not self.actors():
                for each in self.players:
                    each.hand.subtract(each.laid)
                    self.bank.update(each.laid)
                    each.owed, each.laid = 0, []
                self.phase = "robber"
        elif words[0] == "robber":
            self.robber = words[-1]
            self.phase = "rob"
            if not self.victims():
                self.go_on()
            elif len(self.choices(self.turn)) == 1:  # nothing to choose
                self.rob(player, self.choices(self.turn)[0].split())
        elif words[1] == "nobody":
            self.go_on()
        else:
            self.victim = NAMES.index(words[1])
            self.phase = "steal"

    # Trade between players

    def first_offers(self) -> list[str]:
        """Begin an offer."""
        if self.options["trade"] == "off" or not self.may_trade() or self.offers == MOST_OFFERS:
            return []
        return self.gives(self.turn, self.most_wanted(self.turn))

    def most_wanted(self, seat: int) -> int:
        """As many cards as a partner may have."""
        partners = self.others() if seat == self.turn else [self.turn]
        return max(self.players[each].hand.total() for each in partners)

    def gives(self, seat: int, most: int) -> list[str]:
        """What may be put on the giving side, in rising order; a kind must be left to be wanted."""
        player = self.players[seat]
        least = RESOURCES.index(player.give[-1]) if player.give else 0
        left = player.hand - Counter(player.give)
        kinds = [kind for kind in RESOURCES[least:] if left[kind] and len({*player.give, kind}) < len(RESOURCES)]
        return [f"give {kind}" for kind in kinds] if most and not player.want else []

    def wants(self, seat: int, most: int) -> list[str]:
        """What may be wanted, in rising order."""
        player = self.players[seat]
        least = RESOURCES.index(player.want[-1]) if player.want else 0
        kinds = [kind for kind in RESOURCES[least:] if kind not in player.give]
        return [f"want {kind}" for kind in kinds] if player.give and len(player.want) < most else []

    def bargains(self, seat: int) -> list[str]:
        """Offer, answer, counter-offer and choice."""
        player, most = self.players[seat], self.most_wanted(seat)
        if self.phase in ("offer", "counter"):
            done = ["propose"] * bool(player.give and player.want) + ["withdraw"] * (self.phase == "offer")
            return [*self.gives(seat, most), *self.wants(seat, most), *done]
        if self.phase == "answer":
            may_accept = player.can_pay(Counter(self.active.want))
            may_counter = bool(self.gives(seat, most))
            return ["accept"] * may_accept + ["decline"] + ["counter"] * may_counter
        return [f"deal with {NAMES[each]}" for each in range(len(self.players)) if self.can_deal(each)] + ["withdraw"]

    def can_deal(self, seat: int) -> bool:
        """Whether an answer can be taken up."""
        if self.players[seat].answer == "countered":
            return self.active.can_pay(Counter(self.players[seat].want))
        return self.players[seat].answer == "accepted"

    def bargain(self, player: Player, word: str, last: str) -> None:
        """One step of a trade."""
        if word in ("give", "want"):
            if self.phase == "act":
                self.phase = "offer"
                self.offers += 1
            (player.give if word == "give" else player.want).append(last)
        elif word == "propose" and self.phase == "offer":
            self.phase = "answer"
        elif word == "deal":
            self.deal(self.players[NAMES.index(last)])
        elif word == "withdraw":
            self.end_bargain()
        else:
            words = {"accept": "accepted", "decline": "declined", "counter": "composing", "propose": "countered"}
            player.answer = words[word]
            if not self.actors():
                self.show_answers()

    def show_answers(self) -> None:
        """Counter-offers are composed when all have answered; without any taker there is nothing to choose."""
        self.phase = "counter"
        if not self.actors():
            self.phase = "pick"
            if all(player.answer in ("", "declined") for player in self.players):
                self.end_bargain()

    def deal(self, partner: Player) -> None:
        """Exchange."""
        if partner.answer == "accepted":
            given, wanted = Counter(self.active.give), Counter(self.active.want)
        else:
            given, wanted = Counter(partner.want), Counter(partner.give)
        self.active.hand.subtract(given)
        partner.hand.update(given)
        partner.hand.subtract(wanted)
        self.active.hand.update(wanted)
        self.end_bargain()

    def end_bargain(self) -> None:
        """The table is cleared."""
        for player in self.players:
            player.answer, player.give, player.want = "", [], []
        self.phase = "act"

    # Turns and the end

    def begin_turn(self) -> None:
        """Yield, trade and building begin anew."""
        self.turns += 1
        self.rolled = self.built = self.played = False
        self.offers = 0
        self.phase = "before"

    def end_turn(self) -> None:
        """What was bought can be used from now on; clockwise to the next."""
        self.active.cards += self.active.fresh
        self.active.fresh = []
        if self.turns == LAST_TURN:
            self.phase = "over"
            return
        self.turn = self.others()[0]
        self.begin_turn()

    def points(self) -> list[int]:
        """Everything counts, also cards not shown."""
        found = []
        for seat, player in enumerate(self.players):
            special = 2 * (self.road_card == seat) + 2 * (self.army_card == seat)
            secret = (player.cards + player.fresh).count("point")
            found.append(len(player.settlements) + 2 * len(player.cities) + special + secret)
        return found

    def look_for_winner(self) -> None:
        """Whoever has ten, the player whose turn it is first."""
        points = self.points()
        for seat in [self.turn, *self.others()] if self.options["win"] == "any_turn" else [self.turn]:
            if points[seat] >= GOAL and not self.over:
                self.winner = seat
                self.phase = "over"

    def ranks(self) -> list[int]:
        """The winner is first, the others follow by points."""
        standing = [(seat == self.winner, points) for seat, points in enumerate(self.points())]
        return [1 + sum(other > own for other in standing) for own in standing]


CHANCES = ("terrain", "harbour", "corner", "start", "dice", "steal", "draw")
