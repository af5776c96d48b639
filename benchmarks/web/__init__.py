"""Measurements of the pages in a real browser."""
