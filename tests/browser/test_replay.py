"""The replay of a finished game: every way to move through it, other eyes, links, records."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest
from tools.client_draws import record_of

from camarilla.kernel.record import encode

SIDEWAYS = (844, 390)


def replay_of(ada: Guest, game: str = "oriflamme", players: int = 3, place: str = "") -> str:
    """Opens the replay of a finished game; the table's id."""
    ada.home()
    ada.post("/me", {"name": "Ada"})
    id: str = ada.post("/records", json.loads(encode(record_of(game, players))))["id"]
    ada.page.goto(f"{ada.url}/t/{id}/replay{place}")
    ada.page.locator(".controls").wait_for()
    return id


def step(ada: Guest) -> int:
    return int(ada.page.locator(".controls input").input_value())


def last(ada: Guest) -> int:
    return int(ada.page.locator(".controls input").get_attribute("max") or "")


def button(ada: Guest, name: str) -> Any:
    return ada.page.locator(".controls").get_by_role("button", name=name, exact=True)


def test_it_begins_at_the_first_decision_and_every_button_does_what_it_says(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="en")
    replay_of(ada)
    first = step(ada)
    assert 0 < first < 15
    button(ada, "Next step").click()
    assert step(ada) == first + 1
    button(ada, "Previous step").click()
    assert step(ada) == first
    button(ada, "Next round or turn").click()
    expect(ada.page.locator(".told")).to_contain_text("Round 2")
    second = step(ada)
    button(ada, "Next round or turn").click()
    assert step(ada) > second
    button(ada, "Previous round or turn").click()
    assert step(ada) == second
    ada.page.keyboard.press("End")
    assert step(ada) == last(ada)
    expect(button(ada, "Next step")).to_be_disabled()
    ada.page.keyboard.press("PageUp")
    ada.page.keyboard.press("Home")
    assert step(ada) == 0
    expect(button(ada, "Previous step")).to_be_disabled()


def test_play_runs_at_the_chosen_speed_until_it_is_stopped(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en", speed="fast")
    replay_of(ada)
    before = step(ada)
    ada.page.get_by_label("Speed", exact=True).select_option("instant")
    button(ada, "Play").click()
    ada.page.wait_for_function(
        "before => document.querySelector('.controls input').value > before + 4", arg=before
    )
    if step(ada) < last(ada):
        button(ada, "Pause").click()
    expect(button(ada, "Play")).to_be_visible()


def test_the_slider_drops_nothing_while_cards_move(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en", speed="slow")
    replay_of(ada)
    button(ada, "Next step").click()
    ada.page.evaluate(
        """() => { const line = document.querySelector('.controls input');
        for (let step = 20; step <= 42; step++) {
            line.value = step; line.dispatchEvent(new Event('input', {bubbles: true}));
        } }"""
    )
    assert step(ada) == 42
    expect(ada.page.locator(".whole .figures")).to_have_text(f"42/{last(ada)}")
    for _ in range(3):
        ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".whole .figures")).to_have_text(f"39/{last(ada)}")


