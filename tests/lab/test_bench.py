"""The benchmark measures what it says, whatever the machine."""

import sys
from types import ModuleType

import msgspec
import pytest

from hallows.lab import bench as lab
from hallows.lab.bench import Clock, Figure, bench, calibrate
from hallows.lab.peers import missing_peers


def test_a_small_bench_has_every_figure_and_its_ratios_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ROUNDS", 1)
    monkeypatch.setattr(lab, "POSITIONS", 10)
    found = bench(["duel"], seconds=0.05)
    (speed,) = found.games
    assert speed.questions.raw > speed.decisions.raw > 1000
    assert speed.clone_answers >= 1
    assert speed.clone_us.raw > speed.look_us.raw
    for ratio, spent in ((speed.clone_ratio, speed.clone_us), (speed.look_ratio, speed.look_us)):
        assert ratio == pytest.approx(speed.deepcopy_us.raw / spent.raw, rel=0.01)
    assert found.reference == 8_400_000
    assert calibrate(1000) > 0
    assert msgspec.json.decode(msgspec.json.encode(found), type=lab.Bench) == found


def test_normalised_figures_scale_with_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine twice as fast as the reference: half the rate and twice the time would have been seen."""
    monkeypatch.setattr(lab, "calibrate", lambda: 2 * lab.REFERENCE)
    clock = Clock()
    assert clock.rates(lambda: [1000.0]) == [Figure(1000, 500)]
    assert clock.times(lambda: [0.001]) == [Figure(1000, 2000)]


def test_a_peer_that_is_not_installed_is_said_to_be_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert missing_peers() == ["catanatron"]
    there = ModuleType("catanatron")
    there.__spec__ = sys.modules["typing"].__spec__
    monkeypatch.setitem(sys.modules, "catanatron", there)
    assert missing_peers() == []


def test_those_who_choose_are_timed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ROUNDS", 1)
    speed = lab.bench_bots("duel", Clock(), seconds=0.02)
    assert speed.rollout is not None
    assert speed.samples is not None
    assert speed.choices.raw > speed.samples.raw > 0
    assert speed.one_process > 0
    assert speed.two_processes > 0
