"""Takes the pictures of docs/screenshots: `make screenshots`.

`python -m tests.browser.screenshots king pax` takes only those whose names begin so.
"""

import contextlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.pictures import write_small
from tests.web.server import Server
from tools import chromium

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


# The four tables at all sizes, by day and by night.

VARIANTS: tuple[tuple[str, Size, Theme], ...] = (
    ("desk-light", DESKTOP, "light"),
    ("desk-dark", DESKTOP, "dark"),
    ("phone-light", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
    ("large", (1920, 1080), "light"),
    ("tablet", (768, 1024), "light"),
    ("side", (844, 390), "light"),
)
LANGUAGES = ("en", "uk", "ru")


def all_sizes(
    camera: Camera,
    game: str,
    begin: int,
    reach: Callable[[Guest, str], None],
) -> None:
    """`begin`: which language the first picture is in; the others follow in turn."""
    for number, (variant, size, theme) in enumerate(VARIANTS, begin):
        language = LANGUAGES[number % 3]
        name = f"{game}-{variant}"
        if not camera.wants(name):
            continue
        ada = camera.guest(size, language, theme)
        insist(reach, ada, variant)
        ada.page.mouse.move(3, 300)
        camera.take(ada, name)
        ada.context.close()


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


def oriflamme(ada: Guest, variant: str) -> None:
    """A card has been picked and shows where it can go; or a card of the row does something."""
    table = sit_down(ada, "oriflamme", 4)
    placing = variant in ("desk-light", "phone-dark")

    def there(view: dict[str, Any], _: list[str]) -> bool:
        high = any(len(place["cards"]) > 1 for place in view["row"])
        up = sum(card["up"] for place in view["row"] for card in place["cards"])
        late = view["round"] >= 3 and len(view["row"]) >= 6 and high and up >= 2
        return late and (view["phase"] == "activation") != placing

    must(play_until(ada, table, there, Random(variant)))
    if placing:
        ada.page.locator(".hand .target").nth(1).click()


def ablaze(ada: Guest, variant: str) -> None:
    table = sit_down(ada, "ablaze", 5 if "desk" in variant else 3)
    placing = variant in ("desk-dark", "phone-light")

    def there(view: dict[str, Any], _: list[str]) -> bool:
        up = sum(card["up"] for place in view["row"] for card in place["cards"])
        late = view["round"] >= 3 and len(view["row"]) >= 6 and up >= 2
        return late and (view["phase"] == "activation") != placing

    must(play_until(ada, table, there, Random(variant)))
    if placing:
        ada.page.locator(".hand .target").first.click()


def king(ada: Guest, variant: str) -> None:
    table = sit_down(ada, "king", 5 if variant == "desk-dark" else 4)
    auction = variant in ("desk-light", "phone-dark")

    def there(view: dict[str, Any], _: list[str]) -> bool:
        if auction:
            bids = sum(seat.get("bid", 0) > 0 for seat in view["seats"])
            return bool(asked(view) == "bid" and view["high"] > 1 and bids > 1)
        own = max(len(seat.get("hand") or ()) for seat in view["seats"])
        return bool(asked(view) == "place" and own >= 7 and len(view["middle"]) >= 1)

    must(play_until(ada, table, there, Random(variant)))


QUIET = ("end", "skip", "stop", "done", "pass")


def pax(ada: Guest, variant: str) -> None:
    table = sit_down(ada, "illuminaten", 3)
    contest = variant in ("desk-dark", "phone-light")

    def there(view: dict[str, Any], texts: list[str]) -> bool:
        if contest:
            return bool(asked(view).startswith("contest") and view["round"] >= 2)
        at = sum(text.startswith("at ") for text in texts)
        return bool(view["round"] >= 4 and at >= 3)

    must(play_until(ada, table, there, Random(variant), avoided=QUIET, most=300))


# What else there is to see.


def home(camera: Camera) -> None:
    for name, size, language, theme in (
        ("home-desk-light", DESKTOP, "en", "light"),
        ("home-desk-dark", DESKTOP, "uk", "dark"),
        ("home-phone-light", PHONE, "ru", "light"),
    ):
        if camera.wants(name):
            ada = camera.guest(size, language, theme)  # type: ignore[arg-type]
            ada.home()
            camera.take(ada, name)
            ada.context.close()


def invitation(camera: Camera) -> None:
    if not camera.wants("invite"):
        return
    ada = camera.guest(DESKTOP, "uk", "light")
    ada.home()
    ada.page.locator("article .button:not(.main, [data-learn])").first.click()
    ada.page.locator("dialog button.main").click()
    ada.page.locator("main h1").wait_for()
    camera.take(ada, "invite")
    ada.context.close()


def how_to(camera: Camera) -> None:
    if not camera.wants("how-to"):
        return
    ada = Guest(camera.browser, camera.url, DESKTOP, "ru", "light", known=())
    ada.play_bots("illuminaten", 3)
    ada.page.locator("dialog[open] ol").wait_for()
    camera.take(ada, "how-to")
    ada.context.close()


def solo(camera: Camera) -> None:
    if not camera.wants("pax-solo"):
        return
    ada = camera.guest(DESKTOP, "uk", "light")
    for attempt in range(6):
        table = sit_down(ada, "illuminaten", 2, opponent="weishaupt")
        if play_until(ada, table, late_in_solo, Random(attempt), avoided=QUIET):
            break
    camera.take(ada, "pax-solo")
    ada.context.close()


def late_in_solo(view: dict[str, Any], texts: list[str]) -> bool:
    return view["round"] >= 4 and view.get("figure") is not None and "influence" in texts


def hand_over(camera: Camera) -> None:
    if not camera.wants("hand-over"):
        return
    ada = camera.guest(PHONE, "ru", "dark")
    table = ada.post("/tables", {"game": "oriflamme", "players": 2})["id"]
    ada.post(f"/tables/{table}/join", {"name": NAMES["ru"][1]})
    ada.post(f"/tables/{table}/start", {})
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.page.locator("#hand-over, .ribbon.mine").first.wait_for()
    if not ada.count("#hand-over"):
        ada.choose_by_mouse(Random(1))
    ada.page.locator("#hand-over").wait_for()
    camera.take(ada, "hand-over")
    ada.context.close()


def hints_and_stacks(camera: Camera) -> None:
    if camera.wants("hint"):
        ada = camera.guest(DESKTOP, "en", "light")
        insist(oriflamme, ada, "desk-dark")
        ada.page.keyboard.press("h")
        ada.page.locator(".hint").wait_for()
        camera.take(ada, "hint")
        ada.context.close()
    if camera.wants("stack"):
        ada = camera.guest(PHONE, "uk", "light")
        insist(oriflamme, ada, "phone-dark")
        ada.page.keyboard.press("Escape")
        ada.page.locator(".place:has(.count) .stack").first.click()
        ada.page.locator("dialog[open]").wait_for()
        camera.take(ada, "stack")
        ada.context.close()
    if camera.wants("card"):
        ada = camera.guest(DESKTOP, "ru", "dark")
        insist(pax, ada, "desk-light")
        ada.page.locator("[data-spot=court-2]").hover()
        camera.take(ada, "card")
        ada.context.close()


ENDS: tuple[tuple[str, str, Size, Theme], ...] = (
    ("result", "king", DESKTOP, "dark"),
    ("end", "oriflamme", (1920, 1080), "light"),
    ("end-phone", "oriflamme", PHONE, "light"),
)


def endings(camera: Camera) -> None:
    for name, game, size, theme in ENDS:
        replayed = name == "result" and camera.wants("replay")
        if not camera.wants(name) and not replayed:
            continue
        ada = camera.guest(size, "en", theme)
        table = sit_down(ada, game, 4)
        play_until(ada, table, lambda view, texts: False, Random(5), most=2000)
        look_at(ada, table)
        ada.page.locator("dialog[open] .winners").wait_for()
        camera.take(ada, name)
        if replayed:
            ada.page.goto(f"{ada.url}/t/{ada.table()}/replay")
            ada.page.locator(".controls").wait_for()
            for _ in range(40):
                ada.page.keyboard.press("ArrowRight")
                ada.page.wait_for_timeout(40)
            camera.take(ada, "replay")
        ada.context.close()


def main(wanted: list[str]) -> None:
    path = chromium.found()
    if path is None:
        sys.exit("There is no Chromium: see tools/chromium.py.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), CAMARILLA_BOT_PACE="0.02").start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            camera = Camera(browser, server.url, wanted)
            home(camera)
            all_sizes(camera, "oriflamme", 0, oriflamme)
            all_sizes(camera, "ablaze", 2, ablaze)
            all_sizes(camera, "king", 1, king)
            all_sizes(camera, "pax", 0, pax)
            solo(camera)
            how_to(camera)
            invitation(camera)
            hand_over(camera)
            hints_and_stacks(camera)
            endings(camera)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
