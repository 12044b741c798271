"""What can be played here: games and their options, with refusals in the words of the game."""

from collections.abc import Mapping

from clubroom.game import Game
from clubroom.games import PACKAGES, load_game
from clubroom.options import Option
from clubroom.server.blurbs import option_words, titles
from clubroom.server.refusals import CannotBe, NotHere
from clubroom.server.sayings import Value


def known_game(name: str) -> Game:
    """The game of that name."""
    if name not in PACKAGES:
        raise NotHere("no_game", game=name, games=list(PACKAGES))
    return load_game(name)


def settled(game: Game, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a table by name; the game decides, and a refusal says what would be right."""
    try:
        return game.settle(seats, given)
    except ValueError:
        raise _refusal(game, seats, given) from None


def title_of(game: Game) -> Value:
    """What a game is called, by language where it has words."""
    return titles(PACKAGES[game.name]) or game.title


def _refusal(game: Game, seats: int, given: Mapping[str, str]) -> CannotBe:
    if seats not in game.seats:
        return CannotBe("players", title=title_of(game), least=game.seats[0], most=game.seats[-1], seats=seats)
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            return CannotBe("no_option", title=title_of(game), option=name, options=list(known))
        if value.casefold() not in [other.casefold() for other in known[name].values]:
            values = [_value_words(game, known[name], other) for other in known[name].values]
            return CannotBe("no_value", option=_option_words(game, known[name]), value=value, values=values)
    for name in given:
        if fitting := [other for other in known[name].values if _fits(game, seats, {**given, name: other})]:
            values = [_value_words(game, known[name], other) for other in fitting]
            return CannotBe("other_value", seats=seats, option=_option_words(game, known[name]), values=values)
    return CannotBe("options_clash", seats=seats)


def _fits(game: Game, seats: int, given: Mapping[str, str]) -> bool:
    try:
        game.settle(seats, given)
    except ValueError:
        return False
    return True


def _option_words(game: Game, option: Option) -> Value:
    """What an option is called; one without words has its name."""
    words = option_words(PACKAGES[game.name], option.name)
    return {language: found.title for language, found in words.items()} or option.name


def _value_words(game: Game, option: Option, value: str) -> Value:
    words = option_words(PACKAGES[game.name], option.name)
    return {language: found.values.get(value, value) for language, found in words.items()} or value
