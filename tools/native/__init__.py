"""The engine compiled by mypyc."""
