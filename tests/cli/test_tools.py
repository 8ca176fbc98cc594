"""The commands that are not play: each as a real process."""

import json
import re
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from camarilla import games
from camarilla.cli import main
from camarilla.cli.sim import rate, rounded
from camarilla.games.king.rules.deck import BUILT_IN
from camarilla.kernel.record import decode, final

EXAMPLE = Path(__file__).parents[2] / "examples" / "eager_bot.py"


def test_games_lists_players_and_options(camarilla: Run) -> None:
    done = camarilla("games", "--json")
    listed = {game["id"]: game for game in json.loads(done.stdout)}
    assert done.returncode == 0
    assert set(listed) == set(games.GAMES)
    assert listed["oriflamme"]["max_players"] == 5
    options = {option["name"]: option for option in listed["ablaze"]["options"]}
    assert options["set"]["default"] == "ablaze"
    assert listed["oriflamme"]["speech"]["events"]["stole"]["victim"] == "seat"


@pytest.mark.parametrize(("lang", "word"), [("en", "Bribe"), ("uk", "підкуп"), ("ru", "подкуп")])
def test_games_speaks_every_language(camarilla: Run, lang: str, word: str) -> None:
    done = camarilla("games", "--lang", lang)
    assert done.returncode == 0
    assert word.lower() in done.stdout.lower()


