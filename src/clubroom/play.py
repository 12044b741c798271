"""Match: one game being played.  `play` always checks; the rules' `apply` never does."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

import numpy as np

from clubroom import saved
from clubroom.chance import Source, draw, generator
from clubroom.game import Game
from clubroom.rulebook import Sentence
from clubroom.sight import View, observe
from clubroom.story import Note, read_notes
from clubroom.viewers import CHANCE, CHANCE_BIT, EVERYBODY, EVERYTHING, NOTHING, members, only

if TYPE_CHECKING:
    from clubroom.bots.bot import Budget
    from clubroom.bots.hint import Hint

Move = int | str


class IllegalMove(ValueError):
    """A move that the rules forbid; `sentence` is the rule, where one sentence says so."""

    def __init__(self, message: str, sentence: Sentence | None = None) -> None:
        super().__init__(message)
        self.sentence = sentence


class Entry(NamedTuple):
    """One line of the log: who moved (a seat or CHANCE), what, who learned exactly that, and what happened."""

    player: int
    move: int
    witnesses: int
    notes: tuple[Note, ...]


class Match:
    """One game at one table, with all its secrets: hand out `view(seat)`, never the match itself."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        source: Source | None = None,
    ) -> None:
        self._open(game, game.seats[0] if seats is None else seats, options or {}, seed, source)
        self.resume_chance()

    def _open(
        self, game: Game, seats: int, options: Mapping[str, object], seed: int | None, source: Source | None = None
    ) -> None:
        self.game, self.seats, self.source = game, seats, source
        self.options = game.settle(seats, options)
        self.seed = secrets.randbits(48) if seed is None else seed
        self.rng = generator(self.seed)
        self.log: list[Entry] = []
        self.players = tuple(game.seat_names[:seats])
        self._pool = game.record.pool(2)  # the state, and a copy to go back to
        self._legal, self._weights = game.buffers()
        game.doors.new(self._pool, 0, seats, game.option_numbers(self.options))

    @classmethod
    def replayed(cls, game: Game, seats: int, options: Mapping[str, object], moves: Iterable[tuple[int, int]]) -> Self:
        """A match brought to where a list of (player, move), chance included, leaves it; what is illegal is refused."""
        match = cls.__new__(cls)
        match._open(game, seats, options, None)
        for player, move in moves:
            match.redo(player, move)
        return match

    # Asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.doors.to_act(self._pool, 0) == 0)

    def to_act(self) -> tuple[int, ...]:
        """The players who owe a move; several when they choose at the same time, none when the game is over."""
        return members(self.game.doors.to_act(self._pool, 0))

    def legal(self, player: int) -> list[int]:
        """That player's legal moves, rising."""
        self._check_player(player)
        if player not in self.to_act():
            return []
        count = self.game.doors.legal(self._pool, 0, player, self._legal)
        return [int(move) for move in self._legal[:count]]

    def unanswered(self, player: int) -> int | None:
        """The move that this player's silence stands for when he is asked in passing; None: he is waited for."""
        self._check_player(player)
        move = self.game.doors.unanswered(self._pool, 0, player)
        return None if move == NOTHING else int(move)

    def text(self, move: int) -> str:
        """A move in words, as `play` reads it back."""
        return self.game.moves.text(self._number(move))

    def why_not(self, player: int, move: Move) -> Sentence | None:
        """The rule that forbids this move now, or None when it is legal."""
        self._check_player(player)
        number = self.game.doors.ban(self._pool, 0, player, self._number(move))
        return self.game.rulebook.sentence(number) if number else None

    def view(self, viewer: int, memory: bool = True) -> View:
        """What a seat, a SPECTATOR or, after the end, EVERYTHING sees."""
        return observe(self.game, self._pool, 0, viewer, memory)

    def points(self) -> list[int]:
        """Each seat's points so far, in the rulebook's own measure."""
        return self._score()[0]

    def ranks(self) -> list[int]:
        """Each seat's place after all tie-breaks: 1 has won, shared places are equal."""
        return self._score()[1]

    def digest(self) -> str:
        """A fingerprint of the state."""
        return self.game.record.digest(self._pool, 0)

    def story(self, viewer: int, names: Sequence[str] | None = None, language: str = "en", since: int = 0) -> list[str]:
        """The log in words, from entry `since` on, as this viewer may read it."""
        if viewer == EVERYTHING and not self.over:
            raise ValueError("everything is told only when the game is over; ask for a seat's story or a spectator's")
        bit = EVERYBODY if viewer == EVERYTHING else only(viewer)
        notes = [note for entry in self.log[since:] for note in entry.notes if note.seen_by & bit]
        return [self.game.words.say(note, names, language) for note in notes]

    def hint(
        self,
        player: int,
        budget: "Budget | None" = None,
        names: Sequence[str] | None = None,
        language: str = "en",
    ) -> "Hint":
        """The best move of a player who owes one, with its chances, the alternatives and the reasons in words.

        Worked out from nothing but `view(player)`; `budget` is how long to think.
        """
        from clubroom.bots.hint import hint_for  # noqa: PLC0415 - bots know the core, and the core only this name

        legal = self.legal(player)
        if not legal:
            raise ValueError(self._whose_turn(player))
        return hint_for(self.view(player), legal, budget, names, language)

    # Doing

    def play(self, player: int, moves: Move | Sequence[Move]) -> None:
        """Make one move, or several as one command: all are made, or the match is unchanged."""
        self._check_player(player)
        command = list(moves) if isinstance(moves, Iterable) and not isinstance(moves, str) else [moves]
        before = (self.rng.copy(), len(self.log), self.source.mark() if self.source else 0)
        self._pool[1] = self._pool[0]
        try:
            for move in command:
                self._play_one(player, self._number(move))
        except BaseException:  # also when interrupted halfway
            self._pool[0] = self._pool[1]
            self.rng, length, mark = before
            del self.log[length:]
            if self.source:
                self.source.back_to(mark)
            raise

    def save(self, path: Path | str, overwrite: bool = False) -> None:
        """Write the match as a readable text file (`docs/4-one-move.md` describes it)."""
        saved.write(self, Path(path), overwrite)

    def redo(self, player: int, move: int) -> None:
        """Make one move of a log, chance's included; nothing is drawn."""
        actors = self.game.doors.to_act(self._pool, 0)
        if player != CHANCE:
            if self.game.doors.ban(self._pool, 0, player, move) or not actors & only(player):
                raise IllegalMove(f"{self.text(move)!r} is not legal here")
        elif not actors & CHANCE_BIT or move not in self._chance_moves():
            raise IllegalMove(f"chance cannot {self.text(move)!r} here")
        self._apply(player, move)

    def resume_chance(self) -> None:
        """Draw what chance owes after `redo`, until a player is to move or the game is over."""
        while self.game.doors.to_act(self._pool, 0) & CHANCE_BIT:
            moves = self._chance_moves()
            self._apply(CHANCE, moves[self._draw(len(moves))])

    def _play_one(self, player: int, move: int) -> None:
        number = self.game.doors.ban(self._pool, 0, player, move)
        if number:
            sentence = self.game.rulebook.sentence(number)
            who = self.game.seat_names[player]
            raise IllegalMove(f"{who} may not {self.text(move)!r}: {sentence.text} ({sentence.id})", sentence)
        if player not in self.to_act():
            raise IllegalMove(self._whose_turn(player))
        self._apply(player, move)
        self.resume_chance()

    def _apply(self, player: int, move: int) -> None:
        seen_by = self.game.doors.witnesses(self._pool, 0, player, move)
        self.game.doors.apply(self._pool, 0, player, move)
        self.log.append(Entry(player, move, seen_by, tuple(read_notes(self._pool[0]))))

    def _draw(self, count: int) -> int:
        if self.source:
            return self.source.draw([int(weight) for weight in self._weights[:count]])
        return int(draw(self._weights, count, self.rng))

    def _chance_moves(self) -> list[int]:
        count = self.game.doors.chance(self._pool, 0, self._legal, self._weights)
        return [int(move) for move in self._legal[:count]]

    def _score(self) -> tuple[list[int], list[int]]:
        points, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.game.doors.score(self._pool, 0, points, ranks)
        return points.tolist(), ranks.tolist()

    def _number(self, move: Move) -> int:
        if isinstance(move, str):
            try:
                return self.game.moves.parse(move)
            except ValueError as error:
                raise IllegalMove(f"{self.game.title}: {error}") from None
        if not hasattr(move, "__index__"):
            raise IllegalMove(f"a move is its number or its text, not {move!r}")
        if not 0 <= move < len(self.game.moves):
            raise IllegalMove(f"there is no move {move}; moves are 0 to {len(self.game.moves) - 1}")
        return int(move)

    def _check_player(self, player: int) -> None:
        if not hasattr(player, "__index__") or not 0 <= player < self.seats:
            raise ValueError(f"there is no player {player}; this table has players 0 to {self.seats - 1}")

    def _whose_turn(self, player: int) -> str:
        if self.over:
            return "the game is over; nobody may move"
        waiting = " and ".join(self.game.seat_names[seat] for seat in self.to_act())
        return f"{self.game.seat_names[player]} is not to move; {waiting} is"


def load(path: Path | str) -> Match:
    """The match in a saved file; every move and digest is checked, and a broken line is named."""
    return saved.read(Path(path), Match.replayed)
