"""A match: checked play, refusals, commands of several moves."""

from collections.abc import Sequence

import numpy as np
import pytest

from clubroom import SPECTATOR, IllegalMove, Match, game
from clubroom.viewers import CHANCE

BIDS = game("bids")


def hand(match: Match, player: int) -> list[str]:
    return [f"add {card + 1}" for card, held in enumerate(match.view(player).hand[player]) if held]


def test_everyone_who_owes_a_move_is_to_act_and_a_sealed_bid_waits() -> None:
    match = Match(BIDS, seats=3, seed=1)
    assert match.to_act() == (0, 1, 2)
    match.play(1, [hand(match, 1)[0], "seal"])
    assert match.to_act() == (0, 2)
    assert match.legal(1) == []


def test_the_same_seed_gives_the_same_match_and_no_seed_gives_a_new_one() -> None:
    assert Match(BIDS, seed=5).digest() == Match(BIDS, seed=5).digest()
    assert len({Match(BIDS).seed for _ in range(5)}) == 5
    assert Match(BIDS).seats == 2


def test_moves_may_be_numbers_texts_or_a_list_of_them() -> None:
    match = Match(BIDS, seats=2, seed=1)
    first, second, *_ = hand(match, 0)
    match.play(0, first)
    match.play(0, match.game.moves.parse(second))
    match.play(0, ["seal"])
    assert [match.text(entry.move) for entry in match.log if entry.player == 0] == [first, second, "seal"]


def test_a_command_of_several_moves_is_made_whole_or_not_at_all() -> None:
    match = Match(BIDS, seats=2, seed=1)
    first, second, third = hand(match, 0)
    before, log = match.digest(), list(match.log)
    with pytest.raises(IllegalMove):
        match.play(0, [first, second, third])
    assert match.digest() == before
    assert match.log == log
    match.play(0, [first, second, "seal"])
    assert match.to_act() == (1,)


def test_chance_drawn_during_a_refused_command_is_drawn_again_the_same_way() -> None:
    """The generator goes back too: a refused command must not be a way to look for better cards."""

    def after(refused: bool) -> str:
        match = Match(BIDS, seats=2, seed=9)
        match.play(1, [hand(match, 1)[0], "seal"])
        if refused:
            with pytest.raises(IllegalMove):
                match.play(0, [hand(match, 0)[0], "seal", "seal", "seal"])
        match.play(0, [hand(match, 0)[0], "seal"])
        return match.digest()

    assert after(True) == after(False)


def test_a_refusal_names_the_sentence_and_leaves_the_match_unchanged() -> None:
    match = Match(BIDS, seats=2, seed=1)
    before = match.digest()
    with pytest.raises(IllegalMove, match=r"north may not 'seal': Everyone seals a bid.*\(bids-5\)") as refusal:
        match.play(0, "seal")
    assert refusal.value.sentence is not None
    assert refusal.value.sentence.id == "bids-5"
    why = match.why_not(0, "seal")
    assert why is not None
    assert why.id == "bids-5"
    assert match.why_not(0, hand(match, 0)[0]) is None
    assert match.digest() == before


def test_a_text_or_number_that_is_no_move_is_refused_in_one_sentence() -> None:
    match = Match(BIDS, seats=2, seed=1)
    with pytest.raises(IllegalMove, match="Sealed bids: no move reads 'ad 3'; a move reads like 'add 3'"):
        match.play(0, "ad 3")
    with pytest.raises(IllegalMove, match="there is no move 99; moves are 0 to 22"):
        match.play(0, 99)


@pytest.mark.parametrize("player", [-1, 2, CHANCE])
def test_a_player_who_is_not_at_the_table_cannot_move(player: int) -> None:
    match = Match(BIDS, seats=2, seed=1)
    for ask in (lambda: match.play(player, "seal"), lambda: match.legal(player), lambda: match.why_not(player, "seal")):
        with pytest.raises(ValueError, match=f"there is no player {player}; this table has players 0 to 1"):
            ask()


