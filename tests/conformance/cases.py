"""Which plays the invariants are tried on: every game, every number of players, every option."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from camarilla.games import GAMES
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import OVER, PUBLIC, Game, State
from camarilla.kernel.options import CHOICE, FLAG, OptionValue

LONGEST = 5_000
"""No game has more decisions than this, chance included."""

# Combinations worth more than one option alone: game id -> options.
COMBINED: dict[str, list[dict[str, OptionValue]]] = {
    "oriflamme": [
        {"set": "pairs", "direction": "random", "chosen_aside": True},
        {"set": "random", "direction": "leftward", "first_edition": True},
        {
            "set": "pick",
            "cards": [
                *("shapeshifter", "cutthroat", "apothecary", "prince", "schemer"),
                *("impersonation", "bribery", "plot", "ambush", "royal-decree"),
            ],
        },
        {
            "set": "pick",
            "direction": "leftward",
            "first_edition": True,
            "cards": [
                *("archer", "soldier", "cutthroat", "apothecary", "assassination"),
                *("impersonation", "ambush", "trap", "plot", "lord"),
            ],
        },
    ],
    "ablaze": [
        {"direction": "leftward", "chosen_aside": True},
        {"set": "random", "direction": "random", "first_edition": True},
    ],
}


class Case(NamedTuple):
    """A game, a number of players and its options."""

    id: str
    players: int
    options: dict[str, OptionValue]

    @property
    def game(self) -> Game:
        return GAMES[self.id]

    def setup(self) -> State:
        return self.game.setup(self.players, self.options)

    def seats(self) -> list[int]:
        """Everybody who looks on, a watcher included."""
        return [*range(self.players), PUBLIC]

    def rng(self, invariant: str, number: int = 0) -> Random:
        """The same numbers in every run, others for every invariant and play."""
        return Random(f"{invariant} {self} {number}")

    def __str__(self) -> str:
        values = " ".join(f"{name}={shown(value)}" for name, value in self.options.items())
        return f"{self.id} {self.players} {values}".strip()


def shown(value: OptionValue) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def variants(game: Game) -> Iterator[dict[str, OptionValue]]:
    """Every value of every option by itself, then the combinations."""
    for option in game.options:
        if option.kind == FLAG:
            yield {option.name: option.default is not True}
        elif option.kind == CHOICE:
            for value in option.values:
                if value != option.default:
                    yield {option.name: value}
    yield from COMBINED.get(game.id, [])


def accepted(case: Case) -> bool:
    """Whether these options can be played by so many at all."""
    try:
        case.setup()
    except BadOption:
        return False
    return True


def cases() -> list[Case]:
    """The default options for every number of players; each variant for one of the numbers."""
    found: list[Case] = []
    for game in GAMES.values():
        numbers = range(game.min_players, game.max_players + 1)
        found += [Case(game.id, players, {}) for players in numbers]
        for index, options in enumerate(variants(game)):
            tried = [
                Case(game.id, numbers[(index + turn) % len(numbers)], options)
                for turn in range(len(numbers))
            ]
            found += [case for case in tried if accepted(case)][:1]
    return found


CASES = cases()


def walk(state: State, rng: Random) -> Iterator[int]:
    """Play at random to the end; yields each action before it is carried out."""
    for _ in range(LONGEST):
        if state.actor() == OVER:
            return
        action = state.random_action(rng)
        yield action
        state.apply(action)
    raise AssertionError(f"the game did not end within {LONGEST} decisions")
