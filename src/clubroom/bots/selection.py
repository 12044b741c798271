"""Which move a search tries next in the situations it remembers.

Until a situation was met often, its mover keeps to the house player's habits: one who tries everything once plays worse
than anybody at the table will.  From then on open choices follow the upper bounds of PUCT with the house player's mix
as prior.  Choices that others make at the same time or do not see follow regret matching, so that the search itself
mixes: a move's regret is how much better it did on average than what was chosen.
"""

from math import sqrt
from typing import Any

from clubroom.bots.memory import VALUE, VISITS, mark_of_move, place_of
from clubroom.chance import below, draw
from clubroom.compiled import compiled

CURIOSITY = 0.6  # how far an upper bound reaches
OPENNESS = 0.25  # part of the prior that is the same for all moves: the house player may be wrong
HABIT = 4  # meetings for each move, before a mover leaves the house player's habits
FIRST_DOUBT = 0.03  # an untried move is supposed to be a little worse than the average
HOUSE_TRIALS = 3.0  # how long the house player's mix goes on counting where choices are secret
FINE = 1 << 24


@compiled
def prior_of(weights: Any, total: int, choice: int, count: int) -> float:
    """How much the house player and an open mind think of a move."""
    return (1.0 - OPENNESS) * float(weights[choice]) / total + OPENNESS / count


@compiled
def sum_of(weights: Any, count: int) -> int:
    """All weights together."""
    total = 0
    for choice in range(count):
        total += int(weights[choice])
    return total


@compiled
def visits_of(figures: Any, place: int) -> float:
    """How often something was tried; what there was no room for counts as untried."""
    return float(figures[place, VISITS]) if place >= 0 else 0.0


@compiled
def mean_of(figures: Any, place: int) -> float:
    """What something came to on average; 0 while untried."""
    tried = visits_of(figures, place)
    return float(figures[place, VALUE]) / tried if tried > 0.0 else 0.0


@compiled
def best_bound(marks: Any, figures: Any, situation: int, node: int, legal: Any, count: int, weights: Any) -> int:
    """The choice with the highest upper bound."""
    total = sum_of(weights, count)
    visits = visits_of(figures, node)
    mean = mean_of(figures, node)
    reach = CURIOSITY * sqrt(visits + 1.0)
    best, best_score = 0, -1e9
    for choice in range(count):
        place = place_of(marks, mark_of_move(situation, int(legal[choice])))
        tried = visits_of(figures, place)
        value = mean_of(figures, place) if tried > 0.0 else mean - FIRST_DOUBT
        score = value + reach * prior_of(weights, total, choice, count) / (1.0 + tried)
        if score > best_score:
            best, best_score = choice, score
    return best


@compiled
def regret_of(marks: Any, figures: Any, situation: int, move: int, mean: float) -> float:
    """How much better a move did on average than what was chosen; 0 where it did worse or is untried."""
    place = place_of(marks, mark_of_move(situation, move))
    if visits_of(figures, place) == 0.0:
        return 0.0
    return max(0.0, mean_of(figures, place) - mean)


@compiled
def matched_regret(
    marks: Any, figures: Any, situation: int, node: int, legal: Any, count: int, weights: Any, rng: Any
) -> int:
    """A choice drawn by regret matching, at first and now and then by the house player's mix."""
    visits = visits_of(figures, node)
    mean = mean_of(figures, node)
    regrets = 0.0
    for choice in range(count):
        regrets += regret_of(marks, figures, situation, int(legal[choice]), mean)
    chosen = below(rng, FINE) / FINE
    if regrets == 0.0 or chosen * sqrt(visits + 1.0) < HOUSE_TRIALS:
        if below(rng, FINE) < OPENNESS * FINE:
            return below(rng, count)
        return draw(weights, count, rng)
    left = below(rng, FINE) / FINE * regrets
    choice = 0
    last = 0
    while left >= 0.0 and choice < count:
        regret = regret_of(marks, figures, situation, int(legal[choice]), mean)
        if regret > 0.0:
            last = choice
            left -= regret
        choice += 1
    return last


@compiled
def select(
    marks: Any, figures: Any, situation: int, node: int, legal: Any, count: int, weights: Any, secret: int, rng: Any
) -> int:
    """The choice to try next."""
    if secret:
        return matched_regret(marks, figures, situation, node, legal, count, weights, rng)
    if visits_of(figures, node) < HABIT * count:
        return draw(weights, count, rng)
    return best_bound(marks, figures, situation, node, legal, count, weights)
