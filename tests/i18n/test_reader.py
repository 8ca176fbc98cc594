"""A line of the log speaks to its reader as "you"."""

from collections.abc import Sequence
from random import Random

import pytest

from camarilla import games, i18n
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, Game

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
NAMES: Sequence[str] = ("Адам", "Єва", "Юрій", "Яна", "Ігор")
STOLE: SeenEvent = {"event": "stole", "rule": "O6.3", "seat": 1, "victim": 0, "count": 2}


@pytest.mark.parametrize(
    ("language", "doer", "victim", "other"),
    [
        ("en", "You take 2 influence from Адам.", "Єва takes 2 influence from you.", "Єва takes"),
        (
            "uk",
            "Ви забираєте вплив у гравця Адам: 2 очки.",
            "Єва забирає у вас 2 очки впливу.",
            "Єва забирає вплив у гравця Адам",
        ),
        (
            "ru",
            "Вы забираете 2 очка влияния у игрока Адам.",
            "Єва забирает у вас 2 очка влияния.",
            "Єва забирает 2 очка",
        ),
    ],
)
def test_a_line_is_told_differently_to_who_acts_to_who_suffers_and_to_others(
    language: str, doer: str, victim: str, other: str
) -> None:
    game = games.get("oriflamme")
    assert i18n.event_text(language, game, STOLE, NAMES, 1) == doer
    assert i18n.event_text(language, game, STOLE, NAMES, 0) == victim
    assert i18n.event_text(language, game, STOLE, NAMES, 2).startswith(other)
    assert i18n.event_text(language, game, STOLE, NAMES).startswith(other)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@GAMES
def test_whole_games_never_name_the_reader_who_acts(language: str, game: Game) -> None:
    """Only a card that goes by its player's name may still do so."""
    rng = Random(f"{game.id} you")
    state = game.setup(max(3, game.min_players), {})
    while state.actor() != OVER:
        seat = state.actor()
        events: list[Event] = []
        state.apply(state.random_action(rng), events)
        if seat == CHANCE:
            continue
        for event in (redact(event, seat) for event in events):
            said = i18n.event_text(language, game, event, NAMES, seat)
            if event.get("seat") == seat and "family" not in event:
                assert NAMES[seat] not in said, said
