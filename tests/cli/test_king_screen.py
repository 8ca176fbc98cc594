"""How For the King looks in a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from camarilla import games, i18n
from camarilla.cli.herald import Herald
from camarilla.cli.screens import screen_of
from camarilla.kernel.game import OVER, PUBLIC

GAME = games.get("king")


def drawn(language: str, seat: int, seed: int, steps: int, players: int) -> str:
    state, rng = GAME.setup(players), Random(seed)
    for _ in range(steps):
        if state.actor() == OVER:
            break
        state.apply(state.random_action(rng))
    herald = Herald(language, GAME, (None,) * players)
    console = Console(file=StringIO(), width=100, height=40, color_system=None)
    view = state.view(seat)
    console.print(screen_of("king").draw(view, herald, 100, 40))
    said = console.file
    assert isinstance(said, StringIO)
    return said.getvalue()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_position_can_be_drawn(language: str, players: int) -> None:
    for steps in (0, 1, 2, 30, 150, 250, 400, 5000):
        for seat in (0, 1, PUBLIC):
            screen = drawn(language, seat, steps, steps, players)
            assert len(screen.splitlines()) <= 24
            assert "{" not in screen


def test_the_sale_shows_card_bids_and_passes() -> None:
    state = GAME.setup(2)
    rng = Random(4)
    while state.view(0).ask != "bid":
        state.apply(state.random_action(rng))
    state.apply(GAME.actions.parse("bid 2"))
    herald = Herald("en", GAME, (None, None))
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(screen_of("king").draw(state.view(0), herald, 100, 40))
    assert isinstance(console.file, StringIO)
    screen = console.file.getvalue()
    assert "For sale: " in screen
    assert "bids 2" in screen


def test_bids_come_as_small_raises_and_one_group_of_high_ones() -> None:
    state = GAME.setup(3)
    rng = Random(4)
    while state.view(0).ask != "bid":
        state.apply(state.random_action(rng))
    view = state.view(state.actor())
    groups = screen_of("king").groups(view, Herald("en", GAME, (None,) * 3))
    assert [action for group in groups for action in group.actions] == list(view.legal)
    assert groups[0].label == "Pass"
    assert len(groups) == 10
