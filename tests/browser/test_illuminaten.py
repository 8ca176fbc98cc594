"""Pax Illuminaten in a browser: whole games by mouse and keyboard, on a laptop and on a phone."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest

TARGETS = ".target, .ribbon .choice.main"
MAIN_ACTION = "[data-spot^=action-].target"
CREATE = """async ([players, opponent]) => {
    const post = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const sent = {method: "POST", headers, body: JSON.stringify(body)};
        return (await fetch("/api" + path, sent)).json();
    };
    await post("/me", {name: "Ada"});
    const options = {opponent};
    const table = await post("/tables", {game: "illuminaten", players, options});
    await post(`/tables/${table.id}/start`, {fill: "random"});
    return table.id;
}"""


WATCH_CONTESTS = """
window.contests = [];
new MutationObserver(() => {
    const contest = document.querySelector(".contest")?.getBoundingClientRect();
    if (!contest) return;
    const field = document.querySelector(".board .grid").getBoundingClientRect();
    contests.push(contest.bottom <= field.top || contest.left >= field.right);
}).observe(document, {childList: true, subtree: true});
"""
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
    .map((one) => Number(one.tagName[1]))"""
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


def sit_down(ada: Guest, players: int, opponent: str = "none") -> None:
    """A running game; an artificial opponent has the first seat for itself."""
    ada.home()
    table = ada.page.evaluate(CREATE, [players, opponent])
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.page.locator(".ribbon").wait_for()


def choose(ada: Guest, rng: Random, by: Literal["mouse", "keyboard"]) -> None:
    """Anything that is possible, but main actions rather than the end of the turn."""
    if by == "mouse":
        wished = MAIN_ACTION if ada.count(MAIN_ACTION) and rng.random() < 0.6 else TARGETS
        ada.click_one(wished, rng)
        return
    buttons = ada.count(".ribbon .choice.main")
    if buttons and (not ada.count(".target") or rng.random() < 0.2):
        ada.page.keyboard.press(str(1 + rng.randrange(min(buttons, 9))))
        return
    wander(ada, rng)
    ada.page.keyboard.press("Enter")


def wander(ada: Guest, rng: Random) -> None:
    """By arrows from target to target, and to stop at one."""
    arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
    for step in range(60):
        ada.page.keyboard.press(rng.choice(arrows))
        if step >= 3 and ada.is_focused(".target"):
            return
    raise AssertionError("no arrow leads to a target")


def play(ada: Guest, rng: Random, by: Literal["mouse", "keyboard"], choices: int) -> bool:
    """So many choices of this guest; true if the game is over by then."""
    for _ in range(choices):
        if not ada.wait_until_asked():
            return True
        ada.check_no_scrolling()
        check_headings(ada)
        before = ada.position()["seq"]
        choose(ada, rng, by)
        ada.wait_for_news(before)
    return False


def check_headings(ada: Guest) -> None:
    """They begin with the first level and leave none out on the way down."""
    levels = ada.page.evaluate(HEADINGS)
    assert levels[0] == 1, levels
    assert all(below <= above + 1 for above, below in pairwise(levels)), levels


def check_named_plots(ada: Guest) -> None:
    """Each fulfilled plot stands at the end with the cards that count."""
    seen = ada.position()["observation"]
    plots = [one for one in seen["progress"] if one["state"] == "on"]
    aims = [one for one in seen["aims"] if one["have"] >= one["need"] and not one["contested"]]
    named = ada.page.locator("dialog[open] .more ul > li")
    expect(named).to_have_count(len(plots) + len(aims))
    cards = sum(len(one["places"]) for one in [*plots, *aims])
    expect(named.locator("ol > li")).to_have_count(cards)


@pytest.mark.parametrize(
    ("opponent", "size", "language", "by"),
    [
        ("saint-germain", DESKTOP, "en", "mouse"),
        ("none", PHONE, "uk", "mouse"),
        ("weishaupt", DESKTOP, "ru", "keyboard"),
        ("saint-germain", PHONE, "ru", "keyboard"),
        ("none", (844, 390), "en", "mouse"),
    ],
)
def test_a_whole_game_of_pax(
    guest: Callable[..., Guest],
    opponent: str,
    size: tuple[int, int],
    language: str,
    by: Literal["mouse", "keyboard"],
) -> None:
    ada = guest(size=size, language=language)
    sit_down(ada, 2, opponent)
    assert play(ada, Random(f"{opponent}{size}"), by, 600)
    ada.page.locator("dialog[open] .winners").wait_for()
    assert ada.page.locator("dialog[open] tbody tr").count() == 2
    check_named_plots(ada)
    assert_no_secrets(ada.frames)
    steps = [event for event in events_of(ada.frames) if event["event"] == "script-step"]
    assert bool(steps) == (opponent != "none")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_at_several_decisions(
    guest: Callable[..., Guest], size: tuple[int, int], theme: str
) -> None:
    ada = guest(size=size, theme=theme)
    sit_down(ada, 3)
    rng = Random(7)
    for _ in range(3):
        assert ada.wait_until_asked()
        ada.check_access()
        play(ada, rng, "mouse", 6)


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


