"""Several people at one table: what they see of each other, say, take back and play next."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect
from tests.browser.friends import hosted_table, sit_down, two_at_a_table, who_is_asked
from tests.browser.guest import Guest
from tests.web.server import Server


def test_a_choice_can_be_taken_back(guest: Callable[..., Guest], table_server: Server) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = hosted_table(ada, players=2)
    sit_down(bob, id)
    ada.page.locator("main .button.main").click()
    ada.page.locator(".ribbon").wait_for()
    first = who_is_asked(ada, bob)
    second = bob if first is ada else ada
    assert first.wait_until_asked()
    first.choose_by_mouse(Random(1))
    first.page.get_by_role("button", name="Undo", exact=True).click()
    expect(first.page.locator(".log .back")).to_be_visible()
    assert first.wait_until_asked()
    first.choose_by_mouse(Random(1))
    assert second.wait_until_asked()
    second.choose_by_mouse(Random(2))
    assert first.wait_until_asked()
    first.choose_by_mouse(Random(3))
    assert second.wait_until_asked()
    second.page.get_by_role("button", name="Ask to undo", exact=True).click()
    expect(first.page.locator(".notice q")).to_contain_text("place")
    plates, notice = (first.page.locator(one).bounding_box() for one in (".plates", ".notice"))
    assert plates is not None
    assert notice is not None
    assert notice["y"] >= plates["y"] + plates["height"]
    first.page.locator(".notice .button").first.click()
    expect(second.page.locator(".log .back")).to_have_count(2)
    assert second.wait_until_asked()


def test_several_people_share_one_device(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    hosted_table(ada, players=2)
    ada.page.locator("main form input").fill("Bob")
    ada.page.locator("main form button").click()
    expect(ada.page.locator("main li .name", has_text="Bob")).to_be_visible()
    ada.page.locator("main .button.main").last.click()
    rng = Random(3)
    names = set()
    for _ in range(6):
        ada.page.wait_for_function(
            "() => document.querySelector('#hand-over') || document.querySelector('.ribbon.mine')"
        )
        if ada.count("#hand-over"):
            assert ada.count("#hand-over:visible") == 1
            ada.page.locator("dialog[open] .button.main").click()
            expect(ada.page.locator("#hand-over")).to_have_count(0)
        assert ada.wait_until_asked()
        names.add(ada.page.locator(".plate.acts .name").inner_text().split()[0])
        ada.choose_by_mouse(rng)
        ada.page.wait_for_timeout(300)
    assert len(names) == 2


def test_a_watcher_sees_the_table_and_nobodys_hand(guest: Callable[..., Guest]) -> None:
    ada, eve = guest(), guest()
    ada.play_bots()
    eve.page.goto(f"{eve.url}/t/{ada.table()}")
    eve.page.locator(".watching").wait_for()
    assert eve.count(".hand") == 0
    assert ada.wait_until_asked()
    ada.choose_by_mouse(Random(4))
    eve.page.locator(".board [data-card]").first.wait_for()
    views = [frame["position"]["observation"] for frame in eve.frames if frame.get("position")]
    assert views
    assert all(f["hand"] is None and f["aside"] is None for v in views for f in v["families"])


def test_a_broken_line_is_told_and_nothing_is_lost(
    guest: Callable[..., Guest], table_server: Server
) -> None:
    ada = guest(language="en")
    ada.play_bots()
    assert ada.wait_until_asked()
    table_server.kill()
    expect(ada.page.locator(".notice")).to_be_visible()
    table_server.start()
    expect(ada.page.locator(".notice")).to_have_count(0)
    # Whatever was under way when the server died has failed; from here on nothing may.
    ada.errors = [error for error in ada.errors if "net::ERR_" not in error]
    ada.play_to_the_end(Random(6))


def test_chat_rematch_and_replay(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots()
    ada.page.locator("header [aria-label=Chat]").click()
    ada.page.locator("aside input").fill("Long live the queen <b>")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("aside li", has_text="Long live the queen <b>")).to_be_visible()
    ada.play_to_the_end(Random(7))
    old = ada.table()
    ada.page.locator("dialog[open] .next .choice").first.click()
    ada.page.wait_for_url(lambda url: old not in url)
    assert ada.wait_until_asked()
    ada.page.goto(f"{ada.url}/t/{old}/replay")
    ada.page.locator(".controls").wait_for()
    for _ in range(12):
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(50)
    told = ada.page.locator(".told p").last.inner_text()
    assert told
    assert ada.page.locator(".log li").last.inner_text().split() == told.split()
    ada.page.keyboard.press("End")
    ada.page.locator("header select").select_option("0")
    ada.page.locator(".hand").wait_for()
    ada.check_access()


def test_what_is_said_while_the_chat_is_closed_is_counted(guest: Callable[..., Guest]) -> None:
    ada, bob = two_at_a_table(guest)
    for said in ("Well met", "Your move"):
        ada.post(f"/tables/{ada.table()}/chat", {"text": said})
    expect(bob.page.locator("header .badge")).to_have_text("2")
    bob.page.locator("header [aria-label^=Chat]").click()
    expect(bob.page.locator("header .badge")).to_have_count(0)
    bob.page.reload()
    bob.page.locator(".ribbon").wait_for()
    expect(bob.page.locator("header .badge")).to_have_count(0)


WATCH_THE_RESULT = """
new MutationObserver(() => {
    if (!document.querySelector("dialog[open] .winners")) return;
    window.toldAtOnce ??= document.querySelector("[data-testid=why]") !== null;
}).observe(document, {childList: true, subtree: true});
"""


def test_the_result_tells_why_and_leads_both_to_the_next_game(
    guest: Callable[..., Guest],
) -> None:
    ada, bob = two_at_a_table(guest)
    for person in (ada, bob):
        person.page.evaluate(WATCH_THE_RESULT)
    rng = Random(9)
    while not ada.count("dialog[open]"):
        for person in (ada, bob):
            if person.count(".ribbon.mine"):
                person.choose(rng, "mouse")
        ada.page.wait_for_timeout(20)
    for person in (ada, bob):
        expect(person.page.get_by_test_id("why")).to_contain_text("O8.1")
        assert person.page.evaluate("toldAtOnce"), "the result waits for the last card"
        expect(person.page.locator("dialog[open] tr small")).to_have_text("you")
    old = ada.table()
    ada.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: old not in url)
    bob.page.locator("dialog[open]").get_by_role(
        "button", name="Join: the next game is waiting"
    ).click()
    bob.page.wait_for_url(f"**/t/{ada.table()}")


def test_a_bot_stands_in_for_who_leaves_until_the_seat_is_taken_back(
    guest: Callable[..., Guest],
) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = hosted_table(ada, players=2)
    sit_down(bob, id)
    ada.page.locator("main .button.main").click()
    for person in (ada, bob):
        person.page.locator(".ribbon").wait_for()
    bob.listen()
    ada.open_by_key("m")
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("button", name="Leave: a bot will play for you").click()
    ada.page.locator("[data-game]").first.wait_for()
    expect(bob.page.locator(".plate .bot")).to_have_count(1)
    bob.wait_until_told("A bot plays for ")
    assert bob.wait_until_asked()
    bob.choose_by_mouse(Random(1))
    ada.page.goto(f"{ada.url}/t/{id}")
    ada.page.locator(".notice .button").click()
    expect(ada.page.locator(".notice")).to_have_count(0)
    expect(bob.page.locator(".plate .bot")).to_have_count(0)
    bob.open_by_key("m")
    assert bob.page.get_by_role("button", name="Let a bot play for").count() == 0, "Ada is here"
