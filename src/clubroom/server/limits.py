"""How much anybody may ask: credits that refill with time, for each socket and each address."""

from collections.abc import Callable
from time import monotonic

FORGET_ABOVE = 10_000  # addresses remembered before those with full credit are forgotten


class Credits:
    """So many at once, refilled evenly over `refill` seconds."""

    def __init__(self, most: int, refill: float, clock: Callable[[], float] = monotonic) -> None:
        self.most, self._refill, self._clock = most, refill, clock
        self._left, self._when = float(most), clock()

    def left(self) -> float:
        """What could be taken now."""
        now = self._clock()
        gained = (now - self._when) * self.most / self._refill if self._refill else float(self.most)
        self._left, self._when = min(float(self.most), self._left + gained), now
        return self._left

    def take(self, cost: float = 1.0) -> bool:
        """Pay, if there is enough."""
        if self.left() < cost:
            return False
        self._left -= cost
        return True


class CreditBook:
    """Credits by address or person; whoever has all of his again is forgotten when the book grows long."""

    def __init__(self, most: int, refill: float, clock: Callable[[], float] = monotonic) -> None:
        self._most, self._refill, self._clock = most, refill, clock
        self._book: dict[str, Credits] = {}

    def __len__(self) -> int:
        return len(self._book)

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Pay from the credits of one of them."""
        if who not in self._book and len(self._book) >= FORGET_ABOVE:
            self._book = {name: credits for name, credits in self._book.items() if credits.left() < self._most}
        return self._book.setdefault(who, Credits(self._most, self._refill, self._clock)).take(cost)


class Places:
    """A bounded number of things held at the same time by each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Take a place, if there is one."""
        if self._held.get(who, 0) >= self._most:
            return False
        self._held[who] = self._held.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        """Give a place back."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
