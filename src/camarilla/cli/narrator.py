"""Speaks to the people at one terminal: their language, their game, their names."""

import itertools
from collections.abc import Iterable
from dataclasses import dataclass

from camarilla import i18n
from camarilla.bots.reasons import Reason
from camarilla.i18n.catalogue import Value
from camarilla.i18n.speech import Figure, catalogue_of
from camarilla.kernel.events import SeenEvent
from camarilla.kernel.game import Game
from camarilla.kernel.observation import LegalAction, Observation
from camarilla.kernel.options import Options


@dataclass(frozen=True)
class Narrator:
    language: str
    game: Game
    names: tuple[str | Figure | None, ...]
    you: int = -1
    """The seat of the only reader: the person at the terminal, or the seat whose view is shown."""

    def text(self, id: str, **values: Value) -> str:
        """A message of the common catalogue."""
        return i18n.text(self.language, id, **values)

    def word(self, id: str, **values: Value) -> str:
        """A message of the game's own catalogue: `word("word-hand")`, `word("card-spy")`."""
        return i18n.text(self.language, f"{catalogue_of(self.game.id)}-{id}", **values)

    def name(self, seat: int) -> str:
        return i18n.name_text(self.language, seat, self.names)

    def plate(self, seat: int) -> str:
        """The name by which a seat is listed; the reader's own is marked."""
        name = self.name(seat)
        return self.text("ui-you", name=name) if seat == self.you else name

    def title(self) -> str:
        return i18n.game_text(self.language, self.game.id)

    def event(self, event: SeenEvent) -> str:
        return i18n.event_text(self.language, self.game, event, self.names, self.you)

    def log(self, events: Iterable[SeenEvent]) -> list[tuple[str, str]]:
        """The lines of the log with their rules; equal lines in a row are one, with `×2`."""
        lines = [(self.event(event), str(event["rule"])) for event in events]
        folded = [(line, len(list(equal))) for line, equal in itertools.groupby(lines)]
        return [
            (text if times == 1 else f"{text} ×{times}", rule) for (text, rule), times in folded
        ]

    def reason(self, reason: Reason) -> str:
        """What speaks for or against a choice."""
        said = i18n.fact_text(self.language, self.game, reason.fact, self.names)
        return self.text("hint-likely", fact=said) if reason.likely else said

    def why(self, rule: str) -> str:
        """Why somebody has won by this rule."""
        id = f"why-{rule.replace('.', '-')}"
        known = i18n.has_text(self.language, f"{catalogue_of(self.game.id)}-{id}")
        return self.word(id) if known else i18n.rule_text(self.language, rule)

    def prompt(self, view: Observation) -> str:
        return i18n.prompt_text(self.language, self.game, view, self.names)

    def choice(self, view: Observation, action: LegalAction) -> str:
        """An action below its prompt, which has said part of it already; with its price."""
        said = i18n.action_text(self.language, self.game, view, action, self.names, short=True)
        note = i18n.note_text(self.language, self.game, view, action)
        return f"{said} ({note})" if note else said

    def action(self, view: Observation, action: LegalAction) -> str:
        """An action in full."""
        return i18n.action_text(self.language, self.game, view, action, self.names)


def names_at(game: Game, players: int, options: Options) -> tuple[Figure | None, ...]:
    """The artificial opponent by its own name, everybody else by the colour."""
    names: list[Figure | None] = [None] * players
    for seat, figure in game.figures(players, options).items():
        names[seat] = Figure(f"{catalogue_of(game.id)}-opponent-{figure}")
    return tuple(names)
