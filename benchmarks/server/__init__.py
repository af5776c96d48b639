"""How fast the server is: moves, spectators, opening games. `python3 dev.py bench --server`."""
