"""How a host sets up the server: defaults, then a file, then the environment, then the command line."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

PREFIX = "CLUBROOM_"
LISTS = ("origins", "games")
ONLY_HERE = ("127.0.0.1", "localhost")

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each also as CLUBROOM_NAME in the environment."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # an address such as postgresql+asyncpg://…; empty: a SQLite file in the data folder
    data: str = ""  # the data folder; empty: where this system keeps a user's data
    secret: str = ""  # signs the cookies; empty: made once and kept in the data folder
    origins: list[str] = []  # addresses of pages that may talk to us, beside our own
    home: bool = False  # also answer phones at home: listen at every address, accept those of the house
    proxies: str = ""  # addresses whose X-Forwarded-For is believed
    page: str = ""  # a folder with another page; empty: the one of this package
    games: list[str] = []  # games from elsewhere, as name=module; none is named: those of the list
    warm: bool = True  # prepare every game in a process of its own at the start
    pace: Seconds = 1.5  # how long a bot seems to think at a table where it takes its time
    workers: Annotated[int, Meta(ge=0, le=256)] = 2  # processes that think for bots; 0: a thread of the server
    thinking: Annotated[float, Meta(ge=1, le=3600)] = 60.0  # seconds after which a worker is taken to be hung
    answer: Seconds = 20.0  # for an answer to an offer, then silence is one; 0: as long as for a move
    grace: Seconds = 60.0  # that a lost connection is waited for before a bot may move
    address: str = ""  # of the page, for links in notices; empty: the first of `origins`, or host and port
    notice_after: Seconds = 60.0  # until somebody whose turn it is, and who does not come, is told by other ways
    webhook: str = ""  # an address that hears of the turns of those who want that
    webhooks: bool = False  # people may name one of their own
    smtp: str = ""  # HOST or HOST:PORT of a mail server; empty: no mail is sent
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_from: str = ""  # the address that mail comes from
    smtp_user: str = ""
    smtp_password: str = ""
    tables_per_person: Count = 40  # open at the same time
    tables_per_address: Count = 200  # made within an hour
    messages: Count = 60  # credits of a socket, refilled within `refill`
    refill: Seconds = 15.0
    requests: Count = 240  # credits of an address for plain requests, refilled within `refill`
    sockets_per_address: Count = 400
    queue: Annotated[int, Meta(ge=8, le=10_000)] = 256  # messages that a slow reader may be behind

    def listens_at(self) -> str:
        """The address to listen at; a phone at home does not reach one that only this machine has."""
        return "0.0.0.0" if self.home and self.host in ONLY_HERE else self.host

    def folder(self) -> Path:
        """The data folder, made if it is not there."""
        folder = Path(self.data) if self.data else user_data_path("clubroom")
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def page_address(self) -> str:
        """Where people open the page."""
        own = f"http://{self.host}:{self.port}"
        return (self.address or next(iter(self.origins), own)).rstrip("/")

    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite+aiosqlite:///{self.folder() / 'clubroom.db'}"


def read_settings(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """The settings, or a ValueError that says which of them cannot be and where it comes from."""
    settings: dict[str, Any] = {}
    known = Settings.__struct_fields__
    named = {PREFIX + name.upper(): name for name in known}
    sources = {
        str(file): _in_file(file) if file else {},
        "the environment": {
            named[key]: _listed(named[key], value) for key, value in environment.items() if key in named
        },
        "the command line": {name: value for name, value in flags.items() if value is not None},
    }
    for source, values in sources.items():
        for name in values:
            if name not in known:
                raise ValueError(f"{source} sets {name!r}, which is no setting; there is {', '.join(known)}")
        settings |= values
        try:
            read = msgspec.convert(settings, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"{source}: {error}") from None
    if read.smtp and "@" not in read.smtp_from:
        raise ValueError("`smtp` is set, so `smtp_from` must name the address that mail comes from")
    if read.webhook and not read.webhook.startswith(("http://", "https://")):
        raise ValueError("`webhook` must be an address that begins with https:// or http://")
    return read


def _in_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file} is no TOML file: {error}") from None


def _listed(name: str, value: str) -> object:
    return [part.strip() for part in value.split(",") if part.strip()] if name in LISTS else value
