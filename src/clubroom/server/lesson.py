"""Learning by playing: an annotated game in a game's folder, replayed with the real rules, step by step.

`words_lesson.toml` says who plays, what happens before each step (all moves, chance's included, as saved games
have them), which move the learner should make, and what is said about it in four languages.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response

from clubroom.bots import NAMES
from clubroom.game import Game
from clubroom.games import load_game
from clubroom.screens import screen_of
from clubroom.server.blurbs import LESSON
from clubroom.server.box import box_of, rules_of
from clubroom.server.events import CHANCE_MOVED, Deed, Played
from clubroom.server.fair import Draw
from clubroom.server.fetched import Lesson, LessonStep
from clubroom.server.fold import LoggedMatch
from clubroom.server.forms import Box, RuleCard
from clubroom.server.frames import choices, frame, view_fields
from clubroom.server.hall import Hall
from clubroom.server.lobby import ANSWERS, Me, TheHall, name_of
from clubroom.server.parts import Frame, Now, SeatInfo
from clubroom.server.refusals import NotHere, NotNow
from clubroom.server.said import Language
from clubroom.viewers import CHANCE

router = APIRouter(prefix="/api/games/{game}", responses=ANSWERS)

KEPT = 64  # lessons in a language with a name
UNDRAWN = Draw(0, [1], 0)  # chance does in a lesson what the lesson says

GameName = Annotated[str, Path(min_length=1, max_length=40)]


@router.get("/lesson")
async def show_lesson(game: GameName, hall: TheHall, me: Me, language: Language = "en") -> Response:
    """A guided first game (`Lesson`)."""
    found = teachable(hall, game)
    return Response(
        msgspec.json.encode(lesson(found, language, await name_of(hall, me, language))), media_type="application/json"
    )


@router.get("/lesson/box")
async def show_lesson_box(game: GameName, hall: TheHall, me: Me, language: Language = "en") -> Box:
    """What lies in the box of the lesson's game."""
    plan = plan_of(teachable(hall, game))
    options = load_game(game).settle(plan["seats"], plan["options"])
    return box_of(game, options, plan["seats"], language)


@router.get("/rules")
async def show_rules_of(game: GameName, hall: TheHall, me: Me, language: Language = "en") -> list[RuleCard]:
    """Every rule sentence of a game in our words, where there is no table yet."""
    return rules_of(ready(hall, game).name, language)


def ready(hall: Hall, name: str) -> Game:
    """A game that has been prepared."""
    readiness = hall.warmth.games.get(name)
    if readiness is None:
        raise NotHere("no_game", game=name, games=list(hall.warmth.games))
    if not readiness.ready:
        raise NotNow("not_ready", stage=readiness.saying)
    return load_game(name)


def teachable(hall: Hall, name: str) -> Game:
    """A game that has a lesson."""
    game = ready(hall, name)
    if not plan_of(game):
        raise NotHere("no_lesson")
    return game


@cache
def plan_of(game: Game) -> dict[str, Any]:
    """The lesson as it is written; nothing for a game without one."""
    path = game.folder / LESSON
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@lru_cache(KEPT)
def lesson(game: Game, language: str, name: str) -> Lesson:
    """A game's lesson in a language, for a learner of this name."""
    plan = plan_of(game)
    teacher = Teacher(game, plan, language, name)
    return Lesson(
        game=game.name,
        seat=teacher.seat,
        seats=[
            SeatInfo(
                seat, "person" if seat == teacher.seat else "bot", called, None, here=True, yours=seat == teacher.seat
            )
            for seat, called in enumerate(teacher.names)
        ],
        options=teacher.match.options,
        steps=[shown for step in plan["steps"] for shown in teacher.steps(step)],
        goodbye=plan["goodbye"][language],
    )


class Teacher:
    """Plays a lesson through with the real rules."""

    def __init__(self, game: Game, plan: Mapping[str, Any], language: str, name: str) -> None:
        self.game, self.language = game, language
        self.seat: int = game.seat_names.index(plan["learner"])
        others = iter(other for other in NAMES if other != name)
        self.names = [name if seat == self.seat else next(others) for seat in range(plan["seats"])]
        self.match = LoggedMatch.blank(game, plan["seats"], plan["options"])
        self._shown, self._number = 0, 0  # moves and frames that earlier steps have shown

    def steps(self, step: Mapping[str, Any]) -> Iterator[LessonStep]:
        """Make the moves that come before and look; then the same for each move of the learner."""
        for line in step.get("before", "").strip().splitlines():
            self.match.redo(*self._move(line))
        expected: list[str | None] = step.get("expect", [None])
        for move in expected:
            yield LessonStep(words=step[self.language], frames=self._frames(), now=self._now(), expected=move)
            if move is not None:
                self.match.redo(self.seat, self.game.moves.parse(move))

    def _move(self, line: str) -> tuple[int, int]:
        who, _, text = line.partition(":")
        player = CHANCE if who.strip() == "chance" else self.game.seat_names.index(who.strip())
        return player, self.game.moves.parse(text)

    def _frames(self) -> list[Frame]:
        """What has happened since the last look, one frame for each player's move and the chance that followed."""
        deeds = self.match.deeds(self._shown, [UNDRAWN] * (len(self.match.log) - self._shown))
        self._shown = len(self.match.log)
        commands: list[list[Deed]] = []
        for deed in deeds:
            if deed.player != CHANCE_MOVED or not commands:
                commands.append([])
            commands[-1].append(deed)
        return [self._frame(command) for command in commands]

    def _frame(self, deeds: list[Deed]) -> Frame:
        self._number += 1
        event = Played(self._number, self._number, deeds[0].player, "", deeds, "")
        shown = frame(self.game, event, self.seat, self.language, self.names)
        return msgspec.structs.replace(shown, seat=None) if deeds[0].player == CHANCE_MOVED else shown

    def _now(self) -> Now:
        view = self.match.view(self.seat, memory=False)
        return Now(
            number=self._number,
            step=self._number,
            phase=screen_of(self.game).caption(view, self.language, self.game.words),
            view=view_fields(view),
            to_act=list(self.match.to_act()),
            locked=[],
            legal=choices(self.game, self.match.legal(self.seat), self.language, self.names),
            committed=[],
            over=self.match.over,
        )
