"""Takes the pictures of docs/screenshots: `make screenshots`.

`python -m tests.browser.screenshots king pax` takes only those whose names begin so.
"""

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.camera import NAMES, Camera, Size, Theme, insist, look_at, play_until, sit_down
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.table_pictures import QUIET, ablaze, all_sizes, king, oriflamme, pax
from tests.web.server import Server
from tools import chromium


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
