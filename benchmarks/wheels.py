"""usage: python -m benchmarks.wheels

Builds the pure wheel and that of this machine, installs each in a fresh environment, and prints one
JSON object a line: megabytes, and decisions a second on the wall clock. Takes minutes.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.setup import wheel

KINDS: Final[tuple[wheel.Kind, ...]] = ("pure", "platform")
BENCH: Final = ("bench", "--quick", "--json")
MEGABYTE: Final = 1_000_000
WHERE: Final = "import sysconfig; print(sysconfig.get_path('purelib'))"
BUNDLED: Final = ("pip", "setuptools", "_distutils_hack")
"""What every new environment holds, whatever is installed."""


def measure(kind: wheel.Kind) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="ulpia-wheels-") as folder:
        place = Path(folder)
        built = wheel.build(place, kind)
        scripts = wheel.install(place, built)
        packages = Path(wheel.run([str(scripts / "python"), "-c", WHERE], {}, place).strip())
        others = [each for each in packages.iterdir() if not each.name.startswith(BUNDLED)]
        told = {
            "wheel": kind,
            "load": round(os.getloadavg()[0], 1),
            "file_mb": megabytes([built]),
            "package_mb": megabytes([each for each in others if each.name.startswith("ulpia")]),
            "installed_mb": megabytes(others),
        }
        bench = json.loads(wheel.run([str(scripts / "ulpia"), *BENCH], {}, place))
        wheel.try_server(scripts / "ulpia", place)
        return {**told, "bench": bench}


def megabytes(places: list[Path]) -> float:
    """Return how much lies in files and folders, without compiled bytecode."""
    files = [file for place in places for file in (place, *place.rglob("*")) if file.is_file()]
    return round(sum(each.stat().st_size for each in files if each.suffix != ".pyc") / MEGABYTE, 1)


def main() -> None:
    for kind in KINDS:
        print(json.dumps(measure(kind)), flush=True)


if __name__ == "__main__":
    main()
