"""The table around a game: how cards are read, where keys begin, what a hint and the end leave."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import GAMES, PHONE, Guest

HOLD = """async ([selector, long]) => {
    const card = document.querySelector(selector);
    const box = card.getBoundingClientRect();
    const at = {clientX: box.left + 9, clientY: box.top + 9, bubbles: true, pointerId: 7};
    const touch = kind => new PointerEvent(kind, {...at, pointerType: "touch", isPrimary: true});
    card.dispatchEvent(touch("pointerdown"));
    await new Promise(resolve => setTimeout(resolve, long));
    const under = document.elementFromPoint(at.clientX, at.clientY);
    under.dispatchEvent(touch("pointerup"));
    under.dispatchEvent(new MouseEvent("click", {...at, cancelable: true}));
}"""


def test_a_card_held_to_be_read_stays_open_after_the_release(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(size=PHONE)
    ada.play_bots()
    ada.wait_until_asked()
    for long in (700, 1600):
        ada.page.evaluate(HOLD, [".hand [data-inspect]", long])
        ada.page.wait_for_timeout(300)
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        ada.page.wait_for_timeout(300)
        ada.close_by_escape()


def test_a_card_that_slides_under_a_resting_pointer_shows_nothing(
    guest: Callable[..., Guest],
) -> None:
    ada = guest()
    ada.play_bots()
    ada.wait_until_asked()
    peek = ada.page.locator(".peek")
    first = ada.page.locator(".hand [data-inspect]").first
    box = first.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(peek).to_be_visible()
    ada.page.mouse.move(4, 790)
    expect(peek).to_have_count(0)
    ada.page.evaluate("document.querySelector('.hand').style.visibility = 'hidden'")
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.wait_for_timeout(600)
    ada.page.evaluate("document.querySelector('.hand').style.visibility = ''")
    ada.page.wait_for_timeout(900)
    expect(peek).to_have_count(0)
    ada.page.mouse.move(box["x"] + 26, box["y"] + 22)
    expect(peek).to_be_visible()


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.className"))


def test_arrows_begin_at_what_can_be_chosen(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.play_bots()
    ada.wait_until_asked()
    ada.page.keyboard.press("ArrowRight")
    assert "target" in focused(ada.page).split()
    for _ in range(6):
        ada.page.keyboard.press("ArrowUp")
        assert {"target", "legal", "choice"} & set(focused(ada.page).split())


def test_a_hint_keeps_what_is_selected_and_its_list_is_sorted(
    guest: Callable[..., Guest],
) -> None:
    ada = guest()
    ada.play_bots()
    ada.wait_until_asked()
    ada.page.keyboard.press("h")
    ada.page.locator(".ribbon .hint").wait_for()
    advised = ada.page.locator(".hand .hinted").first.get_attribute("data-card")
    ada.page.reload()
    ada.wait_until_asked()
    other = ada.page.locator(f".hand .legal:not([data-card='{advised}'])").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("h")
    ada.page.locator(".ribbon .hint").wait_for()
    expect(other).to_have_attribute("aria-pressed", "true")
    ada.open_by_key("c")
    told = ada.page.locator("dialog[open] small").all_inner_texts()
    chances = [int(text.split("%")[0]) for text in told if "%" in text]
    assert len(chances) > 2
    assert chances == sorted(chances, reverse=True)


def test_options_of_a_new_table_show_what_applies(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.home()
    ada.page.locator("[data-game=oriflamme]").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.locator("summary").click()
    expect(dialog.get_by_text("Picked cards")).to_have_count(0)
    dialog.locator(".options select").first.select_option("pick")
    expect(dialog.get_by_text("Picked cards")).to_be_visible()
    ada.close_by_escape()
    ada.page.locator("[data-game=king]").click()
    dialog.locator("summary").click()
    expect(dialog.locator("input[type=file]")).to_have_count(1)
    ada.check_access()


def test_the_end_is_opened_again_from_the_ribbon(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.play_bots()
    ada.play_to_the_end(Random(11))
    ada.page.locator("dialog[open] .winners").wait_for()
    ada.check_access()
    ada.close_by_escape()
    ada.page.locator(".ribbon").get_by_role("button", name="The result").click()
    expect(ada.page.locator("dialog[open] .winners")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play again").last).to_be_visible()


def test_the_gallery_shows_all_cards_of_a_game_with_their_words(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="uk", theme="dark")
    for game, least in (("oriflamme", 10), ("ablaze", 11), ("king", 10), ("illuminaten", 57)):
        ada.page.goto(f"{ada.url}/cards/{game}")
        ada.page.locator("main li").first.wait_for()
        assert ada.count("main li") >= least
        ada.page.wait_for_timeout(500)
        ada.check_access()


def test_a_bot_has_a_name_a_face_and_a_temper(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots(players=3, level="courtier")
    ada.page.get_by_role("button", name="About ").first.click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("Careful and patient")
    ada.check_access()
    ada.close_by_escape()


def test_sound_is_switched_off_by_one_click_and_stays_off(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots()
    button = ada.page.locator("header [aria-label=Sounds]")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    ada.page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_nothing_lies_over_the_hand(
    guest: Callable[..., Guest], game: str
) -> None:
    ada = guest(size=(844, 390), language="en")
    ada.play_bots(game, 2)
    assert ada.wait_until_asked()
    boxes = [
        ada.page.locator(selector).bounding_box()
        for selector in ("section.board", ".ribbon", ".lap")
    ]
    assert None not in boxes
    found = [box for box in boxes if box is not None]
    assert found[0]["height"] >= 140
    for one, other in combinations(found, 2):
        beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
        assert beside or above, (one, other)
    assert max(box["y"] + box["height"] for box in found) <= 390
    ada.check_no_scrolling()


def test_a_page_older_than_the_server_loads_itself_anew(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.play_bots(level="random")
    ada.wait_until_asked()
    ada.page.evaluate("() => { window.old = true }")
    ada.page.route("**/assets/Keys-*.js", lambda route: route.fulfill(status=404))
    with ada.page.expect_navigation(), ada.page.expect_response("**/assets/Keys-*.js"):
        ada.page.keyboard.press("?")
    assert ada.page.evaluate("window.old === undefined")
    ada.wait_until_asked()
    assert all("404" in error or "imported module" in error for error in ada.errors)
    ada.errors.clear()
