"""How a game looks in the terminal."""

import dataclasses

import pytest

import clubroom
from cli.drawing import FIGARO, NAMES, drawn, played
from clubroom import screens
from clubroom.bots import make_bot
from clubroom.chance import generator
from clubroom.games import PACKAGES
from clubroom.words import LANGUAGES


def test_the_events_left_out_of_the_story_exist() -> None:
    assert screens.screen_of(FIGARO).quiet < set(FIGARO.words.event_names())


def test_a_game_without_a_screen_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = dataclasses.replace(FIGARO, name="stranger")
    assert screens.screen_of(stranger).draw is screens.draw_fields
    monkeypatch.setitem(PACKAGES, "stranger", "email")
    assert screens.screen_of(stranger).draw is screens.draw_fields


def test_the_plain_screen_hides_what_the_viewer_does_not_see() -> None:
    view = played(1, moves=60).view(0, memory=False)
    text = drawn(screens.draw_fields(view, NAMES, "en", FIGARO.words), 120)
    assert "cards held, of each kind" in text
    assert "cards not yet dealt" not in text
    assert "face-down pile" not in text
    assert "·" in text


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal(width: int, language: str) -> None:
    screen = screens.screen_of(FIGARO)
    match = played(3, seats=6, moves=200)
    text = drawn(screen.draw(match.view(0), NAMES, language, FIGARO.words), width)
    assert all(len(line) <= width for line in text.splitlines())
    assert all(name in text for name in NAMES)
    assert "…" not in text


def test_the_table_shows_the_round_the_king_and_the_hand() -> None:
    screen = screens.screen_of(FIGARO)
    match = played(4, moves=70)
    view = match.view(1)
    text = drawn(screen.draw(view, NAMES, "en", FIGARO.words))
    assert "Round 1 of 3" in text
    assert f"{NAMES[int(view.king)]} (king)" in text
    assert f"In the box {FIGARO.words.name('colour', int(view.removed))}" in text
    assert f"Your hand ({int(view.held[1])})" in text
    assert "Pile" in text


def test_the_spectator_sees_no_hand_and_no_road() -> None:
    screen = screens.screen_of(FIGARO)
    text = drawn(screen.draw(played(4, moves=200).view(clubroom.SPECTATOR), NAMES, "en", FIGARO.words))
    assert "Your" not in text


def test_the_road_is_added_up() -> None:
    screen = screens.screen_of(FIGARO)
    for seed in range(20):
        match = played(seed, moves=250)
        road = [int(tile) for tile in match.view(0).road[0] if tile]
        text = drawn(screen.draw(match.view(0), NAMES, "en", FIGARO.words))
        if len(road) == 2:
            assert f"Your road {road[0]} + {road[1]} = {sum(road)}" in text
            return
        assert (f"Your road {sum(road)}" in text) == bool(road)
    raise AssertionError("no seed gave two tiles")


def captions(lead_elsewhere: str) -> set[str]:
    screen = screens.screen_of(FIGARO)
    said = set()
    match = clubroom.Match(FIGARO, 3, {"lead_elsewhere": lead_elsewhere, "first": "A"}, 6)
    rng, bot = generator(6), make_bot("random", FIGARO, 0)
    while True:
        view = match.view(0)
        said.add(screen.caption(view, "en", FIGARO.words))
        if match.over:
            return said
        player = match.to_act()[0]
        match.play(player, bot.choose(match.view(player), match.legal(player), None, rng))


def test_the_caption_says_what_to_do() -> None:
    said = captions("on")
    assert {sentence.split()[0] for sentence in said} == {"Nothing", "Lay", "You", "The"}
    assert "You took the cards: lay one before another player." in said
    assert "You took the cards: lay one before another player." not in captions("off")
