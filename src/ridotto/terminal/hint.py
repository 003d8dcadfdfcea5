"""`ridotto hint`: the best moves in an unfinished match."""

from rich.text import Text

from ridotto.bots.compilation import compile_bot, needs_compiling
from ridotto.bots.hints import suggest
from ridotto.bots.registry import searcher
from ridotto.engine.errors import InvalidOptions, InvalidRecord
from ridotto.engine.game import CHANCE, Seat
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.records.seat_names import BOT_PREFIX
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.screens.names import Names, labels_of
from ridotto.screens.words import Words
from ridotto.search.budget import Budget
from ridotto.terminal.display.screen import Screen
from ridotto.terminal.hints import tell_hint
from ridotto.terminal.replay import find_record
from ridotto.terminal.saves import Saves


def run(
    file: str | None,
    *,
    line: int | None = None,
    seat: Seat | None = None,
    budget: Budget,
    language: str,
    saves: Saves | None = None,
) -> int:
    """Print the hint and return the exit status."""
    words = Words(language)
    screen = Screen()
    record = find_record(file or _last_unfinished(saves or Saves()), line)
    if disagreement := verify(record):
        raise InvalidRecord("event-refused", event=str(disagreement.event), reason=disagreement.error)
    match = SomeMatch.resume(record, seed="")
    game, players = match.game, match.game.options(match.state).players
    asked = _first_to_act(match) if seat is None else seat
    game.check_turn(match.state, asked)
    bot = searcher(game.id, budget)
    if needs_compiling(bot):
        screen.show(Text(words("getting-ready")))
    compile_bot(bot)
    found = suggest(game, match.state, asked, Rng.of("hint", asked, len(match.events)), budget)
    names = Names(words, labels_of(words, match.seats, players))
    ui = find_kit(game.id).ui(words)
    told = tell_hint(words, ui, game.view(match.state, asked), found, names.seen_by(asked))
    screen.show(*map(Text, (words("hint-heading-of", name=names.of(asked)), *told)))
    return 0


def _last_unfinished(saves: Saves) -> str:
    paths = saves.unfinished()
    if not paths:
        raise InvalidOptions("nothing-to-resume", folder=str(saves.unfinished_folder))
    return str(paths[0])


def _first_to_act(match: SomeMatch) -> Seat:
    """The first person the match waits for, or the first bot; any seat if it waits for nobody."""
    acting = [seat for seat in match.game.to_act(match.state) if seat != CHANCE]
    seats = match.seats or ()
    people = [seat for seat in acting if not (seat < len(seats) and seats[seat].startswith(BOT_PREFIX))]
    return next(iter(people or acting), 0)
