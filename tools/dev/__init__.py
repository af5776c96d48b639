"""The commands of `dev.py` that are more than a few lines; standard library only."""
