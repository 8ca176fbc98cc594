"""Fuzzing: random play under random options, with every invariant of the kernel checked."""

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from camarilla.kernel.errors import BadOption, CamarillaError
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game, State
from camarilla.kernel.match import Match, run
from camarilla.kernel.options import CHOICE, FLAG, LIST, Option, OptionValue
from camarilla.kernel.record import Record, final

ENDLESS: Final = 20_000
"""More actions than any game takes."""
THOROUGH: Final = 0.08
"""The part of the positions at which the costly invariants are checked."""


class Failure(NamedTuple):
    """A violation, and the record that leads to it."""

    invariant: str
    detail: str
    record: Record


class Violation(Exception):
    """An invariant does not hold."""

    def __init__(self, invariant: str, detail: str) -> None:
        super().__init__(f"{invariant}: {detail}")
        self.invariant = invariant
        self.detail = detail


class Attempt(NamedTuple):
    """One fuzzed game: its length, and what was found in it."""

    actions: int
    failure: Failure | None


def fuzz_games(game: Game, seed: str, seconds: float) -> Iterator[Attempt]:
    """Games until the time is up or an invariant is violated."""
    deadline = time.monotonic() + seconds
    number = 0
    while time.monotonic() < deadline:
        played = attempt(game, Random(f"{seed}/{number}"))
        yield played
        if played.failure is not None:
            return
        number += 1


def attempt(game: Game, rng: Random) -> Attempt:
    """One game under random options, to its end or to the first violation."""
    match = opened(game, rng)
    try:
        play_checked(game, match, rng)
    except Violation as violation:
        invariant, detail = violation.invariant, violation.detail
    except Exception as error:  # noqa: BLE001 whatever a rule raises is looked for
        invariant, detail = "crash", f"{type(error).__name__}: {error}"
    else:
        return Attempt(len(match.actions), None)
    return Attempt(len(match.actions), Failure(invariant, detail, record_of(match)))


def opened(game: Game, rng: Random) -> Match:
    """A game with random players and options, of those that the game accepts."""
    while True:
        players = rng.randint(game.min_players, game.max_players)
        options = {option.name: random_value(option, rng) for option in game.options}
        try:
            return Match(game, players, options)
        except BadOption:
            continue


def random_value(option: Option, rng: Random) -> OptionValue:
    if option.kind == FLAG:
        return rng.random() < 0.5
    if option.kind == CHOICE:
        return rng.choice(option.values)
    if option.kind == LIST and rng.random() < 0.5:
        return rng.sample(option.values, rng.randint(0, len(option.values)))
    return option.default


def play_checked(game: Game, match: Match, rng: Random) -> None:
    def choose(state: State, _: int) -> int:
        if len(match.actions) > ENDLESS:
            raise Violation("endless", f"no end after {ENDLESS} actions")
        check_choice(state)
        if rng.random() < THOROUGH:
            check_laws(game, state, rng)
        return state.random_action(rng)

    run(match.state, choose, match.play)
    check_laws(game, match.state, rng)
    demand(bool(match.state.winners()), "result", "a finished game has no winner")
    replayed = final(game, record_of(match))
    demand(data(replayed) == data(match.state), "replay", "the record leads elsewhere")


def check_choice(state: State) -> None:
    """There is a legal action, and each is offered once."""
    legal = state.legal()
    demand(bool(legal), "dead end", f"actor {state.actor()} has no legal action")
    demand(len(set(legal)) == len(legal), "choices", "a legal action is offered twice")
    if state.actor() == CHANCE:
        weights = state.weights()
        demand(len(weights) == len(legal), "weights", "not one weight for each action")
        demand(min(weights) > 0, "weights", "an action of chance has no weight")


def check_laws(game: Game, state: State, rng: Random) -> None:
    """Conservation of components, saving and loading, independent clones, views and samples."""
    try:
        state.check()
    except AssertionError as error:
        raise Violation("conservation", str(error) or "things are lost or doubled") from error
    before = data(state)
    back = game.from_data(json.loads(before))
    demand(data(back) == before, "data", "the data's way out and back changes them")
    demand(back.legal() == state.legal(), "data", "a saved position offers other choices")
    clone = state.clone()
    if clone.actor() != OVER:
        clone.apply(clone.random_action(rng))
        demand(data(state) == before, "clone", "playing a clone changes the original")
    seats = len(state.scores())
    for seat in (*range(seats), PUBLIC):
        info = state.information_state(seat)
        sample = game.sample(info, rng)
        demand(
            sample.information_state(seat) == info,
            "sample",
            f"seat {seat} sees a difference",
        )
        try:
            sample.check()
        except AssertionError as error:
            raise Violation("sample", f"what seat {seat} imagines cannot be: {error}") from error
    try:
        state.clone().apply(len(game.actions))
    except CamarillaError:
        return
    raise Violation("choices", "an action that does not exist was accepted")


def data(state: State) -> str:
    return json.dumps(state.to_data())


def record_of(match: Match) -> Record:
    return match.record(["random"] * match.players)


def demand(holds: bool, invariant: str, detail: str) -> None:
    if not holds:
        raise Violation(invariant, detail)
