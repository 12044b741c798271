"""Servers for tests that people's notices reach: a webhook and a mail server, each in threads of this process."""

import json
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, TypeVar


class Hook(ThreadingHTTPServer):
    """Keeps every body that it is sent; answers with the first of `answers` that is left, then 204."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Posted)
        self.bodies: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.answers: list[int] = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}/turns?club=1"


class _Posted(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        assert self.headers["content-type"] == "application/json"
        body = self.rfile.read(int(self.headers["content-length"]))
        answer = self.server.answers.pop(0) if self.server.answers else 204
        if answer < 300:
            self.server.bodies.append(json.loads(body))
            self.server.paths.append(self.path)
        self.send_response(answer)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing."""


class Postbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps all mail; `refusing` makes it say that it takes none."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        self.refusing = 0
        self.place = f"127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Somebody hung up."""


class _Talk(socketserver.StreamRequestHandler):
    server: Postbox

    def handle(self) -> None:
        self.say("220 a sink")
        for line in self.rfile:
            word = line.split()[0].upper()
            if word == b"EHLO":
                self.say("250-sink\r\n250 AUTH PLAIN")
            elif word == b"AUTH":
                self.server.logins.append(line.decode())
                self.say("235 yes")
            elif word == b"RCPT" and self.server.refusing:
                self.server.refusing -= 1
                self.say("550 no")
            elif word == b"DATA":
                self.say("354 go on")
                self.keep()
            else:
                self.say("221 bye" if word == b"QUIT" else "250 yes")

    def keep(self) -> None:
        lines = iter(self.rfile.readline, b".\r\n")
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.server.mails.append(mail)
        self.say("250 kept")

    def say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


S = TypeVar("S", Hook, Postbox)


@contextmanager
def running(sink: S) -> Iterator[S]:
    thread = Thread(target=sink.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield sink
    finally:
        sink.shutdown()
        sink.server_close()
        thread.join()
