"""What clients say."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field

from ridotto.messages.common import SeatNumber
from ridotto.messages.limits import LONGEST_CHAT, LONGEST_CLOCK_S, LONGEST_MOVE
from ridotto.messages.table.settings import Pace
from ridotto.messages.table.talk import Emote


class Request(BaseModel):
    """Answered by `accepted` or `refused` with the same id."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    id: int = Field(ge=0, le=2**53)


MOST_ACTION = 62
MOST_THOUGHTS = 8
"""No choice has more actions."""

DecisionNumber = Annotated[int, Field(ge=0)]
LevelName = Annotated[str, Field(min_length=1, max_length=40)]


class MoveRequest(Request):
    """A whole choice, as a record writes it, without the seat: `play 24`."""

    type: Literal["move"]
    decision: DecisionNumber
    move: str = Field(max_length=LONGEST_MOVE)


class TakeBackRequest(Request):
    """Take back one's secret choice while others still choose."""

    type: Literal["take_back"]
    decision: DecisionNumber


class HintEstimate(BaseModel):
    """What your search thinks of one action."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)
    action: int = Field(ge=0, le=MOST_ACTION)
    visits: int = Field(ge=0, le=2**53)
    utility: float
    points: float
    chance: float = Field(ge=0, le=1)


HintEstimates = Annotated[tuple[HintEstimate, ...], Field(min_length=1, max_length=MOST_ACTION + 1)]
"""Of one search, the best action first."""


class HintRequest(Request):
    """Ask which moves are best; `hint` answers when they are found. Only against bots."""

    type: Literal["hint"]
    decision: DecisionNumber
    every: bool = False
    """Whether to tell of every move that was looked at, not only of the best five."""
    thoughts: Annotated[tuple[HintEstimates, ...], Field(max_length=MOST_THOUGHTS)] | None = None
    """You think yourself: what you have found so far, at first (). `think` says what to search next."""


class PreferRequest(Request):
    """How you want to be served as long as you are here. The table waits for the slowest who plays."""

    type: Literal["prefer"]
    pace: Pace | None = None
    """How fast bots and nature go on; None: as the table was made."""
    danger: bool = False
    """Whether positions come with `danger`."""


class SkipRequest(Request):
    """Do not rest any longer after this position; counts once everybody who plays and is here asks for it."""

    type: Literal["skip"]
    number: int = Field(ge=0)
    """Of the position."""


class SitRequest(Request):
    """Take an open seat (None: any), before the start."""

    type: Literal["sit"]
    seat: SeatNumber | None = None


class StandRequest(Request):
    """Give up one's seat: before the start it is open again, afterwards a bot plays on."""

    type: Literal["stand"]


class ReturnRequest(Request):
    """Take one's seat back from the bot that plays for one."""

    type: Literal["return"]


class FillRequest(Request):
    """Put a bot into an open seat (None: all open seats). The host's."""

    type: Literal["fill"]
    seat: SeatNumber | None = None
    level: LevelName


class ClearRequest(Request):
    """Open a seat again that a person or a bot has taken, before the start. The host's."""

    type: Literal["clear"]
    seat: SeatNumber


class ClockBody(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    move_s: int = Field(ge=3, le=LONGEST_CLOCK_S)
    reserve_s: int = Field(ge=0, le=86_400)


class ChangeRequest(Request):
    """Agree on other settings before the start; what is left out stays. The host's."""

    type: Literal["change"]
    options: dict[str, object] = {}
    """All of them: those that are not named take their defaults, but for a deck, which stays. With another
    number of players, people keep their seats as far as there are any."""
    is_public: bool = False
    allows_spectators: bool = True
    pace: Pace = "normal"
    clock: ClockBody | None = None
    stand_in: LevelName = ""
    from_memory: bool = False
    is_correspondence: bool = False
    first: SeatNumber | None = None


class StartRequest(Request):
    """Begin; all seats are taken. The host's."""

    type: Literal["start"]


class RematchRequest(Request):
    """Play again with the same people and the next dealer; `next_table` tells everybody where."""

    type: Literal["rematch"]
    starts: bool = True
    """Whether it begins by itself once everybody is there; otherwise the host can change settings first."""


class EmoteRequest(Request):
    """Call something out to everybody."""

    type: Literal["emote"]
    emote: Emote


class ChatRequest(Request):
    """Say something to everybody at a private table. It is tidied, and kept in no record."""

    type: Literal["chat"]
    text: str = Field(max_length=LONGEST_CHAT)


class MuteRequest(Request):
    """Hear somebody no more, or again, here and at other tables."""

    type: Literal["mute"]
    seat: SeatNumber
    is_muted: bool


class AllowChatRequest(Request):
    """Switch the chat off or on. The host's, at any time."""

    type: Literal["allow_chat"]
    is_allowed: bool


TalkRequest = EmoteRequest | ChatRequest | MuteRequest
"""What changes nothing at the table."""

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
