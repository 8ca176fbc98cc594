"""How For the King looks in a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from camarilla import games, i18n
from camarilla.cli.explain import explain_word
from camarilla.cli.narrator import Narrator
from camarilla.games import title_of
from camarilla.kernel.game import OVER, PUBLIC
from camarilla.kernel.observation import LegalAction, legal_action

GAME = games.get("king")


def drawn(language: str, seat: int, seed: int, steps: int, players: int) -> str:
    state, rng = GAME.setup(players), Random(seed)
    for _ in range(steps):
        if state.actor() == OVER:
            break
        state.apply(state.random_action(rng))
    narrator = Narrator(language, GAME, (None,) * players)
    console = Console(file=StringIO(), width=80, height=17, color_system=None)
    view = state.observe(seat)
    console.print(title_of("king").screen().draw(view, narrator, 80, 17))
    said = console.file
    assert isinstance(said, StringIO)
    return said.getvalue()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_position_can_be_drawn(language: str, players: int) -> None:
    for steps in (0, 1, 2, 30, 150, 250, 400, 5000):
        for seat in (0, 1, PUBLIC):
            screen = drawn(language, seat, steps, steps, players)
            assert len(screen.splitlines()) <= (17 if str(steps) != "5000" else 24)
            assert "{" not in screen


def test_the_sale_shows_card_bids_and_passes() -> None:
    state = GAME.setup(2)
    rng = Random(4)
    while state.observe(0).kind != "bid":
        state.apply(state.random_action(rng))
    state.apply(GAME.actions.parse("bid 2"))
    narrator = Narrator("en", GAME, (None, None))
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(title_of("king").screen().draw(state.observe(0), narrator, 100, 40))
    assert isinstance(console.file, StringIO)
    screen = console.file.getvalue()
    assert "For sale: " in screen
    assert "bids 2" in screen


def test_choices_and_words_can_be_explained() -> None:
    narrator = Narrator("en", GAME, (None, None))
    screen = title_of("king").screen()

    def action(text: str) -> LegalAction:
        return legal_action(GAME.actions, GAME.actions.parse(text))

    state = GAME.setup(2)
    for text in ("first 1", "draw king +1/-1"):
        state.apply(GAME.actions.parse(text))
    assert screen.card_of(state.observe(0), action("keep")) == "king +1/-1"
    assert screen.card_of(state.observe(1), action("keep")) is None
    assert screen.card_of(state.observe(0), action("take gold 3")) == "gold 3"
    for word, rule in (("gold", "K2.3"), ("King", "K5.1"), ("military", "K2.1"), ("k4.6", "K4.6")):
        found = explain_word(narrator, screen, word)
        assert found is not None
        assert rule in found.plain
    assert explain_word(narrator, screen, "nonsense") is None
