"""`dev.py test`: all of it, the quick tests, or some."""

from __future__ import annotations

import os
import secrets
import subprocess

from tools.checks.failures import failed_tests
from tools.dev.checks import NAME_TESTS, check
from tools.native import compiled
from tools.paths import DEV_LOCK, ROOT, program
from tools.setup import environment
from tools.stages import Failure, explain, notice
from tools.web import pages

MAX_WORKERS = 8
BROWSER_TESTS = "tests/e2e"
MAX_REPEATED = 3  # tests in a browser that may have failed by chance; more than that is a fault
NOT_QUICK = (BROWSER_TESTS, "tests/server", "tests/research")
QUICK = ["-m", "not slow", *(f"--ignore={path}" for path in (*NOT_QUICK, *NAME_TESTS))]
TESTS_FAILED = 1  # how pytest ends then
NO_TESTS = 5  # and when it has found none


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
