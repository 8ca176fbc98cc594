"""Compares the speed of two checkouts by `camarilla bench`, in turns on one machine.

    python tools/compare_speed.py OLD NEW [--games king,ablaze] [--rounds 3] [--json]

Each checkout has its own .venv and compiled rules (`make lab compile`). Both are measured game by
game, one after the other, in several rounds, and of each figure the best round counts: other work
only ever makes a round slower. A game in which the sides differ by more than --least allows, either
way, gets up to as many rounds again before it is believed: a bad day of OLD must not hide a slower
NEW. What is printed is the speed of NEW divided by that of OLD.

Exit status: 0 as fast, 1 something is slower than --least, 2 there is nothing to compare.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

LEAST = 0.97
ROUNDS = 3


class Figure(NamedTuple):
    """What is measured: `search_iterations` of King for three."""

    game: str
    players: int
    name: str

    def __str__(self) -> str:
        return f"{self.game} {self.players} {self.name}"


class CannotCompare(Exception):
    """One sentence about why."""


class Checkout:
    """One side, and the best that was measured there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.best: dict[Figure, float] = {}
        """Rates: so many a second, of times too."""
        self.calibration = 0.0

    def camarilla(self, *arguments: str) -> Any:
        """What a command says in JSON."""
        program = self.path.resolve() / ".venv" / "bin" / "camarilla"
        command = [str(program), *arguments, "--json"]
        try:
            done = subprocess.run(
                command, cwd=self.path, capture_output=True, text=True, check=True
            )
            return json.loads(done.stdout)
        except OSError as error:
            reason = error.strerror or str(error)
        except subprocess.CalledProcessError as error:
            reason = (error.stderr.strip() or f"exit status {error.returncode}").splitlines()[-1]
        except ValueError:
            reason = "it says no JSON"
        raise CannotCompare(f"{program} {' '.join(arguments)}: {reason}")

    def games(self) -> list[str]:
        return [game["id"] for game in self.camarilla("games")]

    def measure(self, game: str, seconds: float) -> None:
        """Measure one game for every number of players."""
        report = self.camarilla("bench", game, "--seconds", str(seconds))
        if report["rules"] != "compiled":
            raise CannotCompare(f"the rules in {self.path} are not compiled: make compile")
        self.calibration = max(self.calibration, report["calibration"])
        for figure, rate in rates(report["rows"]).items():
            self.best[figure] = max(self.best.get(figure, 0.0), rate)


def rates(rows: list[dict[str, Any]]) -> dict[Figure, float]:
    """All that a bench has measured, as rates: more is better.

    Games a second are left out: they are decisions a second and the chance of some games' length.
    """
    found = {}
    for row in rows:
        for name, value in row.items():
            measured = isinstance(value, int | float) and name != "players" and value > 0
            if measured and not name.endswith("_games"):
                figure = Figure(row["game"], row["players"], name.removesuffix("_us"))
                found[figure] = 1e6 / value if name.endswith("_us") else float(value)
    return found


def ratios(old: Checkout, new: Checkout) -> dict[Figure, float]:
    """How fast `new` is, for all that both have measured."""
    return {
        figure: new.best[figure] / old.best[figure] for figure in old.best if figure in new.best
    }


def missing(old: Checkout, new: Checkout) -> dict[str, list[str]]:
    """What was measured on one side alone."""
    return {
        "old": [str(figure) for figure in new.best if figure not in old.best],
        "new": [str(figure) for figure in old.best if figure not in new.best],
    }


def say(text: str) -> None:
    """Progress, if somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def compare(
    old: Checkout, new: Checkout, games: list[str], rounds: int, seconds: float, least: float
) -> None:
    """Measure both sides in turns; games in which they differ, again."""
    for number in range(1, 2 * rounds + 1):
        if number > rounds:
            found = ratios(old, new).items()
            doubtful = {figure.game for figure, ratio in found if min(ratio, 1 / ratio) < least}
            games = [game for game in games if game in doubtful]
        for game in games:
            # Who comes second finds the machine warmer, so they take turns in this too.
            for side in (old, new) if number % 2 else (new, old):
                say(f"round {number}: {game} in {side.path}")
                side.measure(game, seconds)
    say("")


def table(found: dict[Figure, float], least: float) -> str:
    """The ratios as a table in Markdown, those below `least` marked."""
    names = list(dict.fromkeys(figure.name for figure in found))
    lines = [f"| game | players | {' | '.join(names)} |", "|---" * (len(names) + 2) + "|"]
    for game, players in dict.fromkeys((figure.game, figure.players) for figure in found):
        cells = []
        for name in names:
            ratio = found.get(Figure(game, players, name))
            slow = " !" if ratio is not None and ratio < least else ""
            cells.append("" if ratio is None else f"{ratio:.3f}{slow}")
        lines.append(f"| {game} | {players} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", type=Path, metavar="OLD", help="a checkout")
    parser.add_argument("new", type=Path, metavar="NEW", help="another one")
    parser.add_argument("--games", default="", help="ids with commas between them; else all")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of each side ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=0.04, help="length of a window (0.04)")
    parser.add_argument("--least", type=float, default=LEAST, help=f"a ratio ({LEAST})")
    parser.add_argument("--json", action="store_true", help="for a program to read")
    given = parser.parse_args()
    old, new = Checkout(given.old), Checkout(given.new)
    try:
        before, now = old.games(), new.games()
        both = [game for game in before if game in now]
        games = given.games.split(",") if given.games else both
        compare(old, new, games, max(1, given.rounds), given.seconds, given.least)
    except CannotCompare as error:
        say("")
        print(error, file=sys.stderr)
        return 2
    found, alone = ratios(old, new), missing(old, new)
    alone["old"] += [game for game in now if game not in both]
    alone["new"] += [game for game in before if game not in both]
    slow = [figure for figure, ratio in found.items() if ratio < given.least]
    if given.json:
        figures = [
            figure._asdict() | {"old": old.best[figure], "new": new.best[figure], "ratio": ratio}
            for figure, ratio in found.items()
        ]
        calibration = {"old": old.calibration, "new": new.calibration}
        report = {"least": given.least, "calibration": calibration, "figures": figures}
        print(json.dumps(report | {"missing": alone}, indent=2))
    else:
        lines = [table(found, given.least), ""]
        lines.append(f"Calibration {new.calibration / old.calibration:.3f}: noise, if it is not 1.")
        for side, names in alone.items():
            lines += [f"Not measured in {side}: {name}" for name in names]
        lines += [f"Slower: {figure} {found[figure]:.3f}" for figure in slow]
        print("\n".join(lines))
    return 2 if not found else 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
