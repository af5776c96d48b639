"""The compiled engine for the browser: the same mypyc, a stock clang, one WebAssembly module.

usage: python -m tools.native.wasm

Needed are clang, wasm-ld, the C headers of Emscripten and those of the Python that Pyodide brings;
docs/performance.md says where they come from. All native modules lie in one file, since browsers
load one large file sooner than a hundred small ones. `tools.web.engine` lays it beside the pages if
it is there and fits the source; else the browser interprets the engine.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tools.native import compiled
from tools.paths import BUILD, ROOT, digest, program
from tools.stages import Failure, StageFailed, run_stage

PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
FOLDER: Final = BUILD / "wasm"
STAMP: Final = FOLDER / "stamp"
LIBRARY: Final = FOLDER / "engine.wasm"
LOG: Final = BUILD / "wasm.log"
C_FILES: Final = BUILD / "wasm-c"
PYTHON: Final = C_FILES / "python"
SHIMS: Final = Path(__file__).with_name("wasm_modules.c")
GENERATOR: Final = Path(__file__).with_name("wasm_sources.py")
SYSCONFIG: Final = "_sysconfigdata__emscripten_wasm32-emscripten.py"
EXPORTED: Final = ("PyInit_ulpia__mypyc", "PyInit_ulpia_modules")
CLANGS: Final = ("clang", "clang-21", "clang-20", "clang-19", "clang-18", "clang-16", "clang-14")

TABLES: Final = (
    "ulpia/games/*/vocabulary.py",
    "ulpia/ai/evaluate/*/weights.py",
    "ulpia/ai/forecast/*/points.py",
    "ulpia/ai/forecast/*/chances.py",
    "ulpia/ai/forecast/*/usual.py",
)
"""Modules that hold tables alone: as machine code many times as large, and not faster."""

NOT_NEEDED: Final = ("ulpia/kernel/laws.py", "ulpia/kernel/batch.py", "ulpia/kernel/playout.py")
"""What only tests and long runs of games import."""

COMPILE: Final = (
    "--target=wasm32-unknown-emscripten",
    "-O2",
    "-fPIC",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-Wno-everything",
    "-D__EMSCRIPTEN_major__=5",
    "-D__EMSCRIPTEN_minor__=0",
    "-D__EMSCRIPTEN_tiny__=3",
    "-D__EMSCRIPTEN__",
    "-DNDEBUG",
)
LINK: Final = ("-shared", "--experimental-pic", "--strip-all", "--no-entry", "-O2")

CONFIGURED: Final = re.compile(r"'((?:HAVE|SIZEOF|ALIGNOF|WITH|PY|Py)_\w+)': ([1-9]\d*)\b")
HOW: Final = "docs/performance.md, “In the browser”, says what it needs"


def modules() -> list[Path]:
    """Return the modules that are compiled for the browser, relative to the source folder."""
    left_out = (*TABLES, *NOT_NEEDED)
    return [each for each in compiled.modules() if not any(map(each.match, left_out))]


def is_fresh() -> bool:
    return compiled.read(STAMP) == wanted_stamp() and LIBRARY.is_file()


def wanted_stamp() -> str:
    """Return what the stamp must be: the sources, what makes C of them, and Pyodide."""
    recipe = [Path(__file__), SHIMS, GENERATOR, PYODIDE / "pyodide-lock.json"]
    return digest([compiled.wanted_stamp()], recipe)


def build() -> Path:
    """Bring the compiled engine for the browser up to date, or raise with what is missing."""
    if not is_fresh():
        clang, include = compiler(), headers()
        write_sources()
        write_python_headers()
        link(compile_all(clang, include))
        STAMP.write_text(wanted_stamp())
    return LIBRARY


# what must be there


def compiler() -> str:
    found = next((name for name in CLANGS if shutil.which(name)), None)
    if found is None or linker() is None:
        raise Failure(f"clang and wasm-ld are needed (Debian: `apt install clang lld`); {HOW}.")
    return found


def linker() -> str | None:
    names = ("wasm-ld", *(name.replace("clang", "wasm-ld") for name in CLANGS))
    return next((name for name in names if shutil.which(name)), None)


def headers() -> list[Path]:
    """Return the folders of the C library's headers and of Python's, in their order."""
    return [*c_headers(), PYTHON]


def c_headers() -> list[Path]:
    """Return where the C headers of Emscripten lie: made by it, or as its package has them."""
    roots = [Path(os.environ.get("EMSCRIPTEN_ROOT", "/usr/share/emscripten"))]
    for root in roots:
        made = root / "cache" / "sysroot" / "include"
        if (made / "stdio.h").is_file():
            return [made]
        library = root / "system" / "lib" / "libc" / "musl"
        if (library / "include" / "stdio.h").is_file():
            below = ("include", "arch/emscripten", "arch/generic")
            return [*(library / name for name in below), root / "system" / "include"]
    raise Failure(
        f"the C headers of Emscripten are missing: install it, or set EMSCRIPTEN_ROOT; {HOW}."
    )


def python_headers() -> Path:
    """Return where the headers of the browser's Python lie; its last number does not matter."""
    wanted = ".".join(python_version().split(".")[:2])
    given = os.environ.get("ULPIA_PYTHON_HEADERS")
    places = [Path(given)] if given else [Path(f"/usr/include/python{wanted}")]
    interpreter = shutil.which(f"python{wanted}")
    if not given and interpreter:
        code = "import sysconfig; print(sysconfig.get_path('include'))"
        told = subprocess.run([interpreter, "-c", code], capture_output=True, text=True, check=True)
        places.append(Path(told.stdout.strip()))
    for place in places:
        if (place / "patchlevel.h").is_file() and wanted in version_of(place):
            return place
    raise Failure(
        f"the headers of Python {wanted} are missing: install it with its headers, or name their"
        f" folder in ULPIA_PYTHON_HEADERS; {HOW}."
    )


