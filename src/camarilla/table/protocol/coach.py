"""What the coach of a lesson says to the learner about the position."""

import msgspec

from camarilla.games import title_of
from camarilla.games.lesson import Note, allowed, reminded
from camarilla.table.table import Table


class CoachNote(msgspec.Struct, frozen=True):
    text: str
    """The id of a text in the game's catalogue of lessons."""
    point: tuple[str, ...]
    """What it points at, by name; in the last note, nothing means what is to be done."""
    rule: str | None
    """The number of the rule to read on."""
    lesson: str | None
    """The game whose lesson is offered instead."""


class Coach(msgspec.Struct, frozen=True, kw_only=True):
    """The learner reads the notes in order. The last one asks for one of the actions `allowed`, if
    there are any; without them the learner plays freely."""

    scene: int
    """How many scenes are over."""
    scenes: int
    notes: tuple[CoachNote, ...]
    allowed: tuple[int, ...]
    refusal: str | None
    """The id of the text for a legal action that is not allowed here; null for the common one."""


def coach(table: Table, seat: int) -> Coach | None:
    """What the coach says to `seat`; None to all but the learner."""
    where = table.standing()
    title = title_of(table.created.game)
    lesson = title.lesson()
    if where is None or lesson is None or seat != lesson.seat:
        return None
    notes: tuple[Note, ...] = ()
    actions: tuple[int, ...] = ()
    state = table.running_match().state
    if where.scene is not None:
        text = table.game.actions.text
        notes = where.scene.notes
        actions = tuple(one for one in state.legal() if allowed(where.scene, [text(one)]))
    elif where.begins_free:
        notes = lesson.free
    elif table.actor() == seat:
        notes = reminded(lesson, state.observe(seat))
    prefix = f"{title.catalogue}-lesson-{title.id}-"
    refusal = where.scene.refusal if where.scene else ""
    return Coach(
        scene=where.number,
        scenes=len(lesson.scenes),
        notes=tuple(
            CoachNote(prefix + note.text, note.point, note.rule or None, note.lesson or None)
            for note in notes
        ),
        allowed=actions,
        refusal=prefix + refusal if refusal else None,
    )
