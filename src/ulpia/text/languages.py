"""Which language to speak when nobody said so."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from ulpia.text.catalogue import ENGLISH, LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first one that is set decides, as everywhere on Unix."""


def best_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment if there is a catalogue for it, else English."""
    for variable in VARIABLES:
        setting = environment.get(variable, "")
        if setting:
            language = setting.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH
