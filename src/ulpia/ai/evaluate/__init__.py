"""What a position is worth: features and weights for each game."""
