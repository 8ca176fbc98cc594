"""Takes the pictures of docs/screenshots: `make screenshots`."""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.web.server import Server
from tools import chromium

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
SEED = 11


def main() -> None:
    path = chromium.found()
    if path is None:
        sys.exit("There is no Chromium: see tools/chromium.py.")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), CAMARILLA_BOT_PACE="0.02").start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            take(browser, server.url)
        finally:
            browser.close()
            server.close()


def take(browser: Browser, url: str) -> None:
    ada = Guest(browser, url, DESKTOP, "en")
    ada.home()
    ada.page.wait_for_timeout(800)
    picture(ada, "home")
    ada.context.close()
    table(browser, url, "table-light", DESKTOP, "en", "light")
    table(browser, url, "table-dark", DESKTOP, "uk", "dark")
    table(browser, url, "phone", PHONE, "uk", "dark")
    table(browser, url, "phone-light", PHONE, "ru", "light")
    later(browser, url, "king", 3, 30)
    later(browser, url, "illuminaten", 3, 24)


def table(
    browser: Browser, url: str, name: str, size: tuple[int, int], language: str, theme: str
) -> None:
    """The middle of a game, when a card has been picked and shows where it can go."""
    ada = Guest(browser, url, size, language, "dark" if theme == "dark" else "light")
    ada.play_bots("oriflamme", 4)
    rng = Random(SEED)
    for _ in range(60):
        assert ada.wait_until_asked()
        if ada.count(".hand .target") in (3, 4):
            break
        seq = ada.frames[-1].get("seq")
        ada.choose_by_mouse(rng)
        ada.wait_for_news(seq)
    ada.page.locator(".hand .target").nth(1).click()
    ada.page.mouse.move(5, 300)
    ada.page.wait_for_timeout(700)
    picture(ada, name)
    ada.context.close()


def later(browser: Browser, url: str, game: str, players: int, choices: int) -> None:
    """A game after some choices, on a desk in the light and on a phone in the dark."""
    for name, size, language, theme in (
        (game, DESKTOP, "en", "light"),
        (f"{game}-phone", PHONE, "uk", "dark"),
    ):
        ada = Guest(browser, url, size, language, "dark" if theme == "dark" else "light")
        ada.play_bots(game, players)
        rng = Random(SEED)
        for _ in range(choices):
            assert ada.wait_until_asked()
            seq = ada.frames[-1].get("seq")
            ada.choose_by_mouse(rng)
            ada.wait_for_news(seq)
        assert ada.wait_until_asked()
        ada.page.mouse.move(5, 300)
        ada.page.wait_for_timeout(700)
        picture(ada, name)
        ada.context.close()


def picture(guest: Guest, name: str) -> None:
    guest.page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
