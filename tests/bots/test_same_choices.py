"""The same seed and the same information state give the same choice as when the file was written.

`python -m tests.bots.test_same_choices` writes the choices anew: after a change that is meant to
change how bots play, or a corrected rule. The positions are those of the golden playthroughs.
"""

import json
from pathlib import Path

import pytest
from tests.golden.playthrough import actions_in, path_of

from camarilla import bots, games
from camarilla.bots.analysis import analyse
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State

CHOICES = Path(__file__).with_name("choices.json")
POSITIONS = 8
"""Of each playthrough."""
BOTS = ("greedy:3", "ismcts:24", "network:24")
MACHINE_DEPENDENT = "network:24"
"""Where a network has values, the last digits of its matrix products depend on the machine."""
NEXT = 4
"""Decisions that a searching bot makes in a row, going on with its tree where it can."""
TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in games.GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]


def decisions(game: Game, players: int) -> list[State]:
    """Positions along the golden playthrough in which a player has a choice."""
    s = game.setup(players)
    found = []
    for action in actions_in(game, path_of(game, players).read_text("utf-8")):
        if s.actor() >= 0 and len(s.legal()) > 1:
            found.append(s.clone())
        s.apply(action)
    step = len(found) / POSITIONS
    return [found[int((index + 0.5) * step)] for index in range(POSITIONS)]


def has_values(game: Game, players: int) -> bool:
    return title_of(game.id).network_policy().has_values(players)


def choices(game: Game, players: int) -> dict[str, object]:
    """What every bot chooses in each position; a line of decisions in a row; one analysis."""
    positions = decisions(game, players)
    found: dict[str, object] = {
        name: [
            game.actions.text(
                bots.make(name, f"{name} {index}").choose(s.information_state(s.actor()), game)
            )
            for index, s in enumerate(positions)
        ]
        for name in BOTS
        if name != MACHINE_DEPENDENT or not has_values(game, players)
    }
    searching = list(found)[-1]
    found["in a row"] = in_a_row(game, positions[1].clone())
    s = positions[2]
    found["analysis"] = [
        [one.text, one.visits, round(one.value, 6), one.reason, *one.line]
        for one in analyse(game, s.information_state(s.actor()), searching, "analysis")[:6]
    ]
    return found


def in_a_row(game: Game, s: State) -> list[str]:
    """One bot decides for everybody who is to act."""
    bot = bots.make("ismcts:16", "in a row")
    line: list[str] = []
    while len(line) < NEXT and s.actor() != OVER:
        if s.actor() == CHANCE or len(s.legal()) == 1:
            s.apply(s.legal()[0])
            continue
        action = bot.choose(s.information_state(s.actor()), game)
        line.append(game.actions.text(action))
        s.apply(action)
    return line


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_bots_choose_as_before(game: Game, players: int) -> None:
    before = json.loads(CHOICES.read_text("utf-8"))
    assert choices(game, players) == before[f"{game.id}-{players}"]


def main() -> None:
    """Write the file."""
    found = {}
    for game in games.GAMES.values():
        for players in range(game.min_players, game.max_players + 1):
            found[f"{game.id}-{players}"] = choices(game, players)
    CHOICES.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
