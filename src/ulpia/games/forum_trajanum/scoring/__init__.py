"""The scoring phase, one module per paragraph."""
