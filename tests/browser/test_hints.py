"""Hints in a browser: each is marked where it is to be pressed, and says why, on a phone too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Position, expect
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.test_king import until

CORNER: Position = {"x": 6, "y": 8}
"""Where a card of a fan is not covered by the next one."""
OVERLAPS = """() => {
    const box = one => one.getBoundingClientRect();
    const ribbon = document.querySelector('.ribbon');
    const parts = [...ribbon.querySelectorAll('.sentence, .hint, .choice, .tool')];
    const out = parts.filter(one =>
        box(one).left < box(ribbon).left - 1 || box(one).right > box(ribbon).right + 1
        || box(one).top < box(ribbon).top - 1 || box(one).bottom > box(ribbon).bottom + 1);
    const crossed = parts.flatMap((one, at) => parts.slice(at + 1).filter(other =>
        box(one).left < box(other).right - 1 && box(other).left < box(one).right - 1
        && box(one).top < box(other).bottom - 1 && box(other).top < box(one).bottom - 1));
    const bids = document.querySelector('.auction.narrow .chips');
    const own = document.querySelector('.auction.narrow .bidding');
    const covered = bids && own && box(bids).bottom > box(own).top ? [own] : [];
    return [...out, ...crossed, ...covered].map(one => one.outerHTML.slice(0, 160));
}"""


@pytest.mark.parametrize(
    ("game", "players", "size", "language", "decisions"),
    [
        ("oriflamme", 3, PHONE, "ru", 10),
        ("ablaze", 2, DESKTOP, "en", 10),
        ("king", 3, DESKTOP, "uk", 8),
        ("illuminaten", 2, PHONE, "uk", 16),
        ("illuminaten", 3, DESKTOP, "ru", 8),
    ],
)
def test_a_hint_is_marked_and_says_why_at_every_decision(
    guest: Callable[..., Guest],
    game: str,
    players: int,
    size: tuple[int, int],
    language: str,
    decisions: int,
) -> None:
    ada = guest(size=size, language=language)
    ada.play_bots(game, players)
    follow_hints(ada, decisions)


def test_a_hint_for_a_bid_leaves_room_for_five_players_on_a_phone(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(size=PHONE, language="ru")
    ada.play_bots("king", 5)
    until(ada, "bid")
    follow_hints(ada, 6)


def follow_hints(ada: Guest, decisions: int) -> None:
    for _ in range(decisions):
        if not ada.wait_until_asked():
            break
        ada.page.keyboard.press("h")
        hint = ada.page.locator(".ribbon .hint")
        expect(hint).to_contain_text(" · ")
        expect(hint).to_be_in_viewport(ratio=1)
        ada.check_no_scrolling()
        assert ada.page.evaluate(OVERLAPS) == []
        marked = ada.page.locator(".hinted")
        assert marked.count() >= 1, hint.inner_text()
        expect(marked.first).to_be_in_viewport(ratio=0.9)
        follow(ada)


def follow(ada: Guest) -> None:
    """Press what is marked, and then where it leads."""
    before = ada.position()["seq"]
    marked = ada.page.locator(".hinted").first
    # Cards of Oriflamme's fan are turned, and their middle is free.
    turned = marked.evaluate("one => one.matches('.mine .fan > .card')")
    marked.click(position=None if turned else CORNER)
    ada.page.wait_for_timeout(50)
    if ada.position()["seq"] == before and ada.count(".hand .selected"):
        ada.page.locator(".board .hinted").click(position=CORNER)
    elif ada.count("[data-confirm]"):
        ada.page.locator("[data-confirm]").click()
    ada.wait_for_news(before)
