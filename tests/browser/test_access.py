"""axe finds nothing wrong on any page: by day and by night, on a laptop, a tablet and a phone."""

from collections.abc import Callable
from random import Random

import pytest
from tests.browser.guest import DESKTOP, GAMES, PHONE, Guest
from tests.browser.learner import Learner

from camarilla.bots.puzzles import shipped

SIZES = (DESKTOP, (768, 1024), PHONE)
PAGES = {
    "the front page": ("/", "[data-game]"),
    "the credits": ("/credits", "main h1, main h2"),
    "an unknown page": ("/nowhere", "main"),
    "the account": ("/account", "main"),
    "the ratings": ("/ratings/oriflamme", "main"),
    "the puzzles": ("/puzzles", "main"),
    **{f"the rules of {game}": (f"/rules/{game}", "main article") for game in GAMES},
    **{f"the cards of {game}": (f"/cards/{game}", "main button") for game in GAMES},
}


def check_everywhere(ada: Guest) -> None:
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=theme)
            ada.check_access()


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_on(guest: Callable[..., Guest], page: str) -> None:
    path, content = PAGES[page]
    ada = guest(language="uk")
    ada.home()
    ada.post("/me", {"name": "Ada"})
    ada.page.goto(f"{ada.url}{path}")
    ada.page.locator(content).first.wait_for()
    check_everywhere(ada)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table_and_in_its_menu(
    guest: Callable[..., Guest], game: str
) -> None:
    ada = guest(language="ru")
    ada.play_bots(game, 2 if game == "illuminaten" else 3)
    assert ada.wait_until_asked()
    check_everywhere(ada)
    ada.open_by_key("m")
    check_everywhere(ada)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_lesson(guest: Callable[..., Guest], game: str) -> None:
    ada = guest(language="en")
    Learner(ada).begin(game)
    check_everywhere(ada)


@pytest.mark.parametrize("game", [game for game in GAMES if shipped(game)])
def test_axe_finds_nothing_in_a_puzzle(guest: Callable[..., Guest], game: str) -> None:
    ada = guest(language="en")
    ada.page.goto(f"{ada.url}/puzzles/{game}/{shipped(game)[0].id}")
    ada.page.locator(".ribbon.mine").wait_for()
    check_everywhere(ada)


def test_axe_finds_nothing_at_the_end_in_the_replay_and_in_the_review(
    guest: Callable[..., Guest],
) -> None:
    ada = guest(language="uk")
    ada.play_bots("oriflamme", 2)
    ada.play_to_the_end(Random(2))
    ada.page.locator("dialog[open] .winners").wait_for()
    check_everywhere(ada)
    table = ada.table()
    for page, content in (("replay", ".controls"), ("review", "main")):
        ada.page.goto(f"{ada.url}/t/{table}/{page}")
        ada.page.locator(content).first.wait_for()
        check_everywhere(ada)


def test_axe_finds_nothing_before_a_game(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.home()
    ada.page.locator("article .button:not(.main, .learn)").first.click()
    ada.page.locator("dialog[open]").wait_for()
    check_everywhere(ada)
    ada.page.locator("dialog button.main").click()
    ada.page.locator("main h1").wait_for()
    check_everywhere(ada)
