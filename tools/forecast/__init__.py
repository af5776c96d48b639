"""The forecast: games between mixed levels, a fit, and a report on how far it can be believed."""