def test_nobody_moves_when_the_game_is_over() -> None:
    match = Match(BIDS, seats=2, seed=1)
    while not match.over:
        player = match.to_act()[0]
        match.play(player, match.legal(player)[-1])
    assert match.to_act() == ()
    assert match.legal(0) == []
    with pytest.raises(IllegalMove):
        match.play(0, "seal")
    assert len(match.points()) == len(match.ranks()) == 2


def test_a_game_whose_questions_forget_whose_turn_it_is_is_caught() -> None:
    """The match asks twice: the game's sentence, and whether the player owes a move at all."""
    forgetful = Match(BIDS, seats=2, seed=1)
    forgetful.play(0, [hand(forgetful, 0)[0], "seal"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BIDS.doors, "ban", lambda *_: 0)
        with pytest.raises(IllegalMove, match="north is not to move; east is"):
            forgetful.play(0, "seal")
        patch.setattr(BIDS.doors, "to_act", lambda *_: 0)
        with pytest.raises(IllegalMove, match="the game is over"):
            forgetful.play(0, "seal")


def test_redoing_a_log_refuses_what_could_not_have_happened() -> None:
    match = Match(BIDS, seats=2, seed=1)
    again = Match.replayed(BIDS, 2, {}, [(entry.player, entry.move) for entry in match.log])
    assert again.digest() == match.digest()
    with pytest.raises(IllegalMove, match="chance cannot 'deal 1' here"):
        again.redo(CHANCE, again.game.moves.parse("deal 1"))
    with pytest.raises(IllegalMove, match="'seal' is not legal here"):
        again.redo(0, again.game.moves.parse("seal"))


def test_the_story_tells_each_viewer_his_part() -> None:
    match = Match(BIDS, seats=2, seed=1)
    added = hand(match, 0)[0].removeprefix("add ")
    start = len(match.log)
    match.play(0, [f"add {added}", "seal"])
    assert match.story(0, since=start) == [f"North adds {added}.", "North seals a bid."]
    assert match.story(1, ["Ann", "Bob"], "nl", start) == ["Ann sluit een bod."]
    assert match.story(SPECTATOR, since=start) == ["North seals a bid."]


def test_numbers_may_be_numpys_and_odd_types_are_refused_in_one_sentence() -> None:
    match = Match(BIDS, seats=np.int64(2), seed=1)  # type: ignore[arg-type]
    match.play(np.int64(0), np.int64(match.legal(0)[0]))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"there is no player 0\.5"):
        match.legal(0.5)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="a move is its number or its text, not None"):
        match.why_not(0, None)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="there is no move -1"):
        match.text(-1)
    with pytest.raises(ValueError, match=r"is for 2 to 3 players, not 2\.0"):
        Match(BIDS, seats=2.0)  # type: ignore[arg-type]


class Countdown:
    """A source that always draws the last choice and counts."""

    def __init__(self) -> None:
        self.drawn = 0

    def draw(self, weights: Sequence[int]) -> int:
        self.drawn += 1
        return len(weights) - 1

    def mark(self) -> int:
        return self.drawn

    def back_to(self, mark: int) -> None:
        self.drawn = mark


def test_chance_may_come_from_another_source_and_a_refused_command_gives_its_draws_back() -> None:
    source = Countdown()
    match = Match(BIDS, seats=2, source=source)
    assert [match.text(entry.move) for entry in match.log] == [
        *(f"deal {card}" for card in (9, 8, 7, 6, 5, 4)),
        "offer prize 4",
    ]
    match.play(1, ["add 4", "seal"])
    with pytest.raises(IllegalMove):
        match.play(0, ["add 5", "seal", "seal", "seal"])
    assert source.drawn == 7
    match.play(0, ["add 5", "seal"])
    assert source.drawn == 8


def test_a_game_without_questions_in_passing_waits_for_everybody() -> None:
    assert Match(BIDS, seats=2, seed=1).unanswered(0) is None
