"""What a person typed: which move it could mean."""

from collections.abc import Iterable

from clubroom.cli.menu import Menu

SHORTEST_BEGINNING = 3  # letters of a word that stand for all of it


def moves_meant(text: str, menu: Menu, among: Iterable[int]) -> list[int]:
    """The moves that the text could mean: the one that reads exactly so, or all that hold its words."""
    wanted = text.casefold()
    moves = list(among)
    for move in moves:
        if wanted in (menu.wording(move).casefold(), menu.game.moves.text(move).casefold()):
            return [move]
    return [move for move in moves if _holds(f"{menu.wording(move)} {menu.game.moves.text(move)}", wanted.split())]


def number_meant(text: str, menu: Menu) -> int | None:
    """The move with the number that was typed, or None."""
    return menu.labels.get(text.lstrip("0") or text)


def _holds(wording: str, wanted: list[str]) -> bool:
    """Whether every wanted word is, or long enough begins, a word of the wording."""
    words = wording.casefold().split()
    return all(
        word in words or (len(word) >= SHORTEST_BEGINNING and any(other.startswith(word) for other in words))
        for word in wanted
    )
