"""Messages from clients."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field

from ridotto.messages.common import Body, SeatNumber
from ridotto.messages.limits import LONGEST_CHAT, LONGEST_CLOCK_S, LONGEST_MOVE
from ridotto.messages.table.settings import Pace
from ridotto.messages.table.talk import Emote


class Request(BaseModel):
    """The server answers with `accepted` or `refused` and the same id."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    id: int = Field(ge=0, le=2**53)


MOST_ACTION = 62
MOST_THOUGHTS = 8
"""No choice has more actions."""

DecisionNumber = Annotated[int, Field(ge=0)]
LevelName = Annotated[str, Field(min_length=1, max_length=40)]


class MoveRequest(Request):
    """A complete choice in record notation, without the seat: `play 24`."""

    type: Literal["move"]
    decision: DecisionNumber
    move: str = Field(max_length=LONGEST_MOVE)


class TakeBackRequest(Request):
    """Take back your secret choice while others are still choosing."""

    type: Literal["take_back"]
    decision: DecisionNumber


class HintEstimate(BaseModel):
    """The estimate of your search for one action."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)
    action: int = Field(ge=0, le=MOST_ACTION)
    visits: int = Field(ge=0, le=2**53)
    utility: float
    points: float
    chance: float = Field(ge=0, le=1)


HintEstimates = Annotated[
    tuple[HintEstimate, ...], Field(min_length=1, max_length=MOST_ACTION + 1, fail_fast=True)
]
"""The estimates of one search, the best action first."""


class HintRequest(Request):
    """Ask for the best moves; the server sends `hint` when it has found them. Only against bots."""

    type: Literal["hint"]
    decision: DecisionNumber
    every: bool = False
    """Whether to list every searched move, not only the best five."""
    thoughts: Annotated[tuple[HintEstimates, ...], Field(max_length=MOST_THOUGHTS, fail_fast=True)] | None = (
        None
    )
    """Set this to search on your own device: the results so far, () at first. `think` contains the next
    search."""


class PreferRequest(Request):
    """Your preferences while you are connected. The table uses the slowest pace of all players."""

    type: Literal["prefer"]
    pace: Pace | None = None
    """The pace of bots and random events; None: the pace from the table's settings."""
    danger: bool = False
    """Whether positions contain `danger`."""


class SkipRequest(Request):
    """Skip the rest of the pause after this position; takes effect once all players who are present ask for
    it."""

    type: Literal["skip"]
    number: int = Field(ge=0)
    """The number of the position."""


class SitRequest(Request):
    """Take an open seat (None: any), before the start."""

    type: Literal["sit"]
    seat: SeatNumber | None = None


class StandRequest(Request):
    """Give up your seat. Before the start it becomes open again; afterwards a bot plays on."""

    type: Literal["stand"]


class ReturnRequest(Request):
    """Take your seat back from the bot that plays for you."""

    type: Literal["return"]


class FillRequest(Request):
    """Put a bot into an open seat (None: all open seats). Host only."""

    type: Literal["fill"]
    seat: SeatNumber | None = None
    level: LevelName


class ClearRequest(Request):
    """Remove a person or a bot from a seat and open it again, before the start. Host only."""

    type: Literal["clear"]
    seat: SeatNumber


class ClockBody(Body):
    move_s: int = Field(ge=3, le=LONGEST_CLOCK_S)
    reserve_s: int = Field(ge=0, le=86_400)


class ChangeRequest(Request):
    """Change the settings before the start; fields that are left out stay the same. Host only."""

    type: Literal["change"]
    options: dict[str, object] = {}
    """All options. Options that are left out get their default values, except a deck, which stays. If the
    number of players changes, people keep their seats as far as there are enough."""
    is_public: bool = False
    allows_spectators: bool = True
    pace: Pace = "normal"
    clock: ClockBody | None = None
    stand_in: LevelName = ""
    from_memory: bool = False
    is_correspondence: bool = False
    first: SeatNumber | None = None


class StartRequest(Request):
    """Start the match; all seats must be taken. Host only."""

    type: Literal["start"]


class RematchRequest(Request):
    """Play again with the same people; the next seat begins. `next_table` tells everybody the new table."""

    type: Literal["rematch"]
    starts: bool = True
    """Whether the rematch starts automatically once everybody is there; otherwise the host can change
    settings first."""


class EmoteRequest(Request):
    """Send an emote to everybody."""

    type: Literal["emote"]
    emote: Emote


class ChatRequest(Request):
    """Send a text to everybody at a private table. The server cleans it up and saves it in no record."""

    type: Literal["chat"]
    text: str = Field(max_length=LONGEST_CHAT)


class MuteRequest(Request):
    """Mute or unmute a person, here and at other tables."""

    type: Literal["mute"]
    seat: SeatNumber
    is_muted: bool


class AllowChatRequest(Request):
    """Switch the chat off or on, at any time. Host only."""

    type: Literal["allow_chat"]
    is_allowed: bool


TalkRequest = EmoteRequest | ChatRequest | MuteRequest
"""The requests that do not change the table."""

FromClient = Annotated[
    MoveRequest
    | TakeBackRequest
    | HintRequest
    | PreferRequest
    | SkipRequest
    | SitRequest
    | StandRequest
    | ReturnRequest
    | FillRequest
    | ClearRequest
    | ChangeRequest
    | StartRequest
    | RematchRequest
    | AllowChatRequest
    | TalkRequest,
    Discriminator("type"),
]
