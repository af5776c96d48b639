"""Searching for good turns: whole turns, own turns after them, several imagined worlds."""
