"""What the program says of For the King."""

from random import Random

import pytest

from camarilla import games, i18n
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC

GAME = games.get("king")
LANGUAGES = pytest.mark.parametrize("language", i18n.LANGUAGES)

# The number of rules in each part of the rules; K8 does not exist.
RULES = {1: 4, 2: 4, 3: 5, 4: 8, 5: 2, 6: 4, 7: 5, 9: 1}


@LANGUAGES
def test_every_rule_has_a_text(language: str) -> None:
    for part, count in RULES.items():
        for number in range(1, count + 1):
            assert i18n.rule_text(language, f"K{part}.{number}")


@LANGUAGES
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every prompt, choice and event of a random game, for the actor and for a watcher."""
    rng = Random(players)
    state = GAME.setup(players)
    names = [None, "Оля", None, None, None][:players]
    while state.actor() != OVER:
        seat = state.actor()
        view = state.observe(PUBLIC if seat == CHANCE else seat)
        assert i18n.prompt_text(language, GAME, view)
        for action in view.legal:
            assert i18n.action_text(language, GAME, view, action, names)
        events: list[Event] = []
        state.apply(state.random_action(rng), events)
        for event in events:
            for reader in (0, 1, PUBLIC):
                line = i18n.event_text(language, GAME, redact(event, reader), names)
                assert "{" not in line
                assert "None" not in line


KEPT: SeenEvent = {"event": "kept", "rule": "K3.1", "seat": 1, "card": "military 1A"}
SECRET: SeenEvent = KEPT | {"card": None}
KING: SeenEvent = {"event": "took", "rule": "K3.2", "seat": 0, "card": "king +1/-1"}
CHIEF: SeenEvent = {
    "event": "took-chief",
    "rule": "K6.2",
    "seat": 0,
    "domain": "diplomacy",
    "value": 3,
}


@pytest.mark.parametrize(
    ("language", "event", "line"),
    [
        ("en", KEPT, "Azure keeps Military 1A."),
        ("uk", KEPT, "Синій лишає собі Військову справу 1A."),
        ("ru", KEPT, "Синий оставляет себе Военное дело 1A."),
        ("uk", SECRET, "Синій лишає картку собі."),
        ("en", KING, "Crimson takes the King card +1/−1 from the middle."),
        ("uk", KING, "Червоний бере з середини картку короля +1/−1."),
        ("ru", KING, "Красный берёт из середины карту короля +1/−1."),
        ("uk", CHIEF, "Червоний бере тайл чільної посади (дипломатія): 3 очки."),
        ("ru", CHIEF, "Красный берёт жетон главной должности (дипломатия): 3 очка."),
    ],
)
def test_a_line_of_the_log(language: str, event: SeenEvent, line: str) -> None:
    assert i18n.event_text(language, GAME, event, [None] * 3) == line
