"""Opponents: they see imagined worlds, never the real one."""
