"""The compiled engine in a browser: all its modules lie in one library, and are found there."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location, spec_from_loader
from types import ModuleType
from typing import Any, Final

LIBRARY: Final = "ulpia__mypyc"
MAKER: Final = "ulpia_modules"
PREFIX: Final = "init_"
DOT: Final = "___"


class NativeModules(MetaPathFinder, Loader):
    """Finds the modules of a library; each is made by the library itself."""

    def __init__(self, file: str) -> None:
        library = load(LIBRARY, file)
        self._make: Final = load(MAKER, file).make
        self.names: Final = {
            name.removeprefix(PREFIX).replace(DOT, ".")
            for name in dir(library)
            if name.startswith(PREFIX)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname in self.names else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        made: ModuleType = self._make(spec.name)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: a native module has run when it was made."""


def load(name: str, file: str) -> Any:
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
    assert spec is not None, "a loader was given"
    module = module_from_spec(spec)
    sys.modules[name] = module
    assert spec.loader is not None, "a loader was given"
    spec.loader.exec_module(module)
    return module


def use_native_modules(file: str) -> int:
    """Prefer the modules of a library to those in Python, and return how many there are."""
    finder = NativeModules(file)
    sys.meta_path.insert(0, finder)
    return len(finder.names)
