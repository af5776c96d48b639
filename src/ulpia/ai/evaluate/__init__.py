"""How positions are evaluated: what all games share, and one folder for each game."""
