"""The Bottle Imp behind the contract of a game."""

from ridotto.compile.bits import members, not_in_one_place
from ridotto.compile.kernel import Kernel
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.cell_game import State
from ridotto.engine.cells.world_game import WorldGame
from ridotto.engine.errors import IllegalMove, InvalidMove, Key
from ridotto.engine.game import Draw, Outcome, Outcomes, Seat, StepKind
from ridotto.engine.notation import no_such_action, quote_short
from ridotto.games.bottle_imp.rules import chance, draws, notation
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, card_names, load_deck
from ridotto.games.bottle_imp.rules.observation.layout import LAYOUT
from ridotto.games.bottle_imp.rules.observation.observe import observe
from ridotto.games.bottle_imp.rules.options import OPTION_LIST, BottleImpOptions, parse_options
from ridotto.games.bottle_imp.rules.state import (
    CHOOSE_DEALER,
    DECK,
    HAND,
    LED,
    MYSTERY,
    NOBODY,
    OPEN,
    OVER,
    OWNER,
    PASS,
    PHASE,
    PRICE,
    ROUND,
    SIZE,
    TAKEN,
    TOTAL,
    TRICK,
    TRICKS,
    first_cells,
)
from ridotto.games.bottle_imp.rules.steps import acting
from ridotto.games.bottle_imp.rules.views import worlds
from ridotto.games.bottle_imp.rules.views.from_cells import parties_of, round_result, view_of
from ridotto.games.bottle_imp.rules.views.knowledge import KNOWN_SIZE
from ridotto.games.bottle_imp.rules.views.see import SEEN_SIZE, see
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView, RoundResult


