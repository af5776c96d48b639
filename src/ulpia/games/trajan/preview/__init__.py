"""What a player can see coming. Clients know no rules: they show what is reckoned here."""
