"""A whole learning of a tiny game: what it gains is what it should gain."""

from functools import partial
from pathlib import Path

import pytest

from ridotto.learn.playing import duel, match_tensors
from ridotto.learn.playing.duel import lead_of
from ridotto.learn.playing.opponents import Random
from ridotto.learn.progress import ProgressReport
from ridotto.learn.run import Run
from ridotto.learn.settings import Stop
from ridotto.locale import translate
from tests.unit.learn.guessing import LEARNING, RANDOM_LEAD, Guessing
from tests.unit.learn.test_learning import figures, settings_of


def test_the_lead_grows_and_the_critic_foresees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_tensors, "Batch", Guessing)
    monkeypatch.setattr(duel, "STEPS", 2)
    game = "guessing", LEARNING
    settings = settings_of(game, seed="4", matches=256, steps=8, minibatch=512, sizes=LEARNING.sizes)
    stop = Stop(minutes=1.0, iterations=24)
    report = ProgressReport(partial(translate, "en"), lambda _: None)
    run = Run(LEARNING, settings, stop, out=tmp_path, duel_matches=1000, report=report)
    untrained = lead_of(run._duel.leads(run._learner.average, Random()))
    run.go()
    first, *_, last = figures(tmp_path)
    assert untrained.points < 0.5 * RANDOM_LEAD
    assert float(last["over_random"]) > 0.85 * RANDOM_LEAD
    # At the first mark it plays against itself.
    assert abs(float(first["over_early"])) < 2 * float(first["over_early_within"])
    assert float(last["over_early"]) > float(last["over_early_within"])
    assert float(last["explained"]) > 0.6
