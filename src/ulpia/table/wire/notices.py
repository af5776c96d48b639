"""Messages about notices: where I want to hear, and of what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.values import Name, Password

NoticeKind = Literal["turn", "started", "undo", "mention", "ended", "round", "invited"]
Language = Literal["en", "de", "ru"]
Url = Annotated[str, Meta(min_length=8, max_length=1000)]
Secret = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[\w=-]+$")]
# As browsers judge it; anything else could be read as several mailboxes, or as none.
LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
MailAddress = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=254,
        pattern=rf"^[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})*$",
    ),
]


class PushTarget(Struct, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """A browser, as its push manager describes it."""

    endpoint: Url
    p256dh: Secret
    auth: Secret


class MailTarget(Struct, tag_field="kind", tag="mail", forbid_unknown_fields=True):
    """A mailbox; it is used once the link in a first mail was followed."""

    address: MailAddress


class WebhookTarget(Struct, tag_field="kind", tag="webhook", forbid_unknown_fields=True):
    """A web server that takes JSON, or the incoming webhook of a chat."""

    url: Url
    format: Literal["json", "discord", "slack"] = "json"


Target = PushTarget | MailTarget | WebhookTarget


class NewChannel(Struct, forbid_unknown_fields=True):
    target: Target


class ChannelInfo(Struct):
    """A way to reach me; only I see it."""

    id: str
    kind: str
    name: str  # the address, or the host of a web server
    is_confirmed: bool
    failures: int  # one after the other


class Notices(Struct):
    """Where I hear, and what I do not want to hear of."""

    off: list[str]
    channels: list[ChannelInfo]
    push_key: str  # the server's key, for the browser's push manager
    can_mail: bool  # this server sends mails


class NoticeChoices(Struct, forbid_unknown_fields=True):
    off: Annotated[list[NoticeKind], Meta(max_length=7)]
    language: Language


class MailToken(Struct, forbid_unknown_fields=True):
    """The secret of a link in a mail."""

    token: Secret


class Muted(Struct, forbid_unknown_fields=True):
    """Whether I want no notices of a table."""

    muted: bool


class PasswordForgotten(Struct, forbid_unknown_fields=True):
    """Wish a link for a new password, to the mailbox of this account."""

    name: Name
    language: Language = "en"


class PasswordReset(Struct, forbid_unknown_fields=True):
    token: Secret
    password: Password
