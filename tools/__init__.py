"""What `dev.py` is made of. Standard library only, except `compile.py`."""
