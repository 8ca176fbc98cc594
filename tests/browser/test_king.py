"""For the King in a browser: whole games, bidding and paying, dragging, what signs mean."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Position, expect
from tests.browser.guest import DESKTOP, PHONE, Guest

BUTTONS = ".ribbon .choice.main"
CORNER: Position = {"x": 9, "y": 12}
"""Where a card of a fan is not covered by the next one."""


@pytest.mark.parametrize(
    ("size", "language", "theme", "by", "players"),
    [
        (DESKTOP, "uk", "light", "mouse", 3),
        (PHONE, "ru", "dark", "mouse", 2),
        (DESKTOP, "en", "dark", "keyboard", 2),
        (PHONE, "uk", "light", "keyboard", 2),
    ],
)
def test_a_whole_game_of_for_the_king(
    guest: Callable[..., Guest],
    size: tuple[int, int],
    language: str,
    theme: str,
    by: Literal["mouse", "keyboard"],
    players: int,
) -> None:
    ada = guest(size=size, language=language, theme=theme)
    ada.play_bots("king", players)
    rng = Random(f"{size}{language}")
    asked: dict[str, int] = {}
    while ada.wait_until_asked():
        ask = view(ada)["decision"]["kind"]
        asked[ask] = asked.get(ask, 0) + 1
        if asked[ask] in (1, 8):
            ada.check_no_scrolling()
            assert_nothing_sticks_out(ada)
        if asked[ask] == 2:
            ada.check_access()
        before = ada.position()["seq"]
        (choose_by_mouse if by == "mouse" else choose_by_keyboard)(ada, rng)
        ada.wait_for_news(before)
    assert {"place", "bid"} <= set(asked)
    ada.page.locator("dialog[open] .winners").wait_for()
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".board tbody tr").count() == players
    assert shown_points(ada) == view(ada)["scores"]
    ada.check_no_scrolling()
    ada.check_access()
    assert_no_secrets(ada.frames)


def test_five_players_fit_the_window_at_both_sizes(guest: Callable[..., Guest]) -> None:
    for size in (DESKTOP, PHONE):
        ada = guest(size=size, language="ru")
        ada.play_bots("king", 5)
        rng = Random(8)
        for _ in range(16):
            if not ada.wait_until_asked():
                break
            ada.check_no_scrolling()
            assert_nothing_sticks_out(ada)
            before = ada.position()["seq"]
            choose_by_mouse(ada, rng)
            ada.wait_for_news(before)


def test_k3_1_a_drawn_card_is_dragged_to_a_place(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 2)
    until(ada, "place")
    before = ada.position()["seq"]
    card = ada.page.locator(".drawn").bounding_box()
    goal = ada.page.locator(".board .goal").first.bounding_box()
    assert card is not None
    assert goal is not None
    mouse = ada.page.mouse
    mouse.move(card["x"] + 40, card["y"] + 60)
    mouse.down()
    mouse.move(card["x"] + 20, card["y"] + 80, steps=4)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + 80, steps=6)
    mouse.up()
    ada.page.wait_for_function("() => !document.querySelector('.dragged')")
    ada.wait_for_news(before)


def test_k4_2_the_stepper_sets_the_bid_that_the_ribbon_makes(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 2)
    until(ada, "bid")
    least = view(ada)["high"] + 1
    bid = ada.page.locator(BUTTONS).first
    expect(bid).to_contain_text(f"Bid {least} ")
    ada.page.get_by_label("One more").click()
    ada.page.keyboard.press("+")
    expect(ada.page.locator(".stepper output")).to_have_text(str(least + 2))
    expect(bid).to_contain_text(f"Bid {least + 2} ")
    ada.page.keyboard.press("-")
    expect(bid).to_contain_text(f"Bid {least + 1} ")


def test_k4_6_the_panel_says_what_a_bid_beyond_the_means_costs(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 2)
    until(ada, "bid")
    words = ada.page.locator(".bidding .words")
    less = ada.page.get_by_label("One less")
    expect(less).to_have_attribute("aria-disabled", "true")
    less.click(force=True)
    expect(words).to_contain_text(f"Bids start at {view(ada)['high'] + 1}")
    means = view(ada)["means"]
    bid = ada.page.locator(".bidding output")
    while int(bid.inner_text()) <= means:
        ada.page.get_by_label("One more").click()
    expect(words).to_contain_text(f"You can only pay {means}.")
    expect(words).to_contain_text("lose a random card")
    ada.page.locator(BUTTONS).first.click()
    expect(ada.page.locator(".ribbon [data-confirm]")).to_be_visible()


def test_k4_4_a_price_in_gold_is_paid_by_one_click(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 2)
    rng = Random(4)
    while ada.wait_until_asked():
        now = view(ada)
        if now["decision"]["kind"] == "pay-gold" and len(now["settlement"]) > 1:
            break
        before = ada.position()["seq"]
        if now["decision"]["kind"] == "bid" and now["price"] == "gold" and now["means"] > 4:
            most = ada.page.get_by_label("Maximum: ")
            if most.is_enabled():  # it is off when the least bid is the most one can pay
                most.click()
            ada.page.locator(BUTTONS).first.click()
        else:
            choose_by_mouse(ada, rng)
        ada.wait_for_news(before)
    now = view(ada)
    ada.page.locator(".settle").click()
    ada.page.wait_for_function("() => !document.querySelector('.settle')")
    ada.wait_until_asked()
    gold = [one["seats"][now["seat"]]["gold"] for one in (now, view(ada))]
    assert gold[0] - gold[1] == sum(int(card.split()[1]) for card in now["settlement"])
    assert view(ada)["decision"]["kind"] != "pay-gold"


def test_a_banner_tells_what_coins_and_letters_mean(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 3)
    until(ada, "take")
    ada.page.locator(".banner .cloth").first.click()
    about = ada.page.locator("dialog[open]")
    expect(about).to_contain_text("The large coin is the chief tile, ")
    expect(about).to_contain_text("half of the chief tile")
    ada.close_by_escape()


def test_cards_keep_their_place_and_size_from_one_phase_to_the_next(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="en")
    ada.play_bots("king", 3)
    until(ada, "place")
    drawn = box(ada, ".drawn")
    pile = box(ada, "[data-anchor=favour] .pile")
    until(ada, "bid")
    sale = box(ada, ".sheet .card")
    for before, after in ((drawn, sale), (pile, box(ada, "[data-anchor=favour] .pile"))):
        assert after == pytest.approx(before, abs=2)


def test_a_finger_finds_everything_on_a_phone(guest: Callable[..., Guest]) -> None:
    ada = guest(size=PHONE, language="uk")
    ada.play_bots("king", 4)
    for ask in ("place", "bid"):
        until(ada, ask)
        small = ada.page.evaluate(
            """() => [...document.querySelectorAll('.board button, .hand .card:not(.copy)')]
                .map(one => [one.className, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44)
                .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""
        )
        assert small == []
        assert ada.page.evaluate(
            "parseFloat(document.querySelector('.hand').style.getPropertyValue('--step')) >= 44"
        )


