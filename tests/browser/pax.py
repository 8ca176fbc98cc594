"""Somebody who plays Pax Illuminaten at random."""

from itertools import pairwise
from random import Random
from typing import Literal

from tests.browser.guest import Guest

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
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
    .map((one) => Number(one.tagName[1]))"""


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
        check_headings(ada)
        before = ada.position()["seq"]
        choose(ada, rng, by)
        ada.wait_for_news(before)
    return False


def check_headings(ada: Guest) -> None:
    """They begin with the first level and leave none out on the way down."""
    levels = ada.page.evaluate(HEADINGS)
    assert levels[0] == 1, levels
    assert all(below <= above + 1 for above, below in pairwise(levels)), levels
