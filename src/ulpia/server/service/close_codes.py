"""Codes with which the server closes websockets; docs/api.md lists them for clients."""

from __future__ import annotations

from typing import Final

CLOSE_INVALID: Final = 4400
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_NO_TABLE: Final = 4404
CLOSE_TOO_SLOW: Final = 4408
CLOSE_TOO_MANY: Final = 4429
