"""How the house player exhibits: no more than is needed, and nothing whose loss would hurt much."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.box import LETTERS, PER_LETTER
from clubroom.games.adel.hidden import count_objects
from clubroom.games.adel.house_sight import best_run, count_all, known_letters, number_of, one_of, own_letters
from clubroom.games.adel.moves import SHOW
from clubroom.games.adel.state import EXHIBITION, FEWEST
from clubroom.record import State

FORMS = 4  # three of a letter, two and one, one and two, one each of three letters


@compiled
def enough(state: State, player: int, mine: int) -> int:
    """How many objects to show: one more than any rival can, three if nobody else exhibits or the prize is lost."""
    most = 0
    ahead = 0
    rivals = 0
    for other in range(int(state.seats)):
        if other != player and state.action[other] == EXHIBITION:
            rivals += 1
            letters = known_letters(state, other)
            most = max(most, best_run(letters) + count_objects(state, other) - count_all(letters))
            ahead += best_run(letters) > mine
    if rivals == 0 or ahead >= 2 or (rivals == 1 and ahead == 1):
        return FEWEST
    return min(mine, most + 1)


@compiled
def form_of(start: int, form: int) -> int:
    """Three objects from a letter on."""
    if form == 0:
        return 3 * one_of(start)
    if form == 1:
        return 2 * one_of(start) + one_of(start + 1)
    if form == 2:
        return one_of(start) + 2 * one_of(start + 1)
    return one_of(start) + one_of(start + 1) + one_of(start + 2)


@compiled
def pain_of(letters: int, shown: int) -> int:
    """What a thief could do to a collection if this were shown, or -1 if there is not so much."""
    size = best_run(letters)
    worst = 0
    whole = 0
    for letter in range(LETTERS + 2):
        if number_of(shown, letter) > number_of(letters, letter):
            return -1
        if number_of(shown, letter) > 0:
            loss = size - best_run(letters - one_of(letter))
            worst = max(worst, loss)
            whole += loss
    return 10 * worst + whole


@compiled
def smallest_plan(letters: int) -> int:
    """The three objects whose loss would hurt least."""
    plan = 0
    least = 1 << 10
    for start in range(LETTERS):
        for form in range(FORMS):
            shown = form_of(start, form)
            pain = pain_of(letters, shown)
            if 0 <= pain < least:
                least = pain
                plan = shown
    return plan


@compiled
def largest_plan(letters: int, wanted: int) -> int:
    """The largest exhibition there is, less what is not needed of letters with more than one object."""
    spare = best_run(letters) - wanted
    plan = 0
    rest = letters
    while best_run(rest) == best_run(letters):  # the run that comes last, if there are several
        plan = rest
        first = 0
        while number_of(rest, first) == 0:
            first += 1
        while number_of(rest, first) > 0:
            rest -= number_of(rest, first) * one_of(first)
            first += 1
    first = 0
    while number_of(plan, first) == 0:
        first += 1
    shown = 0
    while number_of(plan, first) > 0:
        drop = min(spare, number_of(plan, first) - 1)
        spare -= drop
        shown += (number_of(plan, first) - drop) * one_of(first)
        first += 1
    return shown


@compiled
def is_planned(state: State, player: int, item: int, plan: int) -> int:
    """Whether an object is among the youngest of its letter, as many as the plan wants (1 or 0)."""
    letter = item // PER_LETTER
    younger = 0
    for later in range(item + 1, (letter + 1) * PER_LETTER):
        younger += state.hand[player, later] > 0
    return int(younger < number_of(plan, letter))


@compiled
def choose_shown(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """The next object of the plan, then the opening, the last move; the plan is the same after every object."""
    letters = own_letters(state, player)
    mine = best_run(letters)
    wanted = enough(state, player, mine)
    plan = smallest_plan(letters) if wanted <= FEWEST else largest_plan(letters, wanted)
    chosen = 0
    while chosen < count - 1 and not is_planned(state, player, int(legal[chosen]) - SHOW, plan):
        chosen += 1
    for choice in range(count):
        weights[choice] = int(choice == chosen)
