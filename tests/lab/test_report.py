"""Balance reports: the data agree with the games, the page stands alone, an interrupt keeps it."""

import itertools
import json
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pyarrow.parquet as pq
import pytest

from camarilla import games
from camarilla.cli.report import CatalogueWords
from camarilla.games.oriflamme.report.collector import FATES, SPOTS
from camarilla.games.oriflamme.rules.cards import KIND_IDS
from camarilla.kernel.errors import CamarillaError
from camarilla.lab.report import make as making
from camarilla.lab.report.charts import Page
from camarilla.lab.report.draw import dots
from camarilla.lab.report.findings import compared
from camarilla.lab.report.gather import columns_of, gather, texts_of
from camarilla.lab.report.stats import means, shares
from camarilla.lab.report.store import load
from camarilla.lab.simulate import Batch, Plan, simulate
from camarilla.lab.workers import LOCAL, in_order

WORDS = {language: CatalogueWords(language) for language in ("en", "uk", "ru")}


def plan(game: str = "oriflamme", players: int = 3, **options: str) -> Plan:
    return Plan(game, players, dict(options), ("random",) * players, "r", False).checked()


def test_the_data_agree_with_a_simulation() -> None:
    """The same plan gives the same games, so the sums must be the same."""
    chosen = plan()
    tables = gather(Batch(chosen, 0, 60))
    tally = simulate(chosen, 60, 1)
    seats = tables["seats"]
    for seat in range(3):
        rows = [row for row, one in enumerate(seats["seat"]) if one == seat]
        assert sum(seats["score"][row] for row in rows) == tally.score[seat]
        assert sum(seats["won"][row] for row in rows) == pytest.approx(tally.share[seat])
    assert sum(tables["games"]["decisions"]) == tally.decisions
    assert sum(tables["actions"]["count"]) == tally.decisions


def test_games_do_not_depend_on_the_piece_they_are_in() -> None:
    chosen = plan("ablaze", 4)
    whole = gather(Batch(chosen, 0, 10))
    parts = [gather(Batch(chosen, 0, 4)), gather(Batch(chosen, 4, 6))]
    for name, columns in whole.items():
        for column, values in columns.items():
            assert values == parts[0][name][column] + parts[1][name][column]


def test_every_card_of_oriflamme_has_one_row_and_one_fate() -> None:
    cards = gather(Batch(plan(), 0, 40))["cards"]
    assert len(cards["kind"]) == 40 * 3 * 10
    assert sum(cards["aside"]) == 40 * 3 * 3
    assert sum(placed > 0 for placed in cards["placed"]) == 40 * 3 * 6
    for placed, revealed, fate, aside in zip(
        cards["placed"], cards["revealed"], cards["fate"], cards["aside"], strict=True
    ):
        assert (placed == 0) == (fate == 0)
        assert not revealed or revealed >= placed > 0
        assert not (aside and placed)


def test_a_revealed_card_has_a_place_in_the_row() -> None:
    cards = gather(Batch(plan(), 0, 40))["cards"]
    for revealed, place in zip(cards["revealed"], cards["place"], strict=True):
        assert (revealed > 0) == (place > 0)
        assert place <= 18


def test_every_player_of_pax_has_a_connection_and_draws_luminaries() -> None:
    tables = gather(Batch(plan("illuminaten"), 0, 3))
    assert tables["connections"]["seat"].count(0) == 3
    assert len(tables["connections"]["game"]) == 9
    luminaries = tables["luminaries"]
    assert sum(luminaries["drawn"]) > 0
    assert sum(luminaries["chained"]) > 0
    whose = list(zip(luminaries["game"], luminaries["seat"], luminaries["card"], strict=True))
    assert len(whose) == len(set(whose))


def test_what_cards_bring_is_what_players_gain() -> None:
    """Every influence at the end came from somewhere: one at the start, the rest by cards."""
    tables = gather(Batch(plan(), 0, 60))
    gained = sum(tables["cards"]["brought"])
    scores = sum(tables["seats"]["score"]) - 60 * 3
    # A Spy moves influence: it brings to one what it takes from another.
    assert gained >= scores > 0


def test_shares_and_means_have_the_right_intervals() -> None:
    groups = np.array([0] * 100 + [1] * 4)
    won = np.array([1.0] * 50 + [0.0] * 50 + [0.0] * 4)
    estimate = shares(groups, won, 3)
    assert estimate.cases.tolist() == [100, 4, 0]
    assert estimate.value[:2].tolist() == [0.5, 0.0]
    assert estimate.low[0] == pytest.approx(0.4038, abs=1e-4)
    assert estimate.high[0] == pytest.approx(0.5962, abs=1e-4)
    assert estimate.low[1] == pytest.approx(0, abs=1e-9)
    assert estimate.high[1] > 0.4
    assert np.isnan(estimate.value[2])
    assert means(groups, won, 2).value.tolist() == [0.5, 0.0]


