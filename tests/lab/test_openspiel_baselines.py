"""Agents of OpenSpiel learn a game and are measured, where torch and dm-tree are installed."""

import argparse

import pytest

pytest.importorskip("torch")
pytest.importorskip("tree")
pytest.importorskip("pyspiel")

from tools import openspiel_baselines as tool


@pytest.mark.parametrize("kind", ["dqn", "nfsp", "ppo"])
def test_an_agent_learns_by_self_play_and_is_measured(kind: str) -> None:
    agents = tool.trained(kind, "oriflamme", 2, 2, 1)
    wanted = argparse.Namespace(game="oriflamme", games=4, seed=1, episodes=2)
    row = tool.row(kind, agents, wanted, "random")
    assert row["games"] == 4
    assert 0.0 <= row["times_fair"] <= 2.0
    assert row == tool.row(kind, agents, wanted, "random")


def test_ppo_learns_whenever_a_batch_of_its_decisions_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tool, "PPO_BATCH", 8)
    agents = tool.trained("ppo", "oriflamme", 2, 4, 1)
    for agent in agents:
        learner = agent.learner
        assert learner.total_steps_done > 16
        assert learner.updates_done == learner.total_steps_done // 8
