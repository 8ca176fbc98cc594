"""How fast the client is before a real server: `python -m tests.browser.measure`.

For each game: kilobytes of JavaScript, gzipped, that a table loads; milliseconds from a cold
browser to a table that can be used; milliseconds from a click to its first sign on the screen.
"""

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright
from tests.browser.guest import GAMES, Guest
from tests.web.server import Server
from tools import chromium

FEEDBACK = """selector => new Promise(resolve => {
    const table = document.querySelector('.table');
    let began = 0;
    new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - began));
    }).observe(table, {subtree: true, childList: true, attributes: true, characterData: true});
    began = performance.now();
    document.querySelector(selector).click();
})"""
CLICKS = ".target, .ribbon .choice.main"


def main() -> None:
    path = chromium.found()
    if path is None:
        sys.exit("There is no Chromium: see tools/chromium.py.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), CAMARILLA_BOT_PACE="0.02").start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            tell("", "kB of JS", "usable, ms", "feedback, ms")
            for game in GAMES:
                tell(game, *(f"{figure:.0f}" for figure in measured(browser, server.url, game)))
        finally:
            browser.close()
            server.close()


def tell(*words: str) -> None:
    sys.stdout.write("".join(f"{word:>14}" for word in words) + "\n")


def measured(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    """The medians of three tables."""
    tables = [one_table(browser, url, game) for _ in range(3)]
    kilobytes, usable, feedback = (
        statistics.median(column) for column in zip(*tables, strict=True)
    )
    return kilobytes, usable, feedback


def one_table(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    host = Guest(browser, url)
    host.play_bots(game, 2)
    cookies = host.context.cookies()
    table = host.page.url
    host.context.close()
    cold = Guest(browser, url)
    cold.context.add_cookies(cookies)  # type: ignore[arg-type]
    scripts: dict[str, int] = {}
    cold.page.on("response", lambda response: weigh(response, scripts))
    began = time.perf_counter()
    cold.page.goto(table)
    cold.page.wait_for_function("() => document.querySelector('.ribbon.mine')")
    usable = time.perf_counter() - began
    feedback = statistics.median(click(cold) for _ in range(8))
    cold.context.close()
    return sum(scripts.values()) / 1000, usable * 1000, feedback


def click(guest: Guest) -> float:
    guest.wait_until_asked()
    first = guest.page.locator(CLICKS).first
    first.wait_for()
    took: float = guest.page.evaluate(FEEDBACK, CLICKS)
    guest.page.wait_for_timeout(150)
    return took


def weigh(response: Response, scripts: dict[str, int]) -> None:
    if response.url.endswith(".js"):
        scripts[response.url] = len(gzip.compress(response.body()))


if __name__ == "__main__":
    main()
