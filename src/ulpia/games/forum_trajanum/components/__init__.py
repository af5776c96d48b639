"""What lies in the box: typed tables, no behaviour."""
