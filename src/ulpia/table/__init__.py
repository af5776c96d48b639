"""A table: seats, people, a game in progress, and everything that may be asked of it."""
