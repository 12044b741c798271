"""Fair chance: promised beforehand, the same for everybody, never drawn twice."""

from collections import Counter

from clubroom.server.fair import TICKETS, Draw, Fair, derived_nonce, digest_of, kept_word, new_secret
from server.walking import word

NONCES = [word("north"), word("east")]


def stream(table: str = "t", nonces: list[str] = NONCES, secret: str = "secret", counter: int = 0) -> Fair:
    return Fair(word(secret), table, nonces, counter)


def drawn(fair: Fair, count: int = 20) -> list[int]:
    return [fair.draw([1] * 1000) for _ in range(count)]


def test_secrets_are_long_and_new() -> None:
    assert len({new_secret() for _ in range(5)}) == 5
    assert len(bytes.fromhex(new_secret())) == 32


def test_a_promise_is_kept_only_by_the_word_that_was_promised() -> None:
    promise = digest_of(word("north"))
    assert kept_word(promise, word("north"))
    assert not kept_word(promise, word("east"))
    assert not kept_word(promise, word("north")[:-2])
    assert not kept_word(promise, "x" * 64)


def test_a_seat_without_a_nonce_gets_one_that_its_secret_fixes() -> None:
    assert derived_nonce(word("secret"), 0) == derived_nonce(word("secret"), 0)
    assert len({derived_nonce(word(secret), seat) for secret in ("one", "two") for seat in (0, 1)}) == 4
    assert len(derived_nonce(word("secret"), 0)) == 64


def test_the_stream_depends_on_the_secret_the_table_and_every_nonce() -> None:
    assert drawn(stream()) == drawn(stream())
    others = [stream(table="u"), stream(secret="other"), stream(nonces=[NONCES[0], word("new")])]
    assert len({tuple(drawn(fair)) for fair in (stream(), *others)}) == 4


def test_a_stream_goes_on_from_its_counter_and_never_back() -> None:
    fair = stream()
    first = drawn(fair, 3)
    fair.back_to(0)
    assert fair.mark() == 3
    assert drawn(fair, 2) == drawn(stream(), 5)[3:] == drawn(stream(counter=3), 2)
    assert first == drawn(stream(), 3)


def test_every_draw_is_kept_with_its_place_and_weights() -> None:
    fair = stream(counter=7)
    fair.draw([3, 1])
    fair.draw([2])
    assert fair.draws == [Draw(7, [3, 1], fair.at(7, [3, 1])), Draw(8, [2], 0)]


def test_draws_are_as_likely_as_their_weights() -> None:
    fair = stream()
    found = Counter(fair.draw([1, 0, 3]) for _ in range(4000))
    assert found[1] == 0
    assert abs(found[0] - 1000) < 130  # more than four standard deviations of 27


def test_a_ticket_that_would_be_unfair_is_drawn_again() -> None:
    """With weights this large every second ticket lies above the last whole multiple of their sum."""
    fair = stream()
    half = TICKETS // 4 + 1
    assert Counter(fair.draw([half, half]) for _ in range(200)).keys() == {0, 1}
    assert any(fair._ticket(counter, 0) >= 2 * half for counter in range(200))


def test_a_known_draw_stays_the_same_for_ever() -> None:
    """Old games are verified by this stream: it must never change."""
    assert drawn(stream(), 5) == [651, 451, 664, 254, 118]
