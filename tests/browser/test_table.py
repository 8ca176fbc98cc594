"""What the table offers beyond moves."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from tests.browser.guest import GAMES, PHONE, Guest

LANGUAGES = ("uk", "ru", "en")


def test_axe_finds_nothing_on_any_page(guest: Callable[..., Guest]) -> None:
    for language, theme in (("uk", "light"), ("ru", "dark"), ("en", "light")):
        ada = guest(language=language, theme=theme, size=PHONE if theme == "dark" else (1280, 800))
        ada.home()
        ada.check_access()
        ada.page.locator("[data-game=oriflamme]").click()
        ada.check_access()
        ada.page.locator("dialog button.main").click()
        ada.page.locator(".ribbon").wait_for()
        assert ada.wait_until_asked()
        ada.check_access()
        ada.page.locator(".hand .target").first.click()
        ada.check_access()
        ada.page.keyboard.press("Escape")
        ada.open_by_key("?")
        ada.check_access()
        ada.close_by_escape()
        ada.open_by_key("m")
        ada.check_access()
        for path in ("/credits", "/rules/oriflamme#O6.9"):
            ada.page.goto(ada.url + path)
            ada.page.locator("h1").first.wait_for()
            ada.check_access()


def test_every_language_is_told_at_once(guest: Callable[..., Guest]) -> None:
    ada = guest(language="uk")
    ada.play_bots()
    assert ada.wait_until_asked()
    said = {}
    for language in LANGUAGES:
        ada.open_by_key("m")
        ada.page.locator("dialog select").first.select_option(language)
        ada.close_by_escape()
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        said[language] = ada.prompt()
    assert len(set(said.values())) == 3


def test_who_plays_pax_alone_chooses_the_opponent_who_goes_by_name(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="en")
    ada.home()
    expect(ada.page.locator("article", has_text="Pax").locator(".facts")).to_contain_text(
        "1 to 4 players"
    )
    ada.page.locator("[data-game=illuminaten]").click()
    ada.page.locator(".count", has_text="1").click()
    ada.page.locator("dialog select").select_option("weishaupt")
    ada.page.locator("dialog button.main").click()
    ada.page.locator(".ribbon").wait_for()
    assert ada.wait_until_asked()
    expect(ada.page.locator(".plate .words").first).to_have_text("Adam Weishaupt")
    assert ada.count(".plate") == 2


def test_the_clock_of_who_is_to_move_runs(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.home()
    ada.post("/me", {"name": "Ada"})
    wish = {"game": "oriflamme", "players": 3, "bots": ["random"] * 2}
    clock = {"kind": "move", "limit": 60}
    id = ada.post("/tables", {**wish, "clock": clock})["id"]
    ada.post(f"/tables/{id}/start", {})
    ada.page.goto(f"{ada.url}/t/{id}")
    assert ada.wait_until_asked()
    timer = ada.page.get_by_role("timer")
    before = timer.inner_text()
    assert before.startswith(("0:5", "1:00"))
    expect(timer).not_to_have_text(before)


def test_a_hint_names_a_choice_and_tells_of_all(
    guest: Callable[..., Guest],
) -> None:
    for game in ("oriflamme", "king", "illuminaten"):
        ada = guest(language="en")
        ada.play_bots(game, 2)
        assert ada.wait_until_asked()
        ada.page.keyboard.press("h")
        expect(ada.page.locator(".ribbon .hint")).to_contain_text("A bot would: ")
        if game != "oriflamme":
            assert ada.count(".hinted") == 1
        ada.page.get_by_role("button", name="All choices").click()
        expect(ada.page.locator("dialog li").first).to_contain_text(" to win: ")
        expect(ada.page.locator("dialog li small")).to_have_count(ada.count("dialog li"))


def test_who_plays_a_game_for_the_first_time_is_told_how_once(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="uk", known=())
    for game in ("ablaze", "king", "illuminaten"):
        ada.play_bots(game, 2)
        told = ada.page.locator("dialog[open] ol li")
        told.first.wait_for()
        assert told.count() >= 5
        ada.check_access()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)
    ada.play_bots("king", 2)
    assert ada.wait_until_asked()
    ada.page.get_by_role("button", name="Як грати").click()
    ada.page.locator("dialog[open] ol li .rule").first.click()
    expect(ada.page.locator("dialog[open]").last).to_contain_text("K6.1")


def test_the_ribbon_tells_about_the_card_that_is_decided_about(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(size=PHONE, language="en")
    ada.play_bots("oriflamme", 3)
    assert ada.wait_until_asked()
    ada.page.locator(".hand .target").first.click()
    ada.page.get_by_role("button", name="About this card").click()
    assert "O6." in ada.page.locator("dialog[open] article").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_little_and_nothing_of_other_games(
    guest: Callable[..., Guest], game: str
) -> None:
    """In the language whose words weigh most."""
    ada = guest(language="uk")
    ada.play_bots(game, 2)
    scripts: dict[str, bytes] = {}
    ada.page.route("**/*.js", lambda route: loaded(route, scripts))
    ada.page.reload(wait_until="networkidle")
    ada.page.locator(".ribbon").wait_for()
    code = b"".join(scripts.values())
    loaded_games = [
        one for one in ("oriflamme", "king", "illuminaten") if f"{one}-ask-".encode() in code
    ]
    assert loaded_games == ["oriflamme" if game == "ablaze" else game]
    assert sum(len(gzip.compress(script)) for script in scripts.values()) <= 150_000


def loaded(route: Route, scripts: dict[str, bytes]) -> None:
    answer = route.fetch()
    scripts[route.request.url] = answer.body()
    route.fulfill(response=answer)


def test_a_card_is_dragged_to_its_place(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.play_bots()
    assert ada.wait_until_asked()
    before = ada.count(".hand button")
    box = ada.page.locator(".hand button").first.bounding_box()
    assert box is not None
    mouse = ada.page.mouse
    mouse.move(box["x"] + 30, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    goal = ada.page.locator(".board .target").first.bounding_box()
    assert goal is not None
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()
    expect(ada.page.locator(".hand button")).to_have_count(before - 1)
