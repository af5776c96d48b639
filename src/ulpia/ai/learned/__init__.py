"""Evaluations that were learned by self-play."""
