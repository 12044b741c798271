"""Everything that goes over a socket: two closed lists, what a client may say and what the server says."""

from clubroom.server.parts import (
    Advice,
    Choice,
    ClockInfo,
    Frame,
    Happening,
    Heard,
    Now,
    SeatInfo,
    Step,
    TableInfo,
    TableState,
)
from clubroom.server.said import (
    Agree,
    AskHint,
    Chat,
    Commit,
    Consider,
    HandOver,
    Join,
    Language,
    Mute,
    Pause,
    Phrase,
    Ping,
    Play,
    Reveal,
    TakeBack,
    Withdraw,
)
from clubroom.server.told import (
    Asked,
    Chatted,
    Clocks,
    Done,
    Happened,
    Hinted,
    Locked,
    Notice,
    Opening,
    Options,
    Pong,
    Refused,
    Seats,
    Trouble,
    Unlocked,
    Welcome,
)

FromClient = (
    Join
    | Commit
    | Reveal
    | Play
    | Withdraw
    | Consider
    | TakeBack
    | Pause
    | Agree
    | Chat
    | Phrase
    | Mute
    | HandOver
    | AskHint
    | Ping
)
FromServer = (
    Welcome
    | Opening
    | Happened
    | Locked
    | Unlocked
    | Done
    | Refused
    | Options
    | Seats
    | Clocks
    | Chatted
    | Asked
    | Hinted
    | Notice
    | Trouble
    | Pong
)

__all__ = [
    "Advice",
    "Agree",
    "AskHint",
    "Asked",
    "Chat",
    "Chatted",
    "Choice",
    "ClockInfo",
    "Clocks",
    "Commit",
    "Consider",
    "Done",
    "Frame",
    "FromClient",
    "FromServer",
    "HandOver",
    "Happened",
    "Happening",
    "Heard",
    "Hinted",
    "Join",
    "Language",
    "Locked",
    "Mute",
    "Notice",
    "Now",
    "Opening",
    "Options",
    "Pause",
    "Phrase",
    "Ping",
    "Play",
    "Pong",
    "Refused",
    "Reveal",
    "SeatInfo",
    "Seats",
    "Step",
    "TableInfo",
    "TableState",
    "TakeBack",
    "Trouble",
    "Unlocked",
    "Welcome",
    "Withdraw",
]
