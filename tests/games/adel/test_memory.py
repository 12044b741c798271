"""What happens in the open and may be remembered; what stays secret all the same."""

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.games.adel.box import OBJECT_CODES
from clubroom.viewers import EVERYBODY, NOTHING
from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION
from games.adel.test_secrets import EXHIBITING, HANDS, three


@pytest.mark.parametrize("text", ["buy left", "turn up C1", "open the exhibition", "steal A1", "draw red"])
def test_all_else_happens_in_the_open(text: str) -> None:
    """jumbo-15, jumbo-27, jumbo-43, jumbo-49, fx-21, fx-32, fx-37, alea-16, alea-27, alea-30, AV-30: seen by all."""
    assert three().witnesses("blue", text) == EVERYBODY


@EVERY_EDITION
def test_what_was_bought_shown_and_stolen_is_remembered(edition: str) -> None:
    """jumbo-43, jumbo-64, fx-32, fx-46, alea-27, alea-42, AV-30: by whoever pays attention; the rest is secret."""
    table = set_table(edition, "beige blue green purple", hands=HANDS)
    table.meet(beige="castle thief 1", blue="castle exhibition", green="auction cheque 6", purple="auction thief 4")
    table.play("green", "buy left")
    table.play("chance", "turn up C1")
    table.exhibit(blue="A1 A2 A3")
    table.play("beige", "steal A2")
    known = {OBJECT_CODES[item]: table.names[owner] for item, owner in enumerate(table.state.known) if owner != NOTHING}
    assert known == {"A1": "blue", "A2": "beige", "A3": "blue", "D7": "green"}
    viewers: list[str | int] = [*table.names, SPECTATOR]
    for viewer in viewers:
        view, forgetful = table.view(viewer), table.view(viewer, memory=False)
        assert view.known.tolist() == table.state.known.tolist()
        assert (forgetful.known == UNSEEN).all()
        assert view.purse.tolist() == table.state.purse.tolist()
        assert (forgetful.till == UNSEEN).all()
        for seat, name in enumerate(table.names):
            assert bool((view.hand[seat] == UNSEEN).all()) == (viewer != name)
            assert bool((forgetful.purse[seat] == UNSEEN).all()) == (viewer != name)
        for counts in (view, forgetful):
            assert counts.held[:4].tolist() == [3, 3, 5, 0]
            assert counts.cheques[:4].tolist() == [4, 4, 3, 5]
        assert (view.bag == UNSEEN).all()


@EVERY_EDITION
def test_an_object_held_back_stays_secret(edition: str) -> None:
    """jumbo-38, fx-28, alea-23, AV-30, AV-11: nobody learns of it from the exhibition."""
    one, other = three(edition, *EXHIBITING), three(edition, *EXHIBITING)
    other.state.hand[1, OBJECT_CODES.index("A4")] = 0
    other.state.hand[1, OBJECT_CODES.index("D1")] = 1
    for table in (one, other):
        table.exhibit(green="B1 B2 B3", blue="A1 A2 A3")
    for viewer in ("beige", "green", SPECTATOR):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
