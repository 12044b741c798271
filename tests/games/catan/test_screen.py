"""Catan in the terminal: everything in sight, nothing more, in 80 columns and four languages."""

import functools
import itertools
import re
import tomllib
from collections.abc import Iterator

import pytest
from rich.console import Console

import clubroom
from cli.drawing import NAMES, drawn
from clubroom.bots import make_bot
from clubroom.chance import generator
from clubroom.cli.menu import Menu
from clubroom.games.catan.moves import HEX_NAMES
from clubroom.games.catan.screen import QUIET, WIDE, caption, draw
from clubroom.games.catan.screen_board import HEIGHT, WIDTH
from clubroom.games.catan.screen_parts import INKS, LAND_INKS
from clubroom.games.catan.state import DICE, DISCARD, OVER, START
from clubroom.sight import View
from clubroom.viewers import EVERYTHING, SPECTATOR
from clubroom.words import LANGUAGES
from games.catan.setting import lay_island, set_table
from games.catan.table import BLUE, CATAN, ORANGE, RED, WHITE, Table

ROBBERS = ("robber", "rover", "Räuber", "voleur")
HOUSES = {"Red": "10 29*", "Blue": "12 40*", "White": "2 46", "Orange": "20 53"}
ROADS = {"Red": "10-15 29-35 30-35 30-36 36-41", "Blue": "12-17 40-44", "White": "2-6 46-50", "Orange": "20-25"}
HANDS = {"Red": "5 wood, 3 grain, ore", "Blue": "3 ore, 6 wool", "White": "8 wood", "Orange": "grain"}


def four(**more: object) -> Table:
    return set_table(4, **{"houses": HOUSES, "roads": ROADS, "hands": HANDS, **more})  # type: ignore[arg-type]


def seen(view: View, language: str = "en", width: int = 80) -> str:
    return drawn(draw(view, NAMES, language, CATAN.words), width)


def island(view: View, language: str = "en") -> str:
    return "\n".join(seen(view, language).splitlines()[:HEIGHT])


def row(text: str, name: str) -> str:
    """What stands behind a name or a label, in the first line that begins with it."""
    lines = [line for line in text.splitlines() if re.match(rf"\W*([RBWO] )?{name} ", line)]
    return " ".join(lines[0].split(name, 1)[1].split())


def last_row(text: str, name: str) -> str:
    """What stands behind a name in the last line that has it."""
    return " ".join([line for line in text.splitlines() if f" {name} " in line][-1].split(name, 1)[1].split())


def task(table: Table, player: int, language: str = "en") -> str:
    return caption(table.view(player), language, CATAN.words)


@functools.cache
def views(seats: int, memory: bool, trade: str = "on") -> tuple[View, ...]:
    """What the first player and a spectator see now and then in a random game, and at its end."""
    return tuple(walk(seats, memory, trade))


def walk(seats: int, memory: bool, trade: str) -> Iterator[View]:
    match = clubroom.Match(CATAN, seats, {"trade": trade}, seats)
    rng, bot = generator(seats), make_bot("random", CATAN, 0)
    for turn in itertools.takewhile(lambda _: not match.over, range(600)):
        if turn % 29 == 0:
            yield match.view((0, SPECTATOR)[turn % 2], memory=memory)
        player = match.to_act()[0]
        match.play(player, bot.choose(match.view(player), match.legal(player), None, rng))
    yield match.view(0, memory=memory)


# The frame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width", "memory"), [(2, 80, True), (4, 80, False), (4, 120, True)])
def test_a_whole_game_fits_the_terminal(seats: int, width: int, memory: bool, language: str) -> None:
    for view in views(seats, memory):
        lines = seen(view, language, width).splitlines()
        assert all(len(line) <= width for line in lines)
        assert all(name in "\n".join(lines) for name in NAMES[:seats])
        assert "{" not in caption(view, language, CATAN.words)
        assert "…" not in "\n".join(lines[:HEIGHT])
        if view.phase != DISCARD and not view.offer_give.any():
            assert len(lines) <= HEIGHT + 5 + 5 + (seats - 1 if memory else 0)


