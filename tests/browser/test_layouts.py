"""Where things are: nothing is cut, nothing lies over anything, nothing moves between two taps."""

from collections.abc import Callable
from random import Random

import pytest
from tests.browser.guest import DESKTOP, PHONE, Guest

from camarilla.i18n import LANGUAGES

SIZES = {
    "laptop": DESKTOP,
    "large": (1920, 1080),
    "very large": (2560, 1440),
    "tablet": (768, 1024),
    "phone": PHONE,
    "phone on its side": (844, 390),
}

ON_PLATES = """() => [...document.querySelectorAll('.plate')].flatMap(plate => {
    const box = one => plate.querySelector(one)?.getBoundingClientRect();
    const [name, score, crest] = ['.name .words', '.score', '.crests'].map(box);
    const facts = [...plate.querySelectorAll('.below .facts > *')]
        .map(one => one.getBoundingClientRect());
    const over = (one, other) => one && other
        && one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const outer = plate.getBoundingClientRect();
    const words = plate.querySelector('.name .words');
    const coin = plate.querySelector('.score .coin')?.getBoundingClientRect();
    return [
        coin && coin.width < 20 ? 'no score is seen' : '',
        words.scrollWidth > words.clientWidth + 1 ? 'a name is cut' : '',
        over(name, score) ? 'the name and the score' : '',
        over(name, crest) ? 'the name and the crest' : '',
        facts.some(fact => over(fact, score)) ? 'a fact and the score' : '',
        facts.some(fact => fact.right > outer.right) ? 'a fact sticks out' : '',
    ].filter(Boolean).map(what => `${what}: ${plate.innerText.replace(/\\s+/g, ' ')}`);
})"""

END = """() => {
    const scene = document.querySelector('dialog[open]');
    const boxes = [...scene.querySelectorAll('#winner, .seal, tbody tr, .next .choice')]
        .map(one => [one.textContent.trim(), one.getBoundingClientRect()]);
    return boxes.filter(([, box]) => box.top < 0 || box.left < 0
        || box.bottom > innerHeight || box.right > innerWidth).map(([text]) => text);
}"""

HEIGHTS = """() => ['.ribbon', 'section.board']
    .map(one => document.querySelector(one).offsetHeight)"""


def resize(ada: Guest, size: tuple[int, int]) -> None:
    """Until the page is laid out for a window of this size."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


@pytest.mark.parametrize(
    ("game", "players"),
    [("ablaze", 5), ("king", 5), ("oriflamme", 2), ("oriflamme", 3), ("illuminaten", 3)],
)
def test_on_the_plates_nothing_is_cut_or_covered(
    guest: Callable[..., Guest], game: str, players: int
) -> None:
    ada = guest(language="en")
    ada.home()
    ada.post("/me", {"name": "Ada"})
    ada.play_bots(game, players)
    assert ada.wait_until_asked()
    for name, size in SIZES.items():
        resize(ada, size)
        assert ada.page.evaluate(ON_PLATES) == [], name


CUT_NAMES = """() => [...document.querySelectorAll('.banner .name')]
    .filter(one => one.scrollWidth > one.clientWidth)
    .map(one => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["oriflamme", "king", "illuminaten"])
def test_round_and_phase_fit_the_head_of_a_phone(
    guest: Callable[..., Guest], game: str, language: str
) -> None:
    ada = guest(size=PHONE, language=language)
    ada.play_bots(game, 3)
    assert ada.wait_until_asked()
    head, status = (ada.page.locator(one).bounding_box() for one in ("header.bar", ".status"))
    assert head is not None
    assert status is not None
    assert head["y"] <= status["y"]
    assert status["y"] + status["height"] <= head["y"] + head["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_all_domains_can_be_read(guest: Callable[..., Guest], language: str) -> None:
    ada = guest(language=language)
    ada.play_bots("king", 5)
    assert ada.wait_until_asked()
    for name, size in SIZES.items():
        resize(ada, size)
        assert ada.page.evaluate(CUT_NAMES) == [], name


def test_the_end_shows_the_winner_all_points_and_the_ways_on_in_any_window(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="uk")
    ada.play_bots("oriflamme", 4)
    ada.play_to_the_end(Random(12))
    ada.page.locator("dialog[open] .winners").wait_for()
    for name, size in SIZES.items():
        resize(ada, size)
        assert ada.page.evaluate(END) == [], name
        ada.check_no_scrolling()


@pytest.mark.parametrize("size", ["laptop", "tablet", "phone", "phone on its side"])
def test_ribbon_and_board_keep_their_height_from_one_question_to_the_next(
    guest: Callable[..., Guest], size: str
) -> None:
    """In Ukrainian, whose sentences are the longest."""
    ada = guest(size=SIZES[size], language="uk")
    ada.play_bots("oriflamme", 4)
    rng = Random(21)
    seen = set()
    for _ in range(12):
        if not ada.wait_until_asked():
            break
        seen.add(tuple(ada.page.evaluate(HEIGHTS)))
        if ada.count(".hand .target"):
            ada.page.locator(".hand .target").first.click()
            ada.page.locator(".board .target").first.wait_for()
            seen.add(tuple(ada.page.evaluate(HEIGHTS)))
            ada.page.keyboard.press("Escape")
        ada.choose(rng, "mouse")
    assert len(seen) == 1, seen


SMALL = """least => [...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter(one => !one.disabled && one.tabIndex >= 0 && one.offsetParent
        && !one.closest('.unseen, p, li.line, .log'))
    .map(one => {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        const more = getComputedStyle(one, '::after');
        const large = more.position === 'absolute' ? more : {width: 0, height: 0};
        return [
            one.getAttribute('aria-label') || one.innerText,
            Math.max(box.width, parseFloat(large.width) || 0),
            Math.max(box.height, parseFloat(large.height) || 0),
        ];
    })
    .filter(([, width, height]) => width < least - 0.5 || height < least - 0.5)
    .map(([name, width, height]) => `${name} ${width} ${height}`)"""


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 40), (PHONE, 44)])
def test_what_can_be_clicked_is_large_enough(
    guest: Callable[..., Guest], size: tuple[int, int], least: int
) -> None:
    """Links in running text, such as numbers of rules, are as large as the text."""
    ada = guest(size=size, language="uk")
    ada.home()
    assert ada.page.evaluate(SMALL, least) == []
    ada.play_bots("oriflamme", 3)
    assert ada.wait_until_asked()
    own = ada.page.locator(".plate.mine a").inner_text()
    small = ada.page.evaluate(SMALL, least)
    assert [one for one in small if not one.startswith(own)] == []
    ada.open_by_key("m")
    inside = SMALL.replace("document.", "document.querySelector('dialog[open]').")
    assert ada.page.evaluate(inside, least) == []
