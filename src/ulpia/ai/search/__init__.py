"""Looking ahead: whole turns, and turns after turns."""
