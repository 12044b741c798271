"""What plain requests fetch that is made of the same pieces as messages: summaries, records, lessons, curves."""

from clubroom.server.parts import Frame, Now, Part, SeatInfo


class Tie(Part, frozen=True):
    """Seats with equal points, and what decided between them: in words, from the story, and by which rules."""

    seats: list[int]
    words: str
    story: list[str]
    rules: list[str]


class Figure(Part, frozen=True):
    """Something counted for every seat."""

    words: str
    values: list[int]


class Summary(Part, frozen=True):
    """A finished game in figures."""

    commands: int
    taken_back: int
    seconds: float
    ties: list[Tie]
    figures: list[Figure]


class Standing(Part, frozen=True):
    """How somebody did in one game against one kind of opponents."""

    game: str
    level: str  # of the bots; `people` when others played too, `mixed` for bots of several levels
    played: int
    won: int
    place: float  # on average


class LessonStep(Part, frozen=True):
    """One step of a lesson: what has happened, the table by then, what is said about it, what the learner should do."""

    words: str
    now: Now
    frames: list[Frame]
    expected: str | None  # one of `now.legal`; nothing: only go on


class Lesson(Part, frozen=True):
    """A guided first game."""

    game: str
    seat: int
    seats: list[SeatInfo]
    options: dict[str, str]
    steps: list[LessonStep]
    goodbye: str  # the summary at its end


class CurvePoint(Part, frozen=True):
    """How likely each seat was to win after an event."""

    number: int
    shares: list[float]


class Turn(Part, frozen=True):
    """An event that changed much: whose chances it changed most, and by how much."""

    number: int
    seat: int
    change: float


class Curve(Part, frozen=True):
    """How the chances went, as far as it is worked out."""

    done: int
    of: int
    points: list[CurvePoint]
    turns: list[Turn]


FETCHED = (Summary, Standing, Lesson, Curve)
