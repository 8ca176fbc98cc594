"""What was played, told again: since a seat's last turn, or a whole finished game."""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

import msgspec

from camarilla.kernel.events import SeenEvent, redact, unredacted
from camarilla.kernel.game import CHANCE, PUBLIC, State
from camarilla.kernel.match import Match
from camarilla.kernel.observation import Observation
from camarilla.table.errors import Refused
from camarilla.table.protocol.position import STEPS_LIMIT, Step, steps_between
from camarilla.table.table import Table

REPLAY_LIMIT = 100
"""Steps told at once; each carries a whole observation."""
OPEN_CARDS: Final = -4
"""In place of a seat: all that the seats saw together."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a finished game and the position after it; step 0 is the first position."""

    index: int
    actor: int
    """The seat that acted; -1: chance; -3 before the first action."""
    action: str | None
    """In notation, for the seat's own actions; the record has them all."""
    events: tuple[SeenEvent, ...]
    observation: Observation


class ChanceDraw(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of chance in a finished game, to be checked against the seed."""

    index: int
    """The number of the action, as `index` of a replay's steps counts."""
    key: str
    options: tuple[str, ...]
    """The legal actions in their order, in notation."""
    weights: tuple[int, ...]
    drawn: str


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
    match = finished_match(table)
    if seat not in (PUBLIC, OPEN_CARDS) and not 0 <= seat < len(table.seats):
        raise Refused("bad_request", f"there is no seat {seat}")
    actions = match.actions
    last = min(last, len(actions), first + REPLAY_LIMIT - 1)
    everything = seat == OPEN_CARDS
    steps = [
        ReplayStep(
            index=step.index,
            actor=step.actor if step.index else PUBLIC,
            action=step.text if step.index and (everything or step.actor == seat) else None,
            events=tuple(
                unredacted(event) if everything else redact(event, seat) for event in step.events
            ),
            observation=open_cards(step.state) if everything else step.state.observe(seat),
        )
        for step in islice(match.steps(), first, last + 1)
    ]
    return len(actions), tuple(steps)


def draws(table: Table) -> tuple[ChanceDraw, ...]:
    """Every decision of chance of a finished game."""
    match = finished_match(table)
    found: list[ChanceDraw] = []
    dealer, space = table.dealer, table.game.actions
    if dealer is None:
        return ()
    before: tuple[list[int], list[int]] | None = None
    for step in match.steps():
        if before is not None:
            legal, weights = before
            found.append(
                ChanceDraw(
                    index=step.index,
                    key=dealer.key(space, legal[0], match.actions[: step.index - 1]),
                    options=tuple(space.text(action) for action in legal),
                    weights=tuple(weights),
                    drawn=step.text,
                )
            )
        state = step.state
        chance = state.actor() == CHANCE
        before = (list(state.legal()), list(state.weights())) if chance else None
    return tuple(found)


def finished_match(table: Table) -> Match:
    """The match of a finished game; refused before its end."""
    if table.status != "finished" or table.match is None:
        raise Refused("game_running", "replays exist when the game is over")
    return table.match


def open_cards(state: State) -> Observation:
    """What the seats see together, as the one that is to decide sees it."""
    actor = max(state.actor(), 0)
    others = (state.observe(seat) for seat in range(len(state.scores())) if seat != actor)
    opened: Observation = together(state.observe(actor), others)
    return opened


def together(one: Any, others: Iterable[Any]) -> Any:
    """The first of several observations, or parts of them, with what only the others know."""
    for other in others:
        one = fill(one, other)
    return one


def fill(one: Any, other: Any) -> Any:
    """`one`, where what is not known is taken from `other`."""
    if one is None or other is None or type(one) is not type(other):
        return other if one is None else one
    if isinstance(one, msgspec.Struct):
        names = one.__struct_fields__
        return type(one)(**{n: fill(getattr(one, n), getattr(other, n)) for n in names})
    if isinstance(one, dict):
        return {key: fill(value, other.get(key)) for key, value in one.items()}
    if isinstance(one, list | tuple) and len(one) == len(other):
        return type(one)(fill(*pair) for pair in zip(one, other, strict=True))
    return one