def test_moments_are_marked_and_can_be_jumped_to(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    replay_of(ada)
    assert ada.count(".marks .chapter") == 6
    assert ada.count(".marks .moment") > 0
    jump = ada.page.get_by_label("Jump to…")
    moment = jump.locator("option", has_text="eliminates").first
    jump.select_option(value=moment.get_attribute("value"))
    assert step(ada) == int(moment.get_attribute("value") or "")
    expect(ada.page.locator(".told")).to_contain_text("eliminates")


def test_a_link_leads_to_a_step_and_a_seat(guest: Callable[..., Guest]) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    id = replay_of(ada, place="?step=38&seat=1")
    assert step(ada) == 38
    expect(ada.page.get_by_label("Whose view")).to_have_value("1")
    ada.page.locator(".hand").wait_for()
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url("**/replay?step=39&seat=1")
    bob.page.goto(ada.page.url)
    bob.page.locator(".controls").wait_for()
    assert step(bob) == 39
    bob.page.goto(f"{bob.url}/t/{id}/replay?step=9999&seat=77")
    bob.page.locator(".controls").wait_for()
    assert step(bob) == last(bob)


@pytest.mark.parametrize("game", ["oriflamme", "king", "illuminaten"])
def test_all_cards_can_be_open(guest: Callable[..., Guest], game: str) -> None:
    ada = guest(language="en")
    replay_of(ada, game, 2 if game != "oriflamme" else 3)
    for _ in range(20):
        ada.page.keyboard.press("ArrowRight")
    ada.page.get_by_label("Whose view").select_option("-4")
    ada.page.locator(".hand").wait_for()
    ada.page.wait_for_url("**seat=-4")
    if game == "oriflamme":
        unknown = ada.page.locator(".board [data-face=back], .board [data-face='?']")
        expect(unknown).to_have_count(0)
    ada.check_access()


def test_no_replay_of_a_running_game(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots()
    for seat in (-4, -3, 0):
        answer = ada.page.request.get(f"{ada.url}/api/tables/{ada.table()}/replay?seat={seat}")
        assert answer.status == 409
    assert ada.page.request.get(f"{ada.url}/api/tables/{ada.table()}/draws").status == 409


def test_the_browser_checks_the_shuffles(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    id = replay_of(ada)
    ada.page.get_by_label("About this game").click()
    table = ada.page.request.get(f"{ada.url}/api/tables/{id}").json()["table"]
    expect(ada.page.locator("dialog code")).to_have_text(table["commitment"])
    ada.page.get_by_role("button", name="Check this game").click()
    expect(ada.page.get_by_test_id("verdict")).to_have_text(
        re.compile(r"All \d+\srandom outcomes follow from the secret number\.")
    )
    ada.check_access()


def test_a_record_is_saved_and_opened_elsewhere(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    ada, bob = guest(language="en"), guest(language="en")
    replay_of(ada)
    ada.page.get_by_label("About this game").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Save the record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    bob.home()
    bob.page.get_by_test_id("record").set_input_files(saved)
    bob.page.wait_for_url("**/replay**")
    bob.page.locator(".controls").wait_for()
    me = bob.page.request.get(f"{bob.url}/api/me").json()["user"]["id"]
    kept = bob.page.request.get(f"{bob.url}/api/players/{me}/games?kind=imported").json()
    assert kept["count"] == 1


def test_a_record_can_be_dropped_on_the_front_page(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    drop = """text => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'game.json', {type: 'application/json'}));
        for (const type of ['dragover', 'drop']) document.body.dispatchEvent(
            new DragEvent(type, {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    ada.home()
    ada.page.evaluate(drop, "no record")
    expect(ada.page.get_by_role("alert")).to_contain_text("not the record of a finished game")
    ada.page.evaluate(drop, encode(record_of("king", 2)))
    ada.page.wait_for_url("**/replay**")
    ada.page.locator(".controls").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS])
@pytest.mark.parametrize("game", ["oriflamme", "king", "illuminaten"])
def test_it_fits_every_screen(
    guest: Callable[..., Guest], game: str, size: tuple[int, int]
) -> None:
    ada = guest(language="uk", size=size)
    replay_of(ada, game, 3, place="?step=60&seat=0")
    ada.check_no_scrolling()
    expect(ada.page.locator(".controls")).to_be_in_viewport(ratio=1)
    ada.check_access()


def test_the_board_keeps_its_height_and_a_long_caption_opens_over_it(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="uk")
    replay_of(ada, "illuminaten", 3)
    heights, opened = set(), 0
    for _ in range(30):
        ada.page.keyboard.press("ArrowRight")
        heights.add(ada.page.evaluate("document.querySelector('.board').offsetHeight"))
        if ada.count(".told[data-goes-on]"):
            ada.page.locator(".told").focus()
            expect(ada.page.locator(".told[data-goes-on]")).to_have_count(0)
            opened += 1
    assert len(heights) == 1
    assert opened
