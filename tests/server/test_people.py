"""Guests: nobody can be somebody else."""

from pathlib import Path

import pytest

from clubroom.server.people import Passport, clean_name, cookie_key, new_person


def test_a_cookie_says_who_somebody_is() -> None:
    passport, person = Passport("key"), new_person()
    assert passport.read(passport.issue(person)) == person


def test_a_cookie_that_is_not_ours_is_nobodys() -> None:
    for cookie in (None, "", "nonsense", Passport("other key").issue("ann"), "é" * 300):
        assert Passport("key").read(cookie) is None


def test_a_link_is_no_cookie_and_a_cookie_no_link() -> None:
    passport = Passport("key")
    assert passport.read(passport.link("table", 1, 0)) is None
    assert passport.follow(passport.issue("ann")) is None
    assert passport.follow(passport.link("table", 1, 0)) == ("table", 1, 0)


def test_the_key_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    key = cookie_key(tmp_path, "")
    assert len(key) == 64
    assert cookie_key(tmp_path, "") == key
    assert (tmp_path / "cookie.key").stat().st_mode & 0o077 == 0
    assert cookie_key(tmp_path, "mine") == "mine"


def test_a_name_is_what_shows() -> None:
    assert clean_name("  Ann \u200b\n of  Cleves ") == "Ann of Cleves"
    assert clean_name("<b>Ann</b>") == "<b>Ann</b>"  # text is never interpreted, so nothing needs to go


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 21])
def test_a_name_without_letters_or_too_long_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="1 to 20 letters"):
        clean_name(name)
