"""The network of this game."""
