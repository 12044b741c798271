"""Adel Verpflichtet in the terminal: everything in sight, nothing more, in 80 columns and four languages."""

import functools
import itertools
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import clubroom
from cli.drawing import NAMES, drawn
from clubroom.bots import make_bot
from clubroom.chance import generator
from clubroom.games.adel.screen import QUIET, caption, draw
from clubroom.games.adel.screen_parts import INKS, PAWNS
from clubroom.games.adel.state import EXHIBIT, STEAL
from clubroom.sight import View
from clubroom.viewers import SPECTATOR
from clubroom.words import LANGUAGES
from games.adel.setting import set_table
from games.adel.table import ADEL, Table

HANDS = {"blue": "A1 A2 B1 C1 D1", "green": "C2 C3 D2 E1", "red": "F1"}


def seen(view: View, language: str = "en", width: int = 80) -> str:
    return drawn(draw(view, NAMES, language, ADEL.words), width)


def row(text: str, name: str) -> str:
    """What stands behind a name or a label at the beginning of a line."""
    (line,) = [line for line in text.splitlines() if re.match(rf"(. )?{name} ", line)]
    return " ".join(line.split(name, 1)[1].split())


def task(table: Table, player: str | int, language: str = "en") -> str:
    return caption(table.view(player), language, ADEL.words)


def four(**more: object) -> Table:
    return set_table("alea", "blue green red purple", HANDS, **more)  # type: ignore[arg-type]


@functools.cache
def views(seats: int, memory: bool) -> tuple[View, ...]:
    """What the first player sees whenever it is his move, in a random game; the beginning will do with six."""
    return tuple(walk(seats, memory))


def walk(seats: int, memory: bool) -> Iterator[View]:
    match = clubroom.Match(ADEL, seats, {}, seats)
    rng, bot = generator(seats), make_bot("random", ADEL, 0)
    while not match.over and (seats < 6 or len(match.log) < 250):
        player = match.to_act()[0]
        if player == 0:
            yield match.view(0, memory=memory)
        match.play(player, bot.choose(match.view(player), match.legal(player), None, rng))
    yield match.view(0, memory=memory)


# The frame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(4, 80), (6, 80), (6, 120)])
def test_a_whole_game_fits_the_terminal(seats: int, width: int, language: str) -> None:
    for view in views(seats, False)[::13]:
        lines = seen(view, language, width).splitlines()
        assert all(len(line) <= width for line in lines)
        assert all(name in "\n".join(lines) for name in NAMES[:seats])
        assert "{" not in caption(view, language, ADEL.words)
        if seats == 4 and view.phase <= EXHIBIT:
            assert len(lines) <= 16
        if seats == 4 and view.phase == STEAL:
            assert len(lines) <= 18


def test_the_events_left_out_of_the_story_exist() -> None:
    assert set(QUIET) < set(ADEL.words.event_names())


def test_the_inks_can_be_read_on_white_and_on_black() -> None:
    def light(ink: str) -> float:
        parts = (int(ink[start : start + 2], 16) / 255 for start in (1, 3, 5))
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for ink in INKS:
        assert 1.05 / (light(ink) + 0.05) >= 3, ink
        assert (light(ink) + 0.05) / 0.05 >= 3, ink
    assert len(set(INKS)) == len(INKS)


def test_a_colour_never_stands_without_its_word() -> None:
    text = seen(four().view("blue", memory=False))
    for name, colour in zip(NAMES, ("blue", "green", "red", "purple"), strict=False):
        assert row(text, name).startswith(colour)


def test_a_long_name_gives_way() -> None:
    table = four(number=2)
    table.meet(blue="auction cheque 21", green="castle detective", red="castle detective", purple="castle detective")
    text = drawn(draw(table.view("blue"), ["Maximilian von Hohen", *NAMES[1:]], "fr", ADEL.words), 80)
    assert "bleu 0 5 4 salle des ventes chèque de 21 000" in " ".join(text.split())
    assert "Hohen" in text


# The middle of the table


def test_the_head_has_the_round_the_reward_and_the_prison() -> None:
    table = four(pawns={"red": 9}, jail=(9, 5), number=7)
    head = seen(table.view("blue")).splitlines()[0].rstrip()
    assert head == "Round 7   Best exhibition +5, second +3   Prison ①9 ③5 · ·"


