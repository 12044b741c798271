"""The round that the Jumbo book tells: Jeroen, Molly, Emmy, Guido, Mats and Linda."""

from clubroom import SPECTATOR
from games.adel.setting import set_table
from games.adel.table import ADEL, Table

JEROEN, MOLLY, EMMY, GUIDO, MATS, LINDA = "beige", "blue", "green", "purple", "red", "black"


def told_round() -> Table:
    hands, pawns = {MATS: "A1 A2 A3 C1"}, {JEROEN: 4, MOLLY: 5, EMMY: 6, GUIDO: 7, MATS: 2}
    table = set_table("jumbo", "beige blue green purple red black", hands=hands, pawns=pawns, windows="B2 F7")
    table.meet(
        **{
            JEROEN: "auction cheque 23",
            MOLLY: "auction thief 2",
            EMMY: "castle thief 10",
            GUIDO: "castle thief 4",
            MATS: "castle exhibition",
            LINDA: "castle detective",
        }
    )
    return table


def test_the_told_round_of_the_jumbo_book() -> None:
    """jumbo-70, AV-6: a pot is bought and the money stolen, an exhibition robbed twice, both thieves caught.

    The castle's cards are turned over after the auction; Linda moves six spaces, Mats three.
    """
    table = told_round()
    table.play(JEROEN, "buy left")
    assert table.said("turns") == [(JEROEN, "cheque 23"), (MOLLY, "thief 2")]
    table.play("chance", "turn up E1")
    assert (table.hand(JEROEN), table.purse(JEROEN)) == ("B2", [2, 3, 22])
    assert table.purse(MOLLY) == [4, 5, 20, 21, 23]
    assert len(table.said("turns")) == 6
    table.exhibit(**{MATS: "A1 A2 A3"})
    assert table.pawns[MATS] == 5
    assert table.actors == [EMMY]
    table.play(EMMY, "steal A1")
    table.play(GUIDO, "steal A3")
    assert table.hand(MATS) == "A2 C1"
    assert table.prison == [10, 4, 0, 0, 0, 0]
    assert (table.hand(EMMY), table.hand(GUIDO)) == ("A1", "A3")
    assert table.pawns == {JEROEN: 4, MOLLY: 5, EMMY: 6, GUIDO: 7, MATS: 5, LINDA: 6}
    assert table.said("round_begins") == [(2,)]


def test_the_round_is_told_like_a_story() -> None:
    """jumbo-70: each step in its order, with who and what."""
    table = told_round()
    table.play(JEROEN, "buy left")
    names = ["Jeroen", "Molly", "Emmy", "Guido", "Mats", "Linda"]
    told = [ADEL.words.say(note, names) for note in table.view(SPECTATOR).notes]
    assert len(told) == 1
    assert told[0].startswith("Jeroen")
    assert "pewter pot" in told[0]
    table.play("chance", "turn up E1")
    table.exhibit(**{MATS: "A1 A2 A3"})
    table.play(EMMY, "steal A1")
    told = [ADEL.words.say(note, names) for note in table.view(SPECTATOR).notes]
    assert len(told) == 1
    assert all(word in told[0] for word in ("Emmy", "clay tavern pipe", "Mats"))
