"""One play of a game as text: all that can be observed, step by step.

The play's record is the last line, and its actions are played again when the text is checked or
written anew: only what is observed can change, never what is played. How the program numbers
actions and frames is not told, nor the order of a player's options; chance's order is, because a
fair dealer's choices follow from it.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game
from camarilla.kernel.match import Match
from camarilla.kernel.record import decode, encode

GOLDEN = Path(__file__).resolve().parent / "plays"
VIEWS_EVERY = 30
"""Views are printed at the first step, at every so many, and at the last."""


def path_of(game: Game, players: int) -> Path:
    return GOLDEN / f"{game.id}-{players}.txt"


def played(game: Game, players: int) -> list[int]:
    """The actions of a new play, at random."""
    rng = Random(f"golden {game.id} {players}")
    match = Match(game, players)
    while match.state.actor() != OVER:
        match.play(match.state.random_action(rng))
    return match.actions


def actions_in(game: Game, text: str) -> list[int]:
    """The actions of the play that a text tells of."""
    return [game.actions.parse(action) for action in decode(text.splitlines()[-1]).actions]


def playthrough(game: Game, players: int, actions: list[int]) -> str:
    return "".join(f"{line}\n" for line in lines(game, players, actions))


def lines(game: Game, players: int, actions: list[int]) -> Iterator[str]:
    match = Match(game, players)
    seats = [PUBLIC, *range(players)]
    yield f"{game.id}, rules version {game.rules_version}, {players} players"
    for name, value in match.options.items():
        yield f"option {name} = {msgspec.json.encode(value).decode()}"
    for action in actions:
        if len(match.actions) % VIEWS_EVERY == 0:
            yield from views(match, seats)
        state = match.state
        info = state.information_state(PUBLIC)
        legal = [game.actions.text(action) for action in state.legal()]
        actor = "chance"
        if state.actor() != CHANCE:
            actor = f"seat {state.actor()}"
            legal.sort()
        yield ""
        number = len(match.actions) + 1
        yield f"{number}. {actor} {info.decision} ({info.rule}): {' | '.join(legal)}"
        if state.actor() == CHANCE and len(set(state.weights())) > 1:
            yield f"   weights {state.weights()}"
        yield f"   > {game.actions.text(action)}"
        for event in match.play(action):
            yield from told(event, seats)
    yield from views(match, seats)
    yield ""
    yield encode(match.record([f"seat {seat}" for seat in range(players)]))


def views(match: Match, seats: list[int]) -> Iterator[str]:
    """The public information, and in what the seats' views differ from it."""
    public = observed(match, PUBLIC)
    yield ""
    for seat in seats:
        info = observed(match, seat)
        for name, value in info.items():
            if seat == PUBLIC or value != public[name]:
                label = "public" if seat == PUBLIC else f"seat {seat}"
                yield f"   information {label} {name} = {msgspec.json.encode(value).decode()}"


def observed(match: Match, seat: int) -> dict[str, object]:
    info = match.state.information_state(seat)
    fields: dict[str, object] = msgspec.to_builtins(info)
    del fields["frames"]
    fields["legal"] = sorted(match.game.actions.text(action) for action in info.legal)
    return fields


def told(event: Event, seats: list[int]) -> Iterator[str]:
    """An event as the public sees it, then the seats that see more."""
    public = redact(event, PUBLIC)
    mark = " (reveals)" if event.type.reveals else ""
    yield f"   - {event_text(public)}{mark}"
    for seat in seats[1:]:
        seen = redact(event, seat)
        if seen != public:
            yield f"     seat {seat}: {event_text(seen)}"


def event_text(seen: SeenEvent) -> str:
    fields = " ".join(
        f"{name}={'?' if value is None else value}"
        for name, value in seen.items()
        if name not in ("event", "rule")
    )
    return f"{seen['event']} {fields} [{seen['rule']}]"