def test_the_track_has_every_pawn_below_its_castle() -> None:
    table = four(pawns={"blue": 10, "green": 9, "red": 1})
    _, octagons, pawns = seen(table.view("blue")).splitlines()[:3]
    assert octagons.startswith("club 3/2 3/1 4/2 2/1 3/2 5/3")
    assert octagons.rstrip().endswith("3/1 table 34")
    assert octagons.index("5/3") == pawns.index("②①")
    assert octagons.index("3/1") == pawns.index("③")
    assert pawns.startswith("④")


@pytest.mark.parametrize(("space", "octagon"), [(0, "3/2"), (1, "3/1"), (11, "5/3"), (33, "3/1")])
def test_the_octagon_of_the_leader_stands_out(space: int, octagon: str) -> None:
    console = Console(width=80, force_terminal=True, color_system="truecolor", legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(four(pawns={"red": space}).view("blue"), NAMES, "en", ADEL.words))
    assert re.findall(r"\x1b\[1;7m(.*?)\x1b", capture.get()) == [octagon]


def test_the_windows_have_their_objects_and_piles() -> None:
    text = seen(four(left=(18, 17)).view("blue"))
    assert row(text, "Left window") == "rock singer's guitar (D 1956) (18 left)"
    assert row(text, "Right window") == "cheese sign (F 1934) (17 left)"


def test_an_empty_window_says_so() -> None:
    text = seen(four(windows="D7", bag="E2", left=(2, 0)).view("blue"))
    assert "Right window  empty" in text


@pytest.mark.parametrize(("thief", "till"), [("castle detective", "Till 5,000"), ("auction thief 3", "")])
def test_the_till_has_this_rounds_cheque_until_a_lone_thief_takes_it(thief: str, till: str) -> None:
    table = four()
    assert "Till" not in seen(table.view("blue"))
    table.meet(blue="auction cheque 5", green=thief, red="castle detective", purple="castle detective")
    table.play("blue", "buy left")
    table.state.phase = EXHIBIT  # before the next object of the pile comes up
    head = seen(table.view("blue")).splitlines()[0]
    assert till in head
    assert ("Till" in head) == bool(till)


# The players


def test_the_choice_of_a_place_shows_who_is_ready_and_your_own_card() -> None:
    table = four()
    table.play("blue", "go to castle")
    table.play("red", "go to auction")
    text = seen(table.view("blue"))
    assert row(text, "Tom") == "blue 0 5 4 ✓ castle"
    assert row(text, "Anna") == "green 0 4 4 … choosing"
    assert row(text, "Ben") == "red 0 1 4 ✓ has chosen"


def test_the_choice_of_an_action_shows_who_is_ready_and_your_own_card() -> None:
    table = four()
    for player, place in zip(table.names, ("castle", "castle", "auction", "auction"), strict=True):
        table.play(player, f"go to {place}")
    table.play("blue", "play thief 9")
    table.play("red", "play cheque 14")
    text = seen(table.view("blue"))
    assert row(text, "Tom") == "blue 0 5 4 castle ✓ thief 9"
    assert row(text, "Anna") == "green 0 4 4 castle … choosing"
    assert row(text, "Ben") == "red 0 1 4 auction house ✓ face down"
    table.play("green", "play detective")
    table.play("purple", "play thief 4")
    text = seen(table.view("green"))
    assert row(text, "Tom") == "blue 0 5 4 castle ✓ face down"
    assert row(text, "Ben") == "red 0 1 4 auction house cheque of 14,000"


def test_an_exhibitor_has_a_tick_when_he_is_done() -> None:
    table = four()
    everybody = {player: "castle exhibition" for player in ("blue", "green")}
    table.meet(**everybody, red="castle detective", purple="castle detective")
    table.exhibit(blue="A1 B1 C1")
    text = seen(table.view("green"))
    assert row(text, "Tom").endswith("exhibition ✓")
    assert row(text, "Anna").endswith("exhibition …")


def test_who_has_nothing_to_play_passes() -> None:
    table = set_table("alea", "blue green", purses={"blue": []}, jail=(2, 9), variant="confrontation")
    text = seen(table.view("green"))
    assert row(text, "Tom").endswith("auction house passes")
    assert row(text, "Anna").endswith("auction house … choosing")


def test_before_the_colours_are_drawn_nobody_has_one() -> None:
    table = Table(("blue", "green", "red"))
    assert row(seen(table.view("blue")), "Tom") == "0 0 0 … choosing"
    assert task(table, "blue") == "Colours are drawn and objects dealt."


# Exhibitions, memory, your collection


