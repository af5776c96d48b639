"""The smallest legal game: a template to copy, and the contract tests' first customer."""
