"""The ladder of the levels: games between neighbours, and the report on them."""
