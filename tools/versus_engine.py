"""One side of `tools/versus.py`: plays its seats with the engine of the environment it runs in.

It reads one JSON object a line and answers each with one. It imports only what every release has,
so that it runs in the environment of an old checkout too.
"""

import json
import sys
import time
from typing import Any


def information(state: Any, seat: int) -> Any:
    """What a seat knows; releases before 0.2 called it a view."""
    get = getattr(state, "information_state", None) or state.view
    return get(seat)


class Engine:
    """The position of the game being played, and the bots of this side's seats."""

    def __init__(self) -> None:
        from camarilla import bots, games  # noqa: PLC0415 - of the environment that runs this

        self.bots = bots
        self.games = games
        self.game: Any = None
        self.state: Any = None
        self.seats: dict[int, Any] = {}
        self.seconds: list[float] = []

    def hello(self) -> dict[str, Any]:
        from camarilla import __version__, _build  # noqa: PLC0415

        return {"version": __version__, "rules": _build.build_kind()}

    def table(self, game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """The seats that decide."""
        automatic = self.games.get(game).automatic(players, options)
        return {"deciding": [seat for seat in range(players) if seat not in automatic]}

    def new(
        self, game: str, players: int, options: dict[str, Any], bots: dict[str, str], seed: str
    ) -> dict[str, Any]:
        """Begin a game; `bots` has this side's seats."""
        self.game = self.games.get(game)
        self.state = self.game.setup(players, options)
        self.seats = {
            int(seat): self.bots.make(name, f"{seed}/{seat}") for seat, name in bots.items()
        }
        return self.status()

    def apply(self, text: str) -> dict[str, Any]:
        """Carry out an action, given in notation."""
        self.state.apply(self.game.actions.parse(text))
        return self.status()

    def status(self) -> dict[str, Any]:
        """Whose turn it is, with the choice if it is this side's, or what chance may choose."""
        state, text = self.state, self.game.actions.text
        actor = state.actor()
        if actor == -2:
            return {"actor": actor, "scores": state.scores(), "winners": state.winners()}
        if actor == -1:
            odds = zip(state.legal(), state.weights(), strict=True)
            return {"actor": actor, "chance": sorted([text(one), weight] for one, weight in odds)}
        if actor not in self.seats:
            return {"actor": actor}
        start = time.perf_counter()
        choice = self.seats[actor].choose(information(state, actor), self.game)
        return {"actor": actor, "choice": text(choice), "seconds": time.perf_counter() - start}


def main() -> None:
    engine = Engine()
    for line in sys.stdin:
        order = json.loads(line)
        try:
            answer = getattr(engine, order.pop("do"))(**order)
        except Exception as error:  # noqa: BLE001 - the referee says which side it was
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
