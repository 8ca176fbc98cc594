"""Somebody with a browser: how tests click and type their way through games."""

import json
from random import Random
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect

DESKTOP = (1280, 800)
PHONE = (390, 844)
LONG = 30_000
"""Milliseconds to wait for what must come; a busy machine is slow, not wrong."""
GAMES = ("oriflamme", "ablaze", "king", "illuminaten")
LISTEN = """() => {
    window.heard ??= new Set();
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(".notice")) heard.add(one.innerText);
    }).observe(document, {childList: true, characterData: true, subtree: true});
}"""
READY = """() => document.querySelector('.ribbon.mine')
    || document.querySelector('dialog[open]')"""


class Guest:
    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        speed: str = "instant",
        still: bool = False,
        known: tuple[str, ...] = GAMES,
    ) -> None:
        self.url = url
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == PHONE,
        )
        settings = json.dumps({"speed": speed, "log": True, "known": known})
        self.context.add_init_script(
            "if (!localStorage.getItem('camarilla'))"
            f" localStorage.setItem('camarilla', '{settings}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LONG)
        expect.set_options(timeout=LONG)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        if "/socket" in socket.url:
            socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # Pages

    def home(self) -> None:
        self.page.goto(self.url)
        self.page.locator("[data-game]").first.wait_for()

    def play_bots(self, game: str = "oriflamme", players: int = 3, level: str = "random") -> None:
        """From the front page to a running game."""
        self.home()
        self.page.locator(f"[data-game={game}]").click()
        self.page.locator(".count", has_text=str(players)).click()
        self.page.locator("dialog select").first.select_option(level)
        self.page.locator("dialog button.main").click()
        self.page.locator(".ribbon").wait_for()

    def post(self, path: str, body: object) -> Any:
        """A plain request as this guest."""
        answer = self.page.request.post(f"{self.url}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def ask(self, path: str) -> Any:
        """What the server answers this guest."""
        answer = self.page.request.get(f"{self.url}/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1].split("/")[0]

    def check_access(self, *within: str) -> None:
        """axe finds nothing wrong with what is shown now, everywhere or in some parts."""
        self.page.wait_for_timeout(250)
        shown = [[part] for part in within if self.count(part)]
        context = {"include": shown} if shown else None
        found = Axe().run(self.page, context=context).response["violations"]
        told = [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
        assert not told, told

    def check_no_scrolling(self) -> None:
        width, height = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        size = self.page.viewport_size
        assert size is not None
        assert width <= size["width"], width
        assert height <= size["height"], height

    # Playing

    def prompt(self) -> str:
        return self.page.locator("[data-testid=prompt]").inner_text()

    def wait_until_asked(self) -> bool:
        """Until this guest is to choose; false when the game is over."""
        self.page.wait_for_function(READY, timeout=LONG)
        return self.page.locator("dialog[open]").count() == 0

    def listen(self) -> None:
        """From now on this guest keeps in mind what the notices say, which is told for seconds."""
        self.page.evaluate(LISTEN)

    def wait_until_told(self, words: str) -> None:
        """Until a notice has said these words since this guest began to listen."""
        told = "words => [...heard].some(one => one.includes(words))"
        self.page.wait_for_function(told, arg=words, timeout=LONG)

    def open_by_key(self, key: str) -> None:
        self.page.keyboard.press(key)
        expect(self.page.locator("dialog[open]")).to_be_visible()

    def close_by_escape(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def click_one(self, selector: str, rng: Random) -> None:
        self.page.locator(selector).nth(rng.randrange(self.count(selector))).click()

    def choose_by_mouse(self, rng: Random) -> None:
        if self.count(".ribbon .choice.main"):
            self.click_one(".ribbon .choice.main", rng)
        elif self.count(".hand .target"):
            self.click_one(".hand .target", rng)
            self.click_one(".board .target", rng)
        else:
            self.click_one(".board .target", rng)

    def choose_by_keyboard(self, rng: Random) -> None:
        """Arrows and Enter only, digits for the ribbon's buttons."""
        keys = self.page.keyboard
        if self.count(".ribbon .choice.main"):
            keys.press(str(1 + rng.randrange(self.count(".ribbon .choice.main"))))
            self._confirm_by_keyboard()
            return
        if self.count(".hand .target"):
            self.focus_by_arrows(".hand .target", "ArrowDown", rng)
            keys.press("Enter")
            self.page.locator(".board .target").first.wait_for()
        self.focus_by_arrows(".board .target", "ArrowUp", rng)
        keys.press("Enter")
        self._confirm_by_keyboard()

    def _confirm_by_keyboard(self) -> None:
        if self.count(".ribbon [data-confirm]"):
            self.page.keyboard.press("Enter")

    def focus_by_arrows(self, selector: str, toward: str, rng: Random) -> None:
        """Up to the board or down to the hand, then along it."""
        for _ in range(8):
            if self.is_focused(selector):
                break
            self.page.keyboard.press(toward)
        assert self.is_focused(selector), f"{toward} does not lead to {selector}"
        for _ in range(rng.randrange(4)):
            there, back = rng.sample(["ArrowLeft", "ArrowRight"], 2)
            self.page.keyboard.press(there)
            if not self.is_focused(selector):
                self.page.keyboard.press(back)
        assert self.is_focused(selector), f"arrows lead away from {selector}"

    def is_focused(self, selector: str) -> bool:
        return bool(
            self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        )

    def position(self) -> dict[str, Any]:
        """The last position that the server has sent."""
        found: dict[str, Any] = next(
            frame["position"] for frame in reversed(self.frames) if frame.get("position")
        )
        return found

    def play_to_the_end(self, rng: Random, by: Literal["mouse", "keyboard"] = "mouse") -> None:
        while self.wait_until_asked():
            self.choose(rng, by)

    def choose(self, rng: Random, by: Literal["mouse", "keyboard"]) -> None:
        before = self.position()["seq"]
        (self.choose_by_mouse if by == "mouse" else self.choose_by_keyboard)(rng)
        self.wait_for_news(before)

    def wait_for_news(self, before: int) -> None:
        """Until something has come of the last choice, or it waits for a second word."""
        for _ in range(800):
            if self.position()["seq"] != before or self.count("[data-confirm]"):
                return
            self.page.wait_for_timeout(12)
        raise AssertionError(f"nothing came of it: {self.prompt()}")
