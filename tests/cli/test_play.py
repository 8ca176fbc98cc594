"""Play at the terminal, with the choices typed ahead."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from camarilla import games
from camarilla.cli import main
from camarilla.cli.files import make_file
from camarilla.kernel.match import Match
from camarilla.kernel.record import decode, encode, final

AGAINST_BOTS = ("play", "oriflamme", "--players", "3", "--bots", "random,random", "--seed", "5")
A_WHOLE_GAME = "1\n" * 200


def saved(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "data" / "games").iterdir()
    return file


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
def test_a_game_can_be_played_to_its_end(
    camarilla: Run, tmp_path: Path, game: str, lang: str
) -> None:
    arguments = ("play", game, "--players", "3", "--bots", "random,random", "--lang", lang)
    done = camarilla(*arguments, "--seed", "5", typed=A_WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    record = decode(saved(tmp_path).read_text("utf-8"))
    assert record.result is not None
    assert final(games.get(game), record).winners() == record.result.winners


def test_the_same_seed_and_choices_give_the_same_game(camarilla: Run, tmp_path: Path) -> None:
    records = []
    for _ in range(2):
        camarilla(*AGAINST_BOTS, typed=A_WHOLE_GAME)
        records.append(saved(tmp_path).read_text("utf-8"))
        saved(tmp_path).unlink()
    assert records[0] == records[1]


def test_leaving_saves_and_resuming_goes_on(camarilla: Run, tmp_path: Path) -> None:
    left = camarilla(*AGAINST_BOTS, typed="1\n1\nq\n")
    assert left.returncode == 0
    file = saved(tmp_path)
    assert f"camarilla play --resume {file}" in left.stdout
    begun = decode(file.read_text("utf-8"))
    assert begun.result is None
    assert begun.seats == ["human", "random", "random"]
    done = camarilla("play", "--resume", str(file), typed=A_WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    ended = decode(file.read_text("utf-8"))
    assert ended.actions[: len(begun.actions)] == begun.actions
    assert ended.result is not None


def test_end_of_input_saves_too(camarilla: Run, tmp_path: Path) -> None:
    assert camarilla(*AGAINST_BOTS, typed="").returncode == 0
    assert decode(saved(tmp_path).read_text("utf-8")).result is None


def test_a_choice_may_be_typed_in_notation(camarilla: Run, tmp_path: Path) -> None:
    camarilla(*AGAINST_BOTS, "--option", "chosen_aside=yes", typed="aside spy\nq\n")
    assert "aside spy" in decode(saved(tmp_path).read_text("utf-8")).actions


def test_u_takes_a_choice_back_while_nobody_has_acted(camarilla: Run, tmp_path: Path) -> None:
    done = camarilla(
        *AGAINST_BOTS,
        *("--option", "chosen_aside=yes", "--option", "first=crimson"),
        typed="aside spy\nu\naside lord\nq\n",
    )
    assert "Undone." in done.stdout
    assert decode(saved(tmp_path).read_text("utf-8")).actions == ["aside lord"]


def test_what_others_have_answered_cannot_be_taken_back(camarilla: Run) -> None:
    done = camarilla(*AGAINST_BOTS, typed="1\n1\nu\nu\nq\n")
    assert "cannot be undone" in done.stdout


ANSWERS = {
    "?": "Type the number of a choice.",
    "?spy": "Takes 1 influence from the player of an adjacent card.",
    "?O6.1": "Archer. Eliminates the first or the last card of the row.",
    "?O7": "O7.9 Plot. It is discarded first.",
    "?O5.3": "In a stack, only the top card is eliminated.",
    "?o6.9": "If an opponent’s card eliminates it: you gain 4",
    "?О4.4": "A character stays face up in the row.",
    "?dragon": "There is no card or rule “dragon”.",
    "?O99.1": "There is no card or rule “O99.1”.",
    "99": "“99” is not one of the choices.",
    "place spy on 30": "“place spy on 30” is not one of the choices.",
}


def test_questions_and_mistakes_are_answered(camarilla: Run) -> None:
    done = camarilla(*AGAINST_BOTS, typed="\n".join([*ANSWERS, "q\n"]))
    said = " ".join(done.stdout.replace("│", " ").split())
    assert [typed for typed, answer in ANSWERS.items() if answer not in said] == []


def test_a_number_explains_the_card_of_that_choice(camarilla: Run) -> None:
    done = camarilla(*AGAINST_BOTS, "--lang", "uk", typed="?1\nq\n")
    assert "Правило O6." in done.stdout


def test_the_screen_is_handed_over_between_people(camarilla: Run) -> None:
    arguments = ("play", "oriflamme", "--players", "3", "--option", "first=azure")
    done = camarilla(*arguments, typed="\n1\n1\n\n1\n1\n\nq\n")
    parts = done.stdout.split("Hand the screen to ")[1:]
    assert [part.split()[0] for part in parts] == ["Azure", "Green", "Crimson"]
    for part, crest in zip(parts, "◆♣▲", strict=True):
        hands = [line for line in part.splitlines() if " Hand: " in line]
        assert hands
        assert all(crest in line.split("Hand")[0] for line in hands)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"actions":', '"acts":', "not a record"),
        ('"actions":["', '"actions":["keep","', "is not legal there"),
        ('"rules_version":', '"rules_version":9', "this is version"),
        ('"oriflamme"', '"chess"', "there is no game 'chess'"),
        ('"players":3', '"players":9', "2 to 5 players"),
    ],
)
def test_a_broken_save_is_refused(
    camarilla: Run, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    camarilla(*AGAINST_BOTS, typed="q\n")
    file = saved(tmp_path)
    broken = file.read_text("utf-8").replace(old, new)
    file.write_text(broken, "utf-8")
    done = camarilla("play", "--resume", str(file))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert file.read_text("utf-8") == broken


def test_alone_against_an_artificial_opponent_nothing_is_handed_over(
    camarilla: Run, tmp_path: Path
) -> None:
    solo = ("play", "illuminaten", "--option", "opponent=saint-germain", "--seed", "5")
    done = camarilla(*solo, typed="1\n" * 20 + "q\n")
    assert done.returncode == 0, done.stderr
    assert "Hand the screen" not in done.stdout
    assert decode(saved(tmp_path).read_text("utf-8")).seats == ["automatic", "human"]
    again = camarilla("play", "--resume", str(saved(tmp_path)), typed="1\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Hand the screen" not in again.stdout


def test_bots_and_an_artificial_opponent_leave_a_seat_for_a_person(
    camarilla: Run, tmp_path: Path
) -> None:
    mixed = ("play", "illuminaten", "--option", "opponent=weishaupt", "--bots", "random,random")
    assert camarilla(*mixed, typed="q\n").returncode == 0
    seats = decode(saved(tmp_path).read_text("utf-8")).seats
    assert seats == ["automatic", "human", "random", "random"]
    crowded = camarilla(*mixed, "--players", "2", typed="q\n")
    assert crowded.returncode == 2
    assert "2 bots are too many for 1 seats" in crowded.stderr


SOLO = ("play", "illuminaten", "--option", "opponent=weishaupt", "--seed", "6")


def test_a_number_explains_the_main_action_of_that_choice(camarilla: Run) -> None:
    """X6.1 and its kin rather than X5.2, the rule of the whole menu."""
    done = camarilla(*SOLO, typed="?1\n?2\n?X11\nq\n")
    assert "1 Scout" in done.stdout
    for rule in ("Rule X6.1", "Rule X6.3", "Rule X11"):
        assert rule in done.stdout


def test_an_artificial_opponent_has_its_own_name_and_its_steps_are_told(camarilla: Run) -> None:
    done = camarilla(*SOLO, "--lang", "uk", typed="l\n\nq\n")
    assert "▲ Адам Вайсгаупт " in done.stdout
    assert re.search(r"Адам Вайсгаупт, місце 1, крок [а-е]: ", " ".join(done.stdout.split()))
    assert "Червоний" not in done.stdout


def test_a_file_with_other_records_is_not_resumed(camarilla: Run, tmp_path: Path) -> None:
    camarilla(*AGAINST_BOTS, typed="1\nq\n")
    file = saved(tmp_path)
    several = file.read_text("utf-8") * 2
    file.write_text(several, "utf-8")
    done = camarilla("play", "--resume", str(file), typed=A_WHOLE_GAME)
    assert done.returncode == 2
    assert "has several records" in done.stderr
    assert file.read_text("utf-8") == several


def test_a_finished_game_is_shown_and_not_written(camarilla: Run, tmp_path: Path) -> None:
    camarilla("sim", "oriflamme", "--games", "1", "--records", "r.jsonl")
    file = tmp_path / "r.jsonl"
    before, when = file.read_text("utf-8"), file.stat().st_mtime_ns
    done = camarilla("play", "--resume", "r.jsonl")
    assert done.returncode == 0, done.stderr
    assert "r.jsonl" in done.stdout
    assert (file.read_text("utf-8"), file.stat().st_mtime_ns) == (before, when)


def test_games_saved_in_the_same_second_get_files_of_their_own(tmp_path: Path) -> None:
    made = [make_file(tmp_path / "games" / "king-1.jsonl").name for _ in range(3)]
    assert made == ["king-1.jsonl", "king-1-2.jsonl", "king-1-3.jsonl"]


@pytest.mark.parametrize(
    "given",
    [
        ("--players", "4"),
        ("--bots", "random"),
        ("--set", "base"),
        ("--option", "first=azure"),
        ("--seed", "7"),
        ("ablaze",),
    ],
)
def test_a_saved_game_cannot_be_changed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    given: tuple[str, ...],
) -> None:
    match = Match(games.get("oriflamme"), 3)
    file = tmp_path / "game.jsonl"
    file.write_text(encode(match.record(["human", "random", "random"])), "utf-8")
    monkeypatch.setattr("sys.argv", ["camarilla", "play", *given, "--resume", str(file)])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_who_wants_to_play_alone_is_told_how(camarilla: Run) -> None:
    refused = camarilla("play", "illuminaten", "--players", "1", typed="q\n")
    assert refused.returncode != 0
    assert "--option opponent=saint-germain" in refused.stderr
