"""The golden playthroughs: nothing that can be observed changes by accident."""

import difflib

import pytest
from tests.golden.playthrough import GOLDEN, actions_in, path_of, playthrough

from camarilla.games import GAMES

PLAYS = [
    (id, players)
    for id, game in GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.mark.parametrize(("id", "players"), PLAYS)
def test_playthrough_is_as_it_was(id: str, players: int) -> None:
    game = GAMES[id]
    path = path_of(game, players)
    assert path.exists(), f"{path.name} is missing: python -m tests.golden {id}"
    old = path.read_text("utf-8")
    new = playthrough(game, players, actions_in(game, old))
    if new != old:
        difference = difflib.unified_diff(
            old.splitlines(), new.splitlines(), path.name, "now", lineterm="", n=6
        )
        shown = [line[:200] for _, line in zip(range(60), difference, strict=False)]
        pytest.fail(
            "\n".join(
                (*shown, "", f"If a rule is the reason: python -m tests.golden {id}, and name it.")
            ),
            pytrace=False,
        )


def test_every_playthrough_is_of_a_game() -> None:
    expected = {path_of(GAMES[id], players) for id, players in PLAYS}
    assert set(GOLDEN.glob("*.txt")) == expected
