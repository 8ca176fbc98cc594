"""Trains the networks of all games on one machine, and measures what they win.

    python tools/train_networks.py --out networks --minutes 28 [--call-minutes 9] [GAME...]

The time is divided among the games as their own settings propose, and each network is trained for
all numbers of players at once. The rest (`--measure-minutes`) is for games against fixed bots: the
network alone in one seat, the bot in all others; the number of games is fixed beforehand.

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

MORE_TO_DO = 3
SAVING = 20.0
"""Seconds that a training has at the end of a call to save itself."""
WORTH_WHILE = 45.0
"""Seconds that a call must have left to begin or continue a training."""
MOST_BYTES = 12_000_000
"""Of all weights together."""


def plans(wanted: argparse.Namespace) -> dict[str, TrainSettings]:
    """The settings of every game, with its part of the time."""
    usual = {game: usual_settings(game) for game in wanted.game or games.GAMES}
    total = sum(one.minutes + one.imitation_minutes for one in usual.values())
    scale = max(wanted.minutes - wanted.measure_minutes, 0.0) / total
    found = {}
    for game, settings in usual.items():
        changed = {
            "minutes": settings.minutes * scale,
            "imitation_minutes": settings.imitation_minutes * scale,
            "workers": wanted.workers,
            **wanted.set,
        }
        values = msgspec.to_builtins(settings) | changed
        found[game] = msgspec.convert(values, TrainSettings).checked()
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

    def train(self, settings: TrainSettings) -> int:
        """Train one game to its end, or until the call must end; 0 if it is done."""
        if self.left() < WORTH_WHILE:
            return MORE_TO_DO
        game = settings.game
        folder = self.out / game
        folder.mkdir(exist_ok=True)
        begun = (folder / "checkpoint.pt").exists()
        plan = folder / "plan.json"
        if not begun:
            write_settings(settings, plan)
        command = [sys.executable, "-m", "camarilla.lab.train", str(plan), str(folder)]
        with (folder / "log.jsonl").open("ab") as log:
            process = subprocess.Popen([*command, *["--resume"] * begun], stdout=log)
            try:
                status = process.wait(self.left() - SAVING)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGINT)
                process.wait()
                return MORE_TO_DO
        if status:
            return 1
        (self.out / f"{game}.npz").write_bytes((folder / f"{game}.npz").read_bytes())
        self.results["trained"][game] = msgspec.to_builtins(settings) | {"last": last_line(folder)}
        self.write()
        return 0

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


def deals_of(matchup: Matchup) -> int:
    return -(-matchup.games // matchup.players)


def last_line(folder: Path) -> Any:
    lines = (folder / "history.jsonl").read_bytes().splitlines()
    return json.loads(lines[-1]) if lines else None


def name_of(matchup: Matchup) -> str:
    return f"{matchup.game}/{matchup.players}/{matchup.opponent}"


def run(call: Call, wanted: argparse.Namespace) -> int:
    settings = plans(wanted)
    for game, one in settings.items():
        if game not in call.results["trained"] and (status := call.train(one)):
            return status
    call.results["bytes"] = sum((call.out / f"{game}.npz").stat().st_size for game in settings)
    call.results["small_enough"] = call.results["bytes"] <= MOST_BYTES
    call.write()
    matchups = [
        Matchup(game, players, opponent, wanted.games, "networks")
        for opponent in wanted.against.split(",")
        for game, one in settings.items()
        for players in one.players
    ]
    left = [one for one in matchups if name_of(one) not in call.results["measured"]]
    return call.measure(left, wanted.workers + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", help="all games by default")
    parser.add_argument("--out", type=Path, default=Path("networks"))
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
