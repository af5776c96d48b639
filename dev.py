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
import secrets
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the sentence below is for whoever has an older one
    sys.exit(
        "dev.py: Python 3.11 or newer is needed, this is "
        + ".".join(map(str, sys.version_info[:2]))
        + ": install a newer one and start dev.py with it, for example `python3.11 dev.py play`."
    )

from tools.checks.failures import failed_tests
from tools.native import compiled, wasm
from tools.paths import DEV_LOCK, ROOT, RUN_LOCK, program
from tools.setup import environment
from tools.setup import wheel as package
from tools.stages import Failure, explain, notice
from tools.web import pages, static_site

IMPORT_LINTER = "from importlinter.cli import lint_imports_command as main; main()"
NAME_TESTS = (
    "tests/project/test_names.py",
    "tests/project/test_browser_names.py",
    "tests/project/test_documents.py",
    "tests/web/test_shell.py",
)
CHECKS = (
    ("format", ["-m", "ruff", "format", "--check", "."]),
    ("lint", ["-m", "ruff", "check", "."]),
    ("types", ["-m", "mypy"]),
    ("imports", ["-c", IMPORT_LINTER, "--no-cache", "--no-logo"]),
    ("commits", ["-m", "tools.checks.commits"]),
    ("names", ["-m", "pytest", "-q", "-n0", *NAME_TESTS]),
)
REPAIRS = (
    ("lint repairs", ["-m", "ruff", "check", "--fix-only", "--quiet", "."]),
    ("format repairs", ["-m", "ruff", "format", "."]),
)
PAGE_CHECKS = (("format of the pages", "format:check"), ("lint of the pages", "lint"))
PAGE_REPAIRS = (
    ("lint repairs of the pages", "lint:fix"),
    ("format repairs of the pages", "format"),
)
MAX_WORKERS = 8
BROWSER_TESTS = "tests/e2e"
MAX_REPEATED = 3  # tests in a browser that may have failed by chance; more than that is a fault
NOT_QUICK = (BROWSER_TESTS, "tests/server", "tests/research")
QUICK = ["-m", "not slow", *(f"--ignore={folder}" for folder in NOT_QUICK)]
TESTS_FAILED = 1  # how pytest ends then
NO_TESTS = 5  # and when it has found none


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
        return wrong_use(f"web takes no argument but test, not {' '.join(arguments)!r}")
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
        return wrong_use("wheel takes at most a folder")
    environment.prepare(RUN_LOCK)
    package.build_and_try(Path(arguments[0]) if arguments else package.USUAL_FOLDER)
    return 0


def bench(arguments: list[str]) -> int:
    if "--server" in arguments:
        return bench_server([word for word in arguments if word != "--server"])
    if "--gate" in arguments:
        return bench_gate([word for word in arguments if word != "--gate"])
    if "--learners" in arguments:
        return bench_learners([word for word in arguments if word != "--learners"])
    if "--web" in arguments:
        return bench_web([word for word in arguments if word != "--web"])
    if "--wheels" in arguments:
        return bench_wheels([word for word in arguments if word != "--wheels"])
    return ulpia(["bench", *arguments])


def bench_server(arguments: list[str]) -> int:
    """Measure the server; needs the packages of the tests, for PostgreSQL."""
    environment.prepare(DEV_LOCK)
    compiled.compile_if_possible()
    command = [str(program("python")), "-m", "benchmarks.server.run", *arguments]
    return subprocess.run(command, cwd=ROOT, env=compiled.environment()).returncode


def bench_gate(arguments: list[str]) -> int:
    """Compare the engine with the committed baseline."""
    environment.prepare(DEV_LOCK)
    compiled.compile_now()
    command = [str(program("python")), "-m", "benchmarks.gate", *arguments]
    return subprocess.run(command, cwd=ROOT).returncode


def bench_learners(arguments: list[str]) -> int:
    """Measure the environments for learning machines; they need the packages of the tests."""
    environment.prepare(DEV_LOCK)
    compiled.compile_now()
    command = [str(program("python")), "-m", "benchmarks.learners", *arguments]
    return subprocess.run(command, cwd=ROOT).returncode


def bench_web(arguments: list[str]) -> int:
    """Measure the pages in Chromium."""
    environment.prepare(DEV_LOCK)
    pages.build_if_changed()
    command = [str(program("python")), "-m", "benchmarks.web.run", *arguments]
    return subprocess.run(command, cwd=ROOT).returncode


def bench_wheels(arguments: list[str]) -> int:
    """Measure the packages as people install them."""
    if arguments:
        return wrong_use("bench --wheels takes nothing else")
    environment.prepare(RUN_LOCK)
    command = [str(program("python")), "-m", "benchmarks.wheels"]
    return subprocess.run(command, cwd=ROOT).returncode


def ulpia(arguments: list[str]) -> int:
    """Become the program itself, in the caller's folder, compiled where possible."""
    environment.prepare(RUN_LOCK)
    if not os.environ.get("ULPIA_PURE"):
        compiled.compile_if_possible()
    return become(arguments, compiled.environment())


def become(arguments: list[str], variables: dict[str, str]) -> int:
    command = [str(program("ulpia")), *arguments]
    if os.name == "nt":
        return subprocess.run(command, env=variables).returncode
    os.execve(command[0], command, variables)


