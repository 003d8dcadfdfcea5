"""Turandot behind the contract of a game."""

from ridotto.compile.bits import mask_of, members, not_in_one_place
from ridotto.compile.kernel import Kernel
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.cell_game import State
from ridotto.engine.cells.world_game import WorldGame
from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import Draw, Outcome, Outcomes, Seat, StepKind
from ridotto.engine.notation import quote_short
from ridotto.games.turandot.rules import best_cast, chance, draws, notation, scoring
from ridotto.games.turandot.rules.deck.cards import DIRECTORS, EVERY_DIRECTOR, SINGERS
from ridotto.games.turandot.rules.observation.layout import LAYOUT
from ridotto.games.turandot.rules.observation.observe import observe
from ridotto.games.turandot.rules.options import (
    DIRECTORS_ROUND,
    OPTION_LIST,
    TurandotOptions,
    parse_options,
)
from ridotto.games.turandot.rules.refusals import explain
from ridotto.games.turandot.rules.state import (
    BIDDING,
    CASTING,
    CHOOSE_MAESTRO,
    DIRECTOR,
    MONEY,
    NO_CARD,
    OPEN_DIRECTORS,
    OVER,
    PHASE,
    POOL,
    REMOVED_DIRECTORS,
    ROUND,
    ROWS,
    SCENERY,
    SIZE,
    SLOT,
    SPENT,
    START_MONEY,
    TABLE,
    TROUPE,
    first_cells,
)
from ridotto.games.turandot.rules.steps import acting
from ridotto.games.turandot.rules.views import worlds
from ridotto.games.turandot.rules.views.from_cells import laid, round_result, view_of
from ridotto.games.turandot.rules.views.see import SEEN_SIZE, see
from ridotto.games.turandot.rules.views.view import PHASES, RoundResult, TurandotState, TurandotView
from ridotto.games.turandot.rules.views.written import format_singer

MOST_POINTS = 100
"""More than any cast, director and scenery can be worth together (T2, T12.5)."""


