"""For people who want no motion: nothing moves by itself in any game."""

from collections.abc import Callable
from random import Random

import pytest
from tests.browser.guest import GAMES, Guest

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const moves = [frames].flat().some(
        frame => ["transform", "translate", "scale", "rotate"].some(one => one in frame));
    if (moves) moved.push(this.className);
    return animate.call(this, frames, options);
};
setInterval(() => {
    for (const one of document.getAnimations()) {
        const named = one.animationName ?? one.transitionProperty;
        if (named && one.effect.getComputedTiming().duration > 0) moved.push(named);
    }
}, 20);
"""
CHOICES = ".ribbon .choice.main, .ribbon [data-confirm], .hand .target, .board .target"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_who_wants_no_motion(guest: Callable[..., Guest], game: str) -> None:
    ada = guest(still=True, speed="normal")
    ada.page.add_init_script(WATCH)
    ada.play_bots(game, 3)
    rng = Random(game)
    for _ in range(14):
        if not ada.wait_until_asked():
            break
        ada.click_one(CHOICES, rng)
        ada.page.wait_for_timeout(60)
    assert ada.page.evaluate("[...new Set(moved)]") == []
