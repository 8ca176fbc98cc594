"""The contract that every game fulfils: `setup → actor → legal → apply`.

A `State` is one position, plain data. A `Game` knows what does not change: its options, its
action space, its events. Neither knows names, sentences or random numbers.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.chance import uniform, weighted
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import Domain
from camarilla.kernel.errors import BadData, BadOption, IllegalAction
from camarilla.kernel.events import Event, EventType
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import Observation, PlainObservation, plain_observation
from camarilla.kernel.options import Option, Options, complete
from camarilla.kernel.pickling import loader

CHANCE: Final = -1
"""The actor of all random outcomes; a dealer outside the state chooses by the weights."""
OVER: Final = -2
"""The actor of a finished game."""
PUBLIC: Final = -3
"""The seat of a spectator, who sees only what is public."""

_FLOOR: Final = 8
_BALLAST: Final = [OPERATION] * _FLOOR
"""Frames of no operation, under the others during a playout: a short list is reallocated whenever
it shrinks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses hold flat data and carry out frames; this class runs the stack.

    A subclass writes `proceed` and `answer`. Between calls of `apply` the top of the stack is
    always the frame of the open decision, unless the game is over.
    """

    actions: ClassVar[ActionSpace]
    """The action space of the game."""
    stack: list[int]
    out: list[Event] | None
    _actor: int
    _legal: list[int]
    forced: list[tuple[int, int, int]] | None = None
    """What `ask_openly` carries out: actor, action, events before it; see kernel/lookahead.py."""

    # What callers use.

    def actor(self) -> int:
        """The seat that decides now, `CHANCE` or `OVER`."""
        return self._actor

    def legal(self) -> list[int]:
        """The legal actions, never empty until the game is over. Callers must not change it."""
        return self._legal

    def weights(self) -> list[int]:
        """For `CHANCE`: the relative weight of each legal action, in their order."""
        return [1] * len(self._legal)

    def apply(self, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action and all that follows, up to the next decision.

        Events are appended to `out` if it is given. An illegal action raises `IllegalAction` and
        changes nothing.
        """
        if action not in self._legal:
            raise IllegalAction(f"action number {action} is not legal here")
        self.apply_unchecked(action, out)

    def apply_unchecked(self, action: int, out: list[Event] | None = None) -> None:
        """`apply` for an action that is known to be legal, as in a search."""
        self.out = out
        self.answer(self.stack.pop(), action)
        self.run()

    def random_action(self, rng: Random) -> int:
        """A random walk's next action: chance by its weights, a player's uniformly.

        Games in which uniform choice is meaningless override this for players.
        """
        if self._actor == CHANCE and not self.walks_evenly():
            return weighted(self._legal, self.weights(), rng)
        return uniform(self._legal, rng)

    def walks_evenly(self) -> bool:
        """Whether a random walk is uniform over all legal actions, those of chance too."""
        return False

    def play_out(self, rng: Random, taken: list[int] | None = None) -> int:
        """Play a random walk to the end; returns the number of players' decisions.

        The actions are appended to `taken` if it is given.
        """
        self.out = None
        evenly = self.walks_evenly()
        bits = rng.getrandbits
        decisions = 0
        stack = self.stack
        stack[:0] = _BALLAST
        while len(stack) > _FLOOR:
            if self._actor >= 0:
                decisions += 1
            if evenly:  # `uniform`, without a call in the innermost loop
                legal = self._legal
                action = legal[bits(28) * len(legal) >> 28]
            else:
                action = self.random_action(rng)
            if taken is not None:
                taken.append(action)
            self.answer(stack.pop(), action)
            while len(stack) > _FLOOR and not self.proceed(stack.pop()):
                pass
        stack.clear()
        self.run()
        return decisions

    # What a game writes.

    def proceed(self, frame: int) -> bool:
        """Carry out a frame taken off the stack; True if it opened a decision by `ask`.

        A frame that opens a decision changes nothing before it does so.
        """
        raise NotImplementedError

    def answer(self, frame: int, action: int) -> None:
        """Carry out the action chosen in the decision that `frame` opened."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """The position as JSON data; `Game.from_data` reads it."""
        raise NotImplementedError

    def information_state(self, seat: int) -> InformationState:
        """All that `seat` (or `PUBLIC`) could know, memory included, for bots and `Game.sample`.

        It is built by adding what the seat may know, never by removing the rest.
        """
        raise NotImplementedError

    def observe(self, seat: int) -> Observation:
        """What a person at `seat` (or `PUBLIC`) sees now, with all that the rules derive from it.
        It follows from the information state and contains no frames.
        """
        return plain_observation(self.information_state(seat), self.actions)

    def scores(self) -> list[int]:
        """Each seat's points so far, as the game counts them."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, when the game is over; several share the victory."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise `AssertionError` unless every component of the game exists exactly once."""
        raise NotImplementedError

    # Copies and pickles.

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        copied = self.clone()
        memo[id(self)] = copied
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle contains the saved data; reading it finds the game by its id."""
        return loader.of_state, (self.information_state(PUBLIC).game, self.to_data())

    # What games use.

    def ask(self, actor: int, frame: int, options: list[int]) -> bool:
        """Open the decision `frame` for `actor`; `proceed` returns the result."""
        self.stack.append(frame)
        self._actor = actor
        self._legal = options
        return True

    def ask_openly(self, actor: int, frame: int, options: list[int]) -> bool:
        """Like `ask`, for options that everybody knows: a single one is applied without asking."""
        if len(options) == 1:
            if self.forced is not None:
                self.forced.append((actor, options[0], len(self.out or [])))
            self.answer(frame, options[0])
            return False
        self.stack.append(frame)
        self._actor = actor
        self._legal = options
        return True

    def say(
        self, type: EventType, rule: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Emit an event with up to five values; costs almost nothing if nobody listens."""
        if self.out is not None:
            self.out.append(Event(type, rule, (a, b, c, d, e)[: len(type.names)]))

    def open(self) -> None:
        """Find the open decision: after setup, and after loading a position."""
        self.out = None
        self.run()

    def run(self) -> None:
        """Carry out frames up to the next decision, or to the end of the game."""
        stack = self.stack
        while stack:
            if self.proceed(stack.pop()):
                return
        self._actor = OVER
        self._legal = []


