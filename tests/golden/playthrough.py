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
from camarilla.kernel.match import Journal
from camarilla.kernel.record import decode, encode

GOLDEN = Path(__file__).resolve().parent / "plays"
VIEWS_EVERY = 30
"""Views are printed at the first step, at every so many, and at the last."""


def path_of(game: Game, players: int) -> Path:
    return GOLDEN / f"{game.id}-{players}.txt"


def played(game: Game, players: int) -> list[int]:
    """The actions of a new play, at random."""
    rng = Random(f"golden {game.id} {players}")
    journal = Journal(game, players)
    while journal.state.actor() != OVER:
        journal.play(journal.state.random_action(rng))
    return journal.actions


def actions_in(game: Game, text: str) -> list[int]:
    """The actions of the play that a text tells of."""
    return [game.actions.parse(action) for action in decode(text.splitlines()[-1]).actions]


def playthrough(game: Game, players: int, actions: list[int]) -> str:
    return "".join(f"{line}\n" for line in lines(game, players, actions))


def lines(game: Game, players: int, actions: list[int]) -> Iterator[str]:
    journal = Journal(game, players)
    seats = [PUBLIC, *range(players)]
    yield f"{game.id}, rules version {game.rules_version}, {players} players"
    for name, value in journal.options.items():
        yield f"option {name} = {msgspec.json.encode(value).decode()}"
    for action in actions:
        if len(journal.actions) % VIEWS_EVERY == 0:
            yield from views(journal, seats)
        state = journal.state
        info = state.information_state(PUBLIC)
        legal = [game.actions.text(action) for action in state.legal()]
        actor = "chance"
        if state.actor() != CHANCE:
            actor = f"seat {state.actor()}"
            legal.sort()
        yield ""
        number = len(journal.actions) + 1
        yield f"{number}. {actor} {info.decision} ({info.rule}): {' | '.join(legal)}"
        if state.actor() == CHANCE and len(set(state.weights())) > 1:
            yield f"   weights {state.weights()}"
        yield f"   > {game.actions.text(action)}"
        for event in journal.play(action):
            yield from told(event, seats)
    yield from views(journal, seats)
    yield ""
    yield encode(journal.record([f"seat {seat}" for seat in range(players)]))


def views(journal: Journal, seats: list[int]) -> Iterator[str]:
    """The public information, and in what the seats' views differ from it."""
    public = observed(journal, PUBLIC)
    yield ""
    for seat in seats:
        info = observed(journal, seat)
        for name, value in info.items():
            if seat == PUBLIC or value != public[name]:
                label = "public" if seat == PUBLIC else f"seat {seat}"
                yield f"   information {label} {name} = {msgspec.json.encode(value).decode()}"


def observed(journal: Journal, seat: int) -> dict[str, object]:
    info = journal.state.information_state(seat)
    fields: dict[str, object] = msgspec.to_builtins(info)
    del fields["frames"]
    fields["legal"] = sorted(journal.game.actions.text(action) for action in info.legal)
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
