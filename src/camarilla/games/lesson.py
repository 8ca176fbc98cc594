"""Lessons: guided first games as data, and where a game stands in its lesson.

A lesson is a game with a script: what chance and the scripted seats do, what the learner is asked
to do, and what the coach says before each decision of the learner. The actions played so far
determine the place in the script, so a lesson needs no state. docs/lessons.md explains the format.
"""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import msgspec

from camarilla.kernel.game import Game, State
from camarilla.kernel.observation import Observation
from camarilla.kernel.options import OptionValue

ANY: Final = "*"
"""The branch for every legal action without one; as a prescribed action, the first
legal one."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Note(_Part, frozen=True):
    """One thing that the coach says."""

    text: str
    """The end of the text's id, `<catalogue>-lesson-<game>-<text>`."""
    point: tuple[str, ...] = ()
    """What it points at, by the `data-point` of the client's elements; none in the last note of a
    scene: what is to be done."""
    rule: str = ""
    """The number of the rule to read on."""
    lesson: str = ""
    """The game whose lesson the coach offers to go to instead."""


class Branch(_Part, frozen=True):
    """What follows an action of the learner."""

    then: tuple[str, ...] = ()
    """The actions of chance and of the scripted seats up to the learner's next decision."""
    scenes: tuple["Scene", ...] = ()
    """Scenes of this branch alone; after them the lesson goes on as after any other branch."""


class Scene(_Part, frozen=True):
    """A decision of the learner: the notes before it, and the actions that the lesson has for it.

    One action is a task; several are a choice.
    """

    notes: tuple[Note, ...]
    do: dict[str, Branch]
    before: tuple[str, ...] = ()
    """Actions that lead to this decision from every branch; those of the learner too, where turns
    are played in the learner's place."""
    refusal: str = ""
    """What the coach says about another legal action; a shared text by default."""


class Reminder(_Part, frozen=True):
    """What the coach says in the free part when the learner first sees a certain thing."""

    when: dict[str, int | str]
    """Fields of the learner's observation, the `kind` of the decision among them."""
    notes: tuple[Note, ...]
    offers: str = ""
    """The form of an action that the learner must be offered."""


class Lesson(_Part, frozen=True, kw_only=True):
    """The guided first game of one game."""

    players: int
    options: dict[str, OptionValue] = {}
    seat: int = 0
    """The learner's."""
    level: str
    """The bot of the scripted seats when the script is over."""
    minutes: int
    """How long it takes."""
    opening: tuple[str, ...]
    """The actions before the learner's first decision."""
    scenes: tuple[Scene, ...]
    free: tuple[Note, ...]
    """What the coach says when the learner goes on alone."""
    reminders: tuple[Reminder, ...] = ()


class Standing(NamedTuple):
    """Where a game stands in its lesson."""

    number: int
    """How many scenes of the lesson are over, those of branches aside."""
    scene: Scene | None = None
    """The decision that the learner has to make."""
    due: str | None = None
    """What chance or a scripted seat does next."""
    begins_free: bool = False
    """Whether the script has just been played to its end."""


def standing(lesson: Lesson, played: Sequence[str]) -> Standing:
    """Where a game stands after the actions `played`, in notation.

    A game that has left its script, as an old one may after a change to the lesson, is free.
    """
    due: list[str] = []
    ahead = list(reversed([(number, scene) for number, scene in enumerate(lesson.scenes)]))
    everything = len(lesson.scenes)
    number, scene = _next(ahead, due)
    due.extend(reversed(lesson.opening))
    for action in played:
        if due:
            if due.pop() not in (action, ANY):
                return Standing(everything)
            continue
        branch = None if scene is None else scene.do.get(action) or scene.do.get(ANY)
        if branch is None:
            return Standing(everything)
        ahead.extend((number, one) for one in reversed(branch.scenes))
        number, scene = _next(ahead, due)
        due.extend(reversed(branch.then))
    if scene is None:
        number = everything
    if due:
        return Standing(number, due=due[-1])
    return Standing(number, scene, begins_free=scene is None)


def prescribed(lesson: Lesson, played: Sequence[str]) -> int:
    """How many of the actions the script told, those of chance and of the learner included."""
    for count in range(len(played)):
        now = standing(lesson, played[:count])
        if now.scene is None and now.due is None:
            return count
    return len(played)


def _next(ahead: list[tuple[int, Scene]], due: list[str]) -> tuple[int, Scene | None]:
    """Go on to the next scene, by the actions before it."""
    if not ahead:
        return 0, None
    number, scene = ahead.pop()
    due.extend(reversed(scene.before))
    return number, scene


def due_action(game: Game, state: State, due: str) -> int:
    """What chance or a scripted seat does next, as an action."""
    return state.legal()[0] if due == ANY else game.actions.parse(due)


def allowed(scene: Scene, legal: Sequence[str]) -> list[str]:
    """The legal actions that the lesson has a branch for."""
    return [action for action in legal if action in scene.do or ANY in scene.do]


def reminded(lesson: Lesson, view: Observation) -> tuple[Note, ...]:
    """What the coach has to say in the free part to somebody who is to act and sees this; who
    speaks leaves out what was said before.
    """
    forms = {action.form for action in view.legal} | {""}
    return tuple(
        note
        for reminder in lesson.reminders
        if reminder.offers in forms
        and all(getattr(view, field, None) == value for field, value in reminder.when.items())
        for note in reminder.notes
    )


def read_lesson(file: Traversable) -> Lesson | None:
    """The lesson in a file; None if there is no such file."""
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Lesson)
