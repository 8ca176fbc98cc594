"""While a page loads, nothing that one can click moves away from under the pointer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from tests.browser.guest import DESKTOP, PHONE, Guest

Guests = Callable[..., Guest]
BOUND = 1500
"""Milliseconds after which a page is shown without the answers that are still missing."""

WATCH = """
window.moved = new Set();
const places = new WeakMap();
const look = () => {
    for (const one of document.querySelectorAll('main :is(button, a, input, select)')) {
        const box = one.getBoundingClientRect();
        if (box.height === 0) continue;
        const [x, y] = [Math.round(box.x + scrollX), Math.round(box.y + scrollY)];
        const before = places.get(one);
        if (before && Math.max(Math.abs(before.x - x), Math.abs(before.y - y)) > 1)
            moved.add(`${one.innerText || one.name}: ${before.x},${before.y} to ${x},${y}`);
        places.set(one, {x, y});
    }
    requestAnimationFrame(look);
};
document.fonts.ready.then(look);
"""
FAR_BOUND = f"""
const wait = window.setTimeout;
window.setTimeout = (act, time, ...more) => wait(act, time === {BOUND} ? 60000 : time, ...more);
"""


class Held:
    """Requests whose answers come one by one, when the test says so."""

    def __init__(self, ada: Guest, pattern: str = "**/api/**") -> None:
        self.page = ada.page
        self.routes: list[Route] = []
        self.page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self.routes.append(route)

    def let_go(self) -> None:
        """The latest first, until no more are made."""
        for _ in range(40):
            self.page.wait_for_timeout(50)
            if self.routes:
                self.routes.pop().continue_()
        assert self.routes == []


def played_guest(guest: Guests, size: tuple[int, int] = DESKTOP) -> Guest:
    """Somebody with a running game, an open table and a lesson."""
    ada = guest(language="uk", size=size)
    ada.home()
    ada.post("/me", {"name": "Ada"})
    ada.post("/tables", {"game": "oriflamme", "players": 3, "listed": True})
    ada.post("/lessons", {"game": "oriflamme"})
    ada.play_bots()
    return ada


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_front_page_shows_its_sections_at_once(guest: Guests, size: tuple[int, int]) -> None:
    ada = played_guest(guest, size)
    ada.page.add_init_script(FAR_BOUND + WATCH)
    held = Held(ada)
    ada.page.goto(ada.url)
    held.let_go()
    expect(ada.page.locator(".my-turn")).to_have_count(1)
    expect(ada.page.get_by_test_id("daily")).to_be_visible()
    assert ada.page.evaluate("[...moved]") == []


@pytest.mark.parametrize("late", ["**/api/puzzles", "**/api/tables?*", "**/api/games"])
def test_a_late_answer_moves_nothing_on_the_front_page(guest: Guests, late: str) -> None:
    ada = played_guest(guest)
    ada.page.add_init_script(WATCH)
    held = Held(ada, late)
    ada.page.goto(ada.url)
    shown = ".my-turn" if "games" in late else "[data-game]"
    ada.page.locator(shown).first.wait_for()
    ada.page.wait_for_timeout(200)
    held.let_go()
    ada.page.locator("[data-game]").first.wait_for()
    expect(ada.page.locator(".my-turn")).to_have_count(1)
    expect(ada.page.get_by_test_id("daily")).to_be_visible()
    assert ada.page.evaluate("[...moved]") == []


@pytest.mark.parametrize("page", ["waiting room", "account", "profile", "puzzles"])
def test_other_pages_show_at_once_what_can_be_clicked(guest: Guests, page: str) -> None:
    ada = played_guest(guest)
    tables = ada.ask("/tables?scope=mine")["tables"]
    paths = {
        "waiting room": "/t/" + next(one["id"] for one in tables if one["status"] == "open"),
        "account": "/account",
        "profile": f"/p/{ada.ask('/me')['user']['id']}",
        "puzzles": "/puzzles",
    }
    ada.page.add_init_script(FAR_BOUND + WATCH)
    held = Held(ada)
    ada.page.goto(ada.url + paths[page])
    held.let_go()
    ada.page.locator("main h1").wait_for()
    assert ada.page.evaluate("[...moved]") == []
