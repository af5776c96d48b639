"""News between server processes. One process alone needs none: its hall tells everybody."""