def test_sim_counts_every_game(camarilla: Run) -> None:
    done = camarilla("sim", "oriflamme", "--players", "3", "--games", "50", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0
    assert done.stderr == ""
    assert report["games"] == 50
    assert sum(seat["share"] for seat in report["seats"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("speed", "shown"),
    [(0.0, "0.0"), (0.0234, "0.023"), (0.5, "0.50"), (3.21, "3.2"), (4321.4, "4,321")],
)
def test_a_slow_game_is_told_from_none(speed: float, shown: str) -> None:
    assert rate("en", speed) == rate("en", rounded(speed)) == shown


def test_sim_reads_a_corrected_table_of_cards(camarilla: Run, tmp_path: Path) -> None:
    corrected = BUILT_IN.replace("diplomacy 2A,,1,reconstructed", "diplomacy 1A,,1,printed")
    (tmp_path / "deck.csv").write_text(corrected, "utf-8")
    plan = ("sim", "king", "--players", "3", "--games", "2", "--deck")
    done = camarilla(*plan, "deck.csv", "--records", "r.jsonl")
    assert done.returncode == 0, done.stderr
    record = decode((tmp_path / "r.jsonl").read_text("utf-8").splitlines()[0])
    assert record.options == {"deck": corrected}
    final(games.get("king"), record)


def test_a_wrong_table_of_cards_is_refused(camarilla: Run, tmp_path: Path) -> None:
    (tmp_path / "deck.csv").write_text(BUILT_IN.replace("gold 1,,9", "gold 1,,8"), "utf-8")
    refused = {
        ("king", "deck.csv"): "54, 15 and 38",
        ("king", "none.csv"): "cannot read none.csv",
        ("oriflamme", "deck.csv"): "oriflamme does not read a table of cards",
    }
    for (game, file), reason in refused.items():
        done = camarilla("sim", game, "--players", "3", "--games", "2", "--deck", file)
        assert done.returncode != 0
        assert reason in done.stderr


def test_sim_gives_the_same_records_on_any_number_of_cores(camarilla: Run, tmp_path: Path) -> None:
    plan = ("sim", "ablaze", "--players", "2", "--games", "450", "--seed", "7")
    for cores in ("1", "2"):
        done = camarilla(*plan, "--cores", cores, "--records", f"{cores}.jsonl")
        assert done.returncode == 0, done.stderr
    one = (tmp_path / "1.jsonl").read_text("utf-8")
    assert one == (tmp_path / "2.jsonl").read_text("utf-8")
    records = [decode(line) for line in one.splitlines()]
    assert len(records) == 450
    for record in records[:20]:
        state = final(games.get("ablaze"), record)
        assert record.result is not None
        assert record.result.scores == state.scores()


def test_a_failing_sim_leaves_the_old_records_alone(camarilla: Run, tmp_path: Path) -> None:
    (tmp_path / "r.jsonl").write_text("old", "utf-8")
    done = camarilla("sim", "oriflamme", "--bots", "exec:false", "--records", "r.jsonl")
    assert done.returncode == 2
    assert (tmp_path / "r.jsonl").read_text("utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["r.jsonl"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("count", ["1", "300"])
def test_a_full_disk_is_told_in_one_sentence(camarilla: Run, count: str) -> None:
    """Whether it is noticed while records are written, or at their end."""
    done = camarilla("sim", "oriflamme", "--games", count, "--records", "/dev/full")
    assert done.returncode == 2
    assert done.stderr == "camarilla: cannot write /dev/full: No space left on device.\n"


def test_games_marks_the_default_of_a_flag(camarilla: Run) -> None:
    lines = camarilla("games", "--lang", "en").stdout.split()
    assert "false," in lines
    flags = [lines[at - 1] for at, word in enumerate(lines) if word == "false,"]
    assert set(flags) == {"•"}


def test_fuzz_finds_nothing(camarilla: Run) -> None:
    done = camarilla("fuzz", "ablaze", "--seconds", "1", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0, report
    assert report["failure"] is None
    assert report["games"] > 0


def test_bench_measures_every_number_of_players(camarilla: Run) -> None:
    done = camarilla("bench", "oriflamme", "--seconds", "0.001", "--json")
    report = json.loads(done.stdout)
    assert [row["players"] for row in report["rows"]] == [2, 3, 4, 5]
    assert all(row["loop_decisions"] > 0 and row["sample_us"] > 0 for row in report["rows"])


def test_bench_writes_its_table_between_the_marks(camarilla: Run, tmp_path: Path) -> None:
    page = tmp_path / "docs" / "performance.md"
    page.parent.mkdir()
    page.write_text("before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter\n", "utf-8")
    assert camarilla("bench", "ablaze", "--seconds", "0.001", "--write").returncode == 0
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| ablaze | 5 |" in text
    assert "old" not in text


def test_doctor_says_which_rules_run_and_why(camarilla: Run) -> None:
    done = camarilla("doctor", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert report["rules"] in ("compiled", "pure")
    assert report["rules_why"]
    assert report["dependencies"]["needed"]["typer"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess': oriflamme, ablaze"),
        (["play"], "which game?"),
        (["play", "oriflamme", "--players", "6"], "oriflamme is for 2 to 5 players, not 6"),
        (["play", "oriflamme", "--players", "0"], "oriflamme is for 2 to 5 players, not 0"),
        (["play", "--resume", "nowhere.jsonl", "--players", "0"], "a saved game keeps its players"),
        (["fuzz", "oriflamme", "--seconds", "inf"], "'--seconds'"),
        (["play", "oriflamme", "--bots", "hal"], "there is no bot 'hal'"),
        (
            ["play", "oriflamme", "--players", "2", "--bots", "random,random,random"],
            "3 bots are too",
        ),
        (["play", "oriflamme", "--option", "colour=red"], "oriflamme has no option 'colour'"),
        (["play", "oriflamme", "--option", "set"], "an option is written name=value"),
        (["play", "oriflamme", "--set", "tarot"], "option set cannot be 'tarot'"),
        (["play", "oriflamme", "--set", "pick", "--option", "cards=joker"], "'joker'"),
        (["play", "oriflamme", "--option", "first_edition=maybe"], "is true or false"),
        (["play", "oriflamme", "--lang", "fr"], "there is no language 'fr'"),
        (["play", "--resume", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (
            ["sim", "oriflamme", "--players", "2", "--bots", "random,random,random"],
            "3 bots are too many: --players 2 has seats for 2",
        ),
        (["sim", "oriflamme", "--bots", "greedy,,random"], "an extra comma in 'greedy,,random'"),
        (["ladder", "oriflamme", "--bots", "greedy,random,"], "an extra comma"),
        (["sim", "oriflamme", "--bots", "greedy:"], "after the colon in 'greedy:'"),
        (["sim", "oriflamme", "--bots", "omniscient:greedy"], "so it plays only in ladders"),
        (["sim", "oriflamme", "--bots", ""], "no bot is named"),
        (["sim", "oriflamme", "--players", "0"], "oriflamme is for 2 to 5 players, not 0"),
        (
            ["ladder", "oriflamme", "--bots", "page,page,page,page,page,page"],
            "6 bots are too many: --players 5 has seats for 5",
        ),
        (["ladder", "oriflamme", "--players", "3", "--bots", "greedy"], "needs two bots or more"),
        (["sim", "oriflamme", "--records", "no/such/folder"], "cannot write"),
        (["replay", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["bench", "--write", "--seconds", "0.001", "oriflamme"], "cannot read docs"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["replay", "blank.jsonl"], "blank.jsonl has no record"),
        (["play", "--resume", "blank.jsonl"], "blank.jsonl has no record"),
        (["sim", "king", "--deck", "blank.jsonl"], "blank.jsonl is empty"),
        (["serve", "--base-url", "nonsense"], "--base-url must be an address such as https://"),
        (["sim"], "Missing argument 'GAME'"),
        (["sim", "king", "--games", "many"], "Invalid value for '--games'"),
        (["conquer"], "No such command 'conquer'"),
        (["schema", "no/such/folder"], "cannot write no/such/folder"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "blank.jsonl").write_text("\n", "utf-8")
    monkeypatch.setattr("sys.argv", ["camarilla", *arguments])
    with pytest.raises(SystemExit, match="2"):
        main()
    said = capsys.readouterr()
    assert sentence in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert said.out == ""


def test_ladder_ranks_bots(camarilla: Run) -> None:
    plan = ("ladder", "oriflamme", "--players", "3", "--bots", "greedy:2,random", "--games", "6")
    done = camarilla(*plan, "--cores", "1", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert {one["bot"]: one["seats"] for one in report["standings"]} == {
        "greedy:2": 1,
        "random": 2,
    }
    assert "× fair" in camarilla(*plan, "--cores", "1").stdout


def test_ladder_seats_a_bot_that_sees_all(camarilla: Run) -> None:
    plan = ("ladder", "oriflamme", "--bots", "omniscient:greedy:1,greedy:1", "--games", "2")
    done = camarilla(*plan, "--cores", "1")
    assert done.returncode == 0, done.stderr
    assert "omniscient:greedy:1" in done.stdout
    assert camarilla("sim", "oriflamme", "--bots", "omniscient:greedy:1").returncode == 2


@pytest.mark.parametrize("command", ["ladder", "sim"])
def test_long_names_of_bots_are_shown_in_full(camarilla: Run, tmp_path: Path, command: str) -> None:
    program = tmp_path / f"{'far' * 20}.py"
    program.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    bot = f"exec:{sys.executable} {program}"
    done = camarilla(command, "oriflamme", "--bots", f"{bot},random", "--games", "2")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    column = next(line.index("Bot") for line in lines if "Bot" in line)
    shown = "".join(line[column:].split("  ")[0] for line in lines)
    assert bot.replace(" ", "") in shown.replace(" ", "")


def test_ladder_refuses_an_unknown_bot(camarilla: Run) -> None:
    done = camarilla("ladder", "oriflamme", "--bots", "omniscient:nobody,greedy")
    assert done.returncode == 2
    assert "there is no bot 'nobody'" in done.stderr


def test_as_many_play_as_bots_are_named(camarilla: Run) -> None:
    named = ("--bots", "greedy:1,random,random", "--games", "2", "--json")
    sim = camarilla("sim", "oriflamme", *named)
    assert json.loads(sim.stdout)["players"] == 3
    ladder = camarilla("ladder", "oriflamme", *named, "--cores", "1")
    assert json.loads(ladder.stdout)["players"] == 3
    opposed = ("illuminaten", "--option", "opponent=saint-germain")
    ladder = camarilla("ladder", *opposed, "--bots", "random,random", "--games", "2", "--json")
    assert json.loads(ladder.stdout)["players"] == 3


def test_hint_tells_what_a_bot_thinks(camarilla: Run) -> None:
    camarilla("sim", "oriflamme", "--players", "3", "--games", "1", "--records", "r.jsonl")
    done = camarilla("hint", "r.jsonl", "--step", "30", "--bot", "ismcts:60", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert sum(analysis["share"] for analysis in report["analyses"]) == pytest.approx(1)
    visits = sum(analysis["visits"] for analysis in report["analyses"])
    assert 0 < visits <= 60
    for analysis in report["analyses"]:
        assert analysis["visits"] == pytest.approx(analysis["share"] * visits)
        assert len(analysis["actors"]) == len(analysis["line"])
    shown = camarilla("hint", "r.jsonl", "--step", "30", "--bot", "greedy", "--lang", "ru")
    assert "Шанс на победу" in shown.stdout


def test_hint_says_whose_steps_are_expected(camarilla: Run) -> None:
    camarilla("sim", "oriflamme", "--players", "2", "--games", "1", "--records", "r.jsonl")
    done = camarilla("hint", "r.jsonl", "--step", "30", "--bot", "ismcts:400")
    assert done.returncode == 0, done.stderr
    assert re.search("What may follow:\n +(You|Crimson|Azure) [a-z]", done.stdout)


def test_hint_names_the_cards_of_choices(camarilla: Run) -> None:
    camarilla("sim", "oriflamme", "--players", "3", "--games", "1", "--records", "r.jsonl")
    said = camarilla("hint", "r.jsonl", "--step", "23", "--bot", "greedy:1").stdout
    assert len(set(re.findall(r"(\w+) at the left", said))) > 3


def test_hint_is_about_an_open_decision(camarilla: Run, tmp_path: Path) -> None:
    camarilla("sim", "oriflamme", "--players", "3", "--games", "1", "--records", "r.jsonl")
    done = camarilla("hint", "r.jsonl", "--step", "3")
    assert done.returncode == 2
    assert "anything to decide" in done.stderr
    last = len(json.loads((tmp_path / "r.jsonl").read_text())["actions"])
    done = camarilla("hint", "r.jsonl", "--step", str(last))
    assert done.returncode == 2
    assert re.search(
        r"nobody decides anything after step \d+; the last decision is after step \d+", done.stderr
    )
    assert camarilla("hint", "r.jsonl", "--bot", "greedy:1").returncode == 0


def test_sim_seats_no_bot_where_the_rules_play(camarilla: Run, tmp_path: Path) -> None:
    plan = ("sim", "illuminaten", "--players", "3", "--games", "2", "--option")
    done = camarilla(*plan, "opponent=saint-germain", "--bots", "random,greedy:1", "--json")
    assert done.returncode == 0, done.stderr
    seats = json.loads(done.stdout)["seats"]
    assert [seat["bot"] for seat in seats] == ["automatic", "random", "greedy:1"]


def test_the_last_bot_named_takes_the_seats_that_are_left(camarilla: Run) -> None:
    plan = ("sim", "king", "--players", "4", "--games", "1", "--bots", "greedy:1,random", "--json")
    seats = json.loads(camarilla(*plan).stdout)["seats"]
    assert [seat["bot"] for seat in seats] == ["greedy:1", "random", "random", "random"]
