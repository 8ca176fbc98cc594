"""Whole games in a browser: by mouse and by keyboard, on a laptop and on a phone."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest
from tests.browser.guest import DESKTOP, PHONE, Guest


@pytest.mark.parametrize(
    ("game", "size", "language", "theme", "by", "players"),
    [
        ("oriflamme", DESKTOP, "uk", "dark", "mouse", 4),
        ("oriflamme", PHONE, "en", "light", "keyboard", 2),
        ("ablaze", DESKTOP, "ru", "light", "keyboard", 3),
        ("ablaze", PHONE, "uk", "dark", "mouse", 5),
    ],
)
def test_a_whole_game_against_bots(
    guest: Callable[..., Guest],
    game: str,
    size: tuple[int, int],
    language: str,
    theme: str,
    by: Literal["mouse", "keyboard"],
    players: int,
) -> None:
    ada = guest(size=size, language=language, theme=theme)
    ada.play_bots(game, players)
    rng = Random(f"{game}{size}{language}")
    for _ in range(8):
        assert ada.wait_until_asked()
        ada.check_no_scrolling()
        ada.choose(rng, by)
    ada.check_access()
    ada.play_to_the_end(rng, by)
    ada.page.locator("dialog[open] .winners").wait_for()
    assert ada.page.locator("dialog[open] tbody tr").count() == players
    ada.check_no_scrolling()
    assert_no_secrets(ada.frames)
    record = ada.page.request.get(f"{ada.url}/api/tables/{ada.table()}/record").json()
    assert record["seed"]
    assert all(record["seed"] not in str(frame) for frame in ada.frames)


def test_five_families_fit_the_window_in_the_last_rounds(guest: Callable[..., Guest]) -> None:
    for size in (DESKTOP, PHONE):
        ada = guest(size=size, language="uk")
        ada.play_bots("oriflamme", 5)
        rng = Random(5)
        while ada.wait_until_asked() and ada.position()["observation"]["round"] < 5:
            ada.choose(rng, "mouse")
        ada.check_no_scrolling()


def assert_no_secrets(frames: list[dict[str, Any]]) -> None:
    """O12: nothing that went to the seat tells what it may not know."""
    seats = {frame["seat"] for frame in frames if frame["type"] == "hello"}
    assert len(seats) == 1
    seat = seats.pop()
    views = [frame["position"]["observation"] for frame in frames if frame.get("position")]
    assert len(views) > 10
    for view in views:
        mine = {family["family"] for family in view["families"] if family["seat"] == seat}
        for family in view["families"]:
            if family["family"] not in mine:
                assert family["hand"] is None
                assert family["aside"] is None
        for place in view["row"]:
            for card in place["cards"]:
                assert card["up"] or card["owner"] in mine or card["kind"] is None
        assert not view["legal"] or view["actor"] == seat
    for frame in frames:
        for step in frame.get("steps", []):
            assert step["action"] is None or step["actor"] == seat
            for event in step["events"]:
                if event["event"] in ("placed", "set-aside", "drew"):
                    assert event["card"] is None or event["seat"] == seat
