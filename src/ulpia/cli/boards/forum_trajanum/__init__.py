"""Forum Trajanum in the terminal."""

from ulpia.cli.boards.forum_trajanum.board import ForumTrajanumBoard as GameBoard

__all__ = ["GameBoard"]
