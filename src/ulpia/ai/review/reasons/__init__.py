"""Why a line was better, as patterns with facts; sentences are made of them elsewhere."""
