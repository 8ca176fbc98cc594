"""Where things lie at a table of Pax Illuminaten: the field stays open in windows of all sizes."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.pax import play, sit_down

WATCH_CONTESTS = """
window.contests = [];
new MutationObserver(() => {
    const contest = document.querySelector(".contest")?.getBoundingClientRect();
    if (!contest) return;
    const field = document.querySelector(".board .grid").getBoundingClientRect();
    contests.push(contest.bottom <= field.top || contest.left >= field.right);
}).observe(document, {childList: true, subtree: true});
"""

WITHIN = """() => {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const cards = [...boxes(".board .place"), ...boxes(".board .areopagus")];
    const others = [".ribbon", ".tools button", ".piles li", ".court li", ".plots"].flatMap(boxes);
    const apart = (one, other) =>
        one.right <= other.left + 1 || other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const inside = ({left, top, right, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return cards.filter((one) => !inside(one) || !others.every((other) => apart(one, other)))
        .map(({x, y, width, height}) => [x, y, width, height].map(Math.round));
}"""

SIZES = (DESKTOP, (1920, 1080), (2560, 1440), (768, 1024), PHONE, (844, 390))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_contest_lies_beside_the_field_and_not_over_it(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    ada = guest(size=size, language="ru")
    ada.page.add_init_script(WATCH_CONTESTS)
    rng = Random(11)
    for _ in range(8):  # a game of random players may end before anybody attacks
        sit_down(ada, 2)
        while not play(ada, rng, "mouse", 5) and not ada.page.evaluate("contests.length"):
            pass
        if ada.page.evaluate("contests.length"):
            break
    else:
        raise AssertionError("eight games without a contest")
    assert all(ada.page.evaluate("contests"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_field_lies_open_in_windows_of_all_sizes(
    guest: Callable[..., Guest], players: int
) -> None:
    ada = guest(language="ru")
    sit_down(ada, players)
    assert ada.wait_until_asked()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(f"innerWidth === {width} && innerHeight === {height}")
        expect(ada.page.locator(".ribbon.mine")).to_be_visible()
        ada.page.wait_for_function(f"() => ({WITHIN})().length === 0")


def test_a_price_does_not_cover_the_name_of_its_card(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    rng = Random(5)
    priced = ".place:has(.cost):has(.luminary)"
    for _ in range(400):
        assert ada.wait_until_asked()
        if ada.count(priced):
            break
        play(ada, rng, "mouse", 1)
    place = ada.page.locator(priced).first
    slip, name = place.locator(".cost").bounding_box(), place.locator("text.name").bounding_box()
    assert slip is not None
    assert name is not None
    capitals = name["y"] + 0.3 * name["height"]
    assert slip["y"] + slip["height"] <= capitals


HIDDEN_PRICES = """() => {
    const places = [...document.querySelectorAll('.board .place')];
    const height = (place) => Number(getComputedStyle(place).zIndex) || 0;
    const covers = (slip, own) => (other) => {
        const [one, two] = [slip.getBoundingClientRect(), other.getBoundingClientRect()];
        const meet = one.left < two.right - 4 && two.left < one.right - 4
            && one.top < two.bottom - 4 && two.top < one.bottom - 4;
        const after = places.indexOf(other) > places.indexOf(own);
        return other !== own && meet && height(other) >= height(own) + (after ? 0 : 1);
    };
    return places.filter((own) => {
        const slip = own.querySelector('.cost');
        return slip && places.some(covers(slip, own));
    }).length;
}"""


@pytest.mark.parametrize("players", [3, 4])
def test_a_price_lies_over_the_cards_above(guest: Callable[..., Guest], players: int) -> None:
    ada = guest()
    sit_down(ada, players)
    rng = Random(5)
    inner = ".place:has(.cost)"
    for _ in range(400):
        assert ada.wait_until_asked()
        if ada.count(inner) > 2:
            break
        play(ada, rng, "mouse", 1)
    for width, height in (DESKTOP, PHONE):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(f"innerWidth === {width} && innerHeight === {height}")
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(HIDDEN_PRICES) == 0


ON_FIELD = """() => {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const cards = boxes(".board .place .card");
    return boxes(".board .chain li").filter((one) => cards.some((other) =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""


def test_the_chain_lies_beside_the_field(guest: Callable[..., Guest]) -> None:
    ada = guest(language="ru")
    sit_down(ada, 3)
    rng = Random(9)
    seen = 0
    for _ in range(300):
        if seen >= 5 or not ada.wait_until_asked():
            break
        seen += ada.count(".board .chain li") > 0
        assert ada.page.evaluate(ON_FIELD) == 0
        play(ada, rng, "mouse", 1)
    assert seen


EDGES = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [board, room] = [box("section.board"), box(".board .room")];
    return [room.top - box(".plates").bottom, board.bottom, box("section.hand").top]
        .map(Math.round);
}"""


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "uk"), (PHONE, "ru")])
def test_the_field_keeps_its_place_from_one_question_to_the_next(
    guest: Callable[..., Guest], size: tuple[int, int], language: str
) -> None:
    """Also where the question about an ability is long."""
    ada = guest(size=size, language=language)
    sit_down(ada, 3)
    rng = Random(1)
    edges, kinds = set(), set()
    for _ in range(50):
        if not ada.wait_until_asked():
            break
        edges.add(tuple(ada.page.evaluate(EDGES)))
        kinds.add(ada.position()["observation"]["decision"]["kind"])
        play(ada, rng, "mouse", 1)
    assert "ability" in kinds
    assert len(edges) == 1, edges
