"""The four tables at all sizes, by day and by night."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.browser.camera import (
    Camera,
    Size,
    Theme,
    asked,
    insist,
    must,
    play_until,
    sit_down,
)
from tests.browser.guest import DESKTOP, PHONE, Guest

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
