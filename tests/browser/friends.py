"""Friends who meet at a table."""

from collections.abc import Callable

from tests.browser.guest import LONG, Guest


def two_at_a_table(guest: Callable[..., Guest]) -> tuple[Guest, Guest]:
    """Two people at a game that has begun."""
    ada, bob = guest(language="en"), guest(language="en")
    sit_down(bob, hosted_table(ada, players=2))
    ada.page.locator("main .button.main").click()
    for person in (ada, bob):
        person.page.locator(".ribbon").wait_for()
    return ada, bob


def who_is_asked(*people: Guest) -> Guest:
    """The one who is to choose, as soon as the page says so."""
    for _ in range(LONG // 20):
        for person in people:
            if person.count(".ribbon.mine"):
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def hosted_table(host: Guest, players: int) -> str:
    """A table for friends, made on the front page; its id."""
    host.home()
    host.page.locator("article [data-game] + .button").first.click()
    host.page.locator(".count", has_text=str(players)).click()
    host.page.locator("dialog button.main").click()
    host.page.wait_for_url("**/t/*")
    host.page.locator("main h1").wait_for()
    return host.table()


def sit_down(person: Guest, id: str) -> None:
    person.page.goto(f"{person.url}/t/{id}")
    person.page.locator("main .button.main").click()
    person.page.locator("main .name .note", has_text="you").wait_for()
