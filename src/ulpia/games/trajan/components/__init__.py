"""What is printed on wood and cardboard: typed tables, no behaviour."""