def check(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        return wrong_use(f"check takes no argument but --fix, not {' '.join(arguments)!r}")
    environment.prepare(DEV_LOCK)
    steps = (*REPAIRS, *CHECKS) if arguments else CHECKS
    page_steps = (*PAGE_REPAIRS, *PAGE_CHECKS) if arguments else PAGE_CHECKS
    failed = [title for title, command in steps if not passes(title, command)]
    failed += [title for title, script in page_steps if not page_passes(title, script)]
    if failed:
        notice(f"dev.py: check failed: {', '.join(failed)}.")
        if any(title.startswith("format") for title in failed):
            notice("dev.py: `python3 dev.py check --fix` formats.")
    return 1 if failed else 0


def passes(title: str, command: list[str]) -> bool:
    """Run one tool in the open and say whether it was content."""
    notice(f"== {title}")
    return subprocess.run([program("python"), *command], cwd=ROOT).returncode == 0


def page_passes(title: str, script: str) -> bool:
    """Run one script of the pages in the open and say whether it was content."""
    notice(f"== {title}")
    return pages.passes(script)


def test(arguments: list[str]) -> int:
    if "--quick" in arguments:
        environment.prepare(DEV_LOCK)
        return test_quickly([argument for argument in arguments if argument != "--quick"])
    if "--compiled" in arguments:
        environment.prepare(DEV_LOCK)
        compiled.compile_now()
        rest = [argument for argument in arguments if argument != "--compiled"]
        return pytest(rest, compiled.environment())
    if arguments:
        environment.prepare(DEV_LOCK)
        return pytest(arguments, dict(os.environ))
    outcomes = [check([]), compile_where_possible(), test_pages(), pytest([], dict(os.environ))]
    return 1 if any(outcomes) else 0


def test_quickly(arguments: list[str]) -> int:
    """Run what finds most faults soonest, and say what was left out."""
    outcome = run_pytest([*random_order(), *QUICK, *arguments], dict(os.environ))
    notice(
        f"dev.py: left out {', '.join(NOT_QUICK)}, tests marked slow, and the checks;"
        " `python3 dev.py test` runs everything."
    )
    return outcome


def test_pages() -> int:
    """Build the pages, which the tests in a browser need, and run their own tests."""
    notice("== pages")
    try:
        pages.build_if_changed()
        return 0 if pages.passes_tests() else 1
    except Failure as failure:
        explain(failure)
        return 1


def compile_where_possible() -> int:
    """Compile for the tests: a machine that cannot is told so, a failure is a failure."""
    reason = compiled.why_not_possible()
    if reason:
        notice(f"Not compiling: {reason}")
        return 0
    try:
        compiled.compile_now()
    except Failure as failure:
        explain(failure)
        return 1
    return 0


def pytest(arguments: list[str], variables: dict[str, str]) -> int:
    """Run the tests in a random order, those in a browser in processes of their own."""
    words = [*random_order(), *arguments]
    if any(is_path(word) for word in arguments):
        return run_pytest(words, variables)
    without_browser = run_pytest([*words, f"--ignore={BROWSER_TESTS}"], variables)
    in_browser = run_pytest([*words, BROWSER_TESTS], variables)
    if in_browser == TESTS_FAILED and not arguments:
        in_browser = repeat_in_browser(variables)
    outcomes = {without_browser, in_browser}
    if 0 in outcomes:
        outcomes.discard(NO_TESTS)  # a choice such as `-k sowing` may leave one part empty
    return max(outcomes)


def repeat_in_browser(variables: dict[str, str]) -> int:
    """Run the few tests that failed in a browser once more, and say which failed by chance."""
    failed = failed_tests(BROWSER_TESTS)
    if not 0 < len(failed) <= MAX_REPEATED:
        return TESTS_FAILED
    names = "".join(f"\n  {test}" for test in failed)
    notice(f"== once more, one at a time, what failed in the browser:{names}")
    if run_pytest(["-n", "1", *failed], variables) != 0:
        return TESTS_FAILED
    notice(
        "dev.py: these failed and then passed. That is a fault of the page or of the test,"
        f" to be found (docs/decisions/0047):{names}"
    )
    return 0


def random_order() -> list[str]:
    """Return the option that gives the tests a random order, and tell which."""
    seed = secrets.randbelow(2**32)
    notice(f"== tests, in the order of --randomly-seed={seed}")
    return [f"--randomly-seed={seed}"]


def is_path(word: str) -> bool:
    return (ROOT / word.split("::")[0]).exists()


def run_pytest(arguments: list[str], variables: dict[str, str]) -> int:
    workers = min(MAX_WORKERS, max(2, os.cpu_count() or 2))
    command = [str(program("python")), "-m", "pytest", "-q", "-n", str(workers), *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def compile_engine(arguments: list[str]) -> int:
    if arguments not in ([], ["--browser"]):
        return wrong_use(f"compile takes no argument but --browser, not {' '.join(arguments)!r}")
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


def wrong_use(sentence: str) -> int:
    notice(f"dev.py: {sentence}; `python3 dev.py --help` shows what there is.")
    return 2


def main(words: list[str]) -> int:
    name, arguments = (words[0], words[1:]) if words else ("--help", [])
    asks_for_help = name in OWN_HELP and arguments in (["--help"], ["-h"])
    if name in ("--help", "-h", "help") or asks_for_help:
        print(__doc__.strip())
        return 0
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, 1)
        guess = f" (did you mean {near[0]!r}?)" if near else ""
        return wrong_use(f"no command {name!r}{guess}")
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
