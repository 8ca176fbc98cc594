"""Trains the networks of all games on one machine, and measures what they win.

    python tools/train_networks.py --out networks --minutes 28 [--call-minutes 9] [GAME...]

The games are trained side by side, each all of the time and with its part of the workers: so the
GPU always has something to do. Each network is trained for all numbers of players at once, or
with `--tables 2,3 --tables 4,5` a network for each part of them; `GAME.npz` then has all of them.
The rest (`--measure-minutes`) is for games against fixed bots: the network alone in one seat, the
bot in all others; the number of games is fixed beforehand.

The same command again continues where the last one ended: `--call-minutes` ends this call in good
time, with everything saved, on machines that stop a command after a while. The folder then has
`GAME.npz` for bots, a folder for each training, and `results.json` with the win rates. It needs
torch, numpy, msgspec and mypy_extensions, nothing of the command line.

Exit status: 0 done, 1 a training failed, 3 there is more to do: call it again.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from camarilla import games
from camarilla.lab.intervals import SURE, mean, standard_error
from camarilla.lab.train.evaluate import Deal, Matchup, play_deal
from camarilla.lab.train.settings import TrainSettings, usual_settings, write_settings
from camarilla.lab.workers import in_order
from camarilla.search.network import join_weights

MORE_TO_DO = 3
SAVING = 20.0
"""Seconds that a training has at the end of a call to save itself."""
WORTH_WHILE = 45.0
"""Seconds that a call must have left to begin or continue a training."""
MOST_BYTES = 12_000_000
"""Of all weights together."""


def plans(wanted: argparse.Namespace) -> dict[str, TrainSettings]:
    """By name the settings of every training, with its part of the workers and all of the time."""
    parts = {
        (game, tables): usual_settings(game)
        for game in wanted.game or games.GAMES
        for tables in wanted.tables or [()]
    }
    found = {}
    for (game, tables), settings in parts.items():
        players = [count for count in settings.players if not tables or count in tables]
        if not players:
            continue
        usual = settings.minutes + settings.imitation_minutes
        scale = max(wanted.minutes - wanted.measure_minutes, 0.0) / usual
        changed = {
            "players": players,
            "minutes": settings.minutes * scale,
            "imitation_minutes": settings.imitation_minutes * scale,
            "workers": max(wanted.workers // len(parts), 1),
            **wanted.set,
        }
        values = msgspec.to_builtins(settings) | changed
        name = "-".join([game, *map(str, players)]) if tables else game
        found[name] = msgspec.convert(values, TrainSettings).checked()
    return found


class Call:
    """One call of this program, and what earlier ones have left in the folder."""

    def __init__(self, out: Path, seconds: float) -> None:
        self.out = out
        self.end = time.monotonic() + seconds
        self.path = out / "results.json"
        out.mkdir(parents=True, exist_ok=True)
        self.results: dict[str, Any] = {"trained": {}, "measured": {}}
        if self.path.exists():
            self.results = json.loads(self.path.read_bytes())

    def left(self) -> float:
        return self.end - time.monotonic()

    def write(self) -> None:
        partial = self.path.with_suffix(".part")
        partial.write_text(json.dumps(self.results, indent=1) + "\n")
        partial.replace(self.path)

    def train(self, plans: dict[str, TrainSettings]) -> int:
        """Train networks side by side to their ends, or until the call must end; 0 if all are
        done.
        """
        if not plans:
            return 0
        if self.left() < WORTH_WHILE:
            return MORE_TO_DO
        processes = [self.start(name, settings) for name, settings in plans.items()]
        end = self.end - SAVING
        for process in processes:
            try:
                process.wait(max(end - time.monotonic(), 0.0))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGINT)
        statuses = [process.wait() for process in processes]
        if any(statuses):
            return 1
        done = [self.note(name, settings) for name, settings in plans.items()]
        self.write()
        return 0 if all(done) else MORE_TO_DO

    def start(self, name: str, settings: TrainSettings) -> subprocess.Popen[bytes]:
        """Start a training, or continue it."""
        folder = self.out / name
        folder.mkdir(exist_ok=True)
        resume = (folder / "checkpoint.pt").exists()
        plan = folder / "plan.json"
        if not resume:
            write_settings(settings, plan)
        command = [sys.executable, "-m", "camarilla.lab.train", str(plan), str(folder)]
        with (folder / "log.jsonl").open("ab") as log:
            return subprocess.Popen([*command, *["--resume"] * resume], stdout=log)

    def note(self, name: str, settings: TrainSettings) -> bool:
        """Keep the figures of a training that has come to its end; whether it has."""
        last = last_line(self.out / name)
        if last is None or not is_over(settings, last):
            return False
        self.results["trained"][name] = msgspec.to_builtins(settings) | {"last": last}
        return True

    def join(self, plans: dict[str, TrainSettings]) -> None:
        """Write a file for each game, with the networks that have been trained so far."""
        for game in {settings.game for settings in plans.values()}:
            paths = [
                self.out / name / f"{game}.npz"
                for name, settings in plans.items()
                if settings.game == game
            ]
            data = join_weights([path.read_bytes() for path in paths if path.exists()])
            (self.out / f"{game}.npz").write_bytes(data)

    def measure(self, matchups: list[Matchup], cores: int) -> int:
        """Play the games of all matchups on all cores, in whole deals; 0 if all were played."""
        deals = [
            Deal(str(self.out / f"{matchup.game}.npz"), matchup, number)
            for matchup in matchups
            for number in range(deals_of(matchup))
        ]
        results = in_order(play_deal, deals, cores)
        for matchup in matchups:
            shares = []
            for _ in range(deals_of(matchup)):
                if self.left() <= 0:
                    results.close()
                    return MORE_TO_DO
                shares.append(next(results))
            share, error = mean(shares), SURE * standard_error(shares)
            self.results["measured"][name_of(matchup)] = {
                **matchup._asdict(),
                "games": len(shares) * matchup.players,
                "times_fair": share * matchup.players,
                "interval": [(share - error) * matchup.players, (share + error) * matchup.players],
            }
            self.write()
        return 0


def tables(text: str) -> tuple[int, ...]:
    """The numbers of players of one network."""
    return tuple(int(part) for part in text.split(","))


def deals_of(matchup: Matchup) -> int:
    return -(-matchup.games // matchup.players)


def is_over(settings: TrainSettings, last: Any) -> bool:
    if settings.updates and last["updates"] >= settings.updates:
        return True
    return bool(last["seconds"] >= settings.minutes * 60)


def last_line(folder: Path) -> Any:
    lines = (folder / "history.jsonl").read_bytes().splitlines()
    return json.loads(lines[-1]) if lines else None


def name_of(matchup: Matchup) -> str:
    return f"{matchup.game}/{matchup.players}/{matchup.opponent}"


def run(call: Call, wanted: argparse.Namespace) -> int:
    settings = plans(wanted)
    trained = call.results["trained"]
    status = call.train({name: one for name, one in settings.items() if name not in trained})
    call.join(settings)
    if status:
        return status
    call.results["bytes"] = sum(path.stat().st_size for path in call.out.glob("*.npz"))
    call.results["small_enough"] = call.results["bytes"] <= MOST_BYTES
    call.write()
    matchups = [
        Matchup(one.game, players, opponent, wanted.games, "networks")
        for opponent in wanted.against.split(",")
        for one in settings.values()
        for players in one.players
    ]
    left = [one for one in matchups if name_of(one) not in call.results["measured"]]
    return call.measure(left, os.cpu_count() or 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", help="all games by default")
    parser.add_argument("--out", type=Path, default=Path("networks"))
    parser.add_argument("--tables", type=tables, action="append", help="of one network: 2,3")
    parser.add_argument("--minutes", type=float, default=28.0, help="of all calls together")
    parser.add_argument("--measure-minutes", type=float, default=3.0, help="of these")
    parser.add_argument("--call-minutes", type=float, default=1e6, help="of this call at most")
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 1) - 1, 1))
    parser.add_argument("--against", default="greedy,councillor", help="bots to measure by")
    parser.add_argument("--games", type=int, default=200, help="of each measurement, at least")
    parser.add_argument("--set", type=json.loads, default={}, help="other settings, as JSON")
    wanted = parser.parse_args()
    status = run(Call(wanted.out, wanted.call_minutes * 60), wanted)
    print(wanted.out / "results.json")
    return status


if __name__ == "__main__":
    sys.exit(main())
