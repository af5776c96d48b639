"""Doors for researchers: PettingZoo, OpenSpiel, and engines in any language."""
