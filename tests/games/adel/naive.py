"""Adel a second time: slow, obvious, and written from the rules alone, to catch what the fast one gets wrong.

Objects are texts like `B3`, a cheque is its value and a thief his number; hands, piles and cells are lists of them.
"""

import copy
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import clubroom

LETTERS = "ABCDEF"
INTERVALS = [LETTERS[start:end] for start in range(6) for end in range(start + 1, 7)]
CASTLE, AUCTION = "castle", "auction"
SIDES = ("left", "right")
LAST_ROUND, LAST_TINY_ROUND = 200, 3
Value = tuple[int, int]  # of an exhibition: how many objects, and how old the oldest is; more is better

NONE: Value = (0, 0)


class Box:
    """What one file says, read without the game's help."""

    def __init__(self, path: Path) -> None:
        text: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.hand: int = text["hand"]
        self.cheques: dict[str, list[int]] = {colour["name"]: colour["cheques"] for colour in text["colours"]}
        self.thieves: dict[str, list[int]] = {colour["name"]: colour["thieves"] for colour in text["colours"]}
        self.octagons: list[tuple[int, int]] = [tuple(text["club"])]  # the club's, then one for each space
        for castle in text["castles"]:
            self.octagons += [(castle["upper"], castle["lower"])] * castle["spaces"]
        self.years: dict[str, int] = {}  # of every object, in the order of the move table
        for letter in LETTERS:
            years = sorted(entry["year"] for entry in text["objects"] if entry["letter"] == letter)
            self.years |= {f"{letter}{place}": year for place, year in enumerate(years, 1)}
        self.places = {name: place for place, name in enumerate(self.years)}

    def value(self, objects: list[str]) -> Value:
        """Years count backwards: the older, the better."""
        return len(objects), -min(self.years[name] for name in objects)


BOXES = {path.stem: Box(path) for path in (clubroom.game("adel").folder / "boxes").glob("*.toml")}


def is_valid(objects: list[str]) -> bool:
    """Three or more, and no letter missing between the first and the last."""
    return len(objects) >= 3 and "".join(sorted({name[0] for name in objects})) in INTERVALS


def can_become_valid(chosen: list[str], others: list[str]) -> bool:
    """Whether the chosen and some of the others are an exhibition.

    Not every subset of the others need be tried: if one with certain letters is good, so are all with these letters.
    """
    return any(is_valid(chosen + [name for name in others if name[0] in letters]) for letters in [*INTERVALS, ""])


def best_exhibition(box: Box, hand: list[str]) -> list[str]:
    """Most objects, then the oldest, or none; whoever shows a letter shows all he has of it, since more is better."""
    runs = [[name for name in hand if name[0] in letters] for letters in INTERVALS]
    return max((run for run in runs if is_valid(run)), key=box.value, default=[])


@dataclass
class Player:
    """What lies in front of one player."""

    colour: str = ""
    pawn: int = 0
    hand: list[str] = field(default_factory=list)  # his objects, wherever they lie
    purse: list[int] = field(default_factory=list)
    thieves: list[int] = field(default_factory=list)  # not those in prison
    place: str = ""
    action: str = ""  # place and action face down or up
    ready: bool = False
    aside: list[str] = field(default_factory=list)  # chosen for an exhibition in the making
    exhibition: list[str] = field(default_factory=list)  # open
    final: Value = NONE  # of his last exhibition

    def copy(self) -> "Player":
        """Another with the same."""
        other = copy.copy(self)
        for name in ("hand", "purse", "thieves", "aside", "exhibition"):
            setattr(other, name, list(getattr(self, name)))
        return other

    def number(self) -> int:
        """Of the thief he plays."""
        return int(self.action.split()[1])


