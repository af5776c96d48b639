"""How a game will probably end: expected points by source, and the chance of every seat to win."""
