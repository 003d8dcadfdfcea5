"""Seats that somebody else has while a network learns."""

from typing import Any

import pytest
import torch

from ridotto.engine.batches.numbers import SEATS
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import new_weights
from ridotto.learn.playing.decisions import Decisions
from ridotto.learn.playing.opponents import ByRules, Opponent, Random
from ridotto.learn.playing.rollout import Rollout
from ridotto.learn.playing.seating import Seating
from ridotto.learn.recorded import Recorded
from tests.unit.learn.conftest import KITS
from tests.unit.learn.test_match_tensors import CPU, tables_of

WITH_RIVALS = [kit for kit in KITS if kit.learning is not None and kit.learning.load_rivals is not None]
MATCHES = 60


def luck_of(seed: int) -> torch.Generator:
    luck = torch.Generator(CPU)
    luck.manual_seed(seed)
    return luck


def everywhere(share: float) -> tuple[float, ...]:
    return (share,) * (SEATS + 1)


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
@pytest.mark.parametrize("players", [2, 4])
def test_others_have_some_seats_in_a_share_of_the_matches(kit: Any, players: int) -> None:
    tables = tables_of(kit, {"players": players}, matches=MATCHES)
    seating = Seating(tables, everywhere(0.25), luck_of(1))
    for _ in range(3):
        others = seating.is_other.sum(1)
        assert (others > 0).sum() == MATCHES // 4
        assert set(others.tolist()) == set(range(players))
        assert not seating.is_other[:, players:].any()
        seating.begin(torch.ones(MATCHES, dtype=torch.bool))
    before = seating.is_other.clone()
    seating.begin(torch.zeros(MATCHES, dtype=torch.bool))
    assert torch.equal(seating.is_other, before)


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
@pytest.mark.parametrize("players", [2, 3])
def test_the_share_depends_on_the_number_of_players(kit: Any, players: int) -> None:
    tables = tables_of(kit, {"players": players}, matches=MATCHES)
    shares = tuple(0.5 if count == 3 else 0.1 for count in range(SEATS + 1))
    others = Seating(tables, shares, luck_of(1)).is_other.sum(1)
    assert (others > 0).sum() == MATCHES * shares[players]


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_the_critic_is_told_who_they_are(kit: Any) -> None:
    """Counted from the seat that is asked."""
    tables = tables_of(kit, {"players": 3}, matches=MATCHES)
    seating = Seating(tables, everywhere(1.0), luck_of(1))
    seen = torch.zeros(MATCHES, SEATS, dtype=torch.int64)
    seating.see(seen)
    for match in range(MATCHES):
        seat = int(tables.seats[match])
        expected = [int(seating.is_other[match, (seat + place) % 3]) for place in range(3)]
        assert seen[match].tolist() == [*expected, 0, 0, 0]
    assert torch.equal(seen[:, 0].bool(), seating.is_asked)


def played(kit: Any, other: Any, share: float) -> tuple[Rollout, Seating, list[torch.Tensor]]:
    tables = tables_of(kit, {"players": 3}, matches=MATCHES)
    seating = Seating(tables, everywhere(share), luck_of(2))
    inputs = DeviceInputs(kit.learning.inputs, CPU, torch.float32)
    policy = new_weights(inputs=inputs.size, width=8, blocks=1, outputs=63, luck=luck_of(3), last=0.1)
    found = Rollout(12, tables.players, tables.seen_cells)
    asked: list[torch.Tensor] = []

    class Noted:
        """Tells when it was asked."""

        def __init__(self, opponent: Opponent) -> None:
            self._opponent = opponent
            self.kept = opponent.kept

        def restart(self) -> None:
            self._opponent.restart()

        def begin(self, is_asked: Any) -> None:
            self._opponent.begin(is_asked)

        def choose(self, inputs: Any, legal: Any, is_asked: Any, luck: Any) -> Any:
            asked.append(is_asked.clone())
            return self._opponent.choose(inputs, legal, is_asked, luck)

    opponent = other(tables) if callable(other) else other
    Decisions(found, tables, policy, inputs, luck_of(4), seating=seating, other=Noted(opponent)).play()
    return found, seating, asked


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_what_others_do_teaches_nothing(kit: Any) -> None:
    found, _, asked = played(kit, Random(), 0.5)
    is_asked = torch.stack(asked)
    assert is_asked.any()
    assert not (found.is_choice & is_asked).any()
    is_more = found.legal.sum(2) > 1
    assert torch.equal(found.is_choice, is_more & ~is_asked)


@pytest.mark.parametrize("kit", WITH_RIVALS, ids=[kit.game.id for kit in WITH_RIVALS])
def test_rules_choose_legal_actions_as_the_network_counts_them(kit: Any) -> None:
    rivals = kit.learning.load_rivals()
    found, _, asked = played(kit, lambda tables: ByRules(tables, rivals, ["r"] * MATCHES), 1.0)
    is_asked = torch.stack(asked)
    is_legal = found.legal.gather(2, found.chosen[:, :, None])[:, :, 0]
    assert is_legal.all()
    assert is_asked.float().mean() > 0.3


@pytest.mark.parametrize("kit", WITH_RIVALS, ids=[kit.game.id for kit in WITH_RIVALS])
def test_rules_have_the_same_luck_again(kit: Any) -> None:
    """In every duel, so that marks can be compared."""
    tables = tables_of(kit, {"players": 3}, matches=MATCHES)
    rules = ByRules(tables, kit.learning.load_rivals(), [str(match) for match in range(MATCHES)])
    everybody = torch.ones(MATCHES, dtype=torch.bool)

    def chosen() -> torch.Tensor:
        return rules.choose(torch.empty(0), tables.legal(), everybody, luck_of(0))

    first, second = chosen(), chosen()
    assert not torch.equal(first, second)
    rules.restart()
    assert torch.equal(chosen(), first)


def test_on_a_processor_work_is_simply_done() -> None:
    numbers = torch.zeros(2)

    def work() -> torch.Tensor:
        return numbers.add_(1).clone()

    recorded = Recorded(work, CPU)
    assert [recorded().tolist() for _ in range(5)] == [[n, n] for n in range(1, 6)]