def box(ada: Guest, selector: str) -> list[float]:
    found = ada.page.locator(selector).first.bounding_box()
    assert found is not None
    return [found["x"], found["y"], found["width"], found["height"]]


def view(ada: Guest) -> dict[str, Any]:
    found: dict[str, Any] = ada.position()["observation"]
    return found


def until(ada: Guest, ask: str) -> None:
    """Plays on until this is asked."""
    rng = Random(ask)
    while ada.wait_until_asked() and view(ada)["decision"]["kind"] != ask:
        before = ada.position()["seq"]
        choose_by_mouse(ada, rng)
        ada.wait_for_news(before)
    assert view(ada)["decision"]["kind"] == ask


def choose_by_mouse(ada: Guest, rng: Random) -> None:
    count = ada.count(BUTTONS)
    if count:
        ada.page.locator(BUTTONS).nth(0 if rng.random() < 0.4 else count - 1).click()
    else:
        targets = ada.page.locator(".target:not(.settle)")
        targets.nth(rng.randrange(targets.count())).click(position=CORNER)


def choose_by_keyboard(ada: Guest, rng: Random) -> None:
    """Arrows and Enter only, digits for the ribbon's buttons."""
    keys = ada.page.keyboard
    if ada.count(".ribbon [data-confirm]"):
        keys.press("Enter")
    elif ada.count(BUTTONS):
        keys.press("1" if rng.random() < 0.4 else "2" if ada.count(BUTTONS) > 1 else "1")
    else:
        paying = ada.count(".hand .target") > 0
        where, toward = (".hand", "ArrowDown") if paying else (".board", "ArrowUp")
        ada.focus_by_arrows(f"{where} .target", toward, rng)
        if not ada.is_focused(f"{where} .target"):
            keys.press(toward)
        keys.press("Enter")


def assert_nothing_sticks_out(ada: Guest) -> None:
    """What stands on the floor and in the hand lies inside of them."""
    out = ada.page.evaluate(
        """() => {
        // What a fan that is swiped does not show now sticks out of nothing.
        const seen = one => {
            const {top, bottom, left, right} = one.getBoundingClientRect();
            const fan = one.closest('.swiped .fan')?.getBoundingClientRect();
            if (!fan) return {top, bottom, left, right};
            return {top, bottom, left: Math.max(left, fan.left), right: Math.min(right, fan.right)};
        };
        return ['.floor', '.hand'].flatMap(name => {
            const room = document.querySelector(name).getBoundingClientRect();
            return [...document.querySelectorAll(`${name} button, ${name} li, ${name} p`)]
                .filter(one => !one.closest('.unseen'))
                .map(one => [one.className, seen(one)])
                .filter(([, box]) => box.top < room.top - 8 || box.bottom > room.bottom + 8
                    || box.left < room.left - 8 || box.right > room.right + 8)
                .map(([what, box]) => `${name} ${what} ${JSON.stringify(box)}`);
        })}"""
    )
    assert out == []


def shown_points(ada: Guest) -> list[int]:
    return [int(text) for text in ada.page.locator(".board td.total").all_inner_texts()]


def assert_no_secrets(frames: list[dict[str, Any]]) -> None:
    """K7: nothing that went to the seat tells what it may not know."""
    seat = next(frame["seat"] for frame in frames if frame["type"] == "hello")
    for frame in frames:
        if frame.get("position"):
            told = frame["position"]["observation"]
            hidden = [other for other in range(told["players"]) if other != seat]
            for other in hidden if told["phase"] != "over" else []:
                assert not {"hand", "gold"} & set(told["seats"][other])
                known = [column["holdings"] for column in told["board"] if "holdings" in column]
                assert not any(holdings[other] for holdings in known)
        for step in frame.get("steps", []):
            for event in step["events"]:
                if event["event"] in ("drew", "kept", "to-favour", "gave", "lost"):
                    assert event["card"] is None or event["seat"] == seat