@pytest.mark.parametrize(
    ("game", "language"), list(zip(games.GAMES, itertools.cycle(WORDS), strict=False))
)
def test_a_report_is_one_page_that_needs_nothing_else(
    game: str, language: str, tmp_path: Path
) -> None:
    chosen = plan(game, games.get(game).min_players)
    done = making.make(chosen, 40, tmp_path, WORDS[language], language, cores=1)
    assert done.page is not None
    page = done.page.read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r"(src|href)=\"(?!#)", page.replace("xlink:href", ""))
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(drawing)
    assert page.count("<section") == page.count("<svg") >= 5
    for name in columns_of(games.get(game)):
        assert pq.read_metadata(tmp_path / f"{name}.parquet").num_rows > 0


def test_every_file_says_which_games_it_is_about(tmp_path: Path) -> None:
    making.make(plan(direction="leftward"), 3, tmp_path, WORDS["en"], "en", cores=1)
    for name in columns_of(games.get("oriflamme")):
        about = json.loads(pq.read_schema(tmp_path / f"{name}.parquet").metadata[b"camarilla"])
        assert (about["game"], about["players"], about["seed"]) == ("oriflamme", 3, "r")
        assert about["options"]["direction"] == "leftward"
        assert about["rules_version"] == games.get("oriflamme").rules_version


@pytest.mark.parametrize("language", WORDS)
def test_findings_name_what_is_clear_of_its_interval(language: str) -> None:
    """Of three things one wins too often, one too seldom, and one as it should."""
    chosen = plan()
    page = Page(chosen, {}, WORDS[language])
    groups = np.repeat([0, 1, 2], 300)
    won = np.concatenate([np.ones(200), np.zeros(100), np.ones(100), np.zeros(500)])
    estimate = shares(groups, won, 3)
    by_chance = compared(page, ["aa", "bb", "cc"], estimate, randomised=True)
    chosen_by_players = compared(page, ["aa", "bb", "cc"], estimate, randomised=False)
    above, below = by_chance.split(". ")
    assert "aa" in above
    assert "cc" in below
    assert "bb" not in by_chance
    assert chosen_by_players == f"{by_chance} {WORDS[language].say('caveat')}"
    level = shares(groups, np.tile([1.0, 0.0, 0.0], 300), 3)
    assert compared(page, ["aa", "bb", "cc"], level, False) == WORDS[language].say("finding-none")


def test_ticks_of_shares_are_even() -> None:
    estimate = shares(np.repeat([0, 1], 200), np.tile([1.0, 0.0, 0.0, 0.0], 100), 2)
    figure = dots(["a", "b"], [("", "#b8862b", estimate)], 0.25, "", WORDS["en"].percent)
    figure.canvas.draw()
    ticks = [label.get_text() for label in figure.axes[0].get_xticklabels()]
    steps = {int(b.rstrip("%\xa0 ")) - int(a.rstrip("%\xa0 ")) for a, b in pairwise(ticks)}
    assert len(steps) == 1


def test_a_report_takes_the_place_of_one_on_another_game(tmp_path: Path) -> None:
    for game in ("king", "oriflamme"):
        chosen = plan(game, games.get(game).min_players)
        making.make(chosen, 4, tmp_path, WORDS["en"], "en", cores=1)
        tables = {path.stem for path in tmp_path.glob("*.parquet")}
        assert tables == set(columns_of(games.get(game)))


def test_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    pages = []
    for name in ("a", "b"):
        done = making.make(plan(), 30, tmp_path / name, WORDS["en"], "en", cores=1)
        assert done.page is not None
        pages.append(done.page.read_bytes())
    assert pages[0] == pages[1]


def test_an_interrupt_keeps_what_is_done_and_the_page_says_so(tmp_path: Path) -> None:
    def interrupt(new: int) -> None:
        raise KeyboardInterrupt

    done = making.make(plan(), 500, tmp_path, WORDS["en"], "en", cores=1, tell=interrupt)
    assert done.played == 1
    assert done.page is not None
    assert "Interrupted after 1 of 500 games" in done.page.read_text("utf-8")
    assert (
        len(load(tmp_path, columns_of(games.get("oriflamme")), texts_of(plan()))["games"]["game"])
        == 1
    )


