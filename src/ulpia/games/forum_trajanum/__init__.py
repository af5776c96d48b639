"""The rules of Forum Trajanum (Stefan Feld, 2018)."""
