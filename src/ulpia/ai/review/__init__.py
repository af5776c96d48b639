"""The review of a finished game: what each decision was worth, and what was luck."""
