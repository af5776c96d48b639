"""Where notices arrive in tests: a mail server, a web server that may fail, and a browser's key."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ulpia.server.service.notices.web_push import decode64, encode64


class MailServer(socketserver.ThreadingTCPServer):
    """Takes every mail and keeps it."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailSession)
        self.mails: list[EmailMessage] = []

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class MailSession(socketserver.StreamRequestHandler):
    """As much of SMTP as a client needs that sends one mail."""

    def handle(self) -> None:
        self.answer("220 test")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                self.answer("354 go on")
                self.keep()
            elif word == b"QUIT":
                self.answer("221 bye")
                return
            self.answer("250 ok") if word != b"DATA" else None

    def keep(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(self.server, MailServer)
        self.server.mails.append(mail)
        self.answer("250 kept")

    def answer(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class Listener(HTTPServer):
    """A web server that answers with the statuses it is given, then with 201."""

    def __init__(self, *statuses: int) -> None:
        super().__init__(("127.0.0.1", 0), Listening)
        self.statuses = list(statuses)
        self.heard: list[tuple[dict[str, str], bytes]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"

    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, body in self.heard]


class Listening(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Listener)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((dict(self.headers.items()), body))
        self.send_response(self.server.statuses.pop(0) if self.server.statuses else 201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def serving(server: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """A browser that has subscribed to push messages: it can read what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def public(self) -> bytes:
        return self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def target(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": encode64(self.public()), "auth": encode64(self.auth)}
        return {"kind": "push", "endpoint": endpoint, **keys}

    def read(self, body: bytes) -> Any:
        """Decrypt a message as RFC 8291 and RFC 8188 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public() + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, _ = padded.rpartition(b"\x02")
        return json.loads(text)


def verify_vapid(header: str) -> dict[str, Any]:
    """Return the claims of a push message whose signature is right."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode64(signature)
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(parts["k"]))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode64(signed.split(".")[1]))
    return claims
