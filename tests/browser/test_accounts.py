"""Keeping one's games: accounts, recovery, other devices, one's own data, players' pages."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.guest import PHONE, Guest

PASSWORD = "correct horse"


def finish_a_game(ada: Guest, bea: Guest, **wishes: object) -> str:
    """Both are guests already, and play by plain requests."""
    table = ada.post("/tables", {"game": "king", "players": 2, "order": "chosen", **wishes})["id"]
    bea.post(f"/tables/{table}/join", {})
    ada.post(f"/tables/{table}/start", {})
    rng, people = Random(table), (ada, bea)
    while True:
        actor = people[0].ask(f"/tables/{table}")["table"]["turn"]
        if actor is None:
            return str(table)
        position = people[actor].ask(f"/tables/{table}/position")["position"]
        action = rng.choice(position["observation"]["legal"])["id"]
        people[actor].post(f"/tables/{table}/act", {"seq": position["seq"], "action": action})


def fill_in(guest: Guest, **values: str) -> None:
    for name, value in values.items():
        guest.page.locator(f"input[name={name.replace('_', '-')}]").first.fill(value)


def button(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name, exact=True).first.click()


def keep_games(ada: Guest, login: str) -> list[str]:
    """Make an account on its page; the recovery codes."""
    ada.page.goto(f"{ada.url}/account")
    fill_in(ada, username=login, new_password=PASSWORD)
    button(ada, "Keep my games")
    codes = ada.page.locator(".codes li")
    codes.first.wait_for()
    found = codes.all_inner_texts()
    button(ada, "I have saved them")
    return found


def test_a_guest_keeps_games_and_finds_them_elsewhere(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.post("/me", {"name": "Ada"})
    ada.post("/tables", {"game": "king", "players": 2})
    ada.home()
    button(ada, "Keep my games")
    ada.check_access()
    fill_in(ada, username="ada home", new_password="short")
    ada.page.locator("dialog button.main").click()
    expect(ada.page.locator("dialog [role=alert]")).to_contain_text("8 to 200")
    ada.errors.clear()  # the browser notes the refused request
    fill_in(ada, new_password=PASSWORD)
    ada.page.get_by_role("button", name="Show the password").click()
    expect(ada.page.locator("dialog input[name=new-password]")).to_have_attribute("type", "text")
    ada.page.keyboard.press("Enter")
    ada.page.locator("dialog button.main").click()
    expect(ada.page.locator(".codes li")).to_have_count(8)
    button(ada, "I have saved them")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.page.locator("aside")).to_have_count(0)

    bea = guest(size=PHONE, theme="dark")
    bea.page.goto(f"{bea.url}/account")
    button(bea, "I have an account")
    fill_in(bea, username="ADA home", password=PASSWORD)
    button(bea, "Log in")
    expect(bea.page.locator("h2").first).to_contain_text("ada home")
    bea.check_access()
    bea.home()
    assert len(bea.ask("/tables?scope=mine")["tables"]) == 1


def test_who_logs_out_is_nobody_and_logs_in_again(guest: Callable[..., Guest]) -> None:
    ada = guest()
    keep_games(ada, "ada out")
    button(ada, "Log out")
    ada.page.locator("[data-game]").first.wait_for()
    assert ada.ask("/me")["user"] is None
    ada.page.goto(f"{ada.url}/account")
    button(ada, "I have an account")
    fill_in(ada, username="ada out", password="wrong horse")
    button(ada, "Log in")
    expect(ada.page.locator("[role=alert]")).to_have_text("The login or the password is wrong.")
    ada.errors.clear()
    fill_in(ada, password=PASSWORD)
    button(ada, "Log in")
    expect(ada.page.locator("h2").first).to_contain_text("ada out")


def test_a_code_replaces_a_forgotten_password(guest: Callable[..., Guest]) -> None:
    ada, elsewhere = guest(), guest(size=PHONE)
    codes = keep_games(ada, "ada forgets")
    elsewhere.page.goto(f"{elsewhere.url}/account")
    button(elsewhere, "I have an account")
    button(elsewhere, "I forgot my password")
    elsewhere.check_access()
    fill_in(elsewhere, username="ada forgets", one_time_code=codes[2], new_password="new password")
    button(elsewhere, "Set a new password")
    expect(elsewhere.page.locator("h2").first).to_contain_text("ada forgets")
    assert ada.ask("/me")["user"] is None
    expect(elsewhere.page.get_by_text("7 recovery codes left")).to_be_visible()


def test_the_password_is_changed_and_other_devices_are_out(guest: Callable[..., Guest]) -> None:
    ada, other = guest(), guest()
    keep_games(ada, "ada new")
    other.post("/session", {"login": "ada new", "password": PASSWORD})
    fill_in(ada, password=PASSWORD, new_password="new password")
    button(ada, "Change the password")
    expect(ada.page.locator("[role=status].told")).to_contain_text("password has been changed")
    assert other.ask("/me")["user"] is None
    assert ada.ask("/me")["user"]["login"] == "ada new"


@pytest.mark.parametrize("account", [False, True], ids=["guest", "account"])
def test_a_link_continues_on_the_phone(guest: Callable[..., Guest], account: bool) -> None:
    ada, phone = guest(), guest(size=PHONE, theme="dark", language="uk")
    ada.post("/me", {"name": "Ada"})
    if account:
        keep_games(ada, "ada phone")
    ada.page.goto(f"{ada.url}/account")
    ada.page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    button(ada, "Show the link")
    ada.page.locator("svg[aria-label*=QR]").wait_for()
    button(ada, "Copy the link")
    link = str(ada.page.evaluate("window.copied"))
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(request.url + str(request.headers)))
    phone.page.goto(f"{phone.url}/link#{link.partition('#')[2]}")
    phone.page.get_by_role("button", name="Продовжити тут").wait_for()
    assert phone.page.url == f"{phone.url}/link"
    assert phone.ask("/me")["user"] is None
    phone.check_access()
    phone.page.get_by_role("button", name="Продовжити тут").click()
    expect(phone.page.locator("main [role=status]")).to_contain_text("Ada")
    assert phone.ask("/me") == ada.ask("/me")
    assert link.partition("#")[2] not in "".join(sent)

    late = guest()
    late.page.goto(f"{late.url}/link#{link.partition('#')[2]}")
    button(late, "Continue here")
    expect(late.page.locator("[role=alert]")).to_contain_text("has been used")
    late.errors.clear()


def test_data_are_saved_and_the_account_is_deleted(guest: Callable[..., Guest]) -> None:
    ada, bea = guest(), guest()
    ada.post("/me", {"name": "Ada"})
    bea.post("/me", {"name": "Bea"})
    table = finish_a_game(ada, bea)
    keep_games(ada, "ada leaves")
    with ada.page.expect_download() as download:
        button(ada, "Save my data")
    data = json.loads(download.value.path().read_text("utf-8"))
    assert [game["table"]["id"] for game in data["games"]] == [table]
    assert data["games"][0]["record"]["actions"]
    button(ada, "Delete my account")
    fill_in(ada, password=PASSWORD)
    ada.page.locator("#delete").locator("..").locator("input").fill(PASSWORD)
    ada.check_access()
    button(ada, "Delete for good")
    expect(ada.page.locator("[role=status].told")).to_contain_text("deleted")
    assert ada.ask("/me")["user"] is None
    bea.page.goto(f"{bea.url}/t/{table}")
    bea.page.locator(".plates").wait_for()
    assert "Ada" not in bea.page.locator("body").inner_text()


def test_the_first_finished_game_is_offered_to_be_kept_once(guest: Callable[..., Guest]) -> None:
    ada, bea = guest(), guest()
    ada.post("/me", {"name": "Ada"})
    bea.post("/me", {"name": "Bea"})
    offer = ada.page.get_by_role("dialog").get_by_role("button", name="Keep my games")
    for offered in (1, 0):
        table = finish_a_game(ada, bea)
        ada.page.goto(f"{ada.url}/t/{table}")
        ada.page.locator("#winner").wait_for()
        expect(offer).to_have_count(offered)
    ada.check_access()


# Players.


def test_a_name_at_the_table_leads_to_the_player(guest: Callable[..., Guest]) -> None:
    ada, bea = guest(), guest(size=PHONE, theme="dark")
    ada.post("/me", {"name": "Ada"})
    bea.post("/me", {"name": "Bea"})
    tables = [finish_a_game(ada, bea, rated=True) for _ in range(2)]
    for one in (ada, bea):
        one.page.goto(f"{one.url}/t/{tables[0]}")
        one.page.locator("#winner").wait_for()
        one.page.locator("dialog tbody a", has_text="Bea").click()
        expect(one.page.locator("h1")).to_have_text("Bea")
        one.page.locator("main li").first.wait_for()
        assert one.count("main li") == 2
        assert one.count("svg[aria-label*=rating]") == 1
        expect(one.page.locator("article")).to_contain_text("2 rated games")
        one.check_access()
    expect(ada.page.get_by_text("You and Bea have played 2 games")).to_be_visible()
    bea.page.locator(".kinds button", has_text="Imported").click()
    expect(bea.page.get_by_text("No finished games yet.")).to_be_visible()


def test_the_best_are_listed_when_they_have_played_enough(guest: Callable[..., Guest]) -> None:
    ada, bea = guest(), guest(size=PHONE)
    ada.post("/me", {"name": "Ada Best"})
    bea.post("/me", {"name": "Bea Best"})
    for _ in range(4):
        finish_a_game(ada, bea, rated=True)
    ada.page.goto(f"{ada.url}/ratings/king")
    ada.page.locator("h1").wait_for()
    assert "Ada Best" not in ada.page.locator("main").inner_text()
    finish_a_game(ada, bea, rated=True)
    for one in (ada, bea):
        one.page.goto(f"{one.url}/ratings/king")
        expect(one.page.locator("tbody tr", has_text="Best")).to_have_count(2)
        expect(one.page.locator("tr.mine")).to_have_count(1)
        one.check_access()


def test_a_rated_table_is_opened_by_the_form(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.home()
    card = ada.page.locator("[data-game=king]").locator("xpath=ancestor-or-self::*[.//button][1]")
    card.get_by_role("button", name="Invite friends").click()
    ada.page.locator("dialog").get_by_label("Rated game").check()
    ada.check_access()
    ada.page.locator("dialog button.main").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_text("people only, one seat each")).to_be_visible()
    assert ada.ask(f"/tables/{ada.table()}")["table"]["rated"] is True
    expect(ada.page.get_by_role("button", name="Put a bot")).to_have_count(0)


def test_a_person_chooses_what_to_be_notified_of(guest: Callable[..., Guest]) -> None:
    ada = guest(size=PHONE)
    ada.post("/me", {"name": "Ada"})
    ada.page.goto(f"{ada.url}/account")
    mention = ada.page.get_by_label("Somebody mentions me in the chat: @Ada")
    expect(mention).to_be_checked()
    with ada.page.expect_response("**/api/notices"):
        mention.uncheck()
    expect(mention).not_to_be_checked()
    ada.check_access()
    ada.page.reload()
    expect(mention).not_to_be_checked()
    assert ada.ask("/notices")["settings"]["off"] == ["mention"]
