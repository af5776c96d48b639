"""Write the engine in C for browsers: 32 bits, another Python. Run by `tools.native.wasm`.

usage: python -m tools.native.wasm_sources 3.14.2 ulpia/kernel/moves.py …
"""

from __future__ import annotations

import functools
import os
import shutil
import sys
import sysconfig

# mypyc asks for which machine it writes when it is imported.
sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4

from mypyc import build as mypyc_build  # noqa: E402
from mypyc.build import mypycify  # noqa: E402
from mypyc.options import CompilerOptions  # noqa: E402

from tools.native import compile as compiling  # noqa: E402
from tools.paths import BUILD  # noqa: E402

C_FILES = BUILD / "wasm-c"
STAGING = BUILD / "wasm-staging"


def main() -> None:
    version, *modules = sys.argv[1:]
    major, minor = (int(part) for part in version.split(".")[:2])
    options = functools.partial(CompilerOptions, capi_version=(major, minor))
    setattr(mypyc_build, "CompilerOptions", options)  # noqa: B010 - mypycify has no word for it
    compiling.stage_sources(STAGING)
    os.chdir(STAGING)
    mypycify(
        modules,
        opt_level=compiling.OPTIMISATION,
        debug_level="0",
        multi_file=True,
        group_name="ulpia",
        target_dir=str(C_FILES),
    )
    shutil.rmtree(STAGING)


if __name__ == "__main__":
    main()
