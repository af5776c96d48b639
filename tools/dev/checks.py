"""`dev.py check`: format, lint, types, imports, commits and names."""

from __future__ import annotations

import subprocess

from tools.dev.program import usage_error
from tools.paths import DEV_LOCK, ROOT, program
from tools.setup import environment
from tools.stages import notice
from tools.web import pages

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


def check(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        return usage_error(f"check takes no argument but --fix, not {' '.join(arguments)!r}")
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
