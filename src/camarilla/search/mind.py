"""What a game tells a bot beyond its rules: how positions look, and how one plays by instinct."""

from math import exp
from random import Random
from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.information import InformationState
from camarilla.search.linear_policy import Choice, Habits

ENOUGH: Final = 1 << 40
"""More iterations than any search makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The mind for any game: judges by the scores, plays on at random, to the very end.

    A game's own mind overrides what it knows better. Every method is given an imagined position,
    drawn to fit what a seat knows, and may look at all of it.
    """

    def imagine(self, game: Game, info: InformationState, rng: Random) -> State:
        """A position that fits the information state, and what others' behaviour suggests."""
        return game.sample(info, rng)

    def standing(self, s: State) -> list[float]:
        """The points that each seat is likely to have in the end."""
        return [float(score) for score in s.scores()]

    def spread(self, s: State) -> float:
        """By how many points the rest of the game may still change a standing."""
        return 2.0

    def values(self, s: State) -> list[float]:
        """Each seat's chance to win, summing to 1."""
        if s.actor() == OVER:
            return victory(s)
        return chances(self.standing(s), self.spread(s))

    def instinct(self, s: State, rng: Random) -> int:
        """A quick choice for whoever is to act, chance included."""
        return s.random_action(rng)

    def habits(self) -> Habits | None:
        """What was taught of this game, if instinct follows it."""
        return None

    def weigh(self, s: State, weights: list[float]) -> Choice | None:
        """What speaks for each option of whoever is to act, where that was taught."""
        return None

    def leaning(self, s: State) -> dict[int, float]:
        """How likely a practised player would take each action, knowing what the actor knows.

        Empty where nobody was taught; actions that are not worth a thought may be missing.
        """
        return {}

    def candidates(self, s: State) -> list[int]:
        """The legal actions that are worth a thought; never empty, and known to the actor."""
        return s.legal()

    def curiosity(self) -> float:
        """How much a search prefers what it has tried little: about the spread of values here."""
        return 0.35

    def trust(self) -> int:
        """How often a search follows instinct at a new node before it compares the actions."""
        return 1

    def enough(self, s: State) -> int:
        """After how many iterations a longer search would choose no better."""
        return ENOUGH

    def pause(self) -> int:
        """How many steps of the clock to play on by instinct before an action can be judged."""
        return 0

    def plans(self, s: State) -> int:
        """How many ways to play on until then the actor thinks through; the best one counts."""
        return 1

    def calm(self, s: State) -> bool:
        """Whether a position can be judged as it is, not in the middle of an action."""
        return True

    def clock(self, s: State) -> int:
        """How far the game has come, in steps after which a position can be judged well."""
        return 0

    def foresight(self, s: State) -> int:
        """After how many steps of the clock, from the decision on, a search judges at last."""
        return 1

    def fading(self) -> float:
        """What a later judgement counts against the one before; 0: only the last one counts."""
        return 0.0

    def secret(self, s: State) -> int:
        """What the actor alone knows and this decision turns on: a small number, 0 for nothing."""
        return 0

    def seen(self, s: State, action: int, seat: int) -> int:
        """What `seat` sees of an action in this position: the same number for all that look alike.

        The numbers of actions that are wholly public are the actions themselves. A game's own mind
        knows by heart what is hidden; without one, the events tell what the seat would hear.
        """
        if s.actor() == seat:
            return action
        events: list[Event] = []
        s.clone().apply(action, events)
        if not any(hides(event, seat) for event in events):
            return action
        news = repr([redact(event, seat) for event in events])
        return -1 - crc32(news.encode())


def hides(event: Event, seat: int) -> bool:
    """Whether the event has a part that `seat` may not know."""
    values = dict(zip(event.type.names, event.values, strict=True))
    for field in event.type.fields.values():
        if field.secret_to and values[field.secret_to] != seat:
            return True
    return False


def play_on(mind: Mind, s: State, steps: int, rng: Random, luck: Random) -> None:
    """Play by instinct for so many steps of the clock, or to the end; `luck` is for chance."""
    end = mind.clock(s) + steps
    actor = s.actor()
    while actor != OVER and mind.clock(s) < end:
        s.apply(mind.instinct(s, luck if actor == CHANCE else rng))
        actor = s.actor()


def victory(s: State) -> list[float]:
    """The result of a finished game: a shared victory is shared."""
    winners = s.winners()
    result = [0.0] * len(s.scores())
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result


def chances(standing: list[float], spread: float) -> list[float]:
    """Chances to win that grow exponentially with the standing."""
    best = max(standing)
    weights = [exp((points - best) / spread) for points in standing]
    total = sum(weights)
    return [weight / total for weight in weights]
