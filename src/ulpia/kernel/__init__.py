"""The kernel: turns, decisions, chance, events, matches and records. It knows no game."""
