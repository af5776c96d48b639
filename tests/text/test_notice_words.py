"""Every notice has its words in every language, and no words are left that nobody says."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from tests.text.catalogues import messages, variables
from ulpia.server.service.notices.mails import BUTTONS
from ulpia.server.service.notices.messages import TITLE, TITLES
from ulpia.table.wire.notices import NoticeKind
from ulpia.text.catalogue import LANGUAGES

PARTS: Final = ("title", "body", "button", "foot")
LINKS: Final = ("confirm", "reset")
"""Mails whose one purpose is a link."""

NEEDED: Final = {
    *[f"notices-{kind}" for kind in get_args(NoticeKind)],
    *[f"notices-{link}-{part}" for link in LINKS for part in PARTS],
    *TITLES.values(),
    *BUTTONS.values(),
    TITLE,
    "notices-test",
    "notices-test-title",
    "notices-mail-foot",
    "notices-mail-more",
    "notices-mail-table",
    "notices-mail-unsubscribe",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_notices_has_what_is_said_and_no_more(language: str) -> None:
    assert set(messages(language, "notices.ftl")) == NEEDED
    for name in NEEDED:
        assert variables(language, name) == variables("en", name), name
