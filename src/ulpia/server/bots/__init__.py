"""Bots: schedule, worker processes, and the queue on PostgreSQL."""
