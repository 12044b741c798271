"""Hearing of one's turn: over sockets at once, by webhook and mail if nobody comes, and never at the cost of play."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from clubroom.server import mail, notices, opening, post, said
from clubroom.server.blurbs import titles
from clubroom.server.entrance import leave
from clubroom.server.hall import Hall
from clubroom.server.mail import send_mail
from clubroom.server.metrics import report
from clubroom.server.post import Webhook, is_public
from clubroom.server.refusals import NotNow
from clubroom.server.room import Room
from clubroom.server.rows import ContactRow
from clubroom.server.seating import link, move_here, sit
from clubroom.server.settings import Settings
from clubroom.server.store import Store, StoreError
from clubroom.server.tables import create
from server.halls import Ear, begun, form, opened, table_of
from server.serving import Guest, Server
from server.sinks import Hook, Postbox, running

SENDER: dict[str, Any] = {"smtp_from": "club@club.example", "smtp_tls": "none"}


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)
    monkeypatch.setattr(notices, "TICK", 0.01)
    monkeypatch.setattr(notices, "TRIES", (0.0, 0.01, 0.02))


@pytest.fixture
def hook() -> Iterator[Hook]:
    with running(Hook()) as sink:
        yield sink


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with running(Postbox()) as sink:
        yield sink


def run(folder: Path, scenario: Callable[[Hall], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with asyncio.timeout(20), opened(folder, **{"notice_after": 0.05, **settings}) as one:
            await scenario(one)

    asyncio.run(inside())


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def counted(way: str, result: str) -> float:
    name = f'clubroom_notices_total{{result="{result}",way="{way}"}} '
    return sum(float(line.removeprefix(name)) for line in report().decode().splitlines() if line.startswith(name))


async def next_turn(room: Room, *ears: Ear) -> int:
    """Let these decide, so that it is everybody's turn again; the number of the table then."""
    for ear in ears:
        await ear.play()
    return room.table.number


async def heard(ear: Ear) -> bytes:
    return b"".join([await ear.reader.next() for _ in range(len(ear.reader._waiting))])


