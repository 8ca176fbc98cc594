"""Simulation, the fuzz_games for faults, and bots."""

from random import Random

import pytest

from camarilla import bots, games
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import OVER
from camarilla.kernel.record import decode, final, replay
from camarilla.lab import fuzz
from camarilla.lab.simulate import BATCH, Batch, Plan, play_batch, simulate

GAME = games.get("oriflamme")


def plan(bots: tuple[str, ...] = ("random",) * 3, keep_records: bool = False) -> Plan:
    return Plan("oriflamme", 3, {}, bots, "s", keep_records)


def test_a_playout_tells_the_actions_it_took() -> None:
    walked, played = GAME.setup(4), GAME.setup(4)
    actions: list[int] = []
    assert walked.play_out(Random(3), actions) == played.play_out(Random(3))
    assert walked.to_data() == played.to_data()
    replayed = GAME.setup(4)
    for action in actions:
        replayed.apply(action)
    assert replayed.to_data() == walked.to_data()


def test_records_do_not_change_what_is_played() -> None:
    with_records = play_batch(Batch(plan(keep_records=True).checked(), 0, 30))
    without = play_batch(Batch(plan().checked(), 0, 30))
    assert with_records.tally.__dict__ == without.tally.__dict__
    for line in with_records.lines.splitlines():
        final(GAME, decode(line))


def test_games_do_not_depend_on_the_chunk_they_are_in() -> None:
    chosen = plan(keep_records=True).checked()
    whole = play_batch(Batch(chosen, 0, 10)).lines
    parts = [play_batch(Batch(chosen, *part)).lines for part in ((0, 4), (4, 6))]
    assert "".join(parts) == whole


def test_every_chunk_is_told_in_order() -> None:
    told: list[int] = []
    tally = simulate(plan(), BATCH + 5, 1, lambda result: told.append(result.tally.games))
    assert told == [BATCH, 5]
    assert tally.games == BATCH + 5
    assert sum(tally.share) == pytest.approx(tally.games)


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(BadOption):
        simulate(plan()._replace(options={"set": "tarot"}), 1)
    with pytest.raises(bots.UnknownBot):
        simulate(plan(("random", "random", "hal")), 1)


def test_a_bot_with_the_same_seed_makes_the_same_choices() -> None:
    state = GAME.setup(3, {"first": "crimson", "chosen_aside": True})
    info = state.information_state(0)
    first, second = bots.make("random", "a"), bots.make("random", "a")
    choices = [first.choose(info, GAME) for _ in range(20)]
    assert choices == [second.choose(info, GAME) for _ in range(20)]
    assert set(choices) <= set(info.legal)
    assert len(set(choices)) > 1


def test_the_hunt_finds_nothing_in_the_games() -> None:
    for game in games.GAMES.values():
        for number in range(15):
            assert fuzz.attempt(game, Random(f"fuzz_games {number}")).failure is None


def test_the_hunt_finds_a_fault_and_records_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(invariant: str) -> None:
        raise fuzz.Violation(invariant, "broken on purpose")

    monkeypatch.setattr(fuzz, "check_laws", lambda *_: refuse("conservation"))
    failure = fuzz.attempt(GAME, Random(1)).failure
    assert failure is not None
    assert failure.invariant == "conservation"
    assert failure.record.result is None
    assert all(step.state.actor() != OVER for step in replay(GAME, failure.record))


def test_the_hunt_takes_a_crash_for_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "check_laws", lambda *_: int("x"))
    failure = fuzz.attempt(GAME, Random(1)).failure
    assert failure is not None
    assert (failure.invariant, failure.detail) == (
        "crash",
        "ValueError: invalid literal for int() with base 10: 'x'",
    )


def test_the_hunt_notices_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ENDLESS", 10)
    failure = fuzz.attempt(GAME, Random(1)).failure
    assert failure is not None
    assert failure.invariant == "endless"
