"""What to expect of a crowd whose members all mix alike, and of one more who mixes in his own way.

A mix is five chances: to bid, to rob the till, to exhibit, to steal, to detect.
"""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.house_habits import AUCTION_MORE, HABITS
from clubroom.games.adel.house_worth import auction_worth, castle_worth


@compiled
def power(base: float, times: int) -> float:
    """A power, by multiplication."""
    result = 1.0
    for _ in range(times):
        result *= base
    return result


@compiled
def soft(value: float) -> float:
    """About e to the power of a value that is not positive; the same to the bit wherever it is calculated."""
    base = max(0.0, 1.0 + value / 8.0)
    base *= base
    base *= base
    return base * base


@compiled
def best_of(values: Any, able: Any) -> float:
    """The highest of five values among those that are there."""
    best = -99.0
    for choice in range(5):
        if able[choice] > 0.0:
            best = max(best, values[choice])
    return best


@compiled
def mix_of(values: Any, able: Any, doubt: float) -> Any:
    """How likely each of five choices is, if better ones are chosen more often; `able` says how often it is there."""
    best = best_of(values, able)
    bid = able[0] * soft((values[0] - best) / doubt)
    rob = able[1] * soft((values[1] - best) / doubt)
    exhibit = able[2] * soft((values[2] - best) / doubt)
    steal = able[3] * soft((values[3] - best) / doubt)
    detect = able[4] * soft((values[4] - best) / doubt)
    whole = bid + rob + exhibit + steal + detect + 1e-9  # nobody may be able to do anything
    return bid / whole, rob / whole, exhibit / whole, steal / whole, detect / whole


@compiled
def blend(old: Any, new: Any, part: float) -> Any:
    """A step from one mix towards another."""
    keep = 1.0 - part
    return (
        keep * old[0] + part * new[0],
        keep * old[1] + part * new[1],
        keep * old[2] + part * new[2],
        keep * old[3] + part * new[3],
        keep * old[4] + part * new[4],
    )


@compiled
def company_of(number: int, crowd: Any, larger: float, extra: Any, extra_larger: float) -> Any:
    """What to expect at the castle: exhibitors, to be first, to be second, thieves, no thief, no detective."""
    better = crowd[2] * larger
    extra_better = extra[2] * extra_larger
    none = power(1.0 - better, number)
    one = number * better * power(1.0 - better, number - 1)
    return (
        number * crowd[2] + extra[2],
        none * (1.0 - extra_better),
        one * (1.0 - extra_better) + none * extra_better,
        number * crowd[3] + extra[3],
        power(1.0 - crowd[3], number) * (1.0 - extra[3]),
        power(1.0 - crowd[4], number) * (1.0 - extra[4]),
    )


@compiled
def bidding_of(number: int, crowd: Any, over: float, extra: Any) -> Any:
    """What to expect at the auction house: no bid, no robber, no higher bid; one more's cheques are middling."""
    return (
        power(1.0 - crowd[0], number) * (1.0 - extra[0]),
        power(1.0 - crowd[1], number) * (1.0 - extra[1]),
        power(1.0 - crowd[0] * over, number) * (1.0 - 0.5 * extra[0]),
    )


@compiled
def answer_to(
    number: int,
    crowd: Any,
    larger: float,
    over: float,
    extra: Any,
    extra_larger: float,
    stakes: Any,
    purchase: Any,
    table: int,
) -> Any:
    """What the five choices are worth to somebody who meets them."""
    exhibit, steal, detect = castle_worth(company_of(number, crowd, larger, extra, extra_larger), stakes, table)
    bid, rob = auction_worth(bidding_of(number, crowd, over, extra), purchase, table)
    more = HABITS[table, AUCTION_MORE]
    return bid + more, rob + more, exhibit, steal, detect