def test_a_report_that_fails_leaves_the_old_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(batch: Batch) -> None:
        raise CamarillaError("a bot has gone")

    (tmp_path / "cards.parquet").write_text("old", "utf-8")
    monkeypatch.setattr(making, "gather", fail)
    with pytest.raises(CamarillaError):
        making.make(plan(), 2, tmp_path, WORDS["en"], "en", cores=1)
    assert [file.name for file in tmp_path.iterdir()] == ["cards.parquet"]
    assert (tmp_path / "cards.parquet").read_text("utf-8") == "old"
    with pytest.raises(CamarillaError):
        making.make(plan(), 2, tmp_path / "new", WORDS["en"], "en", cores=1)
    assert not (tmp_path / "new").exists()


def square(number: int) -> int:
    return number * number


def test_work_comes_back_in_order() -> None:
    assert list(in_order(square, range(10), 1)) == [n * n for n in range(10)]
    assert list(in_order(square, range(10), 2)) == [n * n for n in range(10)]


def test_bots_change_seats_so_that_neither_hides_the_other() -> None:
    chosen = plan()._replace(bots=("greedy:1", "random", "random"))
    seats = gather(Batch(chosen, 0, 30))["seats"]
    met = {(seat, bot) for seat, bot in zip(seats["seat"], seats["bot"], strict=True)}
    assert len(met) == 6
    won = [0.0] * 2
    for bot, share in zip(seats["bot"], seats["won"], strict=True):
        won[int(bot)] += share
    assert texts_of(chosen)["bot"] == ("greedy:1", "random")
    assert won[0] > won[1]


def test_the_files_name_things_by_their_ids(tmp_path: Path) -> None:
    making.make(plan(), 20, tmp_path, WORDS["en"], "en", cores=1)
    cards = pq.read_table(tmp_path / "cards.parquet").to_pylist()
    numbers = gather(Batch(plan(), 0, 20))["cards"]
    for index, card in enumerate(cards):
        assert card["kind"] == KIND_IDS[int(numbers["kind"][index])]
        assert card["fate"] == FATES[int(numbers["fate"][index])]
        spot = int(numbers["spot"][index])
        assert card["spot"] == (SPOTS[spot] if spot >= 0 else None)
    loaded = load(tmp_path, columns_of(games.get("oriflamme")), texts_of(plan()))
    for column in ("kind", "fate", "spot"):
        assert loaded["cards"][column].tolist() == numbers[column]


def test_seats_that_the_rules_play_have_no_bot(tmp_path: Path) -> None:
    seats = ("automatic", "greedy:1", "random")
    chosen = Plan("illuminaten", 3, {"opponent": "weishaupt"}, seats, "r", False).checked()
    table = gather(Batch(chosen, 0, 4))["seats"]
    names = [texts_of(chosen)["bot"][int(bot)] for bot in table["bot"]]
    assert names[:6] == ["automatic", "greedy:1", "random", "automatic", "random", "greedy:1"]


def test_ctrl_c_ends_a_report_with_what_is_done(tmp_path: Path) -> None:
    """The real command on two cores, interrupted as a terminal does it.

    Where the tests themselves run in the background of a shell, interrupts are ignored, which the
    command would inherit unless somebody listens to them here.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    words = ["report", "oriflamme", "--players", "3", "--games", "900000", "--cores", "2"]
    command = [sys.executable, "-m", "camarilla", *words, "--out", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        signal.signal(signal.SIGINT, before)
        written = tmp_path / "cards.parquet.new"
        while running.poll() is None and not (written.exists() and written.stat().st_size > 10_000):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate()
    assert running.returncode == 130
    page = (tmp_path / "report.html").read_text("utf-8")
    told = re.search(r"Interrupted after ([\d,]+) of 900,000 games", page)
    assert told is not None
    played = int(told[1].replace(",", ""))
    assert said.startswith(f"{played} games in")
    data = load(tmp_path, columns_of(games.get("oriflamme")), texts_of(plan()))
    assert data["games"]["game"].tolist() == list(range(played))
    assert len(data["cards"]["game"]) == played * 3 * 10


@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_makes_the_same_report(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    pages = []
    try:
        for cluster in ("", LOCAL):
            folder = tmp_path / (cluster or "here")
            done = making.make(plan(), 30, folder, WORDS["en"], "en", cores=1, cluster=cluster)
            assert done.page is not None
            pages.append(done.page.read_bytes())
    finally:
        ray.shutdown()
    assert pages[0] == pages[1]


def test_a_cluster_that_is_not_there_is_told_in_one_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(CamarillaError, match="there is no Ray cluster"):
        list(in_order(square, [1], 1, "127.0.0.1:1"))