def version_of(place: Path) -> str:
    found = re.search(r'PY_VERSION\s+"([^"]+)"', (place / "patchlevel.h").read_text())
    return found.group(1) if found else ""


def python_version() -> str:
    about = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return str(about["python"])


# making it


def write_sources() -> None:
    """Let mypyc write C for 32 bits and for the browser's Python."""
    names = [module.as_posix() for module in modules()]
    shutil.rmtree(C_FILES, ignore_errors=True)
    run(
        f"Writing the engine in C for the browser ({len(names)} modules)",
        [str(program("python")), "-m", "tools.native.wasm_sources", python_version(), *names],
    )


def write_python_headers() -> None:
    """Copy Python's headers, with a `pyconfig.h` of what Pyodide's Python tells of itself."""
    shutil.copytree(python_headers(), PYTHON)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        told = library.read(SYSCONFIG).decode()
    lines = [f"#define {name} {value}" for name, value in CONFIGURED.findall(told)]
    (PYTHON / "pyconfig.h").write_text("\n".join(lines) + "\n")


def compile_all(clang: str, include: list[Path]) -> list[Path]:
    folders = [word for place in include for word in ("-isystem", str(place))]
    mypyc = ["-I", str(runtime()), "-I", str(C_FILES)]
    sources = [*sorted(C_FILES.glob("*.c")), SHIMS]
    objects = C_FILES / "objects"
    objects.mkdir(exist_ok=True)

    def compile_one(source: Path) -> Path:
        made = objects / f"{source.stem}.o"
        command = [clang, *COMPILE, "-nostdlibinc", *mypyc, *folders]
        run_quietly([*command, "-c", str(source), "-o", str(made)])
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(compile_one, sources))


def runtime() -> Path:
    """Return the folder of mypyc's own C files."""
    code = "import mypyc, pathlib; print(pathlib.Path(mypyc.__file__).parent / 'lib-rt')"
    told = subprocess.run([program("python"), "-c", code], capture_output=True, text=True)
    return Path(told.stdout.strip())


def link(objects: list[Path]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = linker()
    assert found is not None, "whoever asked for the compiler has asked for the linker too"
    exports = [f"--export={name}" for name in EXPORTED]
    run_quietly([found, *LINK, *exports, *map(str, objects), "-o", str(LIBRARY)])


def run(title: str, command: list[str]) -> None:
    try:
        run_stage(title, command, LOG, ROOT, os.environ)
    except StageFailed as failed:
        raise Failure("the engine for the browser was not made.", LOG) from failed


def run_quietly(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        LOG.write_text(" ".join(command) + "\n" + done.stderr)
        raise Failure("the engine for the browser did not compile.", LOG)


if __name__ == "__main__":
    build()
    sys.exit(0)
