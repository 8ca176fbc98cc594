"""Each lesson from the front page to its end, as a newcomer plays it."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.guest import PHONE, Guest
from tests.browser.learner import Learner

from camarilla.games import TITLES
from camarilla.i18n import LANGUAGES

LESSONS = [title.id for title in TITLES.values() if title.lesson()]
NewGuest = Callable[..., Guest]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_the_end_of_its_game(
    guest: NewGuest, game: str, language: str
) -> None:
    learner = Learner(guest(language=language, size=PHONE if language == "uk" else (1280, 800)))
    rng = Random(f"{game} {language}")
    learner.begin(game)
    learner.follow(rng.choice)
    learner.play_on(rng)
    assert learner.page.locator("dialog[open]").count() == 1


@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_finds_everything_that_it_points_at(guest: NewGuest, game: str) -> None:
    learner = Learner(guest())
    learner.begin(game)
    points: dict[str, int] = {}
    while learner.coach()["scene"] < learner.coach()["scenes"]:
        for note in learner.coach()["notes"]:
            points[note["text"]] = len(note["point"])
        task = learner.coach()["notes"][-1]["text"]
        points[task] = points[task] or 1
        learner.page.wait_for_selector("[data-testid=coach]")
        learner.read()
        learner.click(learner.texts()[0])
        learner.page.wait_for_selector("[data-testid=coach]")
    missed = {note: n for note, n in learner.pointed.items() if n < points.get(note, 0)}
    assert missed == {}


def test_a_lesson_is_left_and_resumed(guest: NewGuest) -> None:
    one = guest()
    learner = Learner(one)
    learner.begin(LESSONS[0])
    learner.read()
    learner.click(learner.texts()[0])
    learner.read()
    scene = learner.coach()["scene"]
    one.page.reload()
    one.page.locator("[data-testid=coach]").wait_for()
    assert learner.coach()["scene"] == scene
    one.page.locator(".leave").click()
    resume = one.page.locator(f"[data-learn={LESSONS[0]}]")
    expect(resume).to_contain_text("Continue")
    resume.click()
    one.page.locator("[data-testid=coach]").wait_for()
    assert learner.coach()["scene"] == scene


def test_another_choice_is_refused_in_words(guest: NewGuest) -> None:
    one = guest()
    learner = Learner(one)
    learner.begin("oriflamme")
    learner.read()
    one.page.locator("[data-point='hand spy']").click()
    one.page.locator("[data-action='place spy left']").click()
    expect(one.page.locator(".refusal")).to_contain_text("time will come")
    one.check_access()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_nothing_can_be_chosen_while_the_coach_explains(
    guest: NewGuest, game: str, size: tuple[int, int]
) -> None:
    one = guest(size=size)
    learner = Learner(one)
    learner.begin(game)
    asked = ".target, .ribbon .choice.main:enabled"
    for _ in learner.coach()["notes"][:-1]:
        expect(one.page.locator(asked)).to_have_count(0)
        one.page.locator("[data-next]").click()
    expect(one.page.locator(asked)).not_to_have_count(0)


def test_a_lesson_goes_by_keyboard(guest: NewGuest) -> None:
    one = guest(still=True)
    learner = Learner(one)
    learner.begin("oriflamme")
    for _ in range(3):
        expect(one.page.locator("[data-next]")).to_be_focused()
        one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-testid=coach]")).to_contain_text("patient")
    expect(one.page.locator("[data-next]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_the_note_never_covers_what_it_points_at(guest: NewGuest, size: tuple[int, int]) -> None:
    one = guest(size=size)
    covered: list[str] = []

    def look(note: str) -> None:
        one.page.wait_for_timeout(150)
        overlap = one.page.evaluate(
            """() => {
                const note = document.querySelector('.coach').getBoundingClientRect();
                return [...document.querySelectorAll('.light .ring')].some((ring) => {
                    const box = ring.getBoundingClientRect();
                    return box.left + 8 < note.right && note.left < box.right - 8
                        && box.top + 8 < note.bottom && note.top < box.bottom - 8;
                });
            }"""
        )
        if overlap:
            covered.append(note)

    learner = Learner(one, look)
    learner.begin("oriflamme")
    learner.follow(lambda texts: texts[0])
    assert covered == []
