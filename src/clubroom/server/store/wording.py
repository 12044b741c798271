"""Statements in words: SQLAlchemy's, put once into the SQL of a driver that is then used by itself."""

from typing import Any, NamedTuple

from sqlalchemy import Dialect, Executable


class Worded(NamedTuple):
    """A statement in SQL, and the names of its values in their order."""

    statement: Executable  # kept, so that no other can have its identity
    text: str
    names: tuple[str, ...]

    def values(self, row: dict[str, Any]) -> list[Any]:
        """The values of a row in their order."""
        return [row[name] for name in self.names]


class Wordings:
    """All statements that one driver was given so far."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[int, Worded] = {}

    def of(self, statement: Executable, row: dict[str, Any]) -> Worded:
        """The words of a statement; all rows it is ever used for have the same columns."""
        worded = self._known.get(id(statement))
        if worded is None:
            compiled: Any = statement.compile(dialect=self._dialect, column_keys=list(row))  # type: ignore[attr-defined]
            worded = Worded(statement, str(compiled), tuple(compiled.positiontup))
            self._known[id(statement)] = worded
        return worded
