"""The scoring at the end, one module per paragraph."""
