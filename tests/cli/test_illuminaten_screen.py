"""The table of Pax Illuminaten in a terminal."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from camarilla.cli.app import app
from camarilla.cli.explain import explain_card, explain_keys, explain_word
from camarilla.cli.narrator import Narrator
from camarilla.games import GAMES, get, title_of
from camarilla.games.illuminaten.rules.ids import FACTION_IDS
from camarilla.games.illuminaten.rules.notation_reading import read_position
from camarilla.games.illuminaten.rules.observation import IlluminatenObservation
from camarilla.games.illuminaten.rules.tables import CONNECTION_IDS, CONNECTIONS
from camarilla.i18n import LANGUAGES, card_text
from camarilla.kernel.game import OVER, PUBLIC
from camarilla.kernel.match import Match
from camarilla.kernel.observation import LegalAction, Observation, legal_action
from camarilla.kernel.record import encode

GAME = get("illuminaten")
SCREEN = title_of("illuminaten").screen()


def drawn(view: Observation, language: str, width: int, height: int) -> list[str]:
    narrator = Narrator(language, GAME, (None,) * view.players, you=view.players - 1)
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(SCREEN.draw(view, narrator, width, height))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "opponent"), [(2, "weishaupt"), (4, "none")])
def test_every_position_can_be_drawn_in_80_columns(
    language: str, players: int, opponent: str
) -> None:
    rng = Random(players)
    state = GAME.setup(players, {"opponent": opponent})
    step = 0
    while state.actor() != OVER:
        if step % 20 == 0:
            for seat in (1, PUBLIC):
                lines = drawn(state.observe(seat), language, 80, 24)
                assert len(lines) <= 24
                assert max(len(line) for line in lines) <= 80
        state.apply(state.random_action(rng))
        step += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_names_the_cards_whose_discs_give_strength(language: str) -> None:
    rng = Random(4)
    state = GAME.setup(4)
    shown = 0
    while state.actor() != OVER:
        view = state.observe(PUBLIC)
        assert isinstance(view, IlluminatenObservation)
        if view.contest is not None:
            text = " ".join(drawn(view, language, 400, 60))
            for part in (*view.contest.attacker.parts, *view.contest.defender.parts):
                if part.place is not None:
                    card = view.field[part.place - 1].card
                    assert card is not None
                    assert f"{card_text(language, GAME, card)[0]} (" in text
                    shown += 1
        state.apply(state.random_action(rng))
    assert shown


def test_rows_are_laid_like_bricks() -> None:
    state = GAME.setup(2)
    lines = drawn(state.observe(PUBLIC), "en", 80, 40)
    heads = [line for line in lines if line.strip()[:1].isdigit()]
    assert [line.split() for line in heads] == [
        ["8", "14"],
        ["7", "9", "13⌂"],
        ["1⌂", "6", "10", "12⌂"],
        ["2⌂", "5", "11"],
        ["3", "4"],
    ]
    starts = [len(line) - len(line.lstrip()) for line in heads]
    assert starts == [16, 8, 0, 8, 16]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_public_and_nothing_of_ones_own_is_cut_off(language: str, width: int) -> None:
    """X12.1, X12.2: court, plots, hand and events by name; faction row, supply, connections."""
    rng = Random(11)
    state = GAME.setup(4)
    for step in range(400):
        state.apply(state.random_action(rng))
        if step < 60 or step % 20:
            continue
        view = state.observe(1)
        assert isinstance(view, IlluminatenObservation)
        shown = " ".join(" ".join(drawn(view, language, width, 24)).split())
        narrator = Narrator(language, GAME, (None,) * 4)
        own = view.seats[1]
        cards = [*view.court, *(own.hand or ()), *view.chain, *view.contest_cards]
        names = [f"card-{card}" for card in cards if card is not None]
        names += [f"plot-{plot}" for plot in (*view.plots, own.private) if plot is not None]
        names += [f"event-card-{event}" for event in own.events or ()]
        names += [f"event-card-{seat.special}" for seat in view.seats if seat.special]
        assert [name for name in names if narrator.word(name) not in shown] == []
        letters = {id: narrator.word(f"letter-{id}") for id in FACTION_IDS}
        row = " ".join(f"⚑{letters[faction]}" for faction in view.faction_row) or "—"
        assert f"{narrator.word('word-faction-row')}: {row}" in shown
        stocks = zip(letters.values(), view.supply, strict=True)
        supply = " ".join(f"{letter}{count}" for letter, count in stocks)
        assert f"{narrator.word('word-supply')} {supply}" in shown
        for seat, touched in zip(view.seats, ("1,2", "8,16", "18,19", "4,12"), strict=True):
            assert seat.connection is not None
            factions = CONNECTIONS[CONNECTION_IDS.index(seat.connection)]
            connected = "".join(letters[FACTION_IDS[faction]] for faction in factions)
            assert f"⌂{touched} {connected}" in shown


def test_a_figure_on_the_areopagus_is_shown_there() -> None:
    view = GAME.setup(2, {"opponent": "weishaupt"}).observe(1)
    assert "⌂♟1,2" in "".join(drawn(view, "en", 80, 24))


def action(text: str) -> LegalAction:
    return legal_action(GAME.actions, GAME.actions.parse(text))


def test_a_choice_tells_which_card_it_is_about() -> None:
    view = GAME.setup(2).observe(PUBLIC)
    assert SCREEN.card_of(view, action("conspire PIL031")) == "PIL031"
    assert SCREEN.card_of(view, action("at 3")) is None
    assert SCREEN.cards["PIL057"]


def test_a_main_action_is_explained_by_its_own_rule() -> None:
    view = GAME.setup(2).observe(PUBLIC)
    actions = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")
    rules = [SCREEN.rule_of(view, action(text)) for text in actions]
    assert rules == ["X6.1", "X6.2", "X6.3", "X6.4", "X6.5", "X6.6"]
    assert [text for text in actions if SCREEN.card_of(view, action(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_suggests_a_card_of_the_game_that_can_be_asked_for(game: str, language: str) -> None:
    narrator, screen = Narrator(language, get(game), ()), title_of(game).screen()
    name = card_text(language, get(game), screen.example)[0]
    assert f"?{name} " in explain_keys(narrator, screen).plain
    assert explain_word(narrator, screen, name) == explain_card(narrator, screen, screen.example)


def test_the_letter_of_a_rule_may_be_typed_in_cyrillic() -> None:
    narrator = Narrator("uk", GAME, ())
    assert explain_word(narrator, SCREEN, "х10.5") == explain_word(narrator, SCREEN, "X10.5")
    assert explain_word(narrator, SCREEN, "X10.5") is not None


def test_a_position_of_a_record_is_written_as_text(tmp_path: Path) -> None:
    match = Match(GAME, 2)
    rng = Random(3)
    while len(match.actions) < 40:
        match.play(match.state.random_action(rng))
    file = tmp_path / "game.jsonl"
    file.write_text(encode(match.record(["a", "b"])) + "\n", "utf-8")
    done = CliRunner().invoke(app, ["replay", str(file), "--step", "40", "--position"])
    assert done.exit_code == 0
    assert read_position(done.stdout).to_data() == match.state.to_data()


def test_a_rule_tells_its_ruling_and_a_chapter_its_rules() -> None:
    narrator = Narrator("en", GAME, (None, None))
    ruling = explain_word(narrator, SCREEN, "x3.6")
    assert ruling is not None
    assert ruling.plain.endswith("Ruling: A lodge is always as large as it can be.")
    rebuilt = explain_word(narrator, SCREEN, "X2.1")
    assert rebuilt is not None
    assert "[reconstructed]" in rebuilt.plain
    chapter = explain_word(narrator, SCREEN, "X2")
    assert chapter is not None
    assert chapter.plain.startswith("X2 Field and neighbours\nX2.1  Rows are offset")
    assert "X2.5" in chapter.plain
    assert explain_word(narrator, SCREEN, "X99") is None
