"""Who learns what: dealt objects, commitments, compositions and their story."""

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.compiled import PLAIN
from clubroom.viewers import EVERYBODY, NOTHING, only
from games.adel.setting import set_table
from games.adel.table import ADEL, EVERY_EDITION, Table
from leak_law import BETWEEN, INSIDE, check_leaks
from tables import crossed_tables

HANDS = {"beige": "E1 E2", "blue": "A1 A2 A3 A4", "green": "B1 B2 B3 B4"}
VIEWERS: list[str | int] = ["beige", "blue", "green", SPECTATOR]


def three(edition: str = "alea", *moves: tuple[str, str], variant: str = "normal", number: int = 1) -> Table:
    colours = "beige blue green" if variant == "normal" else "beige blue"
    hands = {name: HANDS[name] for name in colours.split()}
    table = set_table(edition, colours, hands=hands, variant=variant, number=number)
    for player, text in moves:
        table.play(player, text)
    return table


AT_THE_CASTLE = [(name, "go to castle") for name in HANDS]
EXHIBITING = [*AT_THE_CASTLE, ("beige", "play thief 1"), ("blue", "play exhibition"), ("green", "play exhibition")]


def look_alike(one: Table, other: Table, mover: str) -> None:
    """To the byte for everyone but the mover, who sees what he did."""
    for viewer in VIEWERS:
        same = one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
        assert same == (viewer != mover), viewer


@EVERY_EDITION
def test_a_dealt_object_is_seen_by_its_owner_alone(edition: str) -> None:
    """jumbo-13, fx-10, alea-6, AV-30: the others see how many each has."""
    tables = [Table(["Ash", "Birch", "Cedar"], edition=edition) for _ in range(2)]
    for table, item in zip(tables, ("C3", "F2"), strict=True):
        table.play("chance", "draw red", "draw blue", "draw green", "deal A1")
        assert table.witnesses("chance", f"deal {item}") == only(1)
        table.play("chance", f"deal {item}")
        assert [table.told(note) for note in table.view("Birch").notes] == [("dealt", "Birch", item)]
        assert [table.view(viewer).notes for viewer in ("Ash", "Cedar", SPECTATOR)] == [[], [], []]
        assert table.view(SPECTATOR).held.tolist() == [1, 1, 0, 0, 0, 0]
    for viewer in ("Ash", "Cedar", SPECTATOR):
        assert tables[0].view(viewer).to_bytes() == tables[1].view(viewer).to_bytes()
    assert tables[0].view("Birch").to_bytes() != tables[1].view("Birch").to_bytes()


@EVERY_EDITION
def test_between_two_place_cards_the_others_see_only_that_one_lies(edition: str) -> None:
    """jumbo-17, fx-14, alea-10, AV-30: the last one is learned by all, as all are turned over."""
    assert three(edition).witnesses("blue", "go to castle") == only(1)
    one, other = three(edition, ("blue", "go to castle")), three(edition, ("blue", "go to auction"))
    look_alike(one, other, "blue")
    assert one.view("green").locked[:3].tolist() == [0, 1, 0]
    assert [one.told(note) for note in one.view("green").notes] == [("locked", "blue")]
    assert [one.told(note) for note in one.view("blue").notes] == [
        ("chose_place", "blue", "castle"),
        ("locked", "blue"),
    ]
    one.play("beige", "go to castle")
    assert one.witnesses("green", "go to auction") == EVERYBODY


@EVERY_EDITION
def test_between_two_action_cards_the_others_see_only_that_one_lies(edition: str) -> None:
    """jumbo-19, fx-20, alea-15, AV-30: whatever it is."""
    table = three(edition, *AT_THE_CASTLE)
    assert table.witnesses("blue", "play exhibition") == only(1)
    other = three(edition, *AT_THE_CASTLE, ("blue", "play thief 2"))
    table.play("blue", "play exhibition")
    look_alike(table, other, "blue")
    assert other.told(other.view("blue").notes[0]) == ("chose_action", "blue", "thief 2")


@EVERY_EDITION
@pytest.mark.parametrize("laid", [1, 2, 3])
def test_inside_a_composition_neither_objects_nor_their_number_are_seen(edition: str, laid: int) -> None:
    """jumbo-39, fx-30, alea-24, AV-30: nor that anything was laid ready at all."""
    before, after = three(edition, *EXHIBITING), three(edition, *EXHIBITING)
    assert after.witnesses("blue", "show A1") == only(1)
    for code in ("A1", "A2", "A4")[:laid]:
        after.play("blue", f"show {code}")
    for viewer in ("beige", "green", SPECTATOR):
        view = after.view(viewer)
        assert (view.hand[1] == UNSEEN).all()
        assert view.aside[1] == view.aside_last[1] == UNSEEN
        assert (view.held[1], view.notes) == (4, [])
        quiet = {"notes": 0, "note_count": 0}
        assert view.to_json() | quiet == before.view(viewer).to_json() | quiet
    assert after.view("blue").aside[1] == laid


