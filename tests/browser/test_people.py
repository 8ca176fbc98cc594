"""Friends in several browsers: the waiting room, who is there, what they ask of each other."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.friends import hosted_table, sit_down, two_at_a_table, who_is_asked
from tests.browser.guest import PHONE, Guest

Guests = Callable[..., Guest]


def name_oneself(person: Guest, name: str) -> None:
    person.home()
    person.page.locator("main .name input").fill(name)
    person.page.keyboard.press("Tab")
    person.page.wait_for_function("() => fetch('/api/me').then(a => a.json()).then(a => a.user)")


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name)


def test_a_guest_sits_down_by_enter_is_announced_and_stands_up(guest: Guests) -> None:
    ada, bob = guest(language="en"), guest(language="en", size=PHONE)
    id = hosted_table(ada, players=3)
    bob.page.goto(f"{bob.url}/t/{id}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator("main .name .note", has_text="you")).to_be_visible()
    expect(ada.page.get_by_role("status").filter(has_text="Bob sits down.")).to_have_count(1)
    for person in (ada, bob):
        person.check_access()
    bob.post("/me", {"name": "Robert"})
    expect(ada.page.locator("main li .name", has_text="Robert")).to_be_visible()
    button(bob.page, "Stand up").click()
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ada.page.locator("main li .name", has_text="Robert")).to_have_count(0)


def test_the_host_removes_a_guest_and_changes_the_table(guest: Guests) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = hosted_table(ada, players=3)
    bob.home()
    bob.post("/me", {"name": "Bob"})
    sit_down(bob, id)
    button(ada.page, "Change the table").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.locator("select").first.select_option("4")
    dialog.get_by_label("Players choose their seats").check()
    dialog.get_by_label("No hints from bots").check()
    ada.check_access()
    dialog.get_by_role("button", name="Change", exact=True).click()
    expect(bob.page.locator("main .facts .fresh", has_text="4 players")).to_contain_text("changed")
    button(bob.page, "Take seat 4").click()
    expect(bob.page.locator("main section li").nth(3)).to_contain_text("you")
    button(ada.page, "Put a bot in seat 2").click()
    level = ada.page.get_by_label("Strength of the bot in seat 2")
    level.select_option("random")
    expect(bob.page.locator("main section li").nth(1)).to_contain_text("random", ignore_case=True)
    button(ada.page, "Put a bot in seat 3").click()
    expect(ada.page.get_by_label("Strength of the bot in seat 3")).to_have_value("random")
    button(ada.page, "Remove Bob from the table").click()
    expect(button(bob.page, "Sit down")).to_be_visible()
    ada.page.locator("main .button.main").click()
    ada.page.locator(".ribbon").wait_for()
    assert ada.wait_until_asked()
    assert button(ada.page, "Ask for a hint").count() == 0


def test_people_talk_before_the_game_and_a_nameless_one_is_asked(guest: Guests) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = hosted_table(ada, players=2)
    bob.page.goto(f"{bob.url}/t/{id}")
    bob.page.get_by_label("Say something").fill("May I join?")
    bob.page.keyboard.press("Enter")
    sheet = bob.page.locator("dialog[open]")
    sheet.get_by_label("Your name").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator("aside li", has_text="May I join?")).to_contain_text("Bob")
    expect(bob.page.get_by_label("Say something")).to_have_value("")


def test_a_closed_table_says_so_and_opens_again_alike(guest: Guests) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = hosted_table(ada, players=4)
    sit_down(bob, id)
    button(ada.page, "Close the table").click()
    button(ada.page, "Close the table for everyone").click()
    ada.page.locator("[data-game]").first.wait_for()
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    bob.check_access()
    button(bob.page, "Open a similar table").click()
    bob.page.wait_for_url(lambda url: id not in url)
    expect(bob.page.locator("main .facts")).to_contain_text("4 players")


def test_an_unknown_page_says_so(guest: Guests) -> None:
    ada = guest(language="en")
    ada.page.goto(f"{ada.url}/nonsense")
    expect(ada.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    ada.check_access()


def test_who_leaves_is_away_and_who_returns_is_back(guest: Guests) -> None:
    ada, bob = two_at_a_table(guest)
    eve = guest(language="en")
    eve.page.goto(f"{eve.url}/t/{ada.table()}")
    expect(ada.page.locator("header .spectators")).to_contain_text("1 watching")
    here = bob.page.url
    bob.page.goto(f"{ada.url}/credits")
    expect(ada.page.locator(".plate .away")).to_contain_text("away")
    ada.page.wait_for_timeout(10_500)
    ada.listen()
    bob.page.goto(here)
    expect(ada.page.locator(".plate .away")).to_have_count(0)
    ada.wait_until_told("is back.")


def test_a_bot_stands_in_for_who_keeps_the_others_waiting_from_afar(guest: Guests) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    sit_down(bob, hosted_table(ada, players=2))
    ada.page.locator("main .button.main").click()
    for person in (ada, bob):
        person.page.locator(".ribbon").wait_for()
    first = who_is_asked(ada, bob)
    second = bob if first is ada else ada
    here = first.page.url
    first.page.goto(f"{first.url}/credits")
    offer = second.page.locator(".notice", has_text="is away and the game is waiting")
    expect(offer).to_be_visible(timeout=60_000)
    offer.get_by_role("button", name="Let a bot play").click()
    expect(second.page.locator(".plate .bot")).to_have_count(1)
    second.listen()
    first.page.goto(here)
    button(first.page, "Take your seat back").click()
    second.wait_until_told("is back.")


def has_to_ask(one: Guest) -> bool:
    return bool(one.count("[aria-label='Ask to undo']"))


def test_a_refused_undo_is_told_and_not_offered_again(guest: Guests) -> None:
    ada, bob = two_at_a_table(guest)
    rng = Random(5)
    asking: list[Guest] = []
    for _ in range(20):
        who_is_asked(ada, bob).choose(rng, "mouse")
        ada.page.wait_for_timeout(500)
        asking = [one for one in (ada, bob) if has_to_ask(one)]
        if asking:
            break
    assert asking, "twenty moves, and each of them can be undone freely"
    one = asking[0]
    other = ada if one is bob else bob
    undo = button(one.page, "undo")
    one.listen()
    undo.click()
    button(other.page, "No").click()
    one.wait_until_told("declines")
    expect(undo).to_have_count(0)


def test_a_late_friend_plays_on_for_a_bot(guest: Guests) -> None:
    ada, eve = guest(language="en"), guest(language="en")
    ada.play_bots(players=3)
    assert ada.wait_until_asked()
    eve.page.goto(f"{eve.url}/t/{ada.table()}")
    button(eve.page, "watching").click()
    eve.check_access()
    eve.page.get_by_role("button", name="Take over from ").first.click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.keyboard.press("Enter")
    asked = ada.page.locator(".notice", has_text="Eve would like to take over")
    asked.get_by_role("button", name="Yes").click()
    eve.page.locator(".hand").wait_for()
    expect(ada.page.locator(".plate", has_text="Eve")).to_have_count(1)


def test_a_shared_screen_is_covered_when_the_page_is_opened(guest: Guests) -> None:
    ada = guest(language="en")
    hosted_table(ada, players=2)
    ada.page.locator("main form input").first.fill("Bob")
    ada.page.locator("main form .button").first.click()
    expect(ada.page.locator("main li .name", has_text="Bob")).to_be_visible()
    ada.page.locator("main .button.main").last.click()
    expect(ada.page.locator("#hand-over")).to_be_visible()
    ada.page.locator("dialog[open] .button.main").click()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert ada.wait_until_asked()
    ada.page.reload()
    expect(ada.page.locator("#hand-over")).to_be_visible()
    ada.check_access()


def test_what_was_said_since_the_last_visit_is_counted_and_read_out(guest: Guests) -> None:
    ada, bob = two_at_a_table(guest)
    here = bob.page.url
    bob.page.locator("header [aria-label=Chat]").click()
    ada.post(f"/tables/{ada.table()}/chat", {"text": "Well met"})
    expect(bob.page.locator("aside li", has_text="Well met")).to_be_visible()
    bob.page.goto(f"{ada.url}/credits")
    for said in ("Where are you?", "Hello?"):
        ada.post(f"/tables/{ada.table()}/chat", {"text": said})
    bob.page.goto(here)
    expect(button(bob.page, "Chat, 2 new lines")).to_be_visible()


def test_the_front_page_tells_whose_turn_it_is_and_asks_for_a_name(guest: Guests) -> None:
    ada, bob, eve = guest(language="en"), guest(language="en"), guest(language="en")
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        person.home()
        person.post("/me", {"name": name})
    wish = {"game": "oriflamme", "players": 2, "order": "chosen"}
    clock = {"kind": "days", "limit": 2}
    ids = []
    for _ in range(2):
        id = ada.post("/tables", {**wish, "clock": clock, "options": {"first": "azure"}})["id"]
        bob.post(f"/tables/{id}/join", {})
        ada.post(f"/tables/{id}/start", {})
        ids.append(id)
    listed = ada.post("/tables", {**wish, "listed": True, "clock": clock})["id"]
    ada.home()
    bob.home()
    turns = (bob, ada)
    expect(turns[0].page.locator(".my-turn")).to_have_count(2)
    expect(turns[1].page.locator("main li", has_text="to move").first).to_contain_text("left")
    turns[0].page.goto(f"{ada.url}/t/{ids[0]}")
    expect(turns[0].page.get_by_role("link", name="Next (1)")).to_be_visible()
    turns[0].page.get_by_role("link", name="Next (1)").click()
    turns[0].page.wait_for_url(f"**/t/{ids[1]}")
    eve.home()
    line = eve.page.locator("main li", has_text="Ada")
    expect(line).to_contain_text("2 days per move")
    line.get_by_role("button", name="Sit down").click()
    eve.page.locator("dialog[open]").get_by_label("Your name").fill("Eve")
    eve.page.keyboard.press("Enter")
    eve.page.wait_for_url(f"**/t/{listed}")
    expect(eve.page.locator("main .name", has_text="Eve")).to_be_visible()
    ada.home()
    ada.check_access()
