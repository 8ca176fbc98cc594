"""A game being played: its position, the actions so far, and what can be undone.

`run` is the one loop that plays: simulation, tournaments, reports, environments and tests use it.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from random import Random
from typing import Protocol

from camarilla.kernel.errors import IllegalAction
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.options import Options, OptionValue, complete
from camarilla.kernel.record import FORMAT, Record, ReplayStep, replay, result_of

Choose = Callable[[State, int], int]
"""Chooses an action for the actor of a position: a seat, or `CHANCE`."""


def run(
    state: State,
    choose: Choose,
    apply: Callable[[int], object] | None = None,
    pause_at: Container[int] = (),
) -> None:
    """Play until the game is over, or until one of the seats in `pause_at` is to act.

    `apply` replaces `state.apply`, for callers that record the actions.
    """
    carry_out = apply or state.apply
    while (actor := state.actor()) != OVER and actor not in pause_at:
        carry_out(choose(state, actor))


class Player(Protocol):
    """Decides for a seat from what that seat could know, as bots do."""

    def choose(self, info: InformationState, game: Game) -> int: ...


class Players:
    """Chooses for everybody at a table: chance and seats without a player act at random.

    A random seat needs no information state, because the random walk uses nothing hidden.
    """

    def __init__(self, game: Game, seats: Sequence[Player | None], rng: Random) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng

    def choose(self, state: State, actor: int) -> int:
        player = None if actor == CHANCE else self.seats[actor]
        if player is None:
            return state.random_action(self.rng)
        return player.choose(state.information_state(actor), self.game)


class Match:
    """Plays and undoes actions; the same for every game and every kind of table.

    It begins with the setup, or in a later position that is given.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = complete(game.options, options)
        self._start = start
        self.state: State = self._first()
        self.actions: list[int] = []
        self._actors: list[int] = []
        self._revealing: list[bool] = []

    def _first(self) -> State:
        """The first position anew."""
        if self._start is not None:
            return self._start.clone()
        return self.game.setup(self.players, self.options)

    def play(self, action: int) -> list[Event]:
        """Carry out a legal action; its events."""
        events: list[Event] = []
        actor = self.state.actor()
        self.state.apply(action, events)
        self._note(actor, action, events)
        return events

    def follow(self, step: ReplayStep) -> None:
        """Append a step of a replay, with its position."""
        self.state = step.state
        self._note(step.actor, step.action, step.events)

    def _note(self, actor: int, action: int, events: list[Event]) -> None:
        self.actions.append(action)
        self._actors.append(actor)
        self._revealing.append(any(event.type.reveals for event in events))

    def steps(self) -> Iterator[ReplayStep]:
        """The match again, step by step; step 0 is the first position."""
        again = Match(self.game, self.players, self.options, self._start)
        yield ReplayStep(0, OVER, -1, "", [], again.state)
        for index, action in enumerate(self.actions, 1):
            actor = again.state.actor()
            events = again.play(action)
            yield ReplayStep(
                index, actor, action, self.game.actions.text(action), events, again.state
            )

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may undo the last action freely.

        It may if the action was its own and nobody has acted or learned anything since.
        """
        return self.free_undos(seat) > 0

    def free_undos(self, seat: int) -> int:
        """How many actions in a row, counted from the last, `seat` may undo freely."""
        count = 0
        for actor, revealing in zip(reversed(self._actors), reversed(self._revealing), strict=True):
            if actor != seat or revealing:
                break
            count += 1
        return count

    def last_by(self, seat: int) -> int:
        """How many actions came before the last one of `seat`; -1 if it has not acted."""
        index = len(self._actors) - 1
        while index >= 0 and self._actors[index] != seat:
            index -= 1
        return index

    def rewind(self, keep: int) -> None:
        """Go back to the position after the first `keep` actions, by one replay."""
        if not 0 <= keep <= len(self.actions):
            raise IllegalAction(f"there are {len(self.actions)} actions, not {keep}")
        self.state = self._first()
        for action in self.actions[:keep]:
            self.state.apply(action)
        del self.actions[keep:], self._actors[keep:], self._revealing[keep:]

    def undo(self) -> None:
        """Take the last action back, regardless of its actor."""
        if not self.actions:
            raise IllegalAction("there is nothing to take back")
        self.rewind(len(self.actions) - 1)

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


def resume(game: Game, record: Record) -> Match:
    """The match of a record, every step checked, ready to continue from its end."""
    steps = replay(game, record)
    next(steps)  # the header is checked
    match = Match(game, record.players, record.options)
    for step in steps:
        match.follow(step)
    return match
