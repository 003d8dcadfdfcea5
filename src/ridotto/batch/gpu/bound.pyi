"""What threads find among their globals (`compile.cuda.launch.Launch`)."""

from typing import Any

from ridotto.batch.gpu.threads import Column
from ridotto.compile.rule import Cells

cuda: Any  # numba.cuda, which has no types
SCRATCH: int

def start_match(s: Column, fresh: Column, rng: Column, outcome: Column, masks: Column) -> int: ...
def step_match(
    s: Column, rng: Column, outcome: Column, actions: Column, masks: Column, rewards: Column, acting: int
) -> int: ...
def decide(
    s: Column,
    fresh: Column,
    rng: Column,
    outcome: Column,
    masks: Column,
    rewards: Column,
    acting: int,
    action: int,
) -> int: ...
def read_often(s: Column) -> int: ...
def observe(s: Column, seat: int, out: Column) -> int: ...
def observe_again(s: Column, setup: Column, seat: int, memo: Column, out: Column) -> int: ...
def first_of(acting: int) -> int: ...
def random_member(rng: Cells, mask: int) -> int: ...
def choose_rival(s: Column, weights: Column, rng: Column, scratch: Column, seat: int) -> int: ...
