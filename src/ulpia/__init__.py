"""Ulpia: Trajan and Forum Trajanum, to play, to learn and to study."""
