"""Training of the networks of Imperator, by self-play."""
