"""Time at a table: whose runs, how much is left, when it is up.  What moment it is comes from outside."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clubroom.server.parts import ClockInfo
from clubroom.server.refusals import CannotBe

DAY = 86_400
FORMS = {
    "move": (re.compile(r"move:(\d{1,5})"), 5, 7200),
    "bank": (re.compile(r"bank:(\d{1,5})(?:\+(\d{1,3}))?"), 30, DAY),
    "days": (re.compile(r"days:(\d{1,2})"), 1, 30),
}


class Hand(Struct, frozen=True):
    """One seat's time: it stands, runs until `due`, or is held in a pause with a `rest`."""

    left: float = 0.0  # of a bank, while it stands
    due: float | None = None
    rest: float | None = None
    answers: bool = False  # what runs is the short time for an answer


class Clock(Struct, frozen=True):
    """A table's clock; `rule` is how its maker wrote it."""

    rule: str
    answer: float  # seconds for an answer; 0: as long as for a move
    hands: tuple[Hand, ...]
    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: float = 0.0
    increment: float = 0.0

    @property
    def runs(self) -> bool:
        """Whether anybody's time does."""
        return any(hand.due is not None for hand in self.hands)

    def infos(self, now: float) -> list[ClockInfo]:
        """Everybody's time as all may see it; seats without any are left out."""
        shown = [(seat, hand) for seat, hand in enumerate(self.hands) if self.kind == "bank" or _held(hand)]
        return [ClockInfo(seat, round(_left(hand, now), 1), hand.due is not None) for seat, hand in shown]


def new_clock(rule: str, seats: int, answer: float) -> Clock:
    """The clock that a rule describes, or a refusal that says how one is written."""
    if rule == "none":
        return Clock(rule, answer, (Hand(),) * seats)
    kind = rule.partition(":")[0]
    pattern, least, most = FORMS.get(kind, FORMS["move"])
    found = pattern.fullmatch(rule)
    if found is None or not least <= int(found[1]) <= most:
        raise CannotBe("no_clock", clock=rule)
    seconds = float(found[1]) * (DAY if kind == "days" else 1)
    increment = float(found[2] or 0) if kind == "bank" else 0.0
    hands = (Hand(seconds if kind == "bank" else 0.0),) * seats
    answers = 0.0 if kind == "days" else answer
    return Clock(rule, answers, hands, kind, seconds, increment)  # type: ignore[arg-type]  # FORMS has no other kinds


def read_clock(text: str, seats: int, answer: float) -> Clock:
    """A clock as it was stored: the rule alone, or all that it read."""
    if text.startswith("{"):
        return msgspec.json.decode(text, type=Clock)
    return new_clock(text, seats, answer)


def written(clock: Clock) -> str:
    """A clock to be stored; one that never ran is its rule."""
    if clock == new_clock(clock.rule, len(clock.hands), clock.answer):
        return clock.rule
    return msgspec.json.encode(clock).decode()


def rule_of(text: str) -> str:
    """The rule of a stored clock."""
    return read_clock(text, 0, 0.0).rule


def turned(clock: Clock, owing: Mapping[int, bool], now: float, moved: Collection[int] = ()) -> Clock:
    """The clock when these seats owe a decision (or, where true, an answer) and those have just moved."""

    def turn(seat: int, hand: Hand) -> Hand:
        wanted = owing.get(seat)
        again = seat in moved and clock.kind != "bank"
        if hand.due is not None and (wanted is None or again or wanted != hand.answers):
            hand = _stopped(clock, hand, now)
        return _started(clock, hand, now, wanted) if hand.due is None and wanted is not None else hand

    return _changed(clock, turn)


def halted(clock: Clock, now: float) -> Clock:
    """The clock in a pause."""

    def halt(seat: int, hand: Hand) -> Hand:
        return hand if hand.due is None else replace(hand, due=None, rest=_left(hand, now))

    return _changed(clock, halt)


def resumed(clock: Clock, now: float) -> Clock:
    """The clock after a pause."""

    def go_on(seat: int, hand: Hand) -> Hand:
        return hand if hand.rest is None else replace(hand, due=now + hand.rest, rest=None)

    return _changed(clock, go_on)


def spared(clock: Clock, now: float, grace: float) -> Clock:
    """The clock after a restart: nobody's time is up before he can be back."""

    def spare(seat: int, hand: Hand) -> Hand:
        wait = clock.answer if hand.answers else grace
        return hand if hand.due is None else replace(hand, due=max(hand.due, now + wait))

    return _changed(clock, spare)


def _changed(clock: Clock, change: Callable[[int, Hand], Hand]) -> Clock:
    hands = tuple([change(seat, hand) for seat, hand in enumerate(clock.hands)])
    return clock if hands == clock.hands else replace(clock, hands=hands)  # most moves leave it as it is


def _started(clock: Clock, hand: Hand, now: float, answers: bool) -> Hand:
    if answers:
        return replace(hand, due=now + clock.answer, answers=True)
    if clock.kind == "none":
        return hand
    return replace(hand, due=now + (hand.left if clock.kind == "bank" else clock.seconds), answers=False)


def _stopped(clock: Clock, hand: Hand, now: float) -> Hand:
    """A bank is charged and gets its increment; an answer costs nothing."""
    spent = clock.kind == "bank" and not hand.answers
    return Hand(_left(hand, now) + clock.increment if spent else hand.left)


def _held(hand: Hand) -> bool:
    return hand.due is not None or hand.rest is not None


def _left(hand: Hand, now: float) -> float:
    if hand.due is not None:
        return max(0.0, hand.due - now)
    return hand.left if hand.rest is None else hand.rest