def test_exhibitions_lie_open_with_an_arrow_at_the_thief() -> None:
    table = four()
    table.meet(blue="castle exhibition", green="castle exhibition", red="castle thief 5", purple="castle detective")
    table.exhibit(blue="A1 A2 B1", green="C2 D2 E1")
    text = seen(table.view("red", memory=False))
    assert row(text, "Exhibited") == "→ ① Tom A 1685 1720 B 1650"
    assert "② Anna   C 1694  D 1927  E 1832" in text
    assert task(table, "red") == "Your thief is at work: take one object from the exhibition of ① blue."


def test_memory_lists_what_the_others_are_known_to_hold() -> None:
    table = four(known="C2 E1 F1", purses={"purple": []})
    text = seen(table.view("blue"))
    assert row(text, "Known") == "② Anna C 1694 E 1832 Cheques 6,000, 7,000, 18,000, 19,000"
    assert "③ Ben    F 1886  Cheques 10,000" in text
    assert "④ Clara  Cheques none" in text
    assert text.count("① Tom") == 1
    assert "Known" not in seen(table.view("blue", memory=False))


def test_your_collection_has_objects_cheques_and_thieves() -> None:
    table = four(jail=(9,))
    text = seen(table.view("blue"))
    assert row(text, "Your objects") == "A 1685 1720 B 1650 C 1612 D 1919"
    assert row(text, "Your cheques") == "4,000, 5,000, 20,000, 21,000 Your thieves 2 In prison 9"
    assert row(seen(table.view("green")), "Your cheques").endswith("Your thieves 3, 8")
    assert row(seen(four(jail=(9, 2)).view("blue")), "Your cheques").endswith("21,000 In prison 2, 9")


def test_the_spectator_sees_nobodys_collection() -> None:
    table = four()
    text = seen(table.view(SPECTATOR, memory=False))
    assert "Your" not in text
    assert "1685" not in text
    table.meet(blue="castle exhibition", green="castle detective", red="castle detective", purple="castle detective")
    assert task(table, SPECTATOR).startswith("Pick your exhibition")


# What to do


def test_the_caption_follows_the_phase() -> None:
    table = four()
    assert task(table, "blue").startswith("Choose where to go")
    for player, place in zip(table.names, ("castle", "castle", "auction", "auction"), strict=True):
        table.play(player, f"go to {place}")
        if table.state.place[0] < 0:
            assert task(table, "blue").startswith("Choose where to go")
    assert task(table, "blue").startswith("You are at the castle")
    assert task(table, "red").startswith("You are at the auction house")
    assert task(table, SPECTATOR).startswith("Choose what to do there")
    for player, action in zip(table.names, ("exhibition", "detective", "cheque 14", "thief 4"), strict=True):
        table.play(player, f"play {action}")
    assert task(table, "red") == "Your cheque is the highest: choose a window."


def test_the_caption_says_what_is_set_aside() -> None:
    table = four()
    table.meet(blue="castle exhibition", green="castle detective", red="castle detective", purple="castle detective")
    assert task(table, "blue").startswith("Pick your exhibition")
    table.play("blue", "show A1")
    assert task(table, "blue") == "In your exhibition so far: A 1685. Add 2 more at least."
    table.play("blue", "show B1")
    assert task(table, "blue") == "In your exhibition so far: A 1685, B 1650. Add 1 more at least."
    table.play("blue", "show C1")
    enough = "In your exhibition so far: A 1685, B 1650, C 1612. Add more, or open the exhibition: that ends it."
    assert task(table, "blue") == enough
    assert row(seen(table.view("blue")), "Your objects") == "A ✓1685 1720 B ✓1650 C ✓1612 D 1919"


def test_in_the_surprise_variant_both_cards_are_chosen() -> None:
    table = set_table("alea", "blue green", variant="surprise")
    assert task(table, "blue").startswith("Choose a place, then an action")
    table.play("blue", "go to auction")
    assert task(table, "blue").startswith("You are at the auction house")
    assert row(seen(table.view("blue")), "Tom").endswith("✓ auction house")
    assert row(seen(table.view("green")), "Tom").endswith("… choosing")


def test_the_end_shows_the_last_exhibitions_and_no_reward() -> None:
    view = views(4, False)[-1]
    text = seen(view)
    assert caption(view, "en", ADEL.words) == "The game is over."
    assert "Best exhibition" not in text
    assert "Exhibited" in text
    pawns = text.splitlines()[2]
    assert sorted(mark for mark in pawns if mark in PAWNS) == list(PAWNS[:4])


def test_every_language_has_words_of_its_own() -> None:
    texts = [seen(four().view("blue"), language) for language in LANGUAGES]
    assert all(one != other for one, other in itertools.combinations(texts, 2))
