"""The coach of a lesson at a terminal: what is prescribed, what is said, what is asked for."""

from rich.text import Text

from camarilla.cli.narrator import Narrator
from camarilla.games import title_of
from camarilla.games.lesson import Lesson, Standing, allowed, due_action, reminded, standing
from camarilla.i18n import coach_text
from camarilla.kernel.match import Match


class Coach:
    """Speaks at one game, whose position in the lesson follows from its actions."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self._said_at: dict[str, int] = {}
        """When each reminder was said, in actions played."""

    def standing(self) -> Standing:
        text = self.match.game.actions.text
        return standing(self.lesson, [text(action) for action in self.match.actions])

    def due(self) -> int | None:
        """What chance or a scripted seat does next, while the script holds."""
        due = self.standing().due
        return None if due is None else due_action(self.match.game, self.match.state, due)

    def notes(self, narrator: Narrator) -> Text | None:
        """All that is said before the decision that is open now."""
        where = self.standing()
        if where.scene is not None:
            notes = where.scene.notes
        elif where.begins_free:
            notes = self.lesson.free
        else:
            now = len(self.match.actions)
            notes = tuple(
                note
                for note in reminded(self.lesson, self.match.state.observe(self.lesson.seat))
                if self._said_at.setdefault(note.text, now) == now
            )
        said = [self._say(narrator, note.text) for note in notes]
        return Text("\n\n".join(said)) if said else None

    def refusal(self, narrator: Narrator, action: int) -> Text | None:
        """Why an action is not what the lesson asks for; None if it is."""
        scene = self.standing().scene
        if scene is None or allowed(scene, [self.match.game.actions.text(action)]):
            return None
        if scene.refusal:
            return Text(self._say(narrator, scene.refusal))
        return Text(narrator.text("client-learn-refused"))

    def _say(self, narrator: Narrator, text: str) -> str:
        title = title_of(self.match.game.id)
        id = f"{title.catalogue}-lesson-{title.id}-{text}"
        return coach_text(narrator.language, id, narrator.names)
