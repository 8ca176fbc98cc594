"""Pax Illuminaten in a browser: whole games by mouse and keyboard, on a laptop and on a phone."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.pax import choose, play, sit_down


def check_named_plots(ada: Guest) -> None:
    """Each fulfilled plot stands at the end with the cards that count."""
    seen = ada.position()["observation"]
    plots = [one for one in seen["progress"] if one["state"] == "on"]
    aims = [one for one in seen["aims"] if one["have"] >= one["need"] and not one["contested"]]
    named = ada.page.locator("dialog[open] .more ul > li")
    expect(named).to_have_count(len(plots) + len(aims))
    cards = sum(len(one["places"]) for one in [*plots, *aims])
    expect(named.locator("ol > li")).to_have_count(cards)


@pytest.mark.parametrize(
    ("opponent", "size", "language", "by"),
    [
        ("saint-germain", DESKTOP, "en", "mouse"),
        ("none", PHONE, "uk", "mouse"),
        ("weishaupt", DESKTOP, "ru", "keyboard"),
        ("saint-germain", PHONE, "ru", "keyboard"),
        ("none", (844, 390), "en", "mouse"),
    ],
)
def test_a_whole_game_of_pax(
    guest: Callable[..., Guest],
    opponent: str,
    size: tuple[int, int],
    language: str,
    by: Literal["mouse", "keyboard"],
) -> None:
    ada = guest(size=size, language=language)
    sit_down(ada, 2, opponent)
    assert play(ada, Random(f"{opponent}{size}"), by, 600)
    ada.page.locator("dialog[open] .winners").wait_for()
    assert ada.page.locator("dialog[open] tbody tr").count() == 2
    check_named_plots(ada)
    assert_no_secrets(ada.frames)
    steps = [event for event in events_of(ada.frames) if event["event"] == "script-step"]
    assert bool(steps) == (opponent != "none")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_at_several_decisions(
    guest: Callable[..., Guest], size: tuple[int, int], theme: str
) -> None:
    ada = guest(size=size, theme=theme)
    sit_down(ada, 3)
    rng = Random(7)
    for _ in range(3):
        assert ada.wait_until_asked()
        ada.check_access()
        play(ada, rng, "mouse", 6)


def test_an_action_that_lacks_favor_says_which(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    rng = Random(3)
    lacking: list[str] = []
    for _ in range(400):
        assert ada.wait_until_asked()
        lacking = [
            one["form"]
            for one in ada.position()["observation"].get("unavailable", [])
            if one.get("lacks") and one["form"] in ("scout", "influence", "displace")
        ]
        if lacking:
            break
        play(ada, rng, "mouse", 1)
    button = ada.page.locator(f"[data-point=action-{lacking[0]}]")
    expect(button).to_have_accessible_name(re.compile(r"You lack \d\s.+ favor"))


def test_a_step_of_an_action_is_taken_back(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 3)
    ada.wait_until_asked()
    prompt = ada.prompt()
    ada.page.locator("[data-spot^=hand-].target").first.click()
    asked = "said => document.querySelector('[data-testid=prompt]').innerText !== said"
    ada.page.wait_for_function(asked, arg=prompt)
    expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    ada.page.keyboard.press("u")
    ada.page.wait_for_function(asked.replace("!==", "==="), arg=prompt)
    assert ada.count("[data-spot=action-interrogate].target") == 1


ACTIONS = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")


def test_an_only_target_is_shown_before_it_is_carried_out(guest: Callable[..., Guest]) -> None:
    """It is withdrawn by Escape, and carried out by a click on it."""
    ada = guest()
    ada.home()
    for seed in range(12):
        sit_down(ada, 2)
        rng = Random(seed)
        for _ in range(60):
            if not ada.wait_until_asked():
                break
            open_ones = [one for one in ACTIONS if ada.count(f"[data-spot=action-{one}].target")]
            if open_ones and asks_first(ada, rng.choice(open_ones)):
                return
            if not ada.wait_until_asked():
                break
            before = ada.position()["seq"]
            choose(ada, rng, "mouse")
            ada.wait_for_news(before)
    pytest.fail("no action had an only target")


def asks_first(ada: Guest, action: str) -> bool:
    """Whether the action has an only target; then it has been withdrawn and carried out."""
    seq = ada.position()["seq"]
    spot = ada.page.locator(f"[data-spot=action-{action}]")
    spot.click()
    ada.wait_for_news(seq)
    if not ada.count("[data-confirm]"):
        return False
    assert ada.position()["seq"] == seq
    place = ada.page.locator(".board .target")
    expect(place).to_have_count(1)
    expect(ada.page.locator("[data-testid=prompt]")).to_contain_text("The only target")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-confirm]")).to_have_count(0)
    expect(spot).to_have_class(re.compile("target"))
    spot.click()
    expect(ada.page.locator("[data-confirm]")).to_be_visible()
    place.click()
    ada.wait_for_news(seq)
    assert ada.position()["seq"] > seq
    return True


def test_a_card_tells_its_ability_its_rule_and_its_sources(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    ada.wait_until_asked()
    ada.page.locator("[data-spot=court-1]").click()
    card = ada.page.locator("dialog[open] article")
    card.wait_for()
    assert "X7." in card.inner_text()
    assert any(word in card.inner_text() for word in ("from the rulebook", "reconstructed"))


def test_a_faction_outlines_its_lodges(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    ada.wait_until_asked()
    ada.page.locator("[data-spot=supply-clergy]").hover()
    ada.page.locator(".lodges").wait_for(state="attached")
    assert ada.page.locator(".told").inner_text()


def events_of(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        event for frame in frames for step in frame.get("steps", []) for event in step["events"]
    ]


def assert_no_secrets(frames: list[dict[str, Any]]) -> None:
    """X12: nothing that went to the seat tells what it may not know."""
    seats = {frame["seat"] for frame in frames if frame["type"] == "hello"}
    assert len(seats) == 1
    own = seats.pop()
    views = [frame["position"]["observation"] for frame in frames if frame.get("position")]
    assert len(views) > 10
    for view in views:
        for seat in view["seats"]:
            if seat["seat"] != own:
                assert seat["hand"] is None
                assert seat["events"] is None
                assert "buried" not in seat
        assert not view["legal"] or view["actor"] == own
    for event in events_of(frames):
        if event["event"] in ("drew", "scouted", "contest-laid", "kept-event", "saw-event"):
            secret = event.get("card", event.get("event_card"))
            assert secret is None or event["seat"] == own
