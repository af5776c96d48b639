"""How a game's players opened it: one module for each game that says what its opening is."""
