"""Adapters for researchers: PettingZoo, OpenSpiel, and programs in any language."""
