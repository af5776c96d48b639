"""Trajan in the terminal."""

from ulpia.cli.boards.trajan.board import TrajanBoard as GameBoard

__all__ = ["GameBoard"]
