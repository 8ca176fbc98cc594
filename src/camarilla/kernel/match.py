"""A game being played: its position, the actions so far, and what may be taken back."""

from camarilla.kernel.errors import IllegalAction
from camarilla.kernel.events import Event
from camarilla.kernel.game import Game, State
from camarilla.kernel.options import Options, OptionValue, complete
from camarilla.kernel.record import FORMAT, Record, replay, result_of


class Journal:
    """Plays actions and takes them back; the same for every game and every kind of table."""

    def __init__(self, game: Game, players: int, options: Options | None = None) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = complete(game.options, options)
        self.state: State = game.setup(players, self.options)
        self.actions: list[int] = []
        self._actors: list[int] = []
        self._revealing: list[bool] = []

    def play(self, action: int) -> list[Event]:
        """Carry out a legal action; its events."""
        events: list[Event] = []
        actor = self.state.actor()
        self.state.apply(action, events)
        self.actions.append(action)
        self._actors.append(actor)
        self._revealing.append(any(event.type.reveals for event in events))
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take back the last action freely.

        It may, if the action was its own and nobody has acted or learned anything since.
        """
        return bool(self.actions) and self._actors[-1] == seat and not self._revealing[-1]

    def last_by(self, seat: int) -> int:
        """How many actions came before the last one of `seat`; -1 if it has not acted."""
        index = len(self._actors) - 1
        while index >= 0 and self._actors[index] != seat:
            index -= 1
        return index

    def undo(self) -> None:
        """Take the last action back, whoever made it."""
        if not self.actions:
            raise IllegalAction("there is nothing to take back")
        self.rewind(len(self.actions) - 1)

    def rewind(self, keep: int) -> None:
        """Take back all actions after the first `keep`: replay without them."""
        self.state = self.game.setup(self.players, self.options)
        del self.actions[keep:]
        del self._actors[keep:]
        del self._revealing[keep:]
        for action in self.actions:
            self.state.apply(action)

    def record(self, seats: list[str], commitment: str | None = None) -> Record:
        """The record so far; finished games have their result in it."""
        return Record(
            camarilla=FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=self.players,
            options=dict(self.options),
            seats=seats,
            actions=[self.game.actions.text(action) for action in self.actions],
            result=result_of(self.state),
            commitment=commitment,
        )


def resume(game: Game, record: Record) -> Journal:
    """The journal of a record, every step checked, to go on from its end."""
    steps = replay(game, record)
    next(steps)
    journal = Journal(game, record.players, record.options)
    for step in steps:
        journal.play(step.action)
    return journal
