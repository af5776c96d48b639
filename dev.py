#!/usr/bin/env python3
"""Ulpia from a checkout, with nothing but Python 3.11+ and git.

usage: python3 dev.py COMMAND [ARGUMENTS]

  play [ARGS]      play in the browser                python3 dev.py play --port 8500
  terminal [ARGS]  play Trajan in the terminal        python3 dev.py terminal --seats 3
  test             everything CI runs: check, compile, pages, all tests
  test --quick     for every day, under two minutes: only pytest, without the browser, the server,
                   the foreign suites of research, and tests marked slow (whole games)
  test ARGS        only pytest, with these arguments  python3 dev.py test -k sowing
                   (in a random order; the seed is printed, --randomly-seed=N repeats it)
  test --compiled  only pytest, against the compiled engine; further arguments as above
  check            format, lint, types, imports, commits, names; changes nothing
  check --fix      the same, after repairing what can be repaired by itself
  compile          build the native engine into build/compiled (needs a C compiler)
  compile --browser   the same for the pages, in WebAssembly (needs clang and some headers)
  bench [ARGS]     measure the speed of the engine    python3 dev.py bench --json
  bench --server   measure the server                 python3 dev.py bench --server moves --sqlite
  bench --web      measure the pages in Chromium      python3 dev.py bench --web motion
  bench --wheels   install the wheels in fresh environments, and measure both
  bench --learners measure the environments for learning machines
  bench --gate     fail if the engine has lost more than a tenth of its speed (two minutes)
  web              build the pages of the browser; `web test` runs their own tests
  static DIR       write a folder for any static host, where all games are played on the device
                   (--base /path/ if it will lie below a path)
  wheel [DIR]      build the package with the compiled engine and try it in a fresh environment
  ulpia ARGS       any command of the program         python3 dev.py ulpia simulate --help

The first use makes .venv from the hash-pinned locks (under a minute with a good network); after
that a start takes no time. play, terminal, bench and ulpia use the compiled engine and rebuild
it when its source changed, play beside the game; ULPIA_PURE=1 in the environment keeps them to
pure Python.
"""

import difflib
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the sentence below is for whoever has an older one
    sys.exit(
        "dev.py: Python 3.11 or newer is needed, this is "
        + ".".join(map(str, sys.version_info[:2]))
        + ": install a newer one and start dev.py with it, for example `python3.11 dev.py play`."
    )

from tools.dev.benches import bench
from tools.dev.checks import check
from tools.dev.program import become, ulpia, usage_error
from tools.dev.tests import test
from tools.native import compiled, wasm
from tools.paths import DEV_LOCK, RUN_LOCK
from tools.setup import environment
from tools.setup import wheel as package
from tools.stages import Failure, explain, notice
from tools.web import pages, static_site


def play(arguments: list[str]) -> int:
    """Build the pages, start a server for this machine and open the browser.

    Nobody waits for the compiler: if the compiled engine is not there yet, it is made beside the
    game and used from the next start on.
    """
    environment.prepare(RUN_LOCK)
    build_pages()
    if not os.environ.get("ULPIA_PURE"):
        compiled.compile_in_background()
    return become(["serve", "--open", *arguments], compiled.environment())


def build_pages() -> None:
    """Bring the pages up to date; where that fails, those of the last build will do."""
    try:
        pages.build_if_changed()
    except Failure as failure:
        if not pages.is_there():
            raise
        explain(failure)
        notice("Going on with the pages as they were built last.")


def terminal(arguments: list[str]) -> int:
    return ulpia(["play", "trajan", *arguments])


def web(arguments: list[str]) -> int:
    if arguments not in ([], ["test"]):
        return usage_error(f"web takes no argument but test, not {' '.join(arguments)!r}")
    environment.prepare(DEV_LOCK if arguments else RUN_LOCK)
    if arguments:
        return 0 if pages.passes_tests() else 1
    pages.build_if_changed()
    notice(f"The pages of the browser are up to date in {pages.STATIC}")
    return 0


def static(arguments: list[str]) -> int:
    """Write the pages for a static host."""
    environment.prepare(RUN_LOCK)
    static_site.main(arguments)
    notice(f"Serve it with: python3 -m http.server --directory {arguments[0]}")
    return 0


def wheel(arguments: list[str]) -> int:
    """Build the package for this machine, and try it in a fresh environment."""
    if len(arguments) > 1:
        return usage_error("wheel takes at most a folder")
    environment.prepare(RUN_LOCK)
    package.build_and_try(Path(arguments[0]) if arguments else package.USUAL_FOLDER)
    return 0


def compile_engine(arguments: list[str]) -> int:
    if arguments not in ([], ["--browser"]):
        return usage_error(f"compile takes no argument but --browser, not {' '.join(arguments)!r}")
    environment.prepare(RUN_LOCK)
    if arguments:
        return compile_for_browsers()
    reason = compiled.why_not_possible()
    if reason:
        raise Failure(f"cannot compile: {reason}.")
    compiled.compile_now()
    notice(f"The compiled engine is up to date in {compiled.COMPILED}")
    return 0


def compile_for_browsers() -> int:
    """Build the engine in WebAssembly, and lay it beside the pages."""
    pages.install_packages()
    wasm.build()
    pages.build_if_changed()
    notice(f"The pages in {pages.STATIC} bring the compiled engine")
    return 0


COMMANDS = {
    "play": play,
    "terminal": terminal,
    "web": web,
    "static": static,
    "wheel": wheel,
    "test": test,
    "check": check,
    "bench": bench,
    "compile": compile_engine,
    "ulpia": ulpia,
}
OWN_HELP = ("test", "check", "compile", "web")  # the others hand --help on to the program


def main(words: list[str]) -> int:
    name, arguments = (words[0], words[1:]) if words else ("--help", [])
    asks_for_help = name in OWN_HELP and arguments in (["--help"], ["-h"])
    if name in ("--help", "-h", "help") or asks_for_help:
        print(__doc__.strip())
        return 0
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, 1)
        guess = f" (did you mean {near[0]!r}?)" if near else ""
        return usage_error(f"no command {name!r}{guess}")
    try:
        return COMMANDS[name](arguments)
    except Failure as failure:
        explain(failure)
        return 1
    except OSError as error:
        explain(Failure(environment.meaning_of_error(error)))
        return 1
    except KeyboardInterrupt:
        notice("\ndev.py: stopped; the same command goes on where this one was.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
