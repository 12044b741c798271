"""Bots by name: levels for people, kinds with a budget, and what is said about anything else."""

import re

import pytest

from clubroom import game
from clubroom.bots import BOTS, LEVELS, Budget, bot_names, make_bot
from clubroom.bots.house import GuestBot, HouseBot
from clubroom.bots.search import USUAL, SearchBot

BIDS = game("bids")


def test_people_choose_between_four_levels() -> None:
    assert list(LEVELS) == ["guest", "member", "collector", "lord"]
    kinds = [type(make_bot(level, BIDS, 0)) for level in LEVELS]
    assert kinds == [GuestBot, HouseBot, SearchBot, SearchBot]


def test_a_lord_thinks_longer_than_a_collector() -> None:
    collector, lord = (make_bot(level, BIDS, 0) for level in ("collector", "lord"))
    assert isinstance(collector, SearchBot)
    assert isinstance(lord, SearchBot)
    assert collector.budget.simulations < lord.budget.simulations


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", USUAL),
        ("search:25", Budget(simulations=25)),
        ("search:100ms", Budget(seconds=0.1)),
        ("search:1.5s*4", Budget(seconds=1.5, threads=4)),
        ("search:400*2", Budget(simulations=400, threads=2)),
        ("search:1.5s", Budget(seconds=1.5)),
    ],
)
def test_a_search_is_named_with_its_budget(name: str, budget: Budget) -> None:
    bot = make_bot(name, BIDS, 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("wizard", "there is no bot 'wizard'; there is guest, member, collector, lord, random, house, search:400"),
        ("house:400", "house does not think, so 'house:400' is no bot; search takes a budget"),
        ("search:soon", "'soon' is no budget; a budget is a number of simulations"),
        ("search:", "'' is no budget"),
        ("search:1.5", "'1.5' is no budget"),
        ("search:-3", "'-3' is no budget"),
        ("search:0", "'0' is out of range; a budget is 1 to 10,000,000 simulations, or 1ms to 1 h"),
        ("search:2h", "'2h' is no budget"),
        ("search:4000s", "'4000s' is out of range"),
        ("search:0ms", "'0ms' is out of range"),
        ("search:400*0", "'400*0' is out of range; a budget is shared by 1 to 256 threads"),
        ("search:1s*", "'1s*' is no budget"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_there_is(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        make_bot(name, BIDS, 0)


def test_every_name_that_is_listed_makes_a_bot() -> None:
    assert set(bot_names()) >= set(LEVELS)
    assert {name.partition(":")[0] for name in bot_names()} == {*BOTS, *LEVELS}
    for name in bot_names():
        make_bot(name, BIDS, 0)
