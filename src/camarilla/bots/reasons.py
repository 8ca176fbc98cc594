"""The effects of a choice as facts, from what its seat may know.

Each choice is carried out in positions that the seat considers possible, and the game's `Reasons`
compare what the seat sees before and after. An effect in all of them is certain, one in most of
them is likely, and others are left out. Nothing else in the positions is used.
"""

from random import Random
from typing import Final

import msgspec

from camarilla.bots.base import ExpectedAction
from camarilla.bots.search_bots import lookahead
from camarilla.games import title_of
from camarilla.games.reasons import HELPS, SETS_BACK, Fact, Reasons
from camarilla.kernel.domains import COUNT
from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import LegalAction, Observation

SAMPLES: Final = 8
"""Positions in which a choice is carried out."""
LIKELY: Final = 0.6
"""An effect in fewer of them is left out."""
CARRIED_ON: Final = 12
"""Steps of the same seat after which a choice counts as carried out."""
MOST: Final = 4
"""Facts of one choice; more would not be read."""
TELLING: Final = 3
"""The change of a rival's chance to win, in percent, that is worth mentioning."""
EXPECTED_STEPS: Final = 4
"""Steps of the expected continuation."""
EXPECTED_SAMPLES: Final = 4
"""Determinizations in which these steps must look the same."""

SeenFact = dict[str, str | int]
"""A fact as it leaves the program: its kind as `fact`, and its fields."""
Place = tuple[str, tuple[str | int, ...]]
"""A kind with its values."""


class Reason(msgspec.Struct, frozen=True):
    """A fact about a choice."""

    fact: SeenFact
    tone: str
    """`gain`, `harm`, `prevent`, or `risk` for what speaks against the choice."""
    likely: bool
    """Whether it depends on something that the seat does not know, and holds in most cases."""


class Expected(msgspec.Struct, frozen=True):
    """A step that a bot expects, as the seat would see it."""

    actor: int
    events: tuple[SeenEvent, ...]


class Weighed:
    """Collects facts from one position after the other."""

    def __init__(self) -> None:
        self._facts: dict[Place, tuple[Fact, int]] = {}
        self.samples = 0

    def add(self, facts: list[Fact]) -> None:
        self.samples += 1
        for fact in dict.fromkeys(facts):
            place = (fact.type.kind, fact.values)
            _, count = self._facts.get(place, (fact, 0))
            self._facts[place] = (fact, count + 1)

    def known(self) -> dict[Place, tuple[Fact, bool]]:
        """What holds in all positions, or in most of them, and whether it is only likely."""
        least = LIKELY * self.samples
        return {
            place: (fact, count < self.samples)
            for place, (fact, count) in self._facts.items()
            if count >= least
        }


def reasons_for(
    game: Game,
    info: InformationState,
    choices: list[int],
    lines: list[list[ExpectedAction]],
    seats: list[list[float]],
    rng: Random,
) -> list[tuple[Reason, ...]]:
    """The facts of each choice, the most important first. The best choice comes first."""
    told = title_of(game.id).reasons()
    found = [Weighed() for _ in choices]
    ahead = lookahead(game)
    for _ in range(SAMPLES if told.types else 0):
        s = ahead.observer.determinize(game, info, rng)
        before = s.observe(info.seat)
        seen = {action.id: action for action in before.legal}
        luck = rng.getrandbits(40)
        for weighed, action, line in zip(found, choices, lines, strict=True):
            after = carried_out(game, told, s, before, seen[action], line, Random(luck))
            weighed.add(told.facts(before, seen[action], after.observe(info.seat)))
    known = [weighed.known() for weighed in found]
    shared = set.intersection(*map(set, known)) if len(known) > 1 else set()
    return [ranked(one, shared, rivals(info.seat, seats, index)) for index, one in enumerate(known)]


def ranked(
    known: dict[Place, tuple[Fact, bool]], shared: set[Place], common: list[Fact]
) -> tuple[Reason, ...]:
    """The facts in their order, without those that all choices have in common."""
    own = [pair for place, pair in known.items() if place not in shared]
    own += [(fact, False) for fact in common]
    own.sort(key=lambda pair: -abs(pair[0].weight) * (0.7 if pair[1] else 1.0))
    told = {topic(fact): (fact, likely) for fact, likely in reversed(own)}
    first = [pair for pair in own if told[topic(pair[0])] == pair]
    return tuple(Reason(seen(fact), fact.type.tone, likely) for fact, likely in first[:MOST])


def topic(fact: Fact) -> Place:
    """A fact without its counts; of several about the same thing only the first is kept."""
    pairs = zip(fact.values, fact.type.fields.values(), strict=True)
    return fact.type.kind, tuple(value for value, domain in pairs if domain is not COUNT)


def seen(fact: Fact) -> SeenFact:
    return {"fact": fact.type.kind, **dict(zip(fact.type.fields, fact.values, strict=True))}


def carried_out(
    game: Game,
    told: Reasons,
    s: State,
    before: Observation,
    action: LegalAction,
    line: list[ExpectedAction],
    rng: Random,
) -> State:
    """The position when the choice has had its effect: the seat goes on as the search expects."""
    policy = title_of(game.id).bot().quick_policy
    after = s.clone()
    after.apply(action.id)
    expected = [step.action for step in line if step.actor == before.seat]
    for _ in range(CARRIED_ON):
        actor = after.actor()
        if actor == OVER or actor not in (CHANCE, before.seat):
            break
        if actor == CHANCE:
            after.apply(after.random_action(rng))
            continue
        if told.settled(before, action, after.observe(before.seat)):
            break
        planned = expected.pop(0) if expected else -1
        after.apply(planned if planned in after.legal() else policy.choose(after, rng))
    return after


def rivals(seat: int, seats: list[list[float]], index: int) -> list[Fact]:
    """The rivals whose chance to win a choice changes most, against the other choices."""
    others = [one for place, one in enumerate(seats) if place != index and one]
    if not seats[index] or not others:
        return []
    found = []
    for rival, value in enumerate(seats[index]):
        change = round(100 * (value - others[0][rival]))
        if rival == seat or abs(change) < TELLING:
            continue
        found.append(Fact(HELPS if change > 0 else SETS_BACK, (rival, abs(change)), change / 10))
    return found


def expectation(
    game: Game, info: InformationState, action: int, line: list[ExpectedAction], rng: Random
) -> tuple[Expected, ...]:
    """What is expected to follow, as the seat would see it, as far as hidden cards do not decide:
    up to the first step that would look different in another determinization.
    """
    observer = lookahead(game).observer
    positions = [observer.determinize(game, info, rng) for _ in range(EXPECTED_SAMPLES)]
    for s in positions:
        s.apply(action)
    told: list[Expected] = []
    for step in line[:EXPECTED_STEPS]:
        if any(s.actor() != step.actor or step.action not in s.legal() for s in positions):
            break
        played: list[list[Event]] = [[] for _ in positions]
        for s, events in zip(positions, played, strict=True):
            s.apply(step.action, events)
        certain = certain_part(played, step.actor, info.seat)
        if certain:
            told.append(Expected(step.actor, tuple(certain)))
        if len(certain) < max(map(len, played)):
            break
    return tuple(told)


def certain_part(played: list[list[Event]], actor: int, seat: int) -> list[SeenEvent]:
    """The first events of a step that look the same to `seat` in all determinizations, before
    another actor brings something to light.
    """
    certain: list[SeenEvent] = []
    for events in zip(*played, strict=False):
        first, *others = [redact(event, seat) for event in events]
        if any(other != first for other in others):
            break
        if actor != seat and events[0].type.reveals:
            break
        certain.append(first)
    return certain
