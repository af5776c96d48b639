"""The engine for the browser: Python for WebAssembly with our rules, players and tables.

The compiled engine lies beside it where `python3 dev.py compile --browser` has made it. Everything
else comes from the registries of packages: Pyodide from npm (pinned in web/package.json),
msgspec's wheel from the Python index (pinned here). `lay` lays the files into
`assets/engine-DIGEST` of some pages, and `engine.json` names them with their sizes: browsers load
them only when somebody asks to play without a server.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.native import compiled, wasm
from tools.paths import BUILD, ROOT, SOURCE, digest, program
from tools.stages import Failure

PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WHEELS: Final = BUILD / "web" / "wheels"
MSGSPEC: Final = (
    "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
)
PLATFORM: Final = ("3.14", "cp", "cp314", "pyemscripten_2026_0_wasm32")
COMPILED: Final = "native.bin"
INTERPRETED: Final = "rules.bin"
"""A browser loads one of both: the compiled engine if it was built, else the interpreted one."""
LAYERS: Final = ("kernel", "games", "ai", "table", "device")
NOT_NEEDED: Final = (
    *("ulpia/ai/arena.py", "ulpia/ai/cluster.py", "ulpia/ai/ratings.py"),
    *("ulpia/ai/python_player.py", "ulpia/ai/sequential.py"),
    *("ulpia/ai/learned/", "ulpia/ai/puzzles/"),
    *("ulpia/table/pairing.py", "ulpia/table/results.py", "ulpia/table/schema.py"),
    *wasm.NOT_NEEDED,
)
"""What needs a server, other packages or much time; a test looks that nothing else imports it."""

MAX_DOWNLOAD: Final = 6_000_000
LOADERS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
STDLIB: Final = frozenset(
    """
    __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins _ssl
    _strptime _weakrefset abc annotationlib ast asyncio base64 bisect bz2 calendar codecs codeop
    collections compression concurrent contextlib contextvars copy copyreg dataclasses datetime
    decimal dis encodings enum fnmatch fractions functools genericpath glob gzip hashlib heapq hmac
    importlib inspect io ipaddress json keyword linecache locale logging lzma ntpath numbers opcode
    operator os pathlib pickle pkgutil posixpath pprint pyodide queue random re reprlib runpy
    secrets selectors shutil signal site socket ssl stat string struct subprocess sysconfig tempfile
    textwrap threading token tokenize traceback types typing urllib uuid warnings weakref zipfile
    zipimport
    """.split()  # noqa: SIM905 - a list of words reads better without ninety quotes
)
"""Parts of the standard library that Pyodide's start and our modules import; tests play with it."""

STDLIB_WITHOUT: Final = frozenset(
    """
    asyncio/__main__ asyncio/tools asyncio/windows_events asyncio/windows_utils
    compression/zlib compression/gzip concurrent/futures/process
    concurrent/futures/interpreter concurrent/interpreters logging/config logging/handlers
    pathlib/types string/templatelib sysconfig/__main__ urllib/error urllib/request urllib/response
    urllib/robotparser zipfile/__main__
    """.split()  # noqa: SIM905
)
SMALL_PACKAGES: Final = ("importlib/metadata", "importlib/resources", "concurrent/interpreters")

ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")

HOW: Final = (
    "the engine for the browser could not be made: `python3 dev.py web` with a network fetches"
    " what it needs"
)


def is_fresh(static: Path) -> bool:
    """Say whether the engine that lies with some pages is that of the source."""
    try:
        about = json.loads((static / "engine.json").read_text())
    except OSError:
        return False
    if about["made_of"] != wanted_stamp():
        return False
    return all((static / about["folder"] / file["name"]).is_file() for file in about["files"])


def wanted_stamp() -> str:
    native = compiled.read(wasm.STAMP) if wasm.is_fresh() else ""
    return digest([MSGSPEC, native, *LAYERS], list(sources()))[:16]


def lay(static: Path) -> None:
    """Lay the engine beside pages, instead of an older one."""
    if is_fresh(static):
        return
    files = engine_files()
    name = f"engine-{digest_of(files)}"
    for old in static.glob("assets/engine-*"):
        shutil.rmtree(old)
    folder = static / "assets" / name
    folder.mkdir(parents=True)
    for file, body in files.items():
        (folder / file).write_bytes(body)
    sizes = [{"name": file, "size": packed_size(file, body)} for file, body in files.items()]
    about = {
        "folder": f"assets/{name}",
        "made_of": wanted_stamp(),
        "python": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"],
        "files": [each for each in sizes if each["name"] not in (COMPILED, INTERPRETED)],
        "interpreted": next(each for each in sizes if each["name"] == INTERPRETED),
        "compiled": next((each for each in sizes if each["name"] == COMPILED), None),
    }
    (static / "engine.json").write_text(json.dumps(about, indent=1) + "\n")


