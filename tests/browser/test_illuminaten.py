"""Pax Illuminaten in a browser: whole games by mouse and keyboard, on a laptop and on a phone."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest
from tests.browser.guest import DESKTOP, PHONE, Guest

TARGETS = ".target, .ribbon .choice.main"
MAIN_ACTION = "[data-spot^=action-].target"
CREATE = """async ([players, opponent]) => {
    const post = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const sent = {method: "POST", headers, body: JSON.stringify(body)};
        return (await fetch("/api" + path, sent)).json();
    };
    await post("/me", {name: "Ada"});
    const options = {opponent};
    const table = await post("/tables", {game: "illuminaten", players, options});
    await post(`/tables/${table.id}/start`, {fill: "random"});
    return table.id;
}"""


WATCH_CONTESTS = """
window.contests = [];
new MutationObserver(() => {
    const contest = document.querySelector(".contest");
    if (!contest) return;
    const field = document.querySelector(".board .grid").getBoundingClientRect();
    contests.push([contest.getBoundingClientRect().bottom, field.top]);
}).observe(document, {childList: true, subtree: true});
"""


def sit_down(ada: Guest, players: int, opponent: str = "none") -> None:
    """A running game; an artificial opponent has the first seat for itself."""
    ada.home()
    table = ada.page.evaluate(CREATE, [players, opponent])
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.page.locator(".ribbon").wait_for()


def choose(ada: Guest, rng: Random, by: Literal["mouse", "keyboard"]) -> None:
    """Anything that is possible, but main actions rather than the end of the turn."""
    if by == "mouse":
        wished = MAIN_ACTION if ada.count(MAIN_ACTION) and rng.random() < 0.6 else TARGETS
        ada.click_one(wished, rng)
        return
    buttons = ada.count(".ribbon .choice.main")
    if buttons and (not ada.count(".target") or rng.random() < 0.2):
        ada.page.keyboard.press(str(1 + rng.randrange(min(buttons, 9))))
        return
    wander(ada, rng)
    ada.page.keyboard.press("Enter")


def wander(ada: Guest, rng: Random) -> None:
    """By arrows from target to target, and to stop at one."""
    arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
    for step in range(60):
        ada.page.keyboard.press(rng.choice(arrows))
        if step >= 3 and ada.is_focused(".target"):
            return
    raise AssertionError("no arrow leads to a target")


def play(ada: Guest, rng: Random, by: Literal["mouse", "keyboard"], choices: int) -> bool:
    """So many choices of this guest; true if the game is over by then."""
    for _ in range(choices):
        if not ada.wait_until_asked():
            return True
        ada.check_no_scrolling()
        before = ada.position()["seq"]
        choose(ada, rng, by)
        ada.wait_for_news(before)
    return False


@pytest.mark.parametrize(
    ("opponent", "size", "language", "by"),
    [
        ("saint-germain", DESKTOP, "en", "mouse"),
        ("none", PHONE, "uk", "mouse"),
        ("weishaupt", DESKTOP, "ru", "keyboard"),
        ("saint-germain", PHONE, "ru", "keyboard"),
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


def test_on_a_phone_a_contest_lies_above_the_field_and_not_over_it(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(size=PHONE, language="ru")
    ada.page.add_init_script(WATCH_CONTESTS)
    rng = Random(11)
    for _ in range(8):  # a game of random players may end before anybody attacks
        sit_down(ada, 2)
        while not play(ada, rng, "mouse", 5) and not ada.page.evaluate("contests.length"):
            pass
        if ada.page.evaluate("contests.length"):
            break
    else:
        raise AssertionError("eight games without a contest")
    seen = ada.page.evaluate("contests")
    assert all(bottom <= top for bottom, top in seen), seen


def test_a_step_of_an_action_is_taken_back(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 3)
    ada.wait_until_asked()
    prompt = ada.prompt()
    ada.page.locator("[data-spot^=hand-].target").first.click()
    asked = "said => document.querySelector('[data-testid=prompt]').innerText !== said"
    ada.page.wait_for_function(asked, arg=prompt)
    ada.page.keyboard.press("u")
    ada.page.wait_for_function(asked.replace("!==", "==="), arg=prompt)
    assert ada.count("[data-spot=action-interrogate].target") == 1


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
