"""What a seat knows: the positions it considers possible, and what it sees of others' actions."""

from random import Random
from zlib import crc32

from mypy_extensions import mypyc_attr

from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState


class PastDecision:
    """A decision that another seat has made, as it was in a determinization."""

    def __init__(self, state: State, action: int) -> None:
        self.state = state
        """Where the seat was to act."""
        self.action = action
        """What it did."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The observer for any game: events show what each seat learns from an action. A game's own
    observer computes the same keys directly from the rules, which is much faster.
    """

    def determinize(self, game: Game, info: InformationState, rng: Random) -> State:
        """A full position that fits the information state. A game may weight the possible positions
        by the others' behaviour.
        """
        return game.sample(info, rng)

    def has_past(self, info: InformationState) -> bool:
        """Whether there are past decisions that say something about hidden cards."""
        return False

    def past_decisions(self, s: State, seat: int) -> list[PastDecision]:
        """The others' past decisions that say something about what is hidden now. By default none,
        because an information state need not contain the past.
        """
        return []

    def private_key(self, s: State) -> int:
        """What only the actor knows and this decision depends on, as a small number; 0 for nothing.
        The statistics of an action are separate for each value.
        """
        return 0

    def observation_key(self, s: State, action: int, seat: int) -> int:
        """What `seat` sees of an action: the same number for all actions that look alike to it.

        The key of an action that is wholly public is the action itself.
        """
        if s.actor() == seat:
            return action
        events: list[Event] = []
        s.clone().apply(action, events)
        if not any(is_redacted(event, seat) for event in events):
            return action
        seen = repr([redact(event, seat) for event in events])
        return -1 - crc32(seen.encode())


def is_redacted(event: Event, seat: int) -> bool:
    """Whether the event has a part that `seat` may not know."""
    values = dict(zip(event.type.names, event.values, strict=True))
    for field in event.type.fields.values():
        if field.secret_to and values[field.secret_to] != seat:
            return True
    return False
