"""Pictures of the pages, taken with Chromium."""
