"""The kernels of a game's batches."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind
from ridotto.engine.batches import asking, random_choices, rules
from ridotto.engine.observations.layout import Layout

Rule = Callable[..., int]


class BatchedGame(Protocol):
    """What batches call of a game on cells."""

    actors: Kernel
    step: Kernel
    legal_actions: Kernel
    draw_chance: Kernel
    settle_chance: Kernel

    @property
    def observe(self) -> Kernel: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def state_size(self) -> int: ...


@dataclass(frozen=True, slots=True)
class MatchRules:
    """One match: what each thread of a GPU calls."""

    start: Rule
    step: Rule
    decide: Rule
    read_often: Rule
    observe: Rule
    observe_again: Rule


@dataclass(frozen=True, slots=True)
class BatchKernels:
    """Rows of matches: what a processor runs."""

    advance: Kernel
    step: Kernel
    start: Kernel
    observe: Kernel
    choose_at_random: Kernel
    choose_one_at_random: Kernel
    observation_cells: int
    memo_cells: int
    """How many cells of each match are the memo of its observations."""
    points_won: Kernel
    """(cells, seat): the final points of a seat."""
    of_one: MatchRules
    asking: "AskingKernels"

    @property
    def all(self) -> tuple[Kernel, ...]:
        # The first takes the longest to compile.
        return (
            self.advance,
            self.step,
            self.start,
            self.observe,
            self.choose_at_random,
            self.choose_one_at_random,
        )


@dataclass(frozen=True, slots=True)
class AskingKernels:
    """Matches in which one seat is asked after the other."""

    begin: Kernel
    answer: Kernel
    see: Kernel
    begin_for_seats: Kernel
    answer_for_seats: Kernel

    @property
    def of_one(self) -> tuple[Kernel, ...]:
        return (self.answer, self.begin, self.see)

    @property
    def of_many(self) -> tuple[Kernel, ...]:
        return (self.answer_for_seats, self.begin_for_seats)


OF_A_GAME = ("actors", "step", "legal_actions", "draw_chance", "settle_chance", "observe")
"""Kernels of a game whose rules those of batches call."""

BOUND = (
    "start_match",
    "step_match",
    "decide",
    "start_matches",
    "step_matches",
    "advance_matches",
    "observe_matches",
)
BOUND_FOR_RANDOM = ("choose_at_random", "choose_one_at_random")
REPLACEABLE = ("observe_again", "read_often")
"""Rules of batches that a game may have a better one for."""
BOUND_FOR_ASKING = ("begin", "answer", "see", "begin_for_seats", "answer_for_seats")


def batch_kernels(
    module: str,
    scope: dict[str, object],
    game: BatchedGame,
    *,
    points_won: Rule,
    observation_cells: int | None = None,
    memo_cells: int = 1,
    **changed: Rule,
) -> BatchKernels:
    """Bind the rules of batches to those of a game; they become names of the calling module.

    `changed`: rules by name that replace the game's own or, as `observe_again` and `read_often`, those of
    batches; `observation_cells`: how many cells another `observe` writes; `memo_cells`: how many cells
    `observe_again` keeps of each match.
    """
    # Any: rules and numbers.
    own: dict[str, Any] = {name: getattr(game, name).rule for name in OF_A_GAME}
    own["STATE_SIZE"] = game.state_size
    own["OBSERVATION_SIZE"] = game.layout.cells if observation_cells is None else observation_cells
    own["MEMO_SIZE"] = memo_cells
    own |= {"points_won": points_won, **changed}
    for name in REPLACEABLE:
        own.setdefault(name, bind(getattr(rules, name), module, **own))
    bound = {name: bind(getattr(rules, name), module, **own) for name in BOUND}
    bound |= {name: bind(getattr(random_choices, name), module, **own) for name in BOUND_FOR_RANDOM}
    own["settle"] = bind(rules.settle, module, **own)
    asked = {name: bind(getattr(asking, name), module, **own) for name in BOUND_FOR_ASKING}
    scope.update(bound | asked)
    return BatchKernels(
        advance=Kernel(bound["advance_matches"], rules.ADVANCING),
        step=Kernel(bound["step_matches"], rules.STEPPING),
        start=Kernel(bound["start_matches"], rules.STARTING),
        observe=Kernel(bound["observe_matches"], rules.OBSERVING),
        choose_at_random=Kernel(bound["choose_at_random"], random_choices.RANDOM),
        choose_one_at_random=Kernel(bound["choose_one_at_random"], random_choices.RANDOM_ONE),
        observation_cells=own["OBSERVATION_SIZE"],
        memo_cells=memo_cells,
        points_won=Kernel(points_won, "ri"),
        of_one=MatchRules(
            start=bound["start_match"],
            step=bound["step_match"],
            decide=bound["decide"],
            read_often=own["read_often"],
            observe=own["observe"],
            observe_again=own["observe_again"],
        ),
        asking=AskingKernels(
            begin=Kernel(asked["begin"], asking.BEGINNING),
            answer=Kernel(asked["answer"], asking.ANSWERING),
            see=Kernel(asked["see"], asking.SEEING),
            begin_for_seats=Kernel(asked["begin_for_seats"], asking.BEGINNING_FOR_SEATS),
            answer_for_seats=Kernel(asked["answer_for_seats"], asking.ANSWERING_FOR_SEATS),
        ),
    )
