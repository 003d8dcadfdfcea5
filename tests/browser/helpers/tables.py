"""Tables made and played from outside the pages, for tests that look at something else."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import Visit
from tests.patience import PATIENCE_S
from tests.server.moves import move_for


def make_table(page: Page, game: str, **wishes: Any) -> str:
    """A table of the person at this page; its id. Quick bots sit in all seats but the first by default."""
    players = wishes.pop("players", 3 if game == "bottle_imp" else 2)
    options = {"players": players, **wishes.pop("options", {})}
    body = {
        "game": game,
        "options": options,
        "seats": ["me", *["bot:heuristic"] * (players - 1)],
        "pace": "instant",
        "starts": True,
        **wishes,
    }
    wait_to_be_known(page)
    page.request.put("/api/me", data={"name": "Host"})
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def sit_down(visit: Visit, table: str, host: Page) -> Page:
    """A second person comes to the host's table, and the match begins; their page."""
    guest = visit(f"/t/{table}", address=origin_of(host))
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="Start", exact=True).click()
    return guest


def wait_to_be_known(page: Page) -> None:
    """A page asks who it is when it opens; who asked beside it would be another person."""
    deadline = time.monotonic() + PATIENCE_S
    while not page.context.cookies():
        assert time.monotonic() < deadline, f"{page.url} has not asked who it is"
        page.wait_for_timeout(20)


def asks_for(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a position asks for such a choice."""
    return lambda at: bool(at["task"]["kind"] == kind)


def play_out(page: Page, table: str, *, until: Callable[[dict[str, Any]], bool] | None = None) -> None:
    """Play for the person at this page, over the socket, to the end or until a choice: any move will do."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    address = f"{origin_of(page).replace('http', 'ws')}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE_S) as socket:
        sent = -1
        while True:
            said = json.loads(socket.recv(timeout=PATIENCE_S))
            if said["type"] == "table" and said["status"] == "over":
                return
            assert said["type"] != "refused", said
            if said["type"] == "position" and said["task"] and said["decision"] > sent:
                if until is not None and until(said):
                    return
                sent = said["decision"]
                move = any_move(said["task"])
                socket.send(json.dumps({"type": "move", "id": sent, "decision": sent, "move": move}))


def play_all(table: str, *pages: Page, moves: int | None = None) -> None:
    """Play for several people over their sockets, to the end or this many moves: any will do."""
    made = 0
    while moves is None or made < moves:
        for page in pages:
            with at_table(page, table) as hear:
                position = hear("position")
                if position["position"]["outcome"] is not None:
                    return
                if position["task"] is not None:
                    decision, move = position["decision"], any_move(position["task"])
                    hear.send("move", decision=decision, move=move)
                    hear("accepted")
                    made += 1
                    if made == moves:
                        return


class Ear:
    """The socket of a person at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def __call__(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            said: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE_S))
            assert said["type"] != "refused", said
            if said["type"] == kind:
                return said

    def send(self, kind: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": kind, "id": 1} | fields))


@contextmanager
def at_table(page: Page, table: str) -> Iterator[Ear]:
    """As the person at this page, beside the page."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    address = f"{origin_of(page).replace('http', 'ws')}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE_S) as socket:
        yield Ear(socket)


def any_move(task: dict[str, Any]) -> str:
    """The first legal choice, as a record writes it."""
    return str(task["moves"][0]) if task["kind"] == "plain" else move_for(task)


def origin_of(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])
