"""What `dev.py` is made of, and programs for developers, in folders by purpose.

`paths`, `stages`, `setup` and `web.pages` need the standard library only: they run before anything
is installed.
"""
