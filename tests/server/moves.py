"""The first move that comes to a visitor's mind."""

from typing import Any


def move_for(task: dict[str, Any]) -> str:
    """The first answer that a task allows."""
    match task["kind"]:
        case "play":
            return f"play {task['cards'][0]}"
        case "pass":
            return pass_for(task)
        case "bid":
            return f"bid {task['numbers'][0]}"
        case "give":
            return f"give {task['slots'][0]} to {task['seats'][0]}"
        case "name":
            return f"name {task['seats'][0]}"
        case "dismiss":
            return f"dismiss {task['directors'][0]}"
        case _:
            return f"cast {' '.join(str(singer) for singer in task['best'])}"


def pass_for(task: dict[str, Any]) -> str:
    words = ["pass"]
    for goal, card in zip(task["goals"], task["cards"], strict=False):
        words += [card] if goal["goal"] in words else [goal["goal"], card]
    return " ".join(words)
