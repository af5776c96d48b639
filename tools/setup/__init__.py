"""The project's own environment and the locks that pin it."""
