"""The table of Pax Illuminaten in a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from camarilla.cli.herald import Herald
from camarilla.cli.screens import screen_of
from camarilla.games import get
from camarilla.i18n import LANGUAGES
from camarilla.kernel.game import OVER, PUBLIC
from camarilla.kernel.views import View

GAME = get("illuminaten")
SCREEN = screen_of("illuminaten")


def drawn(view: View, language: str, width: int, height: int) -> list[str]:
    herald = Herald(language, GAME, (None,) * view.players)
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(SCREEN.draw(view, herald, width, height))
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
                lines = drawn(state.view(seat), language, 80, 24)
                assert len(lines) <= 24
                assert max(len(line) for line in lines) <= 80
        state.apply(state.random_action(rng))
        step += 1


def test_rows_are_laid_like_bricks() -> None:
    state = GAME.setup(2)
    lines = drawn(state.view(PUBLIC), "en", 80, 40)
    heads = [line for line in lines if line.strip()[:1].isdigit()]
    assert [line.split() for line in heads] == [
        ["8", "14"],
        ["7", "9", "13"],
        ["1", "6", "10", "12"],
        ["2", "5", "11"],
        ["3", "4"],
    ]
    starts = [len(line) - len(line.lstrip()) for line in heads]
    assert starts == [15, 7, 0, 7, 15]


def test_a_choice_tells_which_card_it_is_about() -> None:
    view = GAME.setup(2).view(PUBLIC)
    assert SCREEN.card_of(view, "conspire PIL031") == "PIL031"
    assert SCREEN.card_of(view, "at 3") is None
    assert SCREEN.cards["PIL057"]
