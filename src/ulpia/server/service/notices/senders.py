"""How a message leaves the server: push, mail or webhook. All of it blocks: call it in threads."""

from __future__ import annotations

import json
import smtplib
import ssl
import time
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from ulpia.server.service.notices import web_push
from ulpia.server.service.notices.mails import notice_mail
from ulpia.server.service.notices.messages import Message
from ulpia.server.service.notices.targets import AllowedNetworks, post
from ulpia.server.settings import Settings

JSON: Final = "application/json"
PUSH_KEEPS_S: Final = 86_400
SMTP_TIMEOUT_S: Final = 20.0
OK: Final = range(200, 300)
GONE: Final = (404, 410)


class ChannelGone(Exception):
    """Whoever had the channel does not have it any more."""


class DeliveryFailed(Exception):
    """A message was not taken; it may be tried again."""


@dataclass(frozen=True)
class Sender:
    """What sending needs: settings, the server's key, networks that may be reached."""

    settings: Settings
    private_key: str
    allowed: AllowedNetworks

    def send(self, channel: Row[Any], message: Message) -> None:
        """Send a message, or raise DeliveryFailed, ChannelGone, TargetForbidden or OSError."""
        target: dict[str, str] = msgspec.json.decode(channel.target)
        if channel.kind == "mail":
            key = channel.unsubscribe_key
            address = public_address(self.settings)
            one_click = f"{address}/api/unsubscribe/{key}"
            mail = notice_mail(message, f"{address}/unsubscribe#{key}", one_click)
            self.send_mail(target["address"], mail)
        elif channel.kind == "push":
            self.push(target, message)
        else:
            body = json.dumps(webhook_body(target["format"], message)).encode()
            self.require_taken(post(target["url"], body, {"Content-Type": JSON}, self.allowed))

    def push(self, target: dict[str, str], message: Message) -> None:
        told = {
            "title": message.title,
            "body": message.text()[: web_push.MAX_PAYLOAD // 4],
            "url": message.url,
            "tag": message.lines[0].table,
        }
        payload = json.dumps(told, ensure_ascii=False).encode()
        sealed = web_push.encrypt(
            payload, web_push.decode64(target["p256dh"]), web_push.decode64(target["auth"])
        )
        key = web_push.read_private_key(self.private_key)
        subject = public_address(self.settings)
        headers = {
            "Authorization": web_push.authorization(
                key, target["endpoint"], subject, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_KEEPS_S),
            "Urgency": "normal",
        }
        self.require_taken(post(target["endpoint"], sealed, headers, self.allowed))

    def require_taken(self, status: int) -> None:
        if status in GONE:
            raise ChannelGone(status)
        if status not in OK:
            raise DeliveryFailed(status)

    def send_mail(self, address: str, mail: EmailMessage) -> None:
        settings = self.settings
        if settings.smtp_host is None:
            raise DeliveryFailed("no server for mails")
        mail["From"] = settings.mail_from
        mail["To"] = address
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or None)
        try:
            with open_smtp(settings) as server:
                server.send_message(mail)
        except smtplib.SMTPException as error:
            raise DeliveryFailed(type(error).__name__) from error


def open_smtp(settings: Settings) -> smtplib.SMTP:
    assert settings.smtp_host is not None
    place = (settings.smtp_host, settings.smtp_port)
    if settings.smtp_security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(*place, timeout=SMTP_TIMEOUT_S, context=context)
    else:
        server = smtplib.SMTP(*place, timeout=SMTP_TIMEOUT_S)
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
    if settings.smtp_user:
        server.login(settings.smtp_user, settings.smtp_password)
    return server


def webhook_body(form: str, message: Message) -> dict[str, Any]:
    """Return a message as a chat server, or a program, reads it."""
    lines = [f"{line.text} {line.url}" for line in message.lines]
    if form == "discord":
        return {"content": "\n".join(lines)[:2000], "allowed_mentions": {"parse": []}}
    if form == "slack":
        escaped = [
            line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for line in lines
        ]
        return {"text": "\n".join(escaped)}
    return {
        "title": message.title,
        "notices": [
            {"kind": line.kind, "table": line.table, "text": line.text, "url": line.url}
            for line in message.lines
        ],
    }


def public_address(settings: Settings) -> str:
    """Return where people reach the pages."""
    return (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")
