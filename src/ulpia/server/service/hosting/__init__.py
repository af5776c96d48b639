"""What the host of a server does from the pages: reports, bans, tables, repairs, health."""
