"""Answers to a person's questions: the help, the rules, why a move is forbidden."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clubroom import Match
from clubroom.bots.reasons import percent
from clubroom.cli.menu import Menu
from clubroom.cli.prepare import prepare_hint
from clubroom.cli.reading import moves_meant, number_meant
from clubroom.cli.terminal import say
from clubroom.cli.wording import Wording
from clubroom.rulebook import Sentence
from clubroom.words_rulebook import rules_in_words

MOST_NAMED = 4  # moves listed when a text could mean several


class Explainer:
    """Explains one game in one language."""

    def __init__(self, match: Match, seat: int, console: Console, words: Wording, language: str) -> None:
        self.match, self.seat, self.console, self.words = match, seat, console, words
        self.language = language
        self.rules_in_words = rules_in_words(match.game)
        self.rulebook = self.rules_in_words.book(language)

    def help(self, menu: Menu) -> None:
        """What can be typed, and the chapters of the rulebook."""
        chapters = list(dict.fromkeys(sentence.chapter for sentence in self.rulebook.sentences))
        example, number = menu.wording(menu.legal[0]), (len(self.rulebook.sentences) + 1) // 2
        table = Table.grid(padding=(0, 2, 0, 0))
        for typed, meaning in (
            (menu.label(menu.legal[0]), self.words("help_move", example=example)),
            ("…, …", self.words("help_several")),
            ("Enter", self.words("help_enter")),
            (f"? {number}", self.words("help_rule", number=number)),
            ("why …", self.words("help_why")),
            ("hint", self.words("help_hint")),
            ("log", self.words("help_log")),
            ("quit", self.words("help_quit")),
        ):
            table.add_row(Text(typed, style="bold", no_wrap=True), Text(meaning))
        self.console.print(table)
        say(self.console, self.words("chapters", chapters=", ".join(chapters)))

    def hint(self, menu: Menu, names: Sequence[str]) -> None:
        """What a strong player would do, and why."""
        prepare_hint(self.match.game)
        hint = self.match.hint(self.seat, names=names, language=self.language)
        table = Table.grid(padding=(0, 2, 0, 0))
        for advice in (hint.best, *hint.others):
            table.add_row(menu.label(advice.move), Text(advice.text), percent(advice.win, self.language))
        self.console.print(table)
        for reason in hint.reasons:
            say(self.console, reason)

    def rules(self, wanted: str) -> None:
        """The sentences about something, with our rulings."""
        found = self.rulebook.find(wanted.split())
        if not found:
            say(self.console, self.words("no_rule", text=wanted))
            return
        for sentence in found:
            self._sentence(sentence)

    def why_not(self, text: str, menu: Menu) -> None:
        """Which rule forbids the move that the text means."""
        if not text:
            say(self.console, self.words("why_how", example=menu.wording(menu.legal[0])))
            return
        number = number_meant(text, menu)
        meant = [number] if number is not None else moves_meant(text, menu, range(len(self.match.game.moves)))
        if not meant:
            say(self.console, self.words("no_move", text=text, example=menu.wording(menu.legal[0])))
        elif len(meant) > 1:
            self.several(text, meant, menu)
        else:
            self.about_move(meant[0], menu)

    def about_move(self, move: int, menu: Menu) -> None:
        """Why one move is forbidden, or that it is not."""
        sentence = self.match.why_not(self.seat, move)
        if sentence is None:
            say(self.console, self.words("allowed", move=menu.wording(move), number=menu.label(move)))
            return
        rule = self.rules_in_words.sentence(sentence.id, self.language)
        reason = self.words("forbidden", move=menu.wording(move), rule=rule, id=sentence.id)
        say(self.console, reason)

    def several(self, text: str, meant: Sequence[int], menu: Menu) -> None:
        """That a text could mean more than one move."""
        more = ", …" if len(meant) > MOST_NAMED else ""
        moves = ", ".join(menu.wording(move) for move in meant[:MOST_NAMED]) + more
        say(self.console, self.words("several", text=text, moves=moves))

    def _sentence(self, sentence: Sentence) -> None:
        self.console.print(Text.assemble((sentence.id, "bold"), f"  {sentence.chapter}"))
        lines = [sentence.text]
        for ruling in sentence.rulings:
            lines.append(self.words("ruling", id=ruling, text=self.rulebook.rulings[ruling].text))
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))
