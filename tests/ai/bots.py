"""Bots that misbehave, as programs."""

from __future__ import annotations

import sys
from pathlib import Path

FIRST_LEGAL = Path(__file__).resolve().parents[2] / "examples" / "first_legal_bot.py"

POLITE = """
import json, sys, time
moves = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({{"type": "hello", "protocol": 1}}), flush=True)
    elif message["type"] == "game":
        print(json.dumps({{"type": "ready"}}), flush=True)
    elif message["type"] == "decide":
        moves += 1
        move = message["options"][0]
        if moves > 5:
            {fault}
        print(json.dumps({{"type": "move", "move": move}}), flush=True)
"""
FAULTS = {
    "late": "time.sleep(60)",
    "crash": "raise RuntimeError('out of ideas')",
    "illegal": "move = 'jump'",
    "no json": "print('hmm', flush=True)",
    "wrong type": "print('[]', flush=True)",
    "chatty": "print(json.dumps({'type': 'move', 'move': 'place blue'}), flush=True)",
    "silent end": "sys.exit(0)",
}


def command(bot: Path) -> str:
    return f"cmd:{sys.executable} {bot}"


def faulty_bot(folder: Path, fault: str) -> str:
    """Write a bot that commits a fault in its sixth decision; return its name as a player."""
    file = folder / f"{fault.replace(' ', '_')}.py"
    file.write_text(POLITE.format(fault=FAULTS[fault]))
    return command(file)
