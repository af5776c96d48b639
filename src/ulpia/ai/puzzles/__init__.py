"""Puzzles: decisions with one clearly best turn that weaker players miss."""