@EVERY_EDITION
def test_a_composed_exhibition_hides_content_and_number_until_the_last_is_ready(edition: str) -> None:
    """jumbo-39, fx-30, alea-24, AV-30: three objects look like four."""
    one, other = three(edition, *EXHIBITING), three(edition, *EXHIBITING)
    one.exhibit(blue="A1 A2 A3 A4")
    other.exhibit(blue="A2 A3 A4")
    look_alike(one, other, "blue")
    assert one.witnesses("green", "open the exhibition") == EVERYBODY


@EVERY_EDITION
def test_castle_cards_stay_hidden_until_the_buyer_has_chosen(edition: str) -> None:
    """jumbo-25, jumbo-36, fx-27, alea-15, alea-21, AV-6: the last one laid there is not even learned by the buyer."""
    places = [("beige", "go to auction"), ("blue", "go to castle"), ("green", "go to castle")]
    begun = [*places, ("beige", "play cheque 2"), ("green", "play detective")]
    assert three(edition, *begun).witnesses("blue", "play exhibition") == only(1)
    one, other = three(edition, *begun, ("blue", "play exhibition")), three(edition, *begun, ("blue", "play thief 2"))
    look_alike(one, other, "blue")
    assert one.view("beige").action[:3].tolist() == [1, NOTHING, NOTHING]
    for table in (one, other):
        table.play("beige", "buy left")
        assert table.view("beige").action[1] == NOTHING
        table.play("chance", "turn up C1")
    assert one.view("beige").action[1] == one.state.action_chosen[1] != NOTHING


@EVERY_EDITION
def test_the_last_action_card_is_learned_by_all_when_it_is_turned_over_at_once(edition: str) -> None:
    """jumbo-25, fx-27, alea-15, AV-6: at the auction house, or at the castle when nobody buys."""
    bidding = [("beige", "go to castle"), ("blue", "go to auction"), ("green", "go to auction")]
    table = three(edition, *bidding, ("beige", "play thief 1"), ("green", "play cheque 6"))
    assert table.witnesses("blue", "play cheque 4") == EVERYBODY
    table = three(edition, *bidding, ("blue", "play thief 2"), ("green", "play thief 3"))
    assert table.witnesses("beige", "play thief 1") == EVERYBODY


@EVERY_EDITION
def test_in_a_surprise_nothing_is_learned_before_everything_is_turned_over(edition: str) -> None:
    """jumbo-68, fx-53, alea-49, AV-6, AV-26: not even that a place was chosen."""
    nothing, table = three(edition, variant="surprise"), three(edition, variant="surprise")
    assert table.witnesses("blue", "go to castle") == only(1)
    table.play("blue", "go to castle")
    assert table.view("beige").locked.tolist() == nothing.view("beige").locked.tolist()
    assert table.view("beige").notes == []
    table.play("blue", "play exhibition")
    other = three(edition, ("blue", "go to auction"), ("blue", "play thief 2"), variant="surprise")
    for viewer in ("beige", SPECTATOR):
        assert table.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert table.witnesses("beige", "go to auction") == only(0)
    table.play("beige", "go to auction")
    assert table.witnesses("beige", "play cheque 2") == EVERYBODY
    table.play("beige", "play cheque 2")
    assert table.view("beige").action[1] == table.state.action_chosen[1]
    assert table.actors == ["beige"]


@pytest.mark.skipif(PLAIN, reason="whole games at every table")
def test_the_law_that_nothing_leaks_meets_half_made_choices_at_every_table() -> None:
    """jumbo-17, jumbo-39, fx-14, fx-30, alea-10, alea-24: one has chosen and others not; one is composing."""
    tables = [table for table in crossed_tables() if table.game is ADEL]
    assert len(tables) == (3 + 3) + (3 + 3) + (3 + 4)  # with two players in three variants
    for table in tables:
        law = check_leaks(table, 1, 100, 10)
        assert law.checked[BETWEEN] >= 10, str(table)
        assert law.checked[INSIDE] >= 10, str(table)
