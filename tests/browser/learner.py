"""A newcomer who does what the coach asks, and then plays on alone."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator
from tests.browser.guest import LONG, Guest

READY = """() => document.querySelector('[data-next]') || document.querySelector('dialog[open]')
    || document.querySelector('.ribbon.mine')"""


class Learner:
    def __init__(self, guest: Guest, on_note: Callable[[str], None] = lambda _: None) -> None:
        self.guest = guest
        self.page = guest.page
        self.on_note = on_note
        """Called with the id of each note that the coach shows."""
        self.notes: list[str] = []
        self.pointed: dict[str, int] = {}
        """By note, at how many things the coach has pointed."""

    def begin(self, game: str) -> None:
        self.guest.home()
        self.page.locator(f"[data-learn={game}]").click()
        self.page.locator("[data-testid=coach]").wait_for()

    def coach(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.position()["coach"]
        return found

    def _look(self) -> None:
        """Note what the coach says now."""
        slip = self.page.locator("[data-testid=coach]")
        slip.wait_for()
        note = slip.get_attribute("data-note") or ""
        told = slip.inner_text()
        assert told.strip(), note
        assert "lesson-" not in told, told
        self.page.wait_for_timeout(50)
        self.notes.append(note)
        self.pointed[note] = self.guest.count(".light .ring")
        self.on_note(note)

    def read(self) -> None:
        """All notes up to the one that asks for something, or to the last."""
        notes, task = self.coach()["notes"], bool(self.coach()["allowed"])
        for number in range(len(notes)):
            self._look()
            if number < len(notes) - 1 or not task:
                self.page.locator("[data-next]").click()

    def texts(self) -> list[str]:
        """The legal actions that the coach asks for, in notation."""
        position = self.guest.position()
        return [
            action["text"]
            for action in position["observation"]["legal"]
            if action["id"] in position["coach"]["allowed"]
        ]

    def click(self, text: str) -> None:
        """Make a choice where it is made, beginning where it begins."""
        for _ in range(4):
            exact = self.page.locator(f'[data-action="{text}"]')
            if exact.count():
                break
            self._beginning(text).click()
            self.page.wait_for_timeout(30)
        before = self.guest.position()["seq"]
        target = self.page.locator(f'[data-action="{text}"]').first
        # Of a card in a fan only the left edge is free.
        fanned = target.evaluate("element => element.closest('.hand') !== null")
        target.click(position={"x": 8, "y": 24} if fanned else None)
        self.guest.wait_for_news(before)
        if self.guest.count("[data-confirm]"):
            self.page.locator("[data-confirm]").click()
            self.guest.wait_for_news(before)

    def _beginning(self, text: str) -> Locator:
        for one in self.page.locator("[data-starts]").all():
            start = one.get_attribute("data-starts") or ""
            if text == start or text.startswith(f"{start} "):
                return one
        raise AssertionError(f"nothing on the table leads to {text}")

    def follow(self, choose: Callable[[list[str]], str]) -> None:
        """The whole script: read, and do what is asked for."""
        while self.coach()["scene"] < self.coach()["scenes"]:
            self.page.wait_for_function(READY, timeout=LONG)
            self.read()
            self.click(choose(self.texts()))
        self.page.wait_for_function(READY, timeout=LONG)

    def play_on(self, rng: Random) -> None:
        """Alone to the end of the game."""
        while self.guest.wait_until_asked():
            if self.guest.count("[data-next]"):
                self._look()
                self.page.locator("[data-next]").click()
            elif self.guest.count(".ribbon .choice.main"):
                self.guest.choose(rng, "mouse")
            elif cards := self.page.locator(".hand [data-action]").all():
                self.click(rng.choice(cards).get_attribute("data-action") or "")
            else:
                self.guest.choose(rng, "mouse")
