"""What plain requests carry, as the OpenAPI document describes it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from clubroom.server.parts import Pace, SeatKind, TableState
from clubroom.server.said import Language

Name = Annotated[str, Field(min_length=1, max_length=40)]
Word = Annotated[str, Field(min_length=1, max_length=40)]


class Form(BaseModel):
    """What is asked; nothing else may be in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameForm(Form):
    """A name to be called by."""

    name: Name


class SeatForm(Form):
    """One seat of a new table: for whoever makes it (several on one device), open to others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Word | None = None


class TableForm(Form):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatForm], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Field(max_length=40)] = {}
    memory: bool = False
    listed: bool = False
    clock: Word = "none"
    pace: Pace = "instant"  # of the bots


class BotForm(Form):
    """Which bot."""

    bot: Word


class TokenForm(Form):
    """A private link's token."""

    token: Annotated[str, Field(min_length=1, max_length=300)]


class RematchForm(Form):
    """The same people again; seats go round by one unless they are to stay."""

    rotate: bool = True
    same_deal: bool = False  # the first moves of chance are those of the game that is over


class NoticeForm(Form):
    """How to hear of one's turn when no page is open; what is left out is no longer wanted."""

    language: Language = "en"
    mail: Annotated[str, Field(max_length=254)] = ""
    code: Annotated[str, Field(max_length=20)] = ""  # that was mailed to a new address
    webhook: Annotated[str, Field(max_length=480)] = ""  # of one's own
    club: bool = False  # by the host's webhook


class NoticeCard(BaseModel):
    """How one hears of one's turn; nobody else sees it."""

    offered: list[str]
    language: str
    mail: str
    webhook: str
    club: bool
    waiting: bool  # a code is on its way to a new address


class Person(BaseModel):
    """Who this device is."""

    name: str


class HomeCard(BaseModel):
    """Where phones at home open the front page; nothing where the host does not allow it."""

    addresses: list[str]


class OptionWords(BaseModel):
    """What an option is called, what it is about, and what its values are called."""

    title: str
    values: dict[str, str]


class OptionCard(BaseModel):
    """An option of a game; its words are by language, and none where the game has none.

    `decides` says of a value which other options it sets, as long as nobody says otherwise of those.
    """

    name: str
    values: list[str]
    default: str
    meaning: str
    words: dict[str, OptionWords]
    decides: dict[str, dict[str, str]]


class GameCard(BaseModel):
    """A game, and how far it is from being playable; what is not known before it is loaded is empty."""

    name: str
    title: str
    titles: dict[str, str]  # by language; these are known before the game is loaded
    blurbs: dict[str, str]
    taught: bool  # whether it can be learnt by playing
    ready: bool
    stage: str
    sentence: str
    seats: list[int]
    seat_names: list[str]
    options: list[OptionCard]
    usual: dict[str, dict[str, str]]  # by number of seats: what the options are as long as nobody chooses
    bots: list[str]


class SeatCard(BaseModel):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    here: bool
    yours: bool


class TableCard(BaseModel):
    """A table as lists show it."""

    id: str
    game: str
    title: str
    state: TableState
    listed: bool
    memory: bool
    clock: str
    options: dict[str, str]
    seats: list[SeatCard]
    number: int
    to_act: list[int]
    points: list[int]
    ranks: list[int]
    pace: Pace
    same_deal_as: str | None = None  # the table whose deal is played again


class Box(BaseModel):
    """What lies in a game's box: the names of its pieces, and whatever a drawing of the table needs."""

    names: dict[str, list[str]]
    scenery: dict[str, Any]


class RuleCard(BaseModel):
    """A rule sentence, with what we decided where the book is silent."""

    id: str
    chapter: str
    text: str
    rulings: list[str]


class Link(BaseModel):
    """A private link's token, good for an hour and for one use."""

    token: str


class Complaint(BaseModel):
    """What is wrong, and what to do."""

    detail: str
