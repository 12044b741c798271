"""Where a person wants to hear of his turn: plain requests; nobody but that person is ever shown it."""

import hmac
import re

from fastapi import APIRouter

from clubroom.server.desk import Desk
from clubroom.server.forms import NoticeCard, NoticeForm
from clubroom.server.hall import Hall
from clubroom.server.lobby import ANSWERS, Me, TheHall
from clubroom.server.logs import log
from clubroom.server.mail import send_mail
from clubroom.server.notices import WAYS
from clubroom.server.post import Webhook
from clubroom.server.refusals import CannotBe, NotNow, TooMany
from clubroom.server.rows import ContactRow
from clubroom.server.sayings import Saying

router = APIRouter(prefix="/api", responses=ANSWERS)

MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,5}")


@router.get("/me/notices")
async def show_notices(hall: TheHall, me: Me) -> NoticeCard:
    """How this person hears of his turn, and what this host offers."""
    return _card(hall.desk, await hall.store.contact(me) or ContactRow(person=me))


@router.put("/me/notices")
async def change_notices(form: NoticeForm, hall: TheHall, me: Me) -> NoticeCard:
    """Say how to be told; a mail address counts once the code that is mailed to it comes back."""
    known = await hall.store.contact(me) or ContactRow(person=me)
    for way, given in (("mail", form.mail), ("webhook", form.webhook), ("club", form.club)):
        if given and way not in hall.desk.notices.offered:
            raise CannotBe("no_way", way=WAYS[way])
    if form.webhook:
        Webhook(form.webhook, public_only=True)
    waiting = form.mail not in ("", known.mail) and not await _confirmed(hall, me, form)
    mail = known.mail if waiting else form.mail
    contact = ContactRow(person=me, language=form.language, mail=mail, webhook=form.webhook, club=form.club)
    await hall.store.keep_contact(contact)
    return _card(hall.desk, contact, waiting)


async def _confirmed(hall: Hall, person: str, form: NoticeForm) -> bool:
    """Whether the right code came with a new address; without one it is mailed there: it may be a stranger's."""
    if not MAIL.fullmatch(form.mail) or len(form.mail) > 254:
        raise CannotBe("no_mail_address")
    address, code = form.mail.lower(), hall.passport.code(person, form.mail.lower())
    if form.code:
        if not hall.codes.take(f"try {person}"):
            raise TooMany("many_codes")
        if not hmac.compare_digest(form.code.strip().lower().encode(), code.encode()):
            raise CannotBe("wrong_code")
        return True
    if not (hall.codes.take(f"ask {person}") and hall.codes.take(f"to {address}")):
        raise TooMany("codes_mailed")
    subject = Saying("code_subject", code=code).in_words(form.language)
    text = Saying("code_text", page=hall.settings.page_address(), code=code).in_words(form.language)
    try:
        await send_mail(hall.settings, form.mail, subject, text + "\n")
    except OSError as error:
        log().warning("a code was not mailed", reason=type(error).__name__)
        raise NotNow("code_not_sent") from None
    return False


def _card(desk: Desk, contact: ContactRow, waiting: bool = False) -> NoticeCard:
    return NoticeCard(
        offered=desk.notices.offered,
        language=contact.language,
        mail=contact.mail,
        webhook=contact.webhook,
        club=contact.club,
        waiting=waiting,
    )
