"""What is kept: people, tables and their logs; SQLite and PostgreSQL through one code path."""
