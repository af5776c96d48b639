"""Trajan, by Stefan Feld: the complete rules (docs/rules/trajan.md)."""
