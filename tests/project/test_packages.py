"""Packages hold the pages of the browser, or say how to get them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hatch_build import PagesHook
from tools.stages import Failure
from tools.web import pages


def hook(root: Path) -> PagesHook:
    return PagesHook(str(root), {}, None, None, str(root / "dist"), "wheel")  # type: ignore[arg-type]


def refuse() -> None:
    raise Failure(pages.NO_NODE)


@pytest.fixture(autouse=True)
def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "build_if_changed", refuse)
    monkeypatch.delenv("ULPIA_WITHOUT_PAGES", raising=False)


def test_a_package_without_pages_is_refused_with_a_way_on(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"dev\.py web.*ULPIA_WITHOUT_PAGES=1.*no Node"):
        hook(tmp_path).initialize("standard", {})


def test_whoever_wants_none_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ULPIA_WITHOUT_PAGES", "1")
    hook(tmp_path).initialize("standard", {})


def test_an_editable_install_needs_no_pages(tmp_path: Path) -> None:
    hook(tmp_path).initialize("editable", {})


def test_a_source_package_brings_its_pages_along(tmp_path: Path) -> None:
    built = tmp_path / "src" / "ulpia" / "_static"
    built.mkdir(parents=True)
    (built / "index.html").write_text("")
    (tmp_path / "PKG-INFO").write_text("")
    hook(tmp_path).initialize("standard", {})


def test_from_a_checkout_the_pages_are_built_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Any] = []
    monkeypatch.setattr(pages, "build_if_changed", lambda: built.append(True))
    hook(tmp_path).initialize("standard", {})
    assert built == [True]
