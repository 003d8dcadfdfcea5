"""A bot for the arena, in any language: a line of JSON comes in, one goes out (docs/bots/arena.md).

ridotto arena bottle_imp --bots heuristic "program:python3 examples/arena_bot.py"
"""

import json
import sys
from typing import Any

Task = dict[str, Any]


def pass_words(task: Task) -> list[str]:
    words: list[str] = []
    for goal, card in zip((goal["goal"] for goal in task["goals"]), task["cards"], strict=False):
        words += [card] if goal in words else [goal, card]
    return words


def first_choice(task: Task) -> str:
    """The first legal move, as a record writes it."""
    match task["kind"]:
        case "plain":  # a game without messages of its own
            return str(task["moves"][0])
        case "play":
            words = task["cards"][:1]
        case "pass":
            words = pass_words(task)
        case "bid":
            words = task["numbers"][:1]
        case "give":
            words = [task["slots"][0], "to", task["seats"][0]]
        case "name":
            words = task["seats"][:1]
        case "dismiss":
            words = task["directors"][:1]
        case _:
            words = task["best"]
    return " ".join(map(str, [task["kind"], *words]))


for line in sys.stdin:
    print(json.dumps({"move": first_choice(json.loads(line)["task"])}), flush=True)
