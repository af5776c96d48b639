"""Names as an eye sees them: no case, blanks, invisible marks or letters of other alphabets."""

from __future__ import annotations

import unicodedata
from typing import Final

HIDDEN_LETTERS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
INVISIBLE_LETTERS: Final = frozenset(
    [chr(code) for code in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)]
    + [chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))]
    + [chr(code) for code in range(0xE0100, 0xE01F0)]
)
"""Letters that are drawn as nothing although Unicode counts them as visible."""
TWINS: Final = str.maketrans(
    # Cyrillic, then Greek; small letters, of which some are twins as capitals only
    "авеёѕіїјкмнорстухһԁԛԝӏ" + "αβεζηικμνορτυχω",
    "abeësiïjkmhopctyxhdqwl" + "abezhikmvoptyxw",
)
"""Letters of other alphabets that are drawn as Latin ones are."""
MAX_PLAIN_NAME: Final = 96


def plain_names(name: str) -> tuple[str, str]:
    """Return how a name looks, which is kept, and how accounts of earlier versions kept it."""
    written = plain_name(name)
    return written.translate(TWINS), written


def plain_name(name: str) -> str:
    """Return a name without case, blanks and invisible marks."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = [letter for letter in folded if not letter.isspace() and not is_invisible(letter)]
    return "".join(seen)[:MAX_PLAIN_NAME]


def is_invisible(letter: str) -> bool:
    return letter in INVISIBLE_LETTERS or unicodedata.category(letter) in HIDDEN_LETTERS
