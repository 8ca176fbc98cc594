"""Prints a random game as one seat sees it, as JSON: for the client's tests of its animations.

Called as `python tools/client_positions.py GAME PLAYERS SEED SEAT [OPTION=VALUE ...]`. A list of
steps: the events of an action as the seat may know them, and the view after it.
"""

import sys
from random import Random

import msgspec

from camarilla import games
from camarilla.kernel.events import redact
from camarilla.kernel.match import Match, run


def main(game: str, players: str, seed: str, seat: str, *options: str) -> None:
    match = Match(games.get(game), int(players), dict(one.split("=", 1) for one in options))
    rng = Random(int(seed))
    viewer = int(seat)
    steps: list[dict[str, object]] = [{"events": [], "view": match.state.observe(viewer)}]

    def apply(action: int) -> None:
        seen = [redact(event, viewer) for event in match.play(action)]
        steps.append({"events": seen, "view": match.state.observe(viewer)})

    run(match.state, lambda state, _: state.random_action(rng), apply)
    sys.stdout.buffer.write(msgspec.json.encode(steps))


if __name__ == "__main__":
    main(*sys.argv[1:])