class TurandotGame(WorldGame[TurandotOptions, RoundResult]):
    id = "turandot"

    step = Kernel(acting.step, "vii", is_brief=True)
    legal_actions = Kernel(acting.legal_actions, "ri", is_brief=True)
    actors = Kernel(acting.actors, "r", is_brief=True)
    take_back = Kernel(acting.take_back, "vi", is_brief=True)
    missing_picks = Kernel(acting.missing_picks, "ri", is_brief=True)
    draw_chance = Kernel(chance.draw_chance, "rvv", is_brief=True)
    settle_chance = Kernel(chance.settle_chance, "vri", is_brief=True)
    see = Kernel(see, "riv", is_brief=True)
    know = Kernel(worlds.know, "vV")
    draw_worlds = Kernel(worlds.draw_worlds, "rRvvi")
    state_size = SIZE
    seen_size = SEEN_SIZE
    known_size = worlds.KNOWN_SIZE
    weights_size = worlds.WEIGHTS_SIZE
    observe = Kernel(observe, "riv", is_brief=True)
    layout = LAYOUT

    @property
    def batch_kernels(self) -> BatchKernels:
        from ridotto.games.turandot.rules.batches import bound_to

        return bound_to(self)

    score_so_far = Kernel(best_cast.score_so_far, "ri", is_brief=True)

    _last_scores: tuple[TurandotState | None, tuple[int, ...]] = (None, ())
    """Every seat's view of a state asks for them."""

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        # Whoever compiles `see` has compiled most of the scores.
        step, see, *others = super().kernels
        return (step, see, self.score_so_far, *others)

    option_list = OPTION_LIST
    parse_options = staticmethod(parse_options)
    read_move = staticmethod(notation.parse_move)
    write_move = staticmethod(notation.format_move)
    read_chance = staticmethod(notation.parse_chance)
    write_chance = staticmethod(notation.format_chance)
    choice_size = staticmethod(notation.choice_size)
    is_action = staticmethod(notation.is_action)

    def start(self, options: TurandotOptions) -> TurandotState:
        return State(options, first_cells(options))

    def view(self, s: TurandotState, seat: Seat | None) -> TurandotView:
        acting = self.to_act(s)
        return view_of(s, self.seen_cells(s, seat), acting, None if acting else self.outcome(s))

    def first_outcome(self, s: TurandotState, seat: Seat) -> Outcomes:
        return (self.check_seat(s, seat),)

    def draws(self, s: TurandotState, drawn: Outcomes) -> tuple[Draw, ...]:
        """A seat; or slot after slot, any card that is left."""
        return draws.next_draws(s.cells.tolist(), self.check_chance(s, drawn))

    def step_kind(self, before: TurandotState, after: TurandotState) -> StepKind:
        if len(after.rounds) > len(before.rounds):
            return "round"
        phase = before.cells[PHASE]
        if phase in (BIDDING, CASTING):
            return "sealed" if after.cells[PHASE] == phase else "reveal"
        return "move"

    def action_name(self, v: TurandotView, action: int) -> str:
        return notation.action_name(PHASES.index(v.phase), action)

    def parties(self, s: TurandotState) -> tuple[int, ...]:
        return tuple(range(s.options.players))

    def scores(self, s: TurandotState) -> tuple[int, ...]:
        """The final scores, or before that what each seat would have with the best cast so far."""
        known, scores = self._last_scores
        if known is not s:
            scores = tuple(int(self.score_so_far.run(s.cells, seat)) for seat in range(s.options.players))
            self._last_scores = s, scores
        return scores

    def dummy_score(self, s: TurandotState) -> int | None:
        return int(self.score_so_far.run(s.cells, TABLE)) if s.options.has_dummy else None

    def outcome(self, s: TurandotState) -> Outcome | None:
        if s.cells[PHASE] != OVER:
            return None
        scores, dummy = self.scores(s), self.dummy_score(s)
        if dummy is not None and dummy > max(scores):
            return Outcome(scores, (), "dummy", dummy)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return Outcome(scores, tuple(best), "points", dummy)
        c: list[int] = s.cells.tolist()
        stars = {seat: scoring.stars_of(c, c[TROUPE + seat]) for seat in best}
        winners = tuple(seat for seat in best if stars[seat] == max(stars.values()))
        return Outcome(scores, winners, "stars" if len(winners) == 1 else "shared", dummy)

    def misplaced(self, s: TurandotState) -> tuple[str, ...]:
        c: list[int] = s.cells.tolist()
        in_slots = mask_of(laid(c, SLOT, s.options.slots))
        is_for_directors = c[ROUND] == DIRECTORS_ROUND
        singers = [c[POOL], 0 if is_for_directors else in_slots, *c[TROUPE : TROUPE + ROWS]]
        directors = [c[OPEN_DIRECTORS], c[REMOVED_DIRECTORS], in_slots if is_for_directors else 0]
        directors += [1 << director for director in c[DIRECTOR : DIRECTOR + ROWS] if director != NO_CARD]
        misplaced_singers = not_in_one_place(singers, s.options.deck.every_singer)
        return (
            *(format_singer(singer) for singer in members(misplaced_singers)),
            *(DIRECTORS[director] for director in members(not_in_one_place(directors, EVERY_DIRECTOR))),
            *(
                f"money of seat {seat}"
                for seat in range(s.options.players)
                if c[MONEY + seat] + c[SCENERY + seat] + c[SPENT + seat] != START_MONEY
            ),
        )

    def longest(self, options: TurandotOptions) -> int:
        a_round = 1 + 2 * options.players
        dismissals = 2 * max(0, DIRECTORS_ROUND - options.first_round)
        return 1 + options.rounds * a_round + dismissals + options.roles * options.players

    def score_bounds(self, options: TurandotOptions) -> tuple[int, int]:  # noqa: ARG002
        return -MOST_POINTS, MOST_POINTS

    def round_result(self, s: TurandotState) -> RoundResult:
        return round_result(s)

    def explain_chance(self, s: TurandotState, outcome: Outcomes) -> InvalidMove:
        if s.cells[PHASE] == CHOOSE_MAESTRO:
            return InvalidMove("no-such-seat", seat=quote_short(list(outcome)), last=s.options.players - 1)
        if len(outcome) != s.options.slots:
            return InvalidMove("audition-wrong-count", found=len(outcome), expected=s.options.slots)
        left = chance.candidates(s.cells.tolist())
        cards = len(DIRECTORS) if s.cells[ROUND] == DIRECTORS_ROUND else SINGERS
        for place, card in enumerate(outcome):
            if card not in range(cards):
                return InvalidMove("no-such-card", card=quote_short(card))
            if card in outcome[:place]:
                return InvalidMove("auditioned-twice", card=notation.format_card(s, card))
            if not left >> card & 1:
                break
        return InvalidMove("not-to-audition", card=notation.format_card(s, card))

    def explain(self, s: TurandotState, seat: Seat, action: int) -> IllegalMove:
        return explain(s.cells.tolist(), seat, action)


TURANDOT = TurandotGame()
