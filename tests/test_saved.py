"""Saved games: readable, read back, and refused with the line that is wrong."""

from pathlib import Path

import pytest

from clubroom import Match, game, load
from clubroom.chance import below, generator


def played(name: str, moves: int, seed: int = 4) -> Match:
    match = Match(game(name), seed=seed)
    rng = generator(seed, 9)
    for _ in range(moves):
        if not match.over:
            player = match.to_act()[0]
            legal = match.legal(player)
            match.play(player, legal[below(rng, len(legal))])
    return match


@pytest.mark.parametrize("name", ["bids", "figaro"])
@pytest.mark.parametrize("moves", [0, 3, 999])
def test_a_match_comes_back_as_it_was_and_goes_on_the_same_way(name: str, moves: int, tmp_path: Path) -> None:
    match = played(name, moves)
    match.players = tuple(f"Player {seat}" for seat in range(match.seats))
    match.save(tmp_path / "a.game")
    again = load(tmp_path / "a.game")
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert again.players == match.players
    assert again.options == match.options
    while not match.over:
        player = match.to_act()[0]
        move = match.legal(player)[0]
        match.play(player, move)
        again.play(player, move)
    assert again.digest() == match.digest()


def test_the_file_is_readable_and_ends_with_the_points(tmp_path: Path) -> None:
    match = played("bids", 99)
    match.save(tmp_path / "a.game")
    text = (tmp_path / "a.game").read_text().splitlines()
    assert text[:6] == [
        "clubroom game 1",
        "game: bids",
        "rules: 1",
        "seats: 2",
        "options: low_wins=off",
        "players: north; east",
    ]
    assert text[8].startswith("chance: deal ")
    assert text[-1] == "points: " + " ".join(map(str, match.points()))


def test_nothing_is_overwritten_unless_allowed(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_text("precious")
    with pytest.raises(FileExistsError, match="exists already"):
        played("bids", 1).save(path)
    assert path.read_text() == "precious"
    played("bids", 1).save(str(path), overwrite=True)
    assert path.read_text().startswith("clubroom game 1")


def test_a_crash_while_writing_leaves_the_old_file_and_no_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.game"
    played("bids", 1).save(path)
    before = path.read_text()

    def crash(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(OSError, match="disk full"):
        played("bids", 2).save(path, overwrite=True)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


FAULTS = {  # line number: (what it becomes, what the complaint says)
    "another program's file": (1, "PK", "expected clubroom game 1, found 'PK'"),
    "no game": (2, "gme: bids", "expected 'game: …', found 'gme: bids'"),
    "unknown game": (2, "game: chess", "expected the name of a game (there is no game 'chess'"),
    "other rules": (3, "rules: 2", "expected rules number 1, the one this Clubroom plays, found '2'"),
    "too many seats": (4, "seats: 9", "expected a number from 2 to 3, found '9'"),
    "no number of seats": (4, "seats: two", "expected a number from 2 to 3, found 'two'"),
    "unknown option": (5, "options: fast=on", "expected options as name=value (Sealed bids has no option 'fast'"),
    "option without value": (5, "options: low_wins", "expected options as name=value"),
    "names missing": (6, "players: north", "expected 2 names, divided by semicolons"),
    "odd generator": (7, "generator: 1 2 x 4", "expected four words of eight hexadecimal digits"),
    "short generator": (7, "generator: 1 2", "expected four words of eight hexadecimal digits"),
    "large generator": (7, "generator: 1 2 3 100000000", "expected four words of eight hexadecimal digits"),
    "nobody": (9, "west: deal 1", "expected 'WHO: move' with chance, north, east as WHO, found 'west: deal 1'"),
    "no colon": (9, "chance", "expected 'WHO: move' with chance, north, east as WHO"),
    "no move": (9, "chance: dael 1", "expected a legal move (no move reads 'dael 1'"),
    "illegal for chance": (10, "chance: offer prize 1", "expected a legal move (chance cannot 'offer prize 1' here)"),
    "illegal for a player": (9, "north: seal", "expected a legal move ('seal' is not legal here)"),
    "other state": (16, "digest: 0123456789abcdef", "which the moves so far lead to, found '0123456789abcdef'"),
    "points too early": (17, "points: 1 2", "expected no points before the end"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_line_is_named_with_what_was_expected(fault: str, tmp_path: Path) -> None:
    number, line, complaint = FAULTS[fault]
    path = tmp_path / "a.game"
    played("bids", 0).save(path)
    text = path.read_text().splitlines()
    text[number - 1 : number] = [line]
    path.write_text("\n".join(text) + "\n")
    with pytest.raises(ValueError) as broken:
        load(path)
    assert str(broken.value).startswith(f"{path}, line {number}: ")
    assert complaint in str(broken.value)


def test_wrong_points_at_the_end_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    played("bids", 99).save(path)
    text = path.read_text()
    path.write_text(text[: text.index("points: ")] + "points: 99 99\n")
    with pytest.raises(ValueError, match="found '99 99'"):
        load(path)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"clubroom game 1\n"])
def test_an_empty_binary_or_cut_off_file_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"a\.game, line \d"):
        load(path)


def test_a_file_cut_off_between_two_digests_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    played("figaro", 5).save(path)
    text = path.read_text().splitlines()
    path.write_text("\n".join(text[:40]) + "\n")
    with pytest.raises(ValueError, match="the file is cut off"):
        load(path)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"there is no folder .*attic to save a\.game in; make it first"):
        played("bids", 0).save(tmp_path / "attic" / "a.game")
