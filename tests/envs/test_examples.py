"""The programs in examples/ run as their first lines say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli.report import CatalogueWords
from camarilla.games import TITLES
from camarilla.lab.report.make import make
from camarilla.lab.simulate import Batch, Plan, play_batch
from camarilla.search.linear_policy import LinearPolicy, WeightTable

WEIGHTS = {
    id: policy.table
    for id, title in TITLES.items()
    if isinstance(policy := title.bot().rollout_policy, LinearPolicy)
}

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_agent_plays_a_game() -> None:
    assert re.fullmatch(r"influence: \[\d+, \d+, \d+, \d+\]\n", run("random_agent.py"))


def test_an_endgame_is_solved() -> None:
    """Exploitability falls by more than half within a few iterations."""
    lines = run("endgame.py", "--iterations", "6").splitlines()
    first, last = (float(line.rpartition(" ")[2]) for line in (lines[1], lines[-1]))
    assert 0 <= last < first / 2 or last < 0.01


def test_the_miniature_is_solved() -> None:
    """Exploitability comes near to 0 within a few iterations, and hands are played by chance."""
    told = run("miniature.py", "--iterations", "10")
    first, last = (float(gap) for gap in re.findall(r"exploitability (\S+)", told))
    assert 0 <= last < first / 5
    assert len(re.findall(r"place \S+ left \d\d%", told)) == 6


def test_the_data_of_a_report_can_be_read(tmp_path: Path) -> None:
    plan = Plan("oriflamme", 4, {}, ("random",) * 4, "1", False)
    make(plan, 60, tmp_path, CatalogueWords("en"), "en", cores=1)
    told = run("read_report.py", str(tmp_path))
    assert "won_mean" in told
    assert "ambush" in told


def test_what_wins_games_of_pax_can_be_fitted(tmp_path: Path) -> None:
    plan = Plan("illuminaten", 2, {}, ("greedy:1", "random"), "1", True)
    lines = play_batch(Batch(plan.checked(), 0, 4)).lines
    (tmp_path / "games.jsonl").write_text(lines)
    told = run("fit_pax.py", str(tmp_path / "games.jsonl"))
    assert re.search(r"\d+ turns of 4 games", told)
    assert re.search(r"disc +1\.00", told)


@pytest.mark.parametrize("game", WEIGHTS)
def test_a_linear_policy_can_be_trained(game: str, tmp_path: Path) -> None:
    """A first batch only; the weights for other numbers of players stay."""
    out = tmp_path / "weights.csv"
    options = ("--players", "3", "--minutes", "0.01", "--batch", "2", "--out", str(out))
    run("train_linear_policy.py", game, *options)
    old = WEIGHTS[game]
    learned = WeightTable(old.features, out.read_text("utf-8"))
    assert learned.rows()[0] == old.rows()[0]
    assert learned.weights[3] != old.weights[3]
    for players in range(2, len(old.weights)):
        if players != 3:
            assert learned.weights[players] == pytest.approx(old.weights[players], rel=1e-3)


def test_an_agent_learns_and_sits_down_at_a_table(tmp_path: Path) -> None:
    """A first lesson only: whether it comes to play well takes minutes, and no test."""
    pytest.importorskip("torch")
    agent = tmp_path / "agent.pt"
    assert "won" in run("train_ppo.py", "--minutes", "0.01", "--out", str(agent))
    bot = f"exec:{sys.executable} {EXAMPLES / 'trained_bot.py'} {agent}"
    plan = Plan("oriflamme", 3, {}, (bot, "random", "random"), "1", False)
    assert play_batch(Batch(plan.checked(), 0, 2)).tally.games == 2
