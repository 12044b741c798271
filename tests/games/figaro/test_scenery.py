"""What the page is told about the box: it must fit the names and numbers that moves and notes use."""

from clubroom import game
from clubroom.games.figaro.screen_scenery import scenery


def test_every_card_has_its_colour_and_value() -> None:
    """figaro-2: five colours with the values 1 to 3, jesters of 1 and 2, and a round dance that is worth nothing."""
    cards = scenery({}, 4)["cards"]
    names = game("figaro").words.names("en")
    told = [
        f"{names['colour'][card['colour']]} {card['value']}" if card["colour"] is not None else card["value"]
        for card in cards
    ]
    assert told == [*names["card"][:-3], 1, 2, 0]


def test_tile_names_begin_with_the_shortest() -> None:
    """figaro-2: a tile's number and the shortest length together are its length."""
    assert game("figaro").words.names("en")["tile"][0] == str(scenery({}, 4)["shortest"])
