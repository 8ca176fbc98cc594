"""What the terminal shows of a table, at the sizes that terminals have."""

import io
from random import Random

import pytest
from rich.console import Console

from camarilla import games, i18n
from camarilla.cli.menu import menu_lines
from camarilla.cli.narrator import Narrator
from camarilla.games import title_of
from camarilla.games.oriflamme.rules.cards import KIND_IDS
from camarilla.games.oriflamme.rules.observation import OriflammeObservation
from camarilla.kernel.game import OVER, PUBLIC
from camarilla.kernel.observation import Observation

SIZES = pytest.mark.parametrize(("width", "height"), [(80, 17), (120, 30)])


def positions(game: str, players: int, seed: int) -> list[Observation]:
    """The views of whoever decides, all through a random game."""
    rng = Random(seed)
    state = games.get(game).setup(players)
    views = []
    while state.actor() != OVER:
        if state.actor() >= 0:
            views.append(state.observe(state.actor()))
        state.apply(state.random_action(rng))
    return [*views, state.observe(PUBLIC)]


def drawn(view: Observation, narrator: Narrator, width: int, height: int) -> list[str]:
    paper = io.StringIO()
    table = title_of(narrator.game.id).screen().draw(view, narrator, width, height)
    Console(file=paper, width=width, highlight=False).print(table)
    return paper.getvalue().splitlines()


@SIZES
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("oriflamme", 2), ("oriflamme", 5), ("ablaze", 4)])
def test_the_table_fits_the_terminal(
    game: str, players: int, language: str, width: int, height: int
) -> None:
    narrator = Narrator(language, games.get(game), (None,) * players, you=players - 1)
    for view in positions(game, players, seed=players)[::3]:
        lines = drawn(view, narrator, width, height)
        assert len(lines) <= height
        assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("game", games.GAMES)
def test_the_only_person_is_told_which_seat_is_theirs(game: str) -> None:
    narrator = Narrator("en", games.get(game), (None,) * 3, you=1)
    for view in positions(game, 3, seed=3)[-5:]:
        shown = "\n".join(drawn(view, narrator, 80, 40))
        assert "Azure (you)" in shown
        assert "Crimson (you)" not in shown


@SIZES
def test_every_place_of_the_row_is_shown_with_its_crest(width: int, height: int) -> None:
    narrator = Narrator("en", games.get("oriflamme"), (None,) * 5)
    crests = {"crimson": "▲", "azure": "◆", "green": "♣", "amber": "✹", "violet": "✚"}
    for view in positions("oriflamme", 5, seed=1)[::5]:
        assert isinstance(view, OriflammeObservation)
        text = "\n".join(drawn(view, narrator, width, height))
        for number, place in enumerate(view.row, 1):
            assert f"{number} {crests[place.cards[-1].family]}" in text


def test_no_name_of_a_hidden_card_is_drawn() -> None:
    """A watcher of round 1's placements sees no card's name anywhere."""
    game = games.get("oriflamme")
    narrator = Narrator("en", game, (None,) * 3)
    names = {i18n.card_text("en", game, card)[0] for card in KIND_IDS}
    rng = Random(4)
    state = game.setup(3)
    while (view := state.observe(PUBLIC)).kind != "keep-or-reveal":
        text = "\n".join(drawn(view, narrator, 100, 30))
        assert "Crimson" in text
        assert [name for name in names if name in text] == []
        state.apply(state.random_action(rng))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("oriflamme", 3), ("ablaze", 4)])
def test_all_discards_and_covered_cards_are_shown_at_80_columns(
    game: str, players: int, language: str
) -> None:
    """Each by its name, or by the letters of it that there is room for."""
    narrator = Narrator(language, games.get(game), (None,) * players)
    for view in positions(game, players, seed=2)[::4]:
        assert isinstance(view, OriflammeObservation)
        text = "\n".join(drawn(view, narrator, 80, 17))
        lain = [card for family in view.families for card in family.discard]
        covered = [card.kind for place in view.row for card in place.cards[:-1]]
        for card in lain + [kind for kind in covered if kind is not None]:
            assert narrator.word(f"card-{card}")[:3] in text
        assert "…" not in "\n".join(text.splitlines()[: players + 1])
        assert text.count("░") >= covered.count(None)


@pytest.mark.parametrize("count", [1, 2, 7, 16, 36])
def test_a_menu_numbers_every_choice_within_the_width(count: int) -> None:
    lines = menu_lines([f"choice {'x' * 30} {number}" for number in range(count)], 80)
    text = "\n".join(line.plain for line in lines)
    assert all(f"{number} choice" in text for number in range(1, count + 1))
    assert max(line.cell_len for line in lines) <= 80
