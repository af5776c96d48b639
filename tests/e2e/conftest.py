"""A real server on a free port, Debian's Chromium in front of it, and visitors who come to play."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.table import TablePage
from tools.paths import ROOT
from tools.web.pages import STATIC

CHROMIUM: Final = os.environ.get("ULPIA_CHROMIUM") or shutil.which("chromium") or ""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 30_000
expect.set_options(timeout=PATIENCE)  # five seconds are too few on a busy machine
NO_NEWCOMER: Final = json.dumps({"trajan/first": "skipped"})
DESKTOP: Final = {"width": 1280, "height": 720}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = ""
    if not CHROMIUM:
        reason = "there is no chromium (Debian and Ubuntu: `apt install chromium`)"
    elif not (STATIC / "index.html").is_file():
        reason = "the pages are not built (`python3 dev.py web`)"
    for item in items:
        if reason and Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(FLAGS), "headless": True}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server whose deals the tests choose, and return its address."""
    folder = tmp_path_factory.mktemp("server")
    settings = {
        "ULPIA_LIMITS__GUESTS": "1000/minute",
        "ULPIA_LIMITS__TABLES": "1000/minute",
        "ULPIA_LIMITS__REQUESTS": "1000/second",
        "ULPIA_LIMITS__MOVES": "400/second",
        "ULPIA_LOG_LEVEL": "warning",
        "PYTHONUNBUFFERED": "1",
    }
    database = f"sqlite:///{folder / 'ulpia.db'}"
    command = [sys.executable, "-m", "tests.seeded", "serve", "--port=0", f"--database={database}"]
    with (folder / "server.log").open("w+") as log:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=ROOT,
            env={**os.environ, **settings},
        )
        try:
            yield address_of(process)
        finally:
            process.terminate()
            process.wait(PATIENCE / 1000)
            assert process.stdout is not None
            process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+?(?=/?\s|/?$)", line)
        if found:
            return found.group().rstrip("/")
    raise AssertionError("the server said no address")


Visitor = Callable[..., TablePage]


@pytest.fixture
def visitor(browser: Browser, server: str) -> Iterator[Visitor]:
    """Return how somebody comes to the site: a browser of their own, in which nothing moves."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(path: str = "/", **wishes: Any) -> TablePage:
        is_newcomer = wishes.pop("newcomer", False)
        settings = {"language": "en", "theme": "day", "speed": "none", **wishes.pop("settings", {})}
        # the service worker has tests of its own; here it would load every page for every visitor
        usual = {"viewport": DESKTOP, "service_workers": "block"}
        context = browser.new_context(base_url=server, **{**usual, **wishes})
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage['ulpia.settings'] ??= {kept}")
        if not is_newcomer:
            context.add_init_script(f"localStorage['ulpia.lessons'] ??= '{NO_NEWCOMER}'")
        contexts.append(context)
        page = context.new_page()
        listen(page, server, troubles)
        page.goto(path)
        return TablePage(page)

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


def listen(page: Page, server: str, troubles: list[str]) -> None:
    """Keep what must never happen: errors of the page, and requests to anybody else."""
    page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
    page.on(
        "console",
        lambda message: troubles.append(f"console: {message.text}") if is_bad(message) else None,
    )
    page.on(
        "request",
        lambda request: (
            None if is_ours(request.url, server) else troubles.append(f"request: {request.url}")
        ),
    )


def is_bad(message: Any) -> bool:
    """Say whether a line of the console is an error of ours."""
    expected = ("404 (Not Found)", "ERR_INTERNET_DISCONNECTED", "WebSocket")
    return message.type == "error" and not any(part in message.text for part in expected)


def is_ours(url: str, server: str) -> bool:
    return url.startswith((server, server.replace("http", "ws"), "data:", "blob:"))


def path_of(link: str) -> str:
    """Return an address without its server."""
    return re.sub(r"^https?://[^/]+", "", link)
