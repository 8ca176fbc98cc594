"""Data sets: records with what they are about, read back decision by decision."""

import json
from pathlib import Path

import pytest

from camarilla import games
from camarilla.kernel.errors import BadRecord
from camarilla.lab.dataset import Dataset, about_path, describe
from camarilla.lab.simulate import Batch, Plan, play_batch

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "dataset.ipynb"


def written(folder: Path, game: str) -> Path:
    players = games.get(game).min_players
    plan = Plan(game, players, {}, ("random",) * players, "d", True).checked()
    records = folder / "games.jsonl"
    records.write_text(play_batch(Batch(plan, 0, 3)).lines)
    describe(records, plan, 3)
    return records


@pytest.mark.parametrize("game", games.GAMES)
def test_every_decision_is_read_back(game: str, tmp_path: Path) -> None:
    data = Dataset(written(tmp_path, game))
    assert data.about is not None
    assert (data.about.game, data.about.games, data.about.seed) == (game, 3, "d")
    encoder = games.title_of(game).encoder(data.about.players)
    decisions = list(data.decisions())
    assert {one.game for one in decisions} == {0, 1, 2}
    assert all(one.action in one.legal for one in decisions)
    assert all(len(one.vector) == encoder.size for one in decisions)
    for number, record in enumerate(data):
        shares = {one.seat: one.share for one in decisions if one.game == number}
        assert record.result is not None
        assert {seat for seat, share in shares.items() if share} <= set(record.result.winners)


def test_a_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    records = written(tmp_path, "oriflamme")
    records.write_bytes(b"".join(records.read_bytes().splitlines(keepends=True)[:2]))
    with pytest.raises(BadRecord, match="is not the file"):
        Dataset(records)
    about_path(records).unlink()
    assert Dataset(records).about is None
    assert len(list(Dataset(records))) == 2


def test_the_notebook_runs_and_has_no_outputs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text())["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec("".join(cell["source"]), names)
    assert -1 <= float(str(names["correlation"])) <= 1