def test_the_events_left_out_of_the_story_exist() -> None:
    assert set(QUIET) < set(CATAN.words.event_names())


@pytest.mark.parametrize("ink", [*INKS, *LAND_INKS])
def test_the_inks_can_be_read_on_white_and_on_black(ink: str) -> None:
    parts = (int(ink[start : start + 2], 16) / 255 for start in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    assert 1.05 / (light + 0.05) >= 3
    assert (light + 0.05) / 0.05 >= 3


def test_a_long_name_gives_way() -> None:
    text = drawn(draw(four().view(RED), ["Maximilian von Hohen", *NAMES[1:]], "de", CATAN.words), 80)
    assert "→ R Maximilian von Hohen" in text
    assert max(map(len, text.splitlines())) <= 80


# The island


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_crossing_and_every_hex_is_named_once(language: str) -> None:
    table = Table(4)
    land = {"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1}
    table.play(*(f"lay {terrain}" for terrain, number in land.items() for _ in range(number)))
    lines = island(table.view(RED), language)  # without numbers on the land and without harbours
    assert sorted(map(int, re.findall(r"\d+", lines))) == list(range(1, 55))
    assert re.findall(r"\b([a-s]) [^\W\d_]+", lines) == list(HEX_NAMES)


def test_an_empty_sea_has_letters_but_no_land() -> None:
    lines = island(Table(4).view(RED))
    assert "robber" not in lines
    assert "wood" not in lines
    assert all(re.search(rf"\b{name}\b", lines) for name in HEX_NAMES)


def test_the_land_has_its_yield_and_its_number() -> None:
    lines = island(four().view(RED)).splitlines()
    assert "a wood  │   b wool  │  c grain" in lines[3]
    assert "╮ 11 ╭" in lines[4]
    assert "•8•" in lines[4]
    assert "j desert" in lines[9]
    assert sum(line.count("•") for line in lines) == 2 * 4


@pytest.mark.parametrize(("language", "robber"), list(zip(LANGUAGES, ROBBERS, strict=True)))
def test_the_robber_stands_above_his_hex(language: str, robber: str) -> None:
    for place in HEX_NAMES:
        lines = island(four(robber=place).view(RED), language).splitlines()
        (above,) = [number for number, line in enumerate(lines) if robber in line]
        middle = lines[above].index(robber) + len(robber) // 2
        assert f" {place} " in lines[above + 1][middle - 6 : middle + 6]


def test_buildings_have_their_owners_letter_before_their_number() -> None:
    lines = island(four().view(RED))
    assert set(re.findall(r"[RBWOrbwo]\d+", lines)) == {"r10", "R29", "b12", "B40", "w2", "w46", "o20", "o53"}


def test_roads_are_heavy_lines_with_their_owners_letter() -> None:
    lines = island(four().view(RED)).splitlines()
    assert "r10━R┓" in lines[4]
    assert "┗━15" in lines[5]
    assert "R29━R┓•6• ┏R━30━R┓" in lines[10]
    assert "┗━35━┛      ┗━36" in lines[11]
    assert "  R  o brick" in lines[12]
    assert "3:1 B  d brick" in lines[6]
    assert "w2━━W┓" in lines[1]
    free = "".join(island(four(roads={}).view(RED)))
    assert not set("━┏┓┗┛") & set(free)


def test_without_colours_nothing_is_lost() -> None:
    """Every piece has its letter, so plain text says as much as a coloured terminal."""
    console = Console(width=80, force_terminal=True, color_system="truecolor", legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(four().view(RED), NAMES, "en", CATAN.words))
    for number, (letter, ink) in enumerate(zip("RBWO", INKS, strict=True)):
        red, green, blue = (int(ink[start : start + 2], 16) for start in (1, 3, 5))
        coloured = re.findall(rf"\x1b\[[\d;]*38;2;{red};{green};{blue}m(.*?)\x1b", capture.get())
        pieces = [part for part in coloured if part not in ("•", "6", "8") and not set(part) <= set("━┏┓┗┛0123456789")]
        assert pieces, NAMES[number]
        assert all(part.upper().strip() == letter for part in pieces), NAMES[number]
    plain = re.sub(r"\x1b\[[\d;]*m", "", capture.get())
    assert [line.rstrip() for line in plain.splitlines()] == [
        line.rstrip() for line in seen(four().view(RED)).splitlines()
    ]


def test_harbours_lie_in_the_sea_beside_their_double_path() -> None:
    lines = island(four(roads={}).view(RED)).splitlines()
    assert lines[0].strip() == "2:1 wool"
    assert "2:1 wood ╔══1" in lines[1]
    assert "11══╗ 2:1 grain" in lines[4]
    assert "3:1 ║" in lines[6]
    assert "║ 2:1 brick" in lines[9]
    assert "3:1 ║" in lines[12]
    assert "47═╝ 2:1 ore" in lines[14]
    assert "3:1 ╚═52" in lines[17]
    assert lines[18].strip() == "3:1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_harbour_fits_everywhere(language: str) -> None:
    longest = max(range(6), key=lambda kind: len(CATAN.words.name("harbour", kind, None, language)))
    table = four()
    table.state.harbour[:] = longest
    lines = island(table.view(RED), language)
    assert lines.count(CATAN.words.name("harbour", longest, None, language)) == 9
    assert max(map(len, lines.splitlines())) <= WIDTH


# The players


def test_a_row_for_each_player() -> None:
    text = seen(four(cards={"Blue": "knight"}, knights={"Blue": 3}, road_card="Red").view(RED, memory=False))
    assert row(text, "Player") == "Points Cards Devel. Knights Road Left"
    assert row(text, "Tom") == "5 9 0 0 4 +2 ━10 r4 R3"
    assert row(text, "Anna") == "5 9 1 3 +2 1 ━13 b4 B3"
    assert row(text, "Clara") == "2 1 0 0 1 ━14 o3 O4"
    assert "→ R Tom" in text
    assert text.count("→") == 1


def test_your_point_cards_count_for_you_alone_until_the_end() -> None:
    table = four(cards={"Red": "2 point", "Blue": "point"})
    assert row(seen(table.view(RED)), "Tom").startswith("3 +2 9 2")
    assert row(seen(table.view(RED)), "Anna").startswith("3 9 1")
    table.state.phase, table.state.shown_points[BLUE] = OVER, 1
    text = seen(table.view(RED))
    assert row(text, "Anna").startswith("3 +1 9 1")
    assert "→" not in text


@pytest.mark.parametrize("width", [80, WIDE])
def test_your_cards_and_the_bank(width: int) -> None:
    table = four(cards={"Red": "2 knight, point"})
    table.state.fresh[RED, 0] = 1
    text = seen(table.view(RED, memory=False), width=width)
    if width == 80:
        assert row(text, "Your cards") == "wood 5 wool 0 grain 3 brick 0 ore 1"
        assert row(text, "Bank") == "wood 6 wool 13 grain 15 brick 19 ore 15"
        assert row(text, "Development") == "knight 2 (new 1) point 1"
        assert row(text, "Signs") == "━R━ road r settlement R city ══ harbour"
    else:
        assert "wood            5     6" in text
        assert "knight 2 (new 1)" in text
        assert "r   settlement wood, wool, grain, brick" in text
        assert "R   city       2 grain, 3 ore" in text


def test_the_turn_the_roll_and_the_pile() -> None:
    table = four(rolled=False)
    assert row(seen(table.view(RED)), "Turn 9") == "Development cards 25"
    table.play("roll", "dice show 4")
    assert row(seen(table.view(RED)), "Turn 9") == "Dice 4 Development cards 25"
    assert "Dice 4" in seen(table.view(RED), width=120)


@pytest.mark.parametrize("width", [80, 120])
def test_the_spectator_sees_nobodys_hand(width: int) -> None:
    table = four(cards={"Red": "2 knight"})
    text = seen(table.view(SPECTATOR, memory=False), width=width)
    assert "Your" not in text
    assert "knight 2" not in text
    other = set_table(4, HOUSES, ROADS, {**HANDS, "Red": "9 brick"}, {"Red": "2 monopoly"})
    other.state.bank[:] = table.state.bank
    assert seen(other.view(SPECTATOR, memory=False), width=width) == text


def test_memory_names_what_the_others_are_known_to_hold() -> None:
    table = four()
    table.state.known[RED, BLUE] = 0
    table.state.known[RED, BLUE, 4] = 2
    table.state.unsure[RED, BLUE] = 7
    table.state.known[RED, ORANGE], table.state.held[ORANGE] = 0, 0
    table.state.sure[WHITE, 3] = 1
    text = seen(table.view(RED))
    assert row(text, "Known") == "B Anna ore 2 unknown 7"
    assert last_row(text, "Ben") == "wood 8 monopoly 1"
    assert last_row(text, "Clara") == "nothing"
    assert text.count(" Tom ") == 1
    assert "Known" not in seen(table.view(RED, memory=False))
    assert "R Tom" in row(seen(table.view(SPECTATOR)), "Known")


def test_the_end_can_be_seen_with_everything_open() -> None:
    table = four()
    table.state.phase, table.state.winner = OVER, RED
    assert "Known  R Tom    wood 5" in seen(table.view(EVERYTHING))
    assert task(table, RED) == "The game is over."


# Discards and offers


def test_discards_show_how_many_and_only_your_own_choice() -> None:
    table = four(rolled=False)
    table.play("roll", "dice show 7")
    assert task(table, RED) == "A seven, and your hand is too large: choose cards to discard, 4 to go."
    table.play("Red: discard wood", *["White: discard wood"] * 4)
    text = seen(table.view(RED, memory=False))
    assert last_row(text, "Tom") == "4 … 1 × wood"
    assert last_row(text, "Anna") == "4 …"
    assert last_row(text, "Ben") == "4 ✓"
    assert last_row(text, "Clara") == row(text, "Clara")
    assert task(table, RED).endswith("3 to go.")
    assert task(table, ORANGE) == task(table, SPECTATOR)
    assert task(table, ORANGE).startswith("A seven: whoever")


def test_an_offer_lies_on_the_table_with_its_answers() -> None:
    table = four()
    assert "Offer" not in seen(table.view(RED))
    table.play("give wood", "give wood")
    assert row(seen(table.view(RED)), "Offer") == "R Tom gives 2 × wood; wants –"
    table.play("want wool", "want ore", "propose")
    text = seen(table.view(BLUE))
    assert row(text, "Offer") == "R Tom gives 2 × wood; wants 1 × wool, 1 × ore"
    assert last_row(text, "Anna") == "… is thinking"
    table.play("Blue: counter", "White: decline")
    assert last_row(seen(table.view(BLUE)), "Anna") == "counter-offer gives –; wants –"
    assert last_row(seen(table.view(RED)), "Anna") == "✓ has answered"
    assert last_row(seen(table.view(RED)), "Ben") == "✓ has answered"
    assert last_row(seen(table.view(WHITE)), "Ben") == "declines"
    table.play("Orange: decline", "Blue: give ore")
    assert last_row(seen(table.view(RED)), "Anna") == "… is composing"
    assert last_row(seen(table.view(BLUE)), "Anna") == "counter-offer gives 1 × ore; wants –"
    table.play("want grain", "propose")
    text = seen(table.view(RED))
    assert last_row(text, "Anna") == "counter-offer gives 1 × ore; wants 1 × grain"
    assert last_row(text, "Ben") == "declines"
    table.play("deal with Blue")
    assert "Offer" not in seen(table.view(RED))


def test_an_accepted_offer_says_so() -> None:
    table = four()
    table.play("give wood", "want ore", "propose", "Blue: accept", "White: decline", "Orange: decline")
    assert last_row(seen(table.view(SPECTATOR)), "Anna") == "accepts"


# What to do


def test_the_caption_follows_the_turn() -> None:
    table = four(cards={"Red": "knight, discovery, road building"}, rolled=False)
    said = [task(table, RED)]
    assert said[0].endswith("or play a development card first.")
    table.play("play knight")
    said.append(task(table, RED))
    table.play("robber to l")
    assert task(table, RED) == "Your turn: roll the dice."
    assert task(table, SPECTATOR) == "Your turn: roll the dice."
    table.state.phase = DICE
    said.append(task(table, RED))
    table.play("dice show 2")
    table.state.played = 0
    said.append(task(table, RED))
    table.play("play discovery")
    said.append(task(table, RED))
    table.play("take wood", "take wood")
    table.state.played = 0
    table.play("play road building")
    said.append(task(table, RED))
    table.play(table.moves()[0])
    table.play(table.moves()[0])
    table.state.built = 1
    said.append(task(table, RED))
    assert len(set(said)) == len(said)


def test_the_caption_follows_the_robber() -> None:
    table = four(rolled=False, hands={"Blue": "ore", "White": "ore"})
    table.play("roll", "dice show 7")
    assert task(table, RED).startswith("Move the robber")
    table.play("robber to r")
    assert task(table, RED).endswith("or nobody.")
    table.state.must_steal = 1
    assert task(table, RED).endswith("rob of a card.")


def test_the_caption_follows_the_trade() -> None:
    table = four(order="free")
    said = [task(table, RED)]
    table.play("give wood")
    said.append(task(table, RED))
    table.play("want ore", "propose")
    said.append(task(table, BLUE))
    table.play("Blue: counter", "White: decline", "Orange: decline")
    said.append(task(table, BLUE))
    table.play("give ore", "want grain", "propose")
    said.append(task(table, RED))
    assert [sentence.split()[0] for sentence in said] == ["Trade", "Compose", "An", "Compose", "The"]
    assert len(set(said)) == len(said)


def test_the_caption_follows_the_founding() -> None:
    table = Table(2)
    assert task(table, RED) == "The island is being laid out."
    table.state.phase = START
    assert task(table, RED) == "The island is being laid out."
    table = lay_island(Table(2))
    assert task(table, RED).startswith("Found a settlement")
    table.play("settlement 10")
    assert task(table, RED).startswith("Lay a road")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_captions_differ(language: str) -> None:
    data = tomllib.loads((CATAN.folder / "words.toml").read_text(encoding="utf-8"))
    said = data[language]["phases"].values()
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_that_differ_in_their_end_share_a_line_of_the_menu(language: str) -> None:
    """A wording ends with its last blank, or the line would repeat everything else."""
    for kind in CATAN.moves.kinds:
        wording = CATAN.words.word(language, f"moves.{kind.name}")
        assert not kind.parameters or wording.endswith(f"{{{kind.parameters[-1]}}}")
    table = four(hands={"Red": "5 wood, 3 wool, 4 grain, 2 brick, 4 ore"}, cards={"Red": "knight, monopoly"})
    moves = [CATAN.moves.parse(text) for text in table.moves("Red")]
    assert len(moves) > 30
    assert len(drawn(Menu(CATAN, moves, NAMES, language).draw(80)).splitlines()) <= 14


def test_every_language_has_words_of_its_own() -> None:
    texts = [seen(four().view(RED), language) for language in LANGUAGES]
    assert all(one != other for one, other in itertools.combinations(texts, 2))
