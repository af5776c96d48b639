#!/usr/bin/env python3
"""The smallest bot: it always takes the first option. It needs nothing of Ulpia.

    ulpia arena trajan --players "cmd:python3 examples/first_legal_bot.py,random" --games 10

docs/protocol.md describes the messages; copy this file and make `choose` cleverer.
"""

import json
import sys


def choose(question):
    """Return one of the options. `question` also holds view, prompt, about, news and clock."""
    return question["options"][0]


def answer(message):
    """Return what to say to a message, or None if it needs no answer."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "first legal"}
    if message["type"] == "game":
        return {"type": "ready"}
    if message["type"] == "decide":
        return {"type": "move", "move": choose(message)}
    return None  # result and bye, and whatever later versions may tell


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
