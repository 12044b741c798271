"""One person at the terminal against bots, from the first prompt to the last."""

import hashlib
import shlex
import signal
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from clubroom import Match
from clubroom.bots import Bot
from clubroom.chance import Generator, generator
from clubroom.cli.explain import Explainer
from clubroom.cli.menu import Menu
from clubroom.cli.people import name_of
from clubroom.cli.reading import moves_meant, number_meant
from clubroom.cli.results import result_table
from clubroom.cli.terminal import allow_line_editing, read_line, say, show_line
from clubroom.cli.wording import Wording
from clubroom.screens import screen_of

LEAVING = ("quit", "exit", "q")


class Leave(Exception):
    """The person wants to stop."""


class Session:
    """A game at the terminal; its file is up to date whenever the person is asked."""

    def __init__(
        self,
        match: Match,
        path: Path,
        seat: int,
        bots: Mapping[int, Bot],
        console: Console,
        language: str,
        memory: bool,
    ) -> None:
        self.match, self.path, self.seat, self.bots = match, path, seat, bots
        self.console, self.language, self.memory = console, language, memory
        self.words = Wording(language)
        self.screen = screen_of(match.game)
        self.explainer = Explainer(match, seat, console, self.words, language)
        seated = [name_of(player) for player in match.players]
        self.names = [*seated, *match.game.seat_names[match.seats :]]
        own = [number for number, entry in enumerate(match.log) if entry.player == seat]
        self.told = own[-1] if own else 0  # the first entry of the log to tell next
        self.saved = True
        self.waiting: list[int | str] = []  # moves typed together with the last one, still to be made

    def run(self) -> None:
        """Play until the game is over; every way of leaving earlier says how to go on."""
        allow_line_editing()
        try:
            self._greet()
            while not self.match.over:
                self._step()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
        else:
            self._finish()

    def _greet(self) -> None:
        others = [name for seat, name in enumerate(self.names[: self.match.seats]) if seat != self.seat]
        words, name = self.match.game.words, self.names[self.seat]
        title = words.word(self.language, "title")
        say(self.console, self.words("table", title=title, names=", ".join(others), name=name))
        for key in ("blurb", "goal"):
            if words.has(self.language, key):
                say(self.console, words.word(self.language, key))
        if self.memory:
            say(self.console, self.words("memory_on"))
        show_line(self.console, self.words("saved_in", path=self.path))
        say(self.console, self.words("hint"))

    def _step(self) -> None:
        """Everybody who owes a move decides on the state before anybody has moved."""
        owing = self.match.to_act()
        chosen = {seat: self._ask_bot(seat) for seat in owing if seat != self.seat}
        if self.seat in owing:
            self._save()
            chosen[self.seat] = self._ask_person()
        for seat in sorted(chosen):
            self.match.play(seat, chosen[seat])
        if self.seat in chosen:
            self._save()

    def _ask_bot(self, seat: int) -> int:
        return self.bots[seat].choose(self.match.view(seat), self.match.legal(seat), None, self._bot_rng(seat))

    def _bot_rng(self, seat: int) -> Generator:
        """Chance of a bot's own that a resumed game has again, and from which that of the game cannot be guessed."""
        mark = hashlib.blake2b(self.match.rng.tobytes(), digest_size=7).digest()
        return generator(int.from_bytes(mark), stream=len(self.match.log) * self.match.seats + seat)

    def _ask_person(self) -> int:
        menu = Menu(self.match.game, self.match.legal(self.seat), self.names, self.language)
        move = self._go_on(menu)
        if move is not None:
            return move
        self._show(menu)
        key = "prompt" if len(menu) > 1 else "prompt_one"
        prompt = self.words(key, name=self.names[self.seat], **menu.span())
        while move is None:
            move = self._answer(read_line(prompt), menu)
        self.told = len(self.match.log)
        return move

    def _go_on(self, menu: Menu) -> int | None:
        """The next of several moves typed together; one that cannot be made ends them, and it is said why."""
        if not self.waiting:
            return None
        following = self.waiting.pop(0)
        move = self._move(following, menu) if isinstance(following, str) else following
        if move in menu.legal:
            return move
        if isinstance(following, int):
            self.explainer.about_move(following, menu)
        self.waiting.clear()
        return None

    def _answer(self, text: str, menu: Menu) -> int | None:
        """The move that was typed, or None after anything else."""
        command, _, rest = text.partition(" ")
        command = command.casefold()
        if not text:
            self._show(menu)
        elif text.casefold() in LEAVING:
            raise Leave
        elif text.casefold() == "log":
            self._tell(0, everything=True)
        elif text.casefold() in ("?", "help"):
            self.explainer.help(menu)
        elif text.casefold() == "hint":
            self.explainer.hint(menu, self.names)
        elif text.startswith("?"):
            self.explainer.rules(text[1:].strip())
        elif command == "why":
            self.explainer.why_not(rest, menu)
        else:
            return self._moves(text, menu)
        return None

    def _moves(self, text: str, menu: Menu) -> int | None:
        """The first of the moves that were typed; the others, meant as numbered here, are to follow."""
        first, *others = [part.strip() for part in text.split(",") if part.strip()] or [text]
        move = self._move(first, menu)
        if move is not None:
            numbers = [number_meant(part, menu) for part in others]
            self.waiting = [part if number is None else number for number, part in zip(numbers, others, strict=True)]
        return move

    def _move(self, text: str, menu: Menu) -> int | None:
        number = number_meant(text, menu)
        if number is not None:
            return number
        meant = moves_meant(text, menu, menu.legal)
        if len(meant) == 1:
            return meant[0]
        forbidden = [] if meant else moves_meant(text, menu, range(len(self.match.game.moves)))
        if meant:
            self.explainer.several(text, meant, menu)
        elif len(forbidden) == 1:
            self.explainer.about_move(forbidden[0], menu)
        else:
            say(self.console, self.words("unclear", text=text, **menu.span()))
        return None

    def _show(self, menu: Menu) -> None:
        """What happened, the table, the moves."""
        game = self.match.game
        view = self.match.view(self.seat, memory=self.memory)
        self.console.print(Rule(self.words("story"), align="left", style="none"))
        self._tell(self.told)
        self.console.print()
        self.console.print(self.screen.draw(view, self.names, self.language, game.words))
        self.console.print()
        if caption := self.screen.caption(view, self.language, game.words):
            say(self.console, caption)
        self.console.print(menu.draw(self.console.width))

    def _tell(self, since: int, everything: bool = False) -> None:
        """The story from an entry of the log on, as the person may know it."""
        words = self.match.game.words
        events = words.event_names()
        for entry in self.match.log[since:]:
            for note in entry.notes:
                if note.seen_by >> self.seat & 1 and (everything or events[note.event] not in self.screen.quiet):
                    say(self.console, words.say(note, self.names, self.language))

    def _save(self) -> None:
        try:
            self.match.save(self.path, overwrite=True)
            self.saved = True
        except OSError as error:
            self.saved = False
            say(self.console, self.words("not_saved", reason=error.strerror or error))

    def _leave(self) -> None:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C must not cost the game
        self.console.print()
        self._save()
        say(self.console, self.words("goodbye" if self.saved else "goodbye_unsaved"))
        show_line(self.console, self._resume_command())
        signal.signal(signal.SIGINT, before)

    def _resume_command(self) -> str:
        parts = ["clubroom", "play", "--resume", str(self.path)]
        parts += ["--language", self.language] if self.language != "en" else []
        parts += ["--memory"] if self.memory else []
        return "  " + shlex.join(parts)

    def _finish(self) -> None:
        self._save()
        self.console.print()
        self._tell(self.told)
        self.console.print()
        self.console.print(result_table(self.match, self.names, self.language))
        say(self.console, self.words("kept"))
        show_line(self.console, "  " + shlex.join(["clubroom", "replay", str(self.path)]))
