"""The replay of a finished game, as any seat saw it."""

from itertools import islice

import msgspec

from camarilla.kernel.events import SeenEvent, redact
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.observation import Observation
from camarilla.table.errors import Refused
from camarilla.table.table import Table

REPLAY_LIMIT = 100
"""Steps told at once; each carries a whole observation."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a finished game and the position after it; step 0 is the first position."""

    index: int
    actor: int
    """The seat that acted; -1: chance; -3 before the first action."""
    action: str | None
    """In notation, for the seat's own actions; the record has them all."""
    events: tuple[SeenEvent, ...]
    observation: Observation


def replay_steps(
    table: Table, seat: int, first: int, last: int
) -> tuple[int, tuple[ReplayStep, ...]]:
    """How many actions the game had, and the steps from `first` to `last`."""
    if table.status != "finished" or table.match is None:
        raise Refused("game_running", "replays exist when the game is over")
    if seat != PUBLIC and not 0 <= seat < len(table.seats):
        raise Refused("bad_request", f"there is no seat {seat}")
    actions = table.match.actions
    last = min(last, len(actions), first + REPLAY_LIMIT - 1)
    steps = [
        ReplayStep(
            index=step.index,
            actor=step.actor if step.index else PUBLIC,
            action=step.text if step.index and step.actor == seat else None,
            events=tuple(redact(event, seat) for event in step.events),
            observation=step.state.observe(seat),
        )
        for step in islice(table.match.steps(), first, last + 1)
    ]
    return len(actions), tuple(steps)