def test_an_action_that_lacks_favor_says_which(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    rng = Random(3)
    lacking: list[str] = []
    for _ in range(400):
        assert ada.wait_until_asked()
        lacking = [
            one["form"]
            for one in ada.position()["observation"].get("unavailable", [])
            if one.get("lacks") and one["form"] in ("scout", "influence", "displace")
        ]
        if lacking:
            break
        play(ada, rng, "mouse", 1)
    button = ada.page.locator(f"[data-point=action-{lacking[0]}]")
    expect(button).to_have_accessible_name(re.compile(r"You lack \d\s.+ favor"))


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


def test_a_step_of_an_action_is_taken_back(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 3)
    ada.wait_until_asked()
    prompt = ada.prompt()
    ada.page.locator("[data-spot^=hand-].target").first.click()
    asked = "said => document.querySelector('[data-testid=prompt]').innerText !== said"
    ada.page.wait_for_function(asked, arg=prompt)
    expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    ada.page.keyboard.press("u")
    ada.page.wait_for_function(asked.replace("!==", "==="), arg=prompt)
    assert ada.count("[data-spot=action-interrogate].target") == 1


ACTIONS = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")


def test_an_only_target_is_shown_before_it_is_carried_out(guest: Callable[..., Guest]) -> None:
    """It is withdrawn by Escape, and carried out by a click on it."""
    ada = guest()
    ada.home()
    for seed in range(12):
        sit_down(ada, 2)
        rng = Random(seed)
        for _ in range(60):
            if not ada.wait_until_asked():
                break
            open_ones = [one for one in ACTIONS if ada.count(f"[data-spot=action-{one}].target")]
            if open_ones and asks_first(ada, rng.choice(open_ones)):
                return
            if not ada.wait_until_asked():
                break
            before = ada.position()["seq"]
            choose(ada, rng, "mouse")
            ada.wait_for_news(before)
    pytest.fail("no action had an only target")


def asks_first(ada: Guest, action: str) -> bool:
    """Whether the action has an only target; then it has been withdrawn and carried out."""
    seq = ada.position()["seq"]
    spot = ada.page.locator(f"[data-spot=action-{action}]")
    spot.click()
    ada.wait_for_news(seq)
    if not ada.count("[data-confirm]"):
        return False
    assert ada.position()["seq"] == seq
    place = ada.page.locator(".board .target")
    expect(place).to_have_count(1)
    expect(ada.page.locator("[data-testid=prompt]")).to_contain_text("The only target")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-confirm]")).to_have_count(0)
    expect(spot).to_have_class(re.compile("target"))
    spot.click()
    expect(ada.page.locator("[data-confirm]")).to_be_visible()
    place.click()
    ada.wait_for_news(seq)
    assert ada.position()["seq"] > seq
    return True


def test_a_card_tells_its_ability_its_rule_and_its_sources(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    ada.wait_until_asked()
    ada.page.locator("[data-spot=court-1]").click()
    card = ada.page.locator("dialog[open] article")
    card.wait_for()
    assert "X7." in card.inner_text()
    assert any(word in card.inner_text() for word in ("from the rulebook", "reconstructed"))


def test_a_faction_outlines_its_lodges(guest: Callable[..., Guest]) -> None:
    ada = guest()
    sit_down(ada, 2)
    ada.wait_until_asked()
    ada.page.locator("[data-spot=supply-clergy]").hover()
    ada.page.locator(".lodges").wait_for(state="attached")
    assert ada.page.locator(".told").inner_text()


def events_of(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        event for frame in frames for step in frame.get("steps", []) for event in step["events"]
    ]


def assert_no_secrets(frames: list[dict[str, Any]]) -> None:
    """X12: nothing that went to the seat tells what it may not know."""
    seats = {frame["seat"] for frame in frames if frame["type"] == "hello"}
    assert len(seats) == 1
    own = seats.pop()
    views = [frame["position"]["observation"] for frame in frames if frame.get("position")]
    assert len(views) > 10
    for view in views:
        for seat in view["seats"]:
            if seat["seat"] != own:
                assert seat["hand"] is None
                assert seat["events"] is None
                assert "buried" not in seat
        assert not view["legal"] or view["actor"] == own
    for event in events_of(frames):
        if event["event"] in ("drew", "scouted", "contest-laid", "kept-event", "saw-event"):
            secret = event.get("card", event.get("event_card"))
            assert secret is None or event["seat"] == own
