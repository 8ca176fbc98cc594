"""The rulebook: from any number to its rule, pictures from real positions, search, every screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest

SIDEWAYS = (844, 390)


def read(ada: Guest, game: str, rule: str = "") -> None:
    ada.page.goto(f"{ada.url}/rules/{game}{'#' if rule else ''}{rule}")
    ada.page.locator("article").first.wait_for()


def test_a_number_leads_to_its_rule(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    read(ada, "oriflamme", "O6.9")
    rule = ada.page.locator("article.here")
    expect(rule).to_have_attribute("id", "O6.9")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Ambush")
    expect(rule).to_be_focused()
    ada.page.locator("aside a", has_text="Who knows what").click()
    expect(ada.page.locator("h2#O12")).to_be_in_viewport()
    ada.page.locator("dl a", has_text="O3.2").first.click()
    expect(ada.page.locator("article.here")).to_have_attribute("id", "O3.2")
    expect(ada.page.locator("article.here")).to_be_in_viewport()


def test_the_number_in_a_log_line_leads_there(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.play_bots()
    assert ada.wait_until_asked()
    ada.page.locator(".log .rule, .ribbon .rule").first.click()
    link = ada.page.locator("dialog[open] a[href*='/rules/']")
    number = (link.get_attribute("href") or "").split("#")[1]
    with ada.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("article.here")).to_have_attribute("id", number)
    expect(opened.value.locator("article.here")).to_be_in_viewport()


def test_the_search_finds_rules_whatever_the_case(guest: Callable[..., Guest]) -> None:
    ada = guest(language="uk")
    read(ada, "king")
    all_of_them = ada.count("article")
    ada.page.get_by_role("searchbox").fill("СТОС прихильн")
    expect(ada.page.locator(".found")).to_contain_text("Знайдено")
    assert 0 < ada.count("article") < all_of_them
    ada.page.get_by_role("searchbox").fill("зззз")
    expect(ada.page.locator(".found")).to_have_text("Нічого не знайдено.")
    ada.page.get_by_role("searchbox").fill("")
    assert ada.count("article") == all_of_them


@pytest.mark.parametrize(
    ("game", "rule"), [("oriflamme", "O6.2"), ("ablaze", "O7.4"), ("king", "K4.4")]
)
def test_an_example_is_drawn_by_the_board_itself(
    guest: Callable[..., Guest], game: str, rule: str
) -> None:
    ada = guest(language="en")
    read(ada, game, rule)
    pictures = ada.page.locator("article.here [role=img].still")
    expect(pictures).to_have_count(2)
    expect(pictures.first.locator(".board")).to_be_visible()
    assert pictures.first.get_attribute("aria-label")
    assert pictures.first.locator("[inert]").count() == 1
    assert ada.page.locator("article.here .example li").count() > 0


def test_rulings_and_reconstructed_data_are_marked(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    read(ada, "illuminaten")
    expect(ada.page.locator("[id='X3.6'] .ruling")).to_contain_text("as large as it can be")
    expect(ada.page.locator("[id='X2.1'] .mark")).to_have_text("reconstructed")
    assert ada.page.locator("[id='X8.2'] dt").count() == 13


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        ("oriflamme", DESKTOP, "dark"),
        ("king", PHONE, "light"),
        ("illuminaten", SIDEWAYS, "dark"),
        ("illuminaten", PHONE, "light"),
    ],
)
def test_everybody_can_read_it(
    guest: Callable[..., Guest], game: str, size: tuple[int, int], theme: str, language: str
) -> None:
    ada = guest(language=language, size=size, theme=theme)
    read(ada, game)
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
    ada.check_access()


def test_the_dialog_of_a_cards_rule_names_the_card(guest: Callable[..., Guest]) -> None:
    ada = guest(language="en")
    ada.page.goto(f"{ada.url}/cards/oriflamme")
    ada.page.get_by_role("button", name="Rule O6.1", exact=True).first.click()
    expect(ada.page.locator("dialog[open] .text")).to_contain_text("Archer. Eliminates")
    ada.check_access("dialog[open]")
