"""Who looks at a page is asked by the notices' thread, while tables come and go."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ulpia.server.service.page_viewers import PageViewers


class ComingAndGoing:
    """A page at a table: in the moment in which it is asked another table is opened."""

    is_looking = True

    def __init__(self, live_tables: dict[str, Any], followers: list[Any]) -> None:
        self.live_tables = live_tables
        self.followers = followers

    @property
    def user(self) -> str:
        self.live_tables[f"table {len(self.live_tables)}"] = SimpleNamespace(subscribers=[])
        self.followers.append(SimpleNamespace(user="somebody else", is_looking=True))
        return "octavia"


def test_tables_and_pages_that_come_meanwhile_do_no_harm() -> None:
    live_tables: dict[str, Any] = {}
    followers: list[Any] = []
    followers.append(ComingAndGoing(live_tables, followers))
    live_tables["first"] = SimpleNamespace(subscribers=followers)
    effects = SimpleNamespace(now=lambda: 0)
    registry: Any = SimpleNamespace(live_tables=live_tables, effects=effects)
    page_viewers = PageViewers(registry)
    assert page_viewers.is_looking("octavia")
    assert not page_viewers.is_looking("livia")
