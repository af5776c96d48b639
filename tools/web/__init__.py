"""The pages of the browser: built, tested, and what Python writes for them."""