class BottleImpGame(WorldGame[BottleImpOptions, RoundResult]):
    id = "bottle_imp"

    step = Kernel(acting.step, "vii", is_brief=True)
    legal_actions = Kernel(acting.legal_actions, "ri", is_brief=True)
    actors = Kernel(acting.actors, "r", is_brief=True)
    take_back = Kernel(acting.take_back, "vi", is_brief=True)
    missing_picks = Kernel(acting.missing_picks, "ri", is_brief=True)
    draw_chance = Kernel(chance.draw_chance, "rvv", is_brief=True)
    settle_chance = Kernel(chance.settle_chance, "vri", is_brief=True)
    see = Kernel(see, "riv", is_brief=True)
    know = Kernel(worlds.count_ways, "vV")
    draw_worlds = Kernel(worlds.draw_worlds, "rRvvi")
    state_size = SIZE
    seen_size = SEEN_SIZE
    known_size = KNOWN_SIZE
    weights_size = worlds.WEIGHTS_SIZE
    observe = Kernel(observe, "riv", is_brief=True)
    layout = LAYOUT

    @property
    def batch_kernels(self) -> BatchKernels:
        from ridotto.games.bottle_imp.rules.batches import bound_to

        return bound_to(self)

    option_list = OPTION_LIST
    parse_options = staticmethod(parse_options)
    read_move = staticmethod(notation.parse_move)
    write_move = staticmethod(notation.format_move)
    read_chance = staticmethod(notation.parse_chance)
    write_chance = staticmethod(notation.format_chance)
    choice_size = staticmethod(notation.choice_size)
    is_action = staticmethod(notation.is_action)

    def start(self, options: BottleImpOptions) -> BottleImpState:
        return State(options, first_cells(options))

    def view(self, s: BottleImpState, seat: Seat | None) -> BottleImpView:
        acting = self.to_act(s)
        return view_of(s, self.seen_cells(s, seat), acting, None if acting else self.outcome(s))

    def first_outcome(self, s: BottleImpState, seat: Seat) -> Outcomes:
        return (self.check_seat(s, seat),)

    def draws(self, s: BottleImpState, drawn: Outcomes) -> tuple[Draw, ...]:
        """A seat; or card after card, ascending, the hand that it is dealt to."""
        return draws.next_draws(s, self.check_chance(s, drawn))

    def drawn_outcome(self, s: BottleImpState, drawn: Outcomes) -> Outcomes:
        return draws.drawn_outcome(s, self.check_drawn(s, drawn))

    def step_kind(self, before: BottleImpState, after: BottleImpState) -> StepKind:
        if len(after.rounds) > len(before.rounds):
            return "round"
        phase = before.cells[PHASE]
        if phase == PASS:
            return "sealed" if after.cells[PHASE] == phase else "reveal"
        return "trick" if after.cells[TRICKS] > before.cells[TRICKS] else "move"

    def action_name(self, v: BottleImpView, action: int) -> str:
        return notation.action_name(v.phase, action)

    def parties(self, s: BottleImpState) -> tuple[int, ...]:
        return parties_of(s.cells.tolist())

    def scores(self, s: BottleImpState) -> tuple[int, ...]:
        return tuple(s.cells[TOTAL : TOTAL + s.options.players].tolist())

    def outcome(self, s: BottleImpState) -> Outcome | None:
        if s.cells[PHASE] != OVER:
            return None
        scores = self.scores(s)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "points" if len(winners) == 1 else "shared")

    def misplaced(self, s: BottleImpState) -> tuple[str, ...]:
        c: list[int] = s.cells.tolist()
        if c[PHASE] < PASS and c[ROUND] == 0:
            return ()
        places = [c[MYSTERY], c[TRICK]]
        for seat in range(s.options.players):
            places += [c[HAND + seat], c[OPEN + seat], c[TAKEN + seat]]
        places += [1 << c[PRICE + b] for b in range(s.options.mode_row.bottles) if c[OWNER + b] != NOBODY]
        return card_names(not_in_one_place(places, c[DECK]))

    def longest(self, options: BottleImpOptions) -> int:
        cards = load_deck(options.deck).count(options.players)
        picks = 8 if options.mode_row.is_eye else 3 * options.players
        return 1 + options.rounds * (1 + picks + cards)

    def score_bounds(self, options: BottleImpOptions) -> tuple[int, int]:
        """Both bottles, or a player alone, cost the mystery trick twice (B9.7, B10)."""
        deck = load_deck(options.deck)
        values = sorted(deck.value(card) for card in members(deck.for_players(options.players)))
        mystery = values[-4:] if options.mode_row.is_eye else values[-options.players :]
        return -2 * sum(mystery) * options.rounds, 2 * sum(values) * options.rounds

    def round_result(self, s: BottleImpState) -> RoundResult:
        return round_result(s)

    def explain_chance(self, s: BottleImpState, outcome: Outcomes) -> InvalidMove:
        if s.cells[PHASE] == CHOOSE_DEALER:
            return InvalidMove("no-such-seat", seat=quote_short(list(outcome)), last=s.options.players - 1)
        deck = int(s.cells[DECK])
        dealt = 0
        for card in outcome:
            if not (card in range(len(RANKS)) and deck >> card & 1):
                return InvalidMove(
                    "card-not-in-deck", card=RANKS[card] if card in range(len(RANKS)) else quote_short(card)
                )
            if dealt >> card & 1:
                return InvalidMove("dealt-twice", card=RANKS[card])
            dealt |= 1 << card
        return InvalidMove("not-dealt", cards=" ".join(card_names(deck & ~dealt)))

    def explain(self, s: BottleImpState, seat: Seat, action: int) -> IllegalMove:
        c: list[int] = s.cells.tolist()
        if not 0 <= action < len(RANKS):
            return no_such_action(action)
        card = RANKS[action]
        if not (c[HAND + seat] | c[OPEN + seat]) >> action & 1:
            return IllegalMove("card-not-held", seat=str(seat), card=card)
        if c[PHASE] == PASS:
            if c[OPEN + seat] >> action & 1:
                return IllegalMove("pick-from-hidden-hand", card=card)
            return IllegalMove("card-already-picked", card=card)
        deck = load_deck(s.options.deck)
        led = deck.colour_names[deck.colour_sets.index(c[LED])]
        return IllegalMove("must-follow", card=card, colour=Key(f"colour-{led}"))


BOTTLE_IMP = BottleImpGame()
