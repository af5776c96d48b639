"""Notices: what people hear of while none of their pages is looking, and by which channel."""
