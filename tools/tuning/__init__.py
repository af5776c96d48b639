"""Weights of the opponents, found by self-play."""
