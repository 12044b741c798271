"""What goes over the wire: closed lists, with every length in the types."""

import re
from pathlib import Path

import msgspec
import pytest

from clubroom.server import messages
from clubroom.server.messages import FromClient, Join, Play
from clubroom.server.typescript import typescript

READER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def test_what_a_client_says_is_read_by_its_type() -> None:
    assert READER.decode(b'{"type": "join", "seat": 2, "last": 7}') == Join(seat=2, last=7)
    assert READER.decode(b'{"type": "play", "id": "abcdefgh", "number": 1, "moves": ["seal"]}') == Play(
        "abcdefgh", 1, ["seal"]
    )


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        '{"type": "shout"}',
        '{"type": "join", "seat": -1}',
        '{"type": "join", "seat": true}',
        '{"type": "join", "surprise": 1}',
        '{"type": "join", "last": 1e99}',
        '{"type": "play", "id": "short", "number": 1, "moves": ["seal"]}',
        '{"type": "play", "id": "abcdefgh", "number": 1, "moves": []}',
        '{"type": "play", "id": "abcdefgh; drop", "number": 1, "moves": ["seal"]}',
        '{"type": "play", "id": "clock-abcdefgh", "number": 1, "moves": ["seal"]}',
        '{"type": "play", "id": "silence-abcdefgh", "number": 1, "moves": ["seal"]}',
        '{"type": "chat", "text": ""}',
        f'{{"type": "chat", "text": "{"x" * 301}"}}',
        f'{{"type": "consider", "id": "question", "moves": {["a"] * 61}}}'.replace("'", '"'),
        "[" * 5000,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        READER.decode(text)


def test_every_message_of_both_lists_is_in_the_client_types() -> None:
    text = typescript()
    for name in messages.__all__:
        if name not in ("Language", "TableState"):
            assert re.search(rf"export (interface|type) {name}\b", text), name
    assert '  type: "hand_over";\n  seat: number;\n  bot?: string | null;\n' in text
    assert "view: Record<string, Cells>;" in text


def test_nothing_that_comes_from_outside_or_from_the_disk_is_unpickled() -> None:
    sources = Path(messages.__file__).parent.rglob("*.py")
    assert not [path for path in sources if re.search(r"pickle|marshal|shelve", path.read_text(encoding="utf-8"))]
