"""A bot for the arena, in any language: a line of JSON comes in, a line of JSON goes out (docs/arena.md).

ridotto arena bottle_imp --bots heuristic "program:python3 examples/arena_bot.py"
"""

import json
import sys


def pass_words(task: dict) -> list[str]:
    words: list[str] = []
    for goal, card in zip((goal["goal"] for goal in task["goals"]), task["cards"], strict=False):
        words += [card] if goal in words else [goal, card]
    return words


def first_choice(task: dict) -> str:
    if task["kind"] == "plain":
        return task["moves"][0]
    choices = {
        "play": lambda: task["cards"][:1],
        "pass": lambda: pass_words(task),
        "bid": lambda: task["numbers"][:1],
        "give": lambda: [task["slots"][0], "to", task["seats"][0]],
        "name": lambda: task["seats"][:1],
        "dismiss": lambda: task["directors"][:1],
        "cast": lambda: task["best"],
    }
    return " ".join(map(str, [task["kind"], *choices[task["kind"]]()]))


for line in sys.stdin:
    print(json.dumps({"move": first_choice(json.loads(line)["task"])}), flush=True)