def sources() -> Iterator[Path]:
    """Yield all that the engine is made of."""
    yield Path(__file__)
    yield PYODIDE / "package.json"
    for path, _ in our_files():
        yield path


def our_files() -> list[tuple[Path, str]]:
    """Return our own modules, each with its place in the archive."""
    package = SOURCE / "ulpia"
    found = [package / "__init__.py", package / "extras.py"]
    for layer in LAYERS:
        found += sorted((package / layer).rglob("*.py"))
    named = [(file, file.relative_to(SOURCE).as_posix()) for file in found]
    return [(file, name) for file, name in named if not name.startswith(NOT_NEEDED)]


def engine_files() -> dict[str, bytes]:
    """Return all files that the browser loads, by name."""
    if not (PYODIDE / "pyodide.asm.wasm").is_file():
        raise Failure(HOW)
    files = {name: (PYODIDE / name).read_bytes() for name in LOADERS}
    files["python.bin"] = pack((PYODIDE / "pyodide.asm.wasm").read_bytes())
    files["stdlib.bin"] = small_stdlib()
    files["ulpia.bin"] = our_archive()
    files[INTERPRETED] = rules_archive()
    if wasm.is_fresh():
        files[COMPILED] = pack(wasm.LIBRARY.read_bytes())
    return files


def digest_of(files: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, body in files.items():
        total.update(name.encode() + hashlib.sha256(body).digest())
    return total.hexdigest()[:10]


def packed_size(name: str, body: bytes) -> int:
    """Return how many bytes travel; scripts are packed on the way."""
    return len(gzip.compress(body, 9)) if name.endswith(".mjs") else len(body)


def small_stdlib() -> bytes:
    """Return the standard library without what a game never imports."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        kept = {
            info.filename: library.read(info)
            for info in library.infolist()
            if not info.is_dir() and is_needed(info.filename)
        }
    return archive(kept)


def is_needed(name: str) -> bool:
    module = name.removesuffix(".pyc").removesuffix(".py")
    top = module.split("/")[0]
    if top == "encodings":
        return module.split("/")[-1] in ENCODINGS
    if module in STDLIB_WITHOUT or name.startswith(SMALL_PACKAGES):
        return False
    return top in STDLIB


def rules_archive() -> bytes:
    """Return the modules that the compiled engine stands for, for browsers that interpret them."""
    native = native_modules()
    return archive({name: file.read_bytes() for file, name in our_files() if name in native})


def native_modules() -> frozenset[str]:
    return frozenset(module.as_posix() for module in wasm.modules())


def our_archive() -> bytes:
    """Return our modules and msgspec, ready to lie on Python's path."""
    native = native_modules()
    files = {name: file.read_bytes() for file, name in our_files() if name not in native}
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        for info in wheel.infolist():
            if not info.filename.endswith((".pyi", "RECORD")):
                files[info.filename] = wheel.read(info)
    return archive(files)


def archive(files: dict[str, bytes]) -> bytes:
    """Return files as a zip, packed as a whole: a quarter smaller than file by file."""
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as made:
        for name, body in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name), body)
    return pack(plain.getvalue())


def pack(body: bytes) -> bytes:
    """Return a file as it travels; the page unpacks it, since many static hosts pack nothing."""
    return gzip.compress(body, 9, mtime=0)


def msgspec_wheel() -> Path:
    """Return msgspec for WebAssembly; fetched once, by the client of the Python index."""
    version, implementation, abi, platform = PLATFORM
    known = list(WHEELS.glob(f"msgspec-*-{platform}.whl"))
    if known:
        return known[0]
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = WHEELS / "requirements.txt"
    wanted.write_text(MSGSPEC + "\n")
    command = [str(program("python")), "-m", "pip", "download", "--disable-pip-version-check"]
    command += ["--quiet", "--no-input", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    command += ["--python-version", version, "--implementation", implementation, "--abi", abi]
    command += ["--platform", platform, "--dest", str(WHEELS), "-r", str(wanted)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{HOW} ({done.stderr.strip().splitlines()[-1:] or ['pip failed']})")
    return next(WHEELS.glob(f"msgspec-*-{platform}.whl"))
