"""Guests who play until there is something to see, and the pictures that are taken of it."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser
from tests.browser.guest import Guest
from tests.browser.pictures import write_small

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
NAMES = {
    "en": ("Margaret", "Edmund", "Isabel", "Hugh", "Rowan"),
    "uk": ("Оксана", "Ігор", "Марія", "Тарас", "Леся"),
    "ru": ("Мария", "Пётр", "Анна", "Фёдор", "Лидия"),
}
Size = tuple[int, int]
Theme = Literal["light", "dark"]
Position = dict[str, Any]


class Camera:
    """Guests who play until there is something to see."""

    def __init__(self, browser: Browser, url: str, wanted: list[str]) -> None:
        self.browser = browser
        self.url = url
        self.wanted = wanted
        self.decoder = browser.new_page()

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(one) for one in self.wanted)

    def guest(self, size: Size, language: str, theme: Theme, speed: str = "instant") -> Guest:
        ada = Guest(self.browser, self.url, size, language, theme, speed=speed)
        ada.home()
        ada.post("/me", {"name": NAMES[language][0]})
        return ada

    def take(self, ada: Guest, name: str) -> None:
        ada.page.wait_for_timeout(700)
        FOLDER.mkdir(exist_ok=True)
        write_small(FOLDER / f"{name}.png", ada.page.screenshot(), self.decoder)


def sit_down(ada: Guest, game: str, players: int, **options: object) -> str:
    """A table with bots that know the game; nobody looks at it yet."""
    table = str(ada.post("/tables", {"game": game, "players": players, "options": options})["id"])
    ada.post(f"/tables/{table}/start", {"fill": "courtier"})
    return table


def look_at(ada: Guest, table: str) -> None:
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.page.locator(".ribbon").wait_for()


def asked(view: dict[str, Any]) -> str:
    return view["decision"]["kind"] if view["decision"] else ""


def play_until(
    ada: Guest,
    table: str,
    there: Callable[[dict[str, Any], list[str]], bool],
    rng: Random,
    avoided: tuple[str, ...] = (),
    most: int = 400,
) -> bool:
    """Plays by plain requests until the view and the possible actions are what is wanted, and looks
    at the table then; false if the game or the patience ends before."""
    while most > 0:
        answer = ada.page.request.get(f"{ada.url}/api/tables/{table}/position").json()
        if answer["table"]["status"] == "finished":
            return False
        now: Position = answer["position"]
        legal = now["observation"]["legal"] if now["your_turn"] else []
        if not legal:
            ada.page.wait_for_timeout(30)
            continue
        if there(now["observation"], [one["text"] for one in legal]):
            look_at(ada, table)
            ada.page.locator(".ribbon.mine").wait_for()
            return True
        fine = [one for one in legal if not one["text"].startswith(avoided or ("\0",))]
        action = rng.choice(fine or legal)
        ada.post(f"/tables/{table}/act", {"seq": now["seq"], "action": action["id"]})
        most -= 1
    return False


class NotReached(Exception):
    """The game ended before there was anything to see."""


def insist(reach: Callable[[Guest, str], None], ada: Guest, variant: str, most: int = 6) -> None:
    """Other games, until one gets there."""
    for _ in range(most):
        with contextlib.suppress(NotReached):
            reach(ada, variant)
            return


def must(reached: bool) -> None:
    if not reached:
        raise NotReached
