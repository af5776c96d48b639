"""Checks that no tool from elsewhere does for us."""
