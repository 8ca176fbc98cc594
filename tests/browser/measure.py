"""How fast the client is before a real server: `python -m tests.browser.measure`.

For each game: kilobytes of JavaScript, gzipped, that a table loads; milliseconds from a cold
browser to the first card, and to a table that can be used; milliseconds from a click to its first
sign on the screen; the longest task while that table is played. Then, while bots play a full table
as fast as they can and the page's processor is slowed down four times: frames a second that reach
the screen, as Chromium itself reports them; frames a second of the page's main thread while
something moves; and the milliseconds of that thread that each of them takes. What moves is moved
by the compositor, so it goes on while the main thread prepares what comes next.
It wants an idle machine. Names of games measure only these.
"""

import gzip
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, CDPSession, Response, sync_playwright
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
FIRST_CARD = """() => new Promise(resolve => {
    const look = () => document.querySelector('.table [data-card]')
        ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
})"""
LONG_TASKS = """() => {
    window.longest = 0;
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) longest = Math.max(longest, one.duration);
    }).observe({type: 'longtask'});
}"""
MOVING = """() => {
    window.moved = {frames: 0, time: 0};
    let last = performance.now();
    const look = now => {
        const moves = document.getAnimations().some(one => one.playState === 'running'
            && one.effect.getComputedTiming().iterations !== Infinity);
        if (moves) {
            moved.frames += 1;
            moved.time += now - last;
        }
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
SLOWER = 4
WATCHED = 12_000
"""Milliseconds for which the animations of a full table are watched."""
FRAMES = "disabled-by-default-devtools.timeline.frame"
"""The trace in which Chromium reports what became of every frame."""
COLUMNS = (
    "kB of JS",
    "first card, ms",
    "usable, ms",
    "feedback, ms",
    "longest task",
    "shown a s",
    "frames a s",
    "ms a frame",
)


def main() -> None:
    path = chromium.found()
    if path is None:
        sys.exit("There is no Chromium: see tools/chromium.py.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), CAMARILLA_BOT_PACE="0.02").start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            tell("", *COLUMNS)
            for game in sys.argv[1:] or GAMES:
                figures = (*measured(browser, server.url, game), *moving(browser, server.url, game))
                tell(game, *(f"{figure:.0f}" for figure in figures))
        finally:
            browser.close()
            server.close()


def tell(*words: str) -> None:
    sys.stdout.write("".join(f"{word:>14}" for word in words) + "\n")


def measured(browser: Browser, url: str, game: str) -> list[float]:
    """The medians of three tables."""
    tables = [one_table(browser, url, game) for _ in range(3)]
    return [statistics.median(column) for column in zip(*tables, strict=True)]


def one_table(browser: Browser, url: str, game: str) -> tuple[float, ...]:
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
    cold.page.goto(table, wait_until="commit")
    first_card: float = cold.page.evaluate(FIRST_CARD)
    cold.page.wait_for_function("() => document.querySelector('.ribbon.mine')")
    usable = time.perf_counter() - began
    cold.page.wait_for_load_state("networkidle")
    cold.page.evaluate(LONG_TASKS)
    feedback = statistics.median(click(cold) for _ in range(8))
    longest: float = cold.page.evaluate("longest")
    cold.context.close()
    return sum(scripts.values()) / 1000, first_card, usable * 1000, feedback, longest


def moving(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    """Frames a second on the screen and of the main thread, and what each costs the latter."""
    ada = Guest(browser, url, speed="normal")
    ada.home()
    ada.post("/me", {"name": "Ada"})
    most = next(one["max_players"] for one in ada.ask("/games")["games"] if one["id"] == game)
    table = ada.post("/tables", {"game": game, "players": most, "options": {}})["id"]
    ada.post(f"/tables/{table}/start", {"fill": "random"})
    ada.page.goto(f"{url}/t/{table}")
    ada.page.locator(".ribbon").wait_for()
    ada.page.wait_for_load_state("networkidle")
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    browser.start_tracing(page=ada.page, categories=[FRAMES])
    ada.page.evaluate(MOVING)
    before = busy(devtools)
    rng = Random(1)
    until = time.perf_counter() + WATCHED / 1000
    while time.perf_counter() < until:
        act(ada, table, rng)
        ada.page.wait_for_timeout(200)
    took = busy(devtools) - before
    moved = ada.page.evaluate("moved")
    shown = shown_a_second(browser.stop_tracing())
    ada.context.close()
    return shown, 1000 * moved["frames"] / moved["time"], 1000 * took / (WATCHED / 1000 * 60)


def shown_a_second(trace: bytes) -> float:
    """Of sixty frames in which something was to move, those that reached the screen."""
    reports = [
        event["args"]["frame_reporter"]
        for event in json.loads(trace)["traceEvents"]
        if event["name"] == "PipelineReporter" and "frame_reporter" in event.get("args", {})
    ]
    moving = [one for one in reports if one["has_compositor_animation"]]
    shown: int = sum(one["state"].startswith("STATE_PRESENTED") for one in moving)
    dropped: int = sum(one["state"] == "STATE_DROPPED" for one in moving)
    return 60 * shown / max(shown + dropped, 1)


def act(ada: Guest, table: str, rng: Random) -> None:
    position = ada.ask(f"/tables/{table}/position")["position"]
    if position["your_turn"]:
        action = rng.choice(position["observation"]["legal"])["id"]
        ada.post(f"/tables/{table}/act", {"seq": position["seq"], "action": action})


def busy(devtools: CDPSession) -> float:
    """Seconds that the main thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    found: float = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    return found


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