class NaiveAdel:
    """One game; chance's moves are made from outside like everybody's."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.box = BOXES["tiny" if options["tiny"] == "on" else options["edition"]]
        self.last_round = LAST_TINY_ROUND if options["tiny"] == "on" else LAST_ROUND
        self.stops_at_once = options["edition"] == "fx"
        self.variant = options["variant"]
        self.players = [Player() for _ in range(seats)]
        self.phase = "colour"
        self.round = 0
        self.bag = list(self.box.years)  # not dealt, or face down in a pile
        self.left = [0, 0]
        self.window = ["", ""]
        self.till: list[int] = []
        self.paid: int | None = None
        self.jail: list[int] = []  # from the first cell on
        self.known: dict[str, int] = {}  # who was seen to get or show an object
        self.turned_up: set[str] = set()  # the places whose actions lie open
        self.errands: list[tuple[int, int]] = []  # which thief is still to go to whose exhibition

    def copy(self) -> "NaiveAdel":
        """A game that goes on from here on its own."""
        other = copy.copy(self)
        other.players = [player.copy() for player in self.players]
        for name in ("bag", "left", "window", "till", "jail", "known", "turned_up", "errands"):
            setattr(other, name, copy.copy(getattr(self, name)))
        return other

    @property
    def over(self) -> bool:
        """Whether the last valuation is done."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """The seats that owe a move; none when the game is over or chance moves."""
        if self.phase in ("place", "action", "exhibit"):
            return [seat for seat, player in enumerate(self.players) if not player.ready]
        if self.phase == "buy":
            return [self.buyer()]
        return [self.errands[0][0]] if self.phase == "steal" else []

    def moves(self) -> list[str]:
        """What the first of the actors, or chance, may do, in the order of the move table."""
        return self.choices(self.actors()[0]) if self.actors() else list(self.chances())

    def play(self, text: str, seat: int | None = None) -> None:
        """Make the move that reads so; without a seat it is the first actor's, or chance's."""
        word, rest = text.split(" ", 1)
        name = rest.split()[-1]
        player = self.players[(self.actors() or [0])[0] if seat is None else seat]
        if word == "draw":
            self.draw(name)
        elif word == "deal":
            self.deal(name)
        elif word == "turn":
            self.turn_up(name)
        elif word == "go":
            self.go(player, name)
        elif word == "play":
            self.lay(player, rest)
        elif word == "buy":
            self.buy(SIDES.index(name))
        elif word == "show":
            player.aside.append(name)
        elif word == "open":
            player.ready = True
            if not self.actors():
                self.value_exhibitions()
        else:
            self.steal(name)

    # Chance

    def chances(self) -> dict[str, int]:
        """What chance may do, and how many of all equally likely ways lead there."""
        if self.phase == "colour":
            drawn = [player.colour for player in self.players]
            return {f"draw {colour}": 1 for colour in self.box.cheques if colour not in drawn}
        words = {"deal": "deal", "window": "turn up", "over": ""}[self.phase]
        return {f"{words} {name}": 1 for name in self.bag if words}

    def draw(self, colour: str) -> None:
        """Everybody draws a castle card, from the first seat, and takes all of that colour."""
        player = next(player for player in self.players if not player.colour)
        player.colour = colour
        player.purse, player.thieves = list(self.box.cheques[colour]), list(self.box.thieves[colour])
        if player is self.players[-1]:
            self.phase = "deal"

    def deal(self, name: str) -> None:
        """One by one, from the first seat; the rest goes into the windows, the first pile one larger if need be."""
        dealt = sum(len(player.hand) for player in self.players)
        self.bag.remove(name)
        self.players[dealt % len(self.players)].hand.append(name)
        if dealt + 1 == self.box.hand * len(self.players):
            self.left = [(len(self.bag) + 1) // 2, len(self.bag) // 2]
            self.phase = "window"

    def turn_up(self, name: str) -> None:
        """The next object of a pile comes to light; of two the left one first."""
        side = next(side for side in (0, 1) if self.left[side] and not self.window[side])
        self.bag.remove(name)
        self.window[side] = name
        if self.round:
            self.rob_the_till()
        elif self.window[1]:
            self.begin_round()

    # Choosing

    def choices(self, seat: int) -> list[str]:
        """What a player may do."""
        player = self.players[seat]
        if self.phase == "place" and not player.place:
            return [f"go to {place}" for place in (CASTLE, AUCTION) if self.actions(player, place)]
        if self.phase in ("place", "action"):
            return [f"play {action}" for action in self.actions(player, player.place)]
        if self.phase == "buy":
            return [f"buy {side}" for side, name in zip(SIDES, self.window, strict=True) if name]
        if self.phase == "steal":
            return [f"steal {name}" for name in sorted(self.victim().exhibition, key=self.box.places.__getitem__)]
        fitting = []
        for name in sorted(player.hand, key=self.box.places.__getitem__):
            if not player.aside or self.box.places[name] > self.box.places[player.aside[-1]]:
                later = [other for other in player.hand if self.box.places[other] > self.box.places[name]]
                if can_become_valid([*player.aside, name], later):
                    fitting.append(f"show {name}")
        return fitting + ["open the exhibition"] * is_valid(player.aside)

    def actions(self, player: Player, place: str) -> list[str]:
        """The cards in his hand for a place; an exhibition only if he can make one."""
        thieves = [f"thief {number}" for number in sorted(player.thieves)]
        if place == AUCTION:
            return [f"cheque {value}" for value in sorted(player.purse)] + thieves
        return [*thieves, "detective"] + ["exhibition"] * bool(best_exhibition(self.box, player.hand))

    def begin_round(self) -> None:
        """Everybody chooses a place, unless the place is known."""
        self.round += 1
        place = CASTLE if not any(self.left) else ""
        if self.variant == "confrontation" and any(self.left):
            place = AUCTION if self.round % 2 else CASTLE
        for player in self.players:
            player.place, player.action, player.ready = place, "", False
        self.turned_up.clear()
        self.phase = "place"
        if place:
            self.begin_actions()

    def go(self, player: Player, place: str) -> None:
        """In the surprise variant the action is chosen with the place."""
        player.place = place
        player.ready = self.variant != "surprise"
        if not self.actors():
            self.begin_actions()

    def begin_actions(self) -> None:
        """Who has no card for his place passes."""
        self.phase = "action"
        for player in self.players:
            player.ready = not self.actions(player, player.place)
        if not self.actors():
            self.hold_auction()

    def lay(self, player: Player, action: str) -> None:
        """When all cards lie, the auction begins."""
        player.action, player.ready = action, True
        if not self.actors():
            self.hold_auction()

    def doing(self, place: str, word: str) -> list[int]:
        """The seats with such a card at a place."""
        players = enumerate(self.players)
        return [seat for seat, player in players if player.place == place and player.action.startswith(word)]

    # The auction house

    def hold_auction(self) -> None:
        """The highest cheque buys; no two are equal."""
        self.turned_up = {AUCTION, CASTLE} if self.variant == "surprise" else {AUCTION}
        self.phase = "buy"
        if not self.doing(AUCTION, "cheque"):
            self.rob_the_till()

    def buyer(self) -> int:
        """Who laid the highest cheque."""
        return max(self.doing(AUCTION, "cheque"), key=lambda seat: self.players[seat].number())

    def buy(self, side: int) -> None:
        """An object for a cheque; the next of the pile is turned up."""
        buyer, player = self.buyer(), self.players[self.buyer()]
        self.paid = player.number()
        player.purse.remove(self.paid)
        self.till.append(self.paid)
        player.hand.append(self.window[side])
        self.known[self.window[side]] = buyer
        self.window[side] = ""
        self.left[side] -= 1
        if self.left[side]:
            self.phase = "window"
        else:
            self.rob_the_till()

    def rob_the_till(self) -> None:
        """One thief takes the cheque of this round; several get nothing."""
        thieves = self.doing(AUCTION, "thief")
        if self.paid is not None and len(thieves) == 1:
            self.till.remove(self.paid)
            self.players[thieves[0]].purse.append(self.paid)
        self.paid = None
        self.enter_castle()

    # The castle

    def enter_castle(self) -> None:
        """All exhibitors choose at the same time."""
        self.turned_up.add(CASTLE)
        self.phase = "exhibit"
        for seat, player in enumerate(self.players):
            player.ready = seat not in self.doing(CASTLE, "exhibition")
        if not self.actors():
            self.value_exhibitions()

    def value_exhibitions(self) -> None:
        """The two best move by the octagon at which the leader stands before anybody moves."""
        octagon = self.box.octagons[max(player.pawn for player in self.players)]
        exhibitors = self.doing(CASTLE, "exhibition")
        for seat in exhibitors:
            player = self.players[seat]
            player.exhibition, player.aside = player.aside, []
            self.known |= dict.fromkeys(player.exhibition, seat)
        ranking = sorted(exhibitors, key=lambda seat: self.box.value(self.players[seat].exhibition), reverse=True)
        for seat, spaces in zip(ranking, octagon, strict=False):
            self.players[seat].pawn += spaces
        if self.stops_at_once and self.at_the_table():
            self.end_game()
            return
        thieves = sorted(self.doing(CASTLE, "thief"), key=lambda seat: self.players[seat].number(), reverse=True)
        self.errands = [(thief, exhibitor) for thief in thieves for exhibitor in exhibitors]
        self.next_theft()

    def victim(self) -> Player:
        """Whose exhibition a thief is at."""
        return self.players[self.errands[0][1]]

    def next_theft(self) -> None:
        """Where nothing is left, nothing is taken."""
        self.errands = [errand for errand in self.errands if self.players[errand[1]].exhibition]
        self.phase = "steal"
        if not self.errands:
            self.watch()

    def steal(self, name: str) -> None:
        """One object from each exhibition."""
        thief = self.errands[0][0]
        self.victim().hand.remove(name)
        self.victim().exhibition.remove(name)
        self.players[thief].hand.append(name)
        self.known[name] = thief
        self.errands.pop(0)
        self.next_theft()

    def watch(self) -> None:
        """Detectives lock up all thieves of the castle, and move by their places before anybody moves."""
        detectives, thieves = self.doing(CASTLE, "detective"), self.doing(CASTLE, "thief")
        pawns = [player.pawn for player in self.players]
        if detectives and thieves:
            for number in sorted(self.players[seat].number() for seat in thieves):
                self.lock_up(number)
            for seat in detectives:
                self.players[seat].pawn += 1 + sum(pawn > pawns[seat] for pawn in pawns)
        self.end_round()

    def lock_up(self, number: int) -> None:
        """Into the first cell; there are as many as players, and who is pushed out of the last goes home."""
        next(player for player in self.players if number in player.thieves).thieves.remove(number)
        self.jail.insert(0, number)
        if len(self.jail) > len(self.players):
            freed = self.jail.pop()
            owner = next(player for player in self.players if freed in self.box.thieves[player.colour])
            owner.thieves.append(freed)

    # The end

    def at_the_table(self) -> bool:
        """Whether a pawn has arrived."""
        return max(player.pawn for player in self.players) >= len(self.box.octagons)

    def end_round(self) -> None:
        """All cards go back to hand."""
        for player in self.players:
            player.exhibition = []
        if self.at_the_table() or self.round == self.last_round:
            self.end_game()
        else:
            self.begin_round()

    def end_game(self) -> None:
        """The best last exhibition moves eight spaces, the second four."""
        self.phase = "over"
        for seat, player in enumerate(self.players):
            if best := best_exhibition(self.box, player.hand):
                player.final = self.box.value(best)
                self.known |= dict.fromkeys(best, seat)
        shown = [player for player in self.players if player.final != NONE]
        for player, spaces in zip(sorted(shown, key=lambda player: player.final, reverse=True), (8, 4), strict=False):
            player.pawn += spaces

    def points(self) -> list[int]:
        """Where the pawns stand."""
        return [player.pawn for player in self.players]

    def ranks(self) -> list[int]:
        """Places at the end; on the same space the better last exhibition is ahead."""
        standing = [(player.pawn, player.final) for player in self.players]
        return [1 + sum(other > own for other in standing) for own in standing]
