"""Puzzles in a browser: offered, solved and failed at the table, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import DESKTOP, PHONE, Guest

from camarilla import games
from camarilla.bots.puzzles import Puzzle, shipped
from camarilla.table.puzzles import today

PARTS = ("header.bar", ".ribbon", ".answer", "aside")
"""What the page adds to the table, which the tests of the games look at."""
WITH_PUZZLES = [id for id in games.GAMES if shipped(id)]


def open_puzzle(ada: Guest, puzzle: Puzzle) -> None:
    ada.page.goto(f"{ada.url}/puzzles/{puzzle.record.game}/{puzzle.id}")
    ada.page.locator(".ribbon.mine").wait_for()


def choose(ada: Guest, puzzle: Puzzle, right: bool) -> None:
    """By the keyboard, from the list of all choices."""
    shown = ada.ask(f"/puzzles/{puzzle.record.game}/{puzzle.id}")
    legal = [choice["text"] for choice in shown["observation"]["legal"]]
    place = next(at for at, text in enumerate(legal) if (text == puzzle.solution) == right)
    ada.open_by_key("c")
    ada.page.locator("dialog li button").nth(place).press("Enter")
    ada.page.locator("[data-testid=answer]").wait_for()


@pytest.mark.parametrize(
    ("size", "language", "right", "wrong"),
    [
        (DESKTOP, "en", "That is right", "Not the best choice"),
        (PHONE, "uk", "Правильно", "Є кращий вибір"),
        (PHONE, "ru", "Верно", "Есть выбор лучше"),
    ],
)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_one_puzzle_is_solved_and_the_next_one_failed(
    guest: Callable[..., Guest],
    game: str,
    size: tuple[int, int],
    language: str,
    right: str,
    wrong: str,
) -> None:
    ada = guest(size=size, language=language)
    page, found = ada.page, shipped(game)
    open_puzzle(ada, found[0])
    ada.check_no_scrolling()
    ada.check_access(*PARTS)
    choose(ada, found[0], right=True)
    answer = page.locator("[data-testid=answer]")
    expect(answer.get_by_role("heading", name=right)).to_be_visible()
    expect(answer.locator("[data-testid=solution]")).to_be_visible()
    ada.check_no_scrolling()
    ada.check_access(*PARTS)
    page.keyboard.press("n")
    page.wait_for_url(lambda url: not url.endswith(found[0].id))
    page.locator(".ribbon.mine").wait_for()
    following = next(one for one in found if page.url.endswith(one.id))
    choose(ada, following, right=False)
    expect(answer.get_by_role("heading", name=wrong)).to_be_visible()
    expect(answer.locator("h3").nth(1)).to_be_visible()
    # The failed try stays the first one.
    kept = page.evaluate("JSON.parse(localStorage.getItem('camarilla-puzzles'))")
    assert kept[game]["tried"] == {found[0].id: True, following.id: False}


def test_the_puzzle_of_the_day_is_offered_until_it_is_tried(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.home()
    page = ada.page
    page.locator("[data-testid=daily] a").click()
    page.locator(".ribbon.mine").wait_for()
    day, game = today(), page.url.rsplit("/", 1)[1]
    daily = ada.ask(f"/puzzles/{game}")
    assert daily["day"] in (day.isoformat(), today().isoformat())
    puzzle = next(one for one in shipped(game) if one.id == daily["daily"])
    choose(ada, puzzle, right=True)
    expect(page.locator("header.bar .count b")).to_have_text("streak: 1 day")
    page.goto(f"{ada.url}/puzzles")
    expect(page.locator("li.panel")).to_have_count(len(WITH_PUZZLES))
    ada.check_access()
    ada.home()
    expect(page.locator("[data-testid=daily]")).to_have_count(0)


def test_what_is_chosen_on_the_table_is_a_try(guest: Callable[..., Guest]) -> None:
    ada = guest()
    open_puzzle(ada, shipped(WITH_PUZZLES[0])[0])
    if ada.count(".ribbon .choice.main"):
        ada.page.keyboard.press("1")
    else:
        ada.page.locator(".board .target").first.click()
    expect(ada.page.locator("[data-testid=answer]")).to_be_visible()


def test_a_puzzle_that_there_is_not_is_told(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.page.goto(f"{ada.url}/puzzles/{WITH_PUZZLES[0]}/0000000000")
    expect(ada.page.get_by_role("link", name="Home")).to_be_visible()
    ada.errors.clear()  # the browser's own word on the answer 404
