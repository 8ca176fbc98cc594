"""Every lesson can be played: its script on the rules, its words in every language."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from tests.i18n.texts import texts

from camarilla import games, i18n
from camarilla.games import TITLES
from camarilla.games.lesson import (
    ANY,
    Lesson,
    Note,
    Scene,
    Standing,
    allowed,
    due_action,
    reminded,
    standing,
)
from camarilla.games.title import Title
from camarilla.kernel.game import OVER
from camarilla.kernel.match import Match, Players, run

TITLES_WITH_LESSONS = [title for title in TITLES.values() if title.lesson()]
EACH = pytest.mark.parametrize("title", TITLES_WITH_LESSONS, ids=lambda title: title.id)


def lesson_of(title: Title) -> Lesson:
    found = title.lesson()
    assert found is not None
    return found


def begun(title: Title, actions: tuple[int, ...] = ()) -> Match:
    lesson = lesson_of(title)
    match = Match(title.game, lesson.players, lesson.options)
    for action in actions:
        match.play(action)
    return match


def where(title: Title, match: Match) -> Standing:
    return standing(lesson_of(title), [title.game.actions.text(one) for one in match.actions])


def follow(title: Title, match: Match) -> Standing:
    """Play what is prescribed, up to the learner's next decision."""
    while (now := where(title, match)).due is not None:
        legal = [title.game.actions.text(one) for one in match.state.legal()]
        at = f"action {len(match.actions) + 1}, scene {now.number}"
        assert now.due in (*legal, ANY), f"{at}: {now.due} is not among {legal}"
        match.play(due_action(title.game, match.state, now.due))
    return now


def paths(title: Title, actions: tuple[int, ...] = ()) -> Iterator[Match]:
    """The end of the script by every way through it."""
    match = begun(title, actions)
    scene = follow(title, match).scene
    if scene is None:
        yield match
        return
    assert match.state.actor() == lesson_of(title).seat
    legal = [title.game.actions.text(one) for one in match.state.legal()]
    wanted = allowed(scene, legal)
    assert wanted, f"none of {list(scene.do)} is among {legal}"
    assert {text for text in scene.do if text != ANY} <= set(legal), list(scene.do)
    for text in wanted:
        yield from paths(title, (*match.actions, title.game.actions.parse(text)))


def scenes(found: tuple[Scene, ...]) -> Iterator[Scene]:
    for scene in found:
        yield scene
        for branch in scene.do.values():
            yield from scenes(branch.scenes)


@EACH
def test_every_way_through_a_lesson_leads_to_a_decision_of_the_learner(title: Title) -> None:
    ends = list(paths(title))
    assert ends
    for match in ends:
        assert where(title, match).begins_free
        assert match.state.actor() == lesson_of(title).seat


@EACH
def test_the_free_part_of_a_lesson_comes_to_an_end(title: Title) -> None:
    for seed, match in enumerate(paths(title)):
        players = Players(title.game, [None] * match.players, Random(seed))
        run(match.state, players.choose)
        assert match.state.actor() == OVER
        assert match.state.winners()


@EACH
def test_every_reminder_is_said_in_some_game(title: Title) -> None:
    """One whose conditions never hold together, such as a misspelt decision, would be silent."""
    lesson = lesson_of(title)
    missing = set(range(len(lesson.reminders)))
    for seed, match in enumerate(islice(paths(title), 8)):
        rng = Random(seed)
        while missing and match.state.actor() != OVER:
            if match.state.actor() == lesson.seat:
                notes = reminded(lesson, match.state.observe(lesson.seat))
                missing -= {at for at in missing if set(lesson.reminders[at].notes) <= set(notes)}
            match.play(match.state.random_action(rng))
    assert not missing


@EACH
def test_a_game_that_leaves_its_script_is_free(title: Title) -> None:
    lesson = lesson_of(title)
    assert standing(lesson, ["nothing of the kind"]) == Standing(len(lesson.scenes))


@EACH
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_coach_speaks_every_language(title: Title, language: str) -> None:
    lesson = lesson_of(title)
    all_scenes = list(scenes(lesson.scenes))
    notes: list[Note] = [note for scene in all_scenes for note in scene.notes]
    notes += lesson.free
    notes += [note for reminder in lesson.reminders for note in reminder.notes]
    used = {note.text for note in notes} | {scene.refusal for scene in all_scenes} - {""}
    prefix = f"{title.catalogue}-lesson-{title.id}-"
    names = [None] * lesson.players
    for text in used:
        assert i18n.coach_text(language, prefix + text, names)
    ids = {key.partition(":")[2] for key in texts(language)}
    assert {id.removeprefix(prefix) for id in ids if id.startswith(prefix)} == used
    for note in notes:
        assert not note.lesson or games.TITLES[note.lesson].lesson()
        assert not note.rule or i18n.has_text(language, f"rule-{note.rule.replace('.', '-')}")


@EACH
def test_every_scene_has_something_to_say_and_to_do(title: Title) -> None:
    for scene in scenes(lesson_of(title).scenes):
        assert scene.notes
        assert scene.do
    assert lesson_of(title).free


def test_the_four_games_have_their_lessons() -> None:
    assert {title.id for title in TITLES_WITH_LESSONS} <= set(games.GAMES)
