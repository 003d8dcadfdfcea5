"""Who won, in a sentence."""

from rich.text import Text

from ridotto.engine.game import Outcome
from ridotto.screens.names import Names
from ridotto.screens.words import Words


def announce(words: Words, outcome: Outcome, names: Names) -> Text:
    """The winners of a finished match and why they won."""
    facts: dict[str, str | int] = {"names": names.listed(outcome.winners)}
    if outcome.winners == (names.you,):
        facts["who"] = "you"
    else:
        facts["who"] = "other"
    return Text(words(_key(words, outcome), **facts), style="bold")


def _key(words: Words, outcome: Outcome) -> str:
    """A reason of a game's own may have no words."""
    own = f"outcome-{outcome.reason}"
    if words.has(own):
        return own
    if not outcome.winners:
        return "outcome-nobody"
    return "outcome-points" if len(outcome.winners) == 1 else "outcome-shared"
