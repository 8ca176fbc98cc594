"""Play by the day in several browsers: the clock with its bank, pauses, standing orders."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.friends import sit_down
from tests.browser.guest import PHONE, Guest

Guests = Callable[..., Guest]


def choose_in_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def two_by_the_day(guest: Guests) -> tuple[Guest, Guest]:
    """A running game of two, opened by the form: a day per turn and three in the bank."""
    ada, bob = guest(language="en"), guest(language="en", size=PHONE)
    ada.home()
    ada.page.locator("article [data-game] + .button").first.click()
    dialog = ada.page.locator("dialog[open]")
    dialog.locator(".count", has_text="2").click()
    dialog.get_by_label("Time").select_option("day")
    dialog.get_by_label("Time bank for the whole game").select_option("3")
    ada.check_access()
    dialog.locator("button.main").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator("main .facts")).to_contain_text("1 day per turn, time bank: 3 days")
    sit_down(bob, ada.table())
    ada.page.locator("main .button.main").click()
    for person in (ada, bob):
        person.page.locator(".ribbon").wait_for()
    return ada, bob


def test_game_by_the_day_shows_its_clock_and_is_paused_by_consent(guest: Guests) -> None:
    ada, bob = two_by_the_day(guest)
    expect(ada.page.get_by_role("timer")).to_contain_text("+3 days")
    choose_in_menu(ada.page, "Ask for a pause")
    expect(ada.page.locator(".notice")).to_contain_text("deciding about the pause")
    notice = bob.page.locator(".notice", has_text="asks for a pause")
    bob.check_access()
    notice.get_by_role("button", name="Yes").click()
    for person in (ada, bob):
        expect(person.page.get_by_role("button", name="Paused")).to_be_visible()
        expect(person.page.get_by_role("timer")).to_have_count(0)
    bob.home()
    expect(bob.page.locator("li", has_text="paused")).to_be_visible()
    choose_in_menu(ada.page, "End the pause")
    expect(ada.page.get_by_role("timer")).to_be_visible()


def plays_first(guest: Guest, id: str) -> bool:
    """Do the first thing that is possible, if this guest is to act."""
    position = guest.ask(f"/tables/{id}/position")["position"]
    if not position["your_turn"]:
        return False
    action = position["observation"]["legal"][0]
    guest.post(f"/tables/{id}/act", {"seq": position["seq"], "action": action["id"]})
    return True


def test_standing_order_is_given_acts_and_is_revoked(guest: Guests) -> None:
    ada, bob = two_by_the_day(guest)
    id = ada.table()
    ada.page.get_by_role("button", name="Standing orders").click()
    dialog = ada.page.locator("dialog[open]")
    form = dialog.locator("form", has_text="Keep cards face down")
    ada.check_access()
    form.get_by_role("button", name="Give the order").click()
    expect(dialog.locator("li")).to_contain_text("every card")
    ada.close_by_escape()
    counted = ada.page.get_by_role("button", name="Standing orders: 1")
    expect(counted).to_be_visible()
    own = ada.ask(f"/tables/{id}/position")["yours"]
    for _ in range(200):
        steps = ada.ask(f"/tables/{id}/steps")["steps"]
        if any(step["action"] == "keep" for step in steps if step["actor"] in own):
            break
        view = ada.ask(f"/tables/{id}/position")["position"]["observation"]
        if view["decision"]["kind"] == "keep-or-reveal" and view["actor"] in own:
            ada.page.wait_for_timeout(50)
        elif not plays_first(bob, id):
            plays_first(ada, id)
    else:
        raise AssertionError("the order has kept no card")
    counted.click()
    dialog.get_by_role("button", name="Revoke").click()
    expect(dialog.locator("li")).to_have_count(0)
    ada.close_by_escape()
    expect(counted).to_have_count(0)
