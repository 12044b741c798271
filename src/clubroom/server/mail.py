"""Mail by the host's own mail server, in a thread that nobody waits for at the end."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from threading import Thread

from clubroom.server.settings import Settings

LONGEST = 10.0  # seconds for each step of a talk with the mail server
Outcome = asyncio.Future[OSError | None]
PORTS = {"starttls": 587, "tls": 465, "none": 25}


async def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send one mail; an OSError says what went wrong."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    await _aside(lambda: deliver(settings, message))


def deliver(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the host's mail server."""
    host, _, port = settings.smtp.partition(":")
    place = (host, int(port) if port else PORTS[settings.smtp_tls])
    secure = ssl.create_default_context() if settings.smtp_tls != "none" else None
    straight = secure is not None and settings.smtp_tls == "tls"
    server = (
        smtplib.SMTP_SSL(*place, timeout=LONGEST, context=secure) if straight else smtplib.SMTP(*place, timeout=LONGEST)
    )
    try:
        if secure and not straight:
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
    finally:
        with suppress(OSError):  # whatever it says to our goodbye, the mail is sent or it is not
            server.quit()
        server.close()


async def _aside(work: Callable[[], None]) -> None:
    """Do it in a thread of its own that does not keep the process alive."""
    loop = asyncio.get_running_loop()
    done: Outcome = loop.create_future()
    Thread(target=report, args=(work, loop, done), name="mail", daemon=True).start()
    if error := await done:
        raise error


def report(work: Callable[[], None], loop: asyncio.AbstractEventLoop, done: Outcome) -> None:
    """Do it, and tell the loop what went wrong."""
    error = None
    try:
        work()
    except Exception as raised:
        error = raised if isinstance(raised, OSError) else OSError(str(raised))
    with suppress(RuntimeError):  # nobody is there any more
        loop.call_soon_threadsafe(_settle, done, error)


def _settle(done: Outcome, error: OSError | None) -> None:
    if not done.done():
        done.set_result(error)
