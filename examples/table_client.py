"""Plays at a web table with any legal move, and comes back after a lost connection (docs/bots/protocol.md).

python examples/table_client.py 127.0.0.1:8000 [TABLE]   without a table it opens one with bots
Needs: pip install httpx websockets
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
import websockets

HOST = sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:8000"
NEW_TABLE = {
    "game": "turandot",
    "options": {"players": 3},
    "seats": ["me", "bot:normal", "bot:normal"],
    "starts": True,
    "pace": "instant",
}


def choose(task: dict[str, Any]) -> str:
    """Any legal move, as a record writes it; `task` lists all that is legal."""
    match task["kind"]:
        case "plain":
            return f"{random.choice(task['moves'])}"
        case "play":
            return f"play {random.choice(task['cards'])}"
        case "bid":
            return f"bid {random.choice(task['numbers'])}"
        case "give":
            return f"give {random.choice(task['slots'])} to {random.choice(task['seats'])}"
        case "name":
            return f"name {random.choice(task['seats'])}"
        case "dismiss":
            return f"dismiss {random.choice(task['directors'])}"
        case "cast":
            return "cast " + " ".join(map(str, task["best"]))
    words = ["pass"]
    cards = random.sample(task["cards"], len(task["goals"]))
    for goal, card in zip(task["goals"], cards, strict=True):
        words += [card] if goal["goal"] in words else [goal["goal"], card]
    return " ".join(words)


async def play(table: str, cookie: str) -> Any:
    headers = {"Cookie": f"ridotto={cookie}"}
    # Connects again whenever the connection is lost.
    async for socket in websockets.connect(f"ws://{HOST}/ws/tables/{table}", additional_headers=headers):
        answered = -1
        try:
            await socket.send(json.dumps({"type": "sit", "id": 0}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "position":
                    continue
                if message["position"]["outcome"]:
                    return message["position"]["outcome"]
                if message["task"] and message["decision"] > answered:
                    answered = message["decision"]
                    move = {"id": answered, "decision": answered, "move": choose(message["task"])}
                    await socket.send(json.dumps({"type": "move", **move}))
        except websockets.ConnectionClosed:
            pass
    raise SystemExit("the server does not answer")


with httpx.Client(base_url=f"http://{HOST}") as http:
    http.put("/api/me", json={"name": "Any Move"})
    table = sys.argv[2] if len(sys.argv) > 2 else http.post("/api/tables", json=NEW_TABLE).json()["id"]
    print(asyncio.run(play(table, http.cookies["ridotto"])))