def test_sockets_hear_of_a_turn_at_once_if_there_is_none_those_at_other_tables(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        other = await table_of(one, "me", "open", person="ann")
        elsewhere, watching = Ear(other, "ann", 0), Ear(room, "eve")
        await elsewhere.do(said.Join(0, language="de"))
        await watching.join()
        number = await next_turn(room, ann, ben)
        notice = await ann.until("notice")
        assert (notice["table"], notice["seat"], notice["number"]) == (room.id, 0, number)
        assert b'"notice"' not in await heard(elsewhere), "where it is her turn is enough"
        await next_turn(room, ann)
        for ear in (watching, ben):  # Ben decided last, and knows
            assert b'"notice"' not in await heard(ear)

    async def away(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        other = await table_of(one, "me", "open", person="ann")
        elsewhere = Ear(other, "ann", 0)
        await elsewhere.do(said.Join(0, language="de"))
        leave(room, ann.reader)
        number = await next_turn(room, ann, ben)
        notice = await elsewhere.until("notice")
        assert (notice["table"], notice["seat"], notice["number"]) == (room.id, 0, number)
        assert notice["words"] == f"Du bist am Zug bei {titles('bids')['de']}."
        leave(other, elsewhere.reader)
        await next_turn(room, ann, ben)
        assert b'"notice"' not in await heard(elsewhere)

    run(tmp_path / "here", scenario)
    run(tmp_path / "away", away)


def test_who_does_not_come_is_told_once_by_every_way_he_wants(
    tmp_path: Path, hook: Hook, postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "is_public", lambda number: True)

    async def scenario(one: Hall) -> None:
        await one.store.keep_contact(
            ContactRow(
                person="ben", language="fr", mail="ben@home.example", club=True, webhook="https://127.0.0.1:9/me"
            )
        )
        room, (ann, ben) = await begun(one, "ann", "ben")
        leave(room, ben.reader)
        number = room.table.number
        await until(lambda: hook.bodies and postbox.mails and 1 in room.told)
        body, letter = hook.bodies[0], postbox.mails[0]
        address = f"https://club.example/table/{room.id}"
        assert hook.paths == ["/turns?club=1"]
        assert (body["name"], body["link"], body["number"]) == ("Ben", address, number)
        words = f"C'est à vous de jouer à {titles('bids')['fr']}."
        assert body["text"] == f"Ben: {words} {address}"
        assert (letter["to"], letter["from"]) == ("ben@home.example", "club@club.example")
        assert letter["subject"] == words
        assert address in letter.get_content()
        assert "Ann, Ben" in letter.get_content()
        assert postbox.logins
        assert await one.store.last_told(room.id, 1) == number
        assert not notices.wanted(room, 1), "nobody came since"
        back = Ear(room, "ben", 1)
        await back.join()
        leave(room, back.reader)
        await next_turn(room, ann, ben)
        await until(lambda: len(postbox.mails) == 2)

    settings = {"origins": ["https://club.example/"], "webhook": hook.address, "webhooks": True, "smtp": postbox.place}
    run(tmp_path, scenario, **settings, **SENDER, smtp_user="club", smtp_password="word")
    assert counted("webhook", "failed"), "a server without a certificate is not talked to"


def test_nobody_is_told_who_is_there_has_decided_or_wants_nothing(tmp_path: Path, hook: Hook) -> None:
    async def scenario(one: Hall) -> None:
        for person in ("ann", "ben"):
            await one.store.keep_contact(ContactRow(person=person, club=True))
        room, (_, ben, eve) = await begun(one, "ann", "ben", "eve")
        await ben.play()
        for ear in (ben, eve):
            leave(room, ear.reader)
        await asyncio.sleep(0.3)
        assert not hook.bodies
        assert notices.wanted(room, 2)
        room.row = replace(room.row, state="paused")
        assert not notices.wanted(room, 2)

    run(tmp_path, scenario, webhook=hook.address)


def test_a_restart_forgets_neither_who_was_told_nor_who_was_not(tmp_path: Path, hook: Hook) -> None:
    async def before(one: Hall) -> None:
        await one.store.keep_contact(ContactRow(person="ben", club=True))
        room, (_, ben) = await begun(one, "ann", "ben")
        leave(room, ben.reader)
        await asyncio.sleep(0.05)

    async def after(one: Hall) -> None:
        await until(lambda: hook.bodies and all(room.told for room in one.open_rooms()))
        await asyncio.sleep(0.1)

    async def again(one: Hall) -> None:
        await until(lambda: list(one.open_rooms()))
        await asyncio.sleep(0.3)

    run(tmp_path, before, webhook=hook.address, notice_after=60.0)
    assert not hook.bodies
    for scenario in (after, again):
        run(tmp_path, scenario, webhook=hook.address)
        assert len(hook.bodies) == 1


def test_a_way_that_fails_is_tried_again_and_given_up_and_play_goes_on(
    tmp_path: Path, hook: Hook, postbox: Postbox
) -> None:
    async def scenario(one: Hall) -> None:
        await one.store.keep_contact(ContactRow(person="ben", club=True, mail="ben@home.example"))
        room, (ann, ben) = await begun(one, "ann", "ben")
        leave(room, ben.reader)
        failed = counted("mail", "failed")
        await until(lambda: hook.bodies and counted("mail", "failed") > failed)
        await until(lambda: room.told)
        await next_turn(room, ann, ben)

    hook.answers = [500, 302]
    postbox.refusing = 3
    run(tmp_path, scenario, webhook=hook.address, smtp=postbox.place, **SENDER)
    assert hook.paths == ["/turns?club=1"]


def test_who_comes_between_two_tries_is_not_told_and_a_failing_store_is_no_trouble(
    tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "TRIES", (0.0, 0.3))

    async def lost(self: Store, table: str, seat: int) -> int:
        raise StoreError("The database cannot be reached.")

    async def scenario(one: Hall) -> None:
        await one.store.keep_contact(ContactRow(person="ben", club=True))
        room, (_, ben) = await begun(one, "ann", "ben")
        leave(room, ben.reader)
        await until(lambda: not hook.answers)
        await Ear(room, "ben", 1).join()
        await asyncio.sleep(0.4)
        assert not hook.bodies
        monkeypatch.setattr(Store, "last_told", lost)
        await one.desk.notices._tell(room, 1)
        one.desk.notices.expect(room, [0])
        monkeypatch.setattr(notices, "MOST_WAITING", 0)
        one.desk.notices.expect(room, [0])
        assert not one.desk.notices._waiting

    hook.answers = [500]
    run(tmp_path, scenario, webhook=hook.address)


def test_what_is_being_sent_does_not_keep_the_server_from_ending(
    tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(self: Webhook, body: bytes) -> None:
        await asyncio.sleep(60)

    async def scenario(one: Hall) -> None:
        await one.store.keep_contact(ContactRow(person="ben", club=True))
        room, (_, ben) = await begun(one, "ann", "ben")
        leave(room, ben.reader)
        await until(lambda: one.desk.notices._sending)

    monkeypatch.setattr(Webhook, "post", slow)
    run(tmp_path, scenario, webhook=hook.address)


PRIVATE = (
    "127.0.0.1 10.0.0.1 192.168.1.1 169.254.169.254 0.0.0.0 224.0.0.1 "
    "::1 fe80::1%1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::"
)


@pytest.mark.parametrize("number", PRIVATE.split())
def test_private_addresses_are_known_however_they_are_written(number: str) -> None:
    assert not is_public(number)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


def test_a_webhook_of_a_person_is_never_asked_at_a_private_address(hook: Hook) -> None:
    own = Webhook(f"https://localhost:{hook.server_address[1]}", public_only=True)
    with pytest.raises(OSError, match="not a public one"):
        asyncio.run(own.post(b"{}"))
    for address in (
        "http://hooks.example/me",
        "ftp://x.example",
        "https://",
        "https://me:word@x.example",
        "https:///x",
        "https://[x",
        "https://x.example:99999/",
    ):
        with pytest.raises(ValueError, match="A webhook"):
            Webhook(address, public_only=True)


def test_an_answer_without_an_end_is_not_read_to_the_end() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 20_000)
        await reader.read()
        writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(OSError, match="very long line"):
                await Webhook(f"http://127.0.0.1:{port}", public_only=False).post(b"{}")

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["starttls", "tls"])
def test_mail_is_not_sent_where_the_mail_server_is_not_what_the_host_says(postbox: Postbox, kind: Any) -> None:
    settings = Settings(smtp=postbox.place, smtp_from="club@club.example", smtp_tls=kind)
    with pytest.raises(OSError):
        asyncio.run(send_mail(settings, "ben@home.example", "Hello", "It is your turn."))
    assert not postbox.mails


def letter() -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = "club@club.example", "ben@home.example"
    return message


@pytest.mark.parametrize("user", ["", "club"])
def test_mail_is_handed_to_the_hosts_server(postbox: Postbox, user: str) -> None:
    mail.deliver(Settings(smtp=postbox.place, smtp_user=user, smtp_password="word", **SENDER), letter())
    assert (len(postbox.mails), bool(postbox.logins)) == (1, bool(user))


@pytest.mark.parametrize("kind", ["starttls", "tls"])
def test_mail_is_handed_to_no_server_that_cannot_keep_it_secret(postbox: Postbox, kind: Any) -> None:
    with pytest.raises(OSError):
        mail.deliver(Settings(smtp=postbox.place, smtp_tls=kind), letter())


def test_what_became_of_a_mail_is_told_to_whoever_is_still_there() -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        for work, error in ((list, "None"), (lambda: int("lost"), "lost")):
            done: mail.Outcome = loop.create_future()
            mail.report(cast(Callable[[], None], work), loop, done)
            assert error in str(await done)
            gone = asyncio.new_event_loop()
            gone.close()
            mail.report(cast(Callable[[], None], work), gone, done)

    asyncio.run(scenario())


def test_mail_that_comes_to_its_end_after_the_servers_is_no_trouble(
    postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def impatient(then: float) -> None:
        settings = Settings(smtp=f"{postbox.place}", smtp_from="club@club.example", smtp_tls="none")
        task = asyncio.create_task(send_mail(settings, "ben@home.example", "Hello", "It is your turn."))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(then)

    monkeypatch.setattr(mail, "deliver", lambda settings, message: time.sleep(0.1))
    for then in (0.0, 0.2):
        asyncio.run(impatient(then))
    monkeypatch.setattr(mail, "deliver", lambda settings, message: int("lost"))
    with pytest.raises(OSError, match="lost"):
        asyncio.run(send_mail(Settings(smtp_from="a@b.example"), "ben@home.example", "Hello", "Again."))
    time.sleep(0.2)


def test_days_are_offered_only_to_who_hears_of_his_turn(tmp_path: Path, hook: Hook) -> None:
    async def nobody(one: Hall) -> None:
        with pytest.raises(ValueError, match="not offered"):
            await create(one, "ann", "Ann", form("me", "open", clock="days:2"))

    async def somebody(one: Hall) -> None:
        with pytest.raises(ValueError, match=r"first say how .* \(by the club's webhook\)"):
            await create(one, "ann", "Ann", form("me", "open", clock="days:2"))
        await create(one, "ann", "Ann", form("open", "open", clock="days:2"))
        await one.store.keep_contact(ContactRow(person="ann", club=True))
        room = await create(one, "ann", "Ann", form("me", "open", clock="days:2"))
        assert room.timer.clock.kind == "days"
        for wish in (sit(room, "ben", 1, "Ben"), move_here(one, "ben", link(one, room, "ann", 0))):
            with pytest.raises(ValueError, match="first say how"):
                await wish
        await one.store.keep_contact(ContactRow(person="ben", mail="ben@home.example"))
        with pytest.raises(ValueError, match="first say how"):
            await sit(room, "ben", 1, "Ben")
        await one.store.keep_contact(ContactRow(person="ben", club=True))
        await sit(room, "ben", 1, "Ben")
        with pytest.raises(NotNow):
            await sit(room, "eve", 1, "Eve")
        await one.store.keep_contact(ContactRow(person="ben"))
        assert await one.store.contact("ben") is None

    run(tmp_path / "quick", nobody)
    run(tmp_path / "slow", somebody, webhook=hook.address)


def test_the_real_server_mails_a_code_and_then_a_turn(tmp_path: Path, postbox: Postbox) -> None:
    settings = {"smtp": postbox.place, "smtp_from": "club@club.example", "smtp_tls": "none", "notice_after": "0.1"}
    with Server(tmp_path, webhooks="1", **settings) as server:
        ann, ben = Guest(server, "Ann"), Guest(server, "Ben")

        def put(**form: object) -> Any:
            return ben.http.put("/api/me/notices", json=form)

        assert ben.http.get("/api/me/notices").json()["offered"] == ["mail", "webhook"]
        wish = {"mail": "ben@home.example", "language": "nl"}
        answer = put(**wish)
        assert answer.json().get("waiting"), answer.text
        assert ben.http.get("/api/me/notices").json()["mail"] == ""
        code = str(postbox.mails[0]["subject"]).split()[-1]
        assert server.origin in postbox.mails[0].get_content()
        assert "not the code" in put(**wish, code="wrong").json()["detail"]
        assert "not the code" in ann.http.put("/api/me/notices", json={**wish, "code": code}).json()["detail"]
        assert put(**wish, code=code.upper()).json()["mail"] == "ben@home.example"
        assert not put(**wish, webhook="https://hooks.example/me").json()["waiting"]
        assert "begins with https" in put(webhook="http://10.0.0.1/").json()["detail"]
        assert "does not offer notices by the club's webhook" in put(club=True).json()["detail"]
        assert "no mail address" in put(mail="ben@home").json()["detail"]
        for _ in range(5):
            answer = put(**wish | {"mail": "other@home.example"})
        assert answer.status_code == 429
        for _ in range(5):
            answer = put(mail="other@home.example", code="wrong")
        assert answer.status_code == 429
        postbox.refusing = 1
        assert ann.http.put("/api/me/notices", json={"mail": "ann@home.example"}).status_code == 409
        postbox.mails.clear()
        table = ann.create("bids", "me", "open", clock="none")
        ben.sit(table, 1)
        hers, his = ann.line(table, 0), ben.line(table, 1)
        for line in (hers, his):
            line.until_revealed()
        his.close()
        hers.until_my_move()
        while not postbox.mails:
            hers.say("ping")
            hers.until("pong")
        assert str(postbox.mails[0]["subject"]) == f"Je bent aan de beurt bij {titles('bids')['nl']}."
        assert "ben@home.example" not in server.log()
        assert "ben@home.example" not in str(ann.card(table))
