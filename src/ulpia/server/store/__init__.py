"""The database: people, tables and their logs, on SQLite and PostgreSQL."""
