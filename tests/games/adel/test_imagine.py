"""What may lie behind a view: everything seen is respected, everything else is possible."""

from collections import Counter

import pytest

from clubroom import SPECTATOR
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.adel.state import AUCTION, CASTLE, SET_ASIDE
from clubroom.record import Pool
from games.adel.setting import set_table
from games.adel.table import ADEL, EVERY_EDITION, Table, codes
from games.adel.test_secrets import EXHIBITING, HANDS, three

GUESSES = 15 if PLAIN else 400


def guesses(table: Table, viewer: str | int) -> list[Pool]:
    """Possible states, each checked: nothing that the viewer sees has changed, and no card is lost."""
    view, rng, found = table.view(viewer), generator(5), []
    seat = table.names.index(viewer) if isinstance(viewer, str) else viewer
    for _ in range(GUESSES):
        pool = ADEL.record.pool()
        cells = ADEL.record.cells(pool)
        ADEL.doors.imagine(view.pool, seat, ADEL.record.told, cells, rng, pool, 0)
        assert ADEL.record.faults(pool) == []
        assert ADEL.doors.check(pool, 0) == 0
        real, table.pool = table.pool, pool
        seen = table.view(viewer)
        table.pool = real
        assert seen.to_bytes() == view.to_bytes()
        found.append(pool)
    return found


@EVERY_EDITION
def test_known_objects_stay_where_they_were_seen(edition: str) -> None:
    """jumbo-13, jumbo-43, fx-10, fx-32, alea-6, alea-27, AV-30: and everyone has as many as he has."""
    table = set_table(edition, "beige blue green", hands=HANDS, known="A1 A3 B2 E2", windows="C1 C2")
    for viewer in ("beige", SPECTATOR):
        hands = set()
        for pool in guesses(table, viewer):
            state = pool[0]
            blue, green = codes(state.hand[1]).split(), codes(state.hand[2]).split()
            assert {"A1", "A3"} <= set(blue)
            assert "B2" in green
            assert not {"C1", "C2", "E2"} & {*blue, *green}
            assert (len(blue), len(green)) == (4, 4)
            hands.add(" ".join(blue))
        assert len(hands) > 10


@EVERY_EDITION
def test_a_player_imagines_nothing_about_his_own_cards(edition: str) -> None:
    """jumbo-13, jumbo-39, fx-10, fx-30, alea-6, alea-24: not even in the middle of his composition."""
    table = three(edition, *EXHIBITING, ("blue", "show A1"), ("blue", "show A2"))
    for pool in guesses(table, "blue"):
        assert pool[0].hand[1].tolist() == table.state.hand[1].tolist()
        assert (pool[0].aside[1], pool[0].aside_last[1]) == (2, 1)


@EVERY_EDITION
def test_a_hidden_place_can_be_either(edition: str) -> None:
    """jumbo-17, fx-14, alea-10: as long as the player could choose it."""
    table = three(edition, ("blue", "go to castle"))
    assert {int(pool[0].place_chosen[1]) for pool in guesses(table, "beige")} == {CASTLE, AUCTION}
    table = set_table(edition, "beige blue green", purses={"blue": []}, jail=[2, {"jumbo": 11}.get(edition, 9)])
    table.play("blue", "go to castle")
    assert {int(pool[0].place_chosen[1]) for pool in guesses(table, "beige")} == {CASTLE}


@EVERY_EDITION
def test_a_hidden_action_can_be_any_that_fits(edition: str) -> None:
    """jumbo-19, jumbo-25, fx-20, alea-15, AV-6: for the place that lies open, also while the buyer chooses."""
    places = [("beige", "go to auction"), ("blue", "go to castle"), ("green", "go to castle")]
    actions = [("beige", "play cheque 2"), ("blue", "play thief 2"), ("green", "play detective")]
    table = three(edition, *places, *actions)
    assert table.actors == ["beige"]
    kinds = set()
    for pool in guesses(table, "beige"):
        assert pool[0].action_chosen[0] == 1
        kinds.add(int(pool[0].action_chosen[1]))
    assert len(kinds) == 4  # two thieves, the detective, the exhibition
    for pool in guesses(table, "blue"):
        assert pool[0].action_chosen[1] == table.state.action_chosen[1]


@EVERY_EDITION
@pytest.mark.parametrize("opened", [False, True])
def test_who_turned_over_an_exhibition_card_has_an_exhibition(edition: str, opened: bool) -> None:
    """jumbo-24, jumbo-37, fx-19, fx-28, alea-14, alea-22, AV-5: and who laid it ready has set three or more aside."""
    table = three(edition, *EXHIBITING)
    if opened:
        table.exhibit(green="B1 B2 B3")
    for pool in guesses(table, "beige"):
        assert ADEL.doors.legal(pool, 0, 1, ADEL.buffers()[0]) > 0
        ready = int((pool[0].hand[2] == SET_ASIDE).sum())
        assert ready == pool[0].aside[2]
        assert (ready >= 3) == opened


@EVERY_EDITION
def test_a_surprising_exhibition_card_also_means_an_exhibition(edition: str) -> None:
    """jumbo-24, jumbo-68, fx-19, fx-53, alea-14, alea-49, AV-5, AV-6: it lies open while the buyer still chooses."""
    table = three(edition, variant="surprise")
    table.meet(beige="auction cheque 2", blue="castle exhibition")
    assert table.actors == ["beige"]
    for pool in guesses(table, "beige"):
        imagined = three(edition, variant="surprise")
        imagined.pool = pool
        imagined.play("beige", "buy left")
        imagined.play("chance", imagined.moves("chance")[0])
        assert imagined.moves("blue")


SPLITS = 200 if PLAIN else 8_000
SIGMAS = 4.5  # a fixed seed: either always inside, or wrong


@pytest.mark.parametrize(("card", "worlds"), [("detective", 20), ("exhibition", 19)])
def test_unseen_objects_are_dealt_as_often_as_is_likely(card: str, worlds: int) -> None:
    """alea-6, alea-14, AV-5: six objects in two hands; AAC cannot be the hand of one who turned over an exhibition."""
    hands = {"beige": "A2 A3 C2", "blue": "B1 B2 B3"}
    table = set_table("tiny", "beige blue", hands=hands, windows="A1 C1", number=2)
    table.play("blue", f"play {card}")
    if card == "exhibition":
        table.play("beige", "play detective")
    view, rng, pool = table.view(SPECTATOR), generator(7), ADEL.record.pool()
    found = Counter[str]()
    for _ in range(SPLITS):
        ADEL.doors.imagine(view.pool, SPECTATOR, ADEL.record.told, ADEL.record.cells(pool), rng, pool, 0)
        found[codes(pool[0].hand[1])] += 1
    assert len(found) == worlds
    assert ("A2 A3 C2" in found) == (card == "detective")
    share = 1 / worlds
    for hand, count in found.items():
        assert abs(count - SPLITS * share) < SIGMAS * (SPLITS * share * (1 - share)) ** 0.5, hand
