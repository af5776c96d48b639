"""`dev.py bench`: the speed of the engine, the server, the pages and the wheels."""

from __future__ import annotations

import subprocess

from tools.dev.program import ulpia, usage_error
from tools.native import compiled
from tools.paths import DEV_LOCK, ROOT, RUN_LOCK, program
from tools.setup import environment
from tools.web import pages


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
        return usage_error("bench --wheels takes nothing else")
    environment.prepare(RUN_LOCK)
    command = [str(program("python")), "-m", "benchmarks.wheels"]
    return subprocess.run(command, cwd=ROOT).returncode