# Defaults of `Game`; mypyc takes them only from constants.
NO_FIELDS: Final[Mapping[str, Domain]] = {}
PLAIN: Final[type[Observation]] = PlainObservation


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game: everything that is the same in every play."""

    id: str
    rules_version: int
    """Raised whenever the same actions lead to other positions than before."""
    corrections: tuple[tuple[int, str], ...] = ()
    """For each corrected rule: the first rules version that has it, and the rule's number."""
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    actions: ActionSpace
    events: tuple[EventType, ...]
    decisions: tuple[DecisionType, ...] = ()
    """What players and chance are asked, by kind; empty if no decision has fields."""
    action_fields: Mapping[str, Domain] = NO_FIELDS
    """The fields that the game's legal actions add and its texts use."""
    max_decisions: int = 20_000
    """An upper bound for the number of players' decisions in a game."""
    information_type: type[InformationState]
    """The struct of `State.information_state`."""
    observation_type: type[Observation] = PLAIN
    """The struct of `State.observe`."""

    def setup(self, players: int, options: Options | None = None) -> State:
        """The first position; raises `BadOption` for unknown options and numbers of players."""
        raise NotImplementedError

    def automatic(self, players: int, options: Options | None = None) -> tuple[int, ...]:
        """The seats that the rules play: nobody sits there, and they make no decisions.

        Raises `BadOption` as `setup` does.
        """
        complete(self.options, options)
        self.check_players(players)
        return ()

    def figures(self, players: int, options: Options | None = None) -> dict[int, str]:
        """The figure on each automatic seat that has one: the id of an artificial opponent.

        Its name is the text `<catalogue>-opponent-<id>`. Raises `BadOption` as `setup` does.
        """
        complete(self.options, options)
        self.check_players(players)
        return {}

    def corrected_since(self, version: int) -> list[str]:
        """The numbers of the rules that were corrected after a rules version."""
        return [rule for since, rule in self.corrections if since > version]

    def from_data(self, data: dict[str, object]) -> State:
        """The position that `State.to_data` wrote; raises `BadData`."""
        try:
            state = self.restore(data)
            state._actor, state._legal = OVER, []  # noqa: SLF001
            state.check()
            state.open()
            state.check()
        except (
            msgspec.ValidationError,
            BadOption,
            AssertionError,
            LookupError,
            OverflowError,
            ValueError,
        ) as error:
            raise BadData(f"not a position of {self.id}: {error}") from error
        return state

    def restore(self, data: dict[str, object]) -> State:
        """The position in the data, unchecked and without its open decision."""
        raise NotImplementedError

    def position_text(self, state: State) -> str:
        """A position for people: the game's own notation if it has one, else its saved data."""
        return json.dumps(state.to_data(), indent=1)

    def sample(self, info: InformationState, rng: Random) -> State:
        """A full position that fits the information state, the hidden part drawn at random.

        The invariant: `game.sample(v, rng).information_state(v.seat) == v`.
        """
        raise NotImplementedError

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A game never changes, so a pickle contains only its id."""
        return loader.of_game, (self.id,)

    def check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}"
            )
