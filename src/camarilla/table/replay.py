"""What was played, told again: since a seat's last turn, or a whole finished game."""

from itertools import islice

import msgspec

from camarilla.kernel.events import SeenEvent, redact
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.observation import Observation
from camarilla.table.errors import Refused
from camarilla.table.protocol.position import STEPS_LIMIT, Step, steps_between
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


class LastTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What has happened since a seat last chose, or since the start if it has not."""

    seat: int
    from_: int = msgspec.field(name="from")
    """How many actions came before."""
    observation: Observation
    """What the seat saw then."""
    steps: tuple[Step, ...]
    """Its action and what came after, as far as they are told at once."""


def since_last_turn(table: Table, seat: int) -> LastTurn:
    match = table.match
    if match is None:
        raise Refused("not_running", "the game has not begun")
    first = max(match.last_by(seat), 0)
    before = next(islice(match.steps(), first, None))
    return LastTurn(
        seat=seat,
        from_=first,
        observation=before.state.observe(seat),
        steps=steps_between(table, first, min(len(match.actions), first + STEPS_LIMIT), seat),
    )


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
