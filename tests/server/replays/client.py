"""A small client of replays, and what it should see."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ridotto.engine.game import Game, O, S, V
from ridotto.engine.records.record import Record
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import PAGE_BYTES, PageRequest, PageSteps, Showing, page_steps
from ridotto.server.replays.played import PlayedMatch
from tests.game_messages import messages_of, positions_of, replays_of, tasks_of
from tests.walks import some_game

HEAD_BYTES = 64 * 1024


def finished(steps: PageSteps) -> bytes:
    """What the steps lead to, taken one after the other."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        answer: bytes = end.value
        return answer


@dataclass
class Client:
    """Puts the pages together: keeps the finished rounds, and gives each position its own."""

    record: Record
    seat: int | None
    count: int
    kept: KeptMatches
    frames: list[dict[str, Any]] = field(default_factory=list)
    rounds: list[dict[str, Any]] = field(default_factory=list)

    def page(self, first: int, count: int) -> dict[str, Any]:
        wish = PageRequest(self.seat, first, count, len(self.rounds))
        answer = finished(page_steps(self.kept, Showing(self.record), wish))
        assert len(answer) <= PAGE_BYTES + HEAD_BYTES
        replays_of(self.record.game).validate_json(answer)
        page: dict[str, Any] = json.loads(answer)
        assert page["first_round"] == len(self.rounds)
        self.rounds += page["past"]
        return page

    def read(self) -> None:
        """All pages from the first to the last."""
        first: int | None = 0
        while first is not None:
            page = self.page(first, self.count)
            assert [frame["number"] for frame in page["frames"]] == [
                *range(first, first + len(page["frames"]))
            ]
            last = page["frames"][-1]
            missing = page["next_round"]
            while missing is not None:
                known = len(self.rounds)
                assert missing == known
                missing = self.page(last["number"], 0)["next_round"]
                assert len(self.rounds) > known, "every answer brings one further"
            self.frames += map(self.with_past, page["frames"])
            assert page["next_frame"] in (None, len(self.frames))
            first = page["next_frame"]

    def with_past(self, frame: dict[str, Any]) -> dict[str, Any]:
        position = frame["position"]
        assert position["past"] == []
        return {**frame, "position": {**position, "past": self.rounds[: position["round"]]}}


def expected(
    game: Game[S, V, O], record: Record, seat: int | None, first: int = 0
) -> Iterator[dict[str, Any]]:
    """The frames from this one on as the table itself would show them."""
    messages, found = messages_of(game), some_game(game.id)
    states = PlayedMatch(found, found.parse_options(record.options), tuple(record.events))
    while not states.is_played:
        states.play_one()
    for number, state in enumerate(states.states_from(first), start=first):
        view = found.view(state, seat)
        yield {
            "number": number,
            "line": record.events[number - 1] if number else None,
            "position": json.loads(positions_of(game).dump_json(messages.position_of(view))),
            "task": json.loads(tasks_of(game).dump_json(messages.task_of(view))),
            "hands": None,
        }
