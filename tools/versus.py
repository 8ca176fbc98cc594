"""Plays two checkouts of the project against each other: how strong is NEW, measured by OLD?

    python tools/versus.py OLD NEW --game king --players 3 --deals 140 --bot eminence

Each side runs in its own process and environment (CHECKOUT/.venv; `make lab compile` there) and
holds its own position. The two go in lockstep by notation, so no line of one engine runs in the
other. One seat is NEW's and OLD has the rest. Every deal is played once with NEW in each seat and
the same luck; the deals, not the games, are what the interval counts. The number of deals is fixed
before the first one. A game in which the two rulebooks disagree is void and is counted as such.

Exit status: 0 played, 2 it could not be played.
"""

import argparse
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, NamedTuple

ENGINE = Path(__file__).resolve().parent / "versus_engine.py"
SURE = 1.96
"""Standard errors to each side of a 95 % interval."""
CHANCE, OVER = -1, -2


class CannotPlay(Exception):
    """One sentence about why."""


class Disagreement(Exception):
    """The two sides do not play by the same rules here."""


class Side:
    """A checkout's engine in its own process."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        python = checkout.resolve() / ".venv" / "bin" / "python"
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        try:
            self.process = subprocess.Popen(
                [str(python), str(ENGINE)],
                cwd=checkout,
                env=clean,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise CannotPlay(f"{checkout} has no environment: {error.strerror}") from error

    def send(self, do: str, **order: Any) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"do": do, **order}) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise CannotPlay(f"the engine of {self.checkout} has ended") from error

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CannotPlay(f"the engine of {self.checkout} has ended")
        said: dict[str, Any] = json.loads(line)
        if "error" in said:
            raise Disagreement(f"{self.checkout}: {said['error']}")
        return said

    def ask(self, do: str, **order: Any) -> dict[str, Any]:
        self.send(do, **order)
        return self.answer()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    options: dict[str, Any]
    old_bot: str
    new_bot: str
    seed: str


class Played(NamedTuple):
    """One game from NEW's side."""

    share: float
    """Of the victory."""
    seconds: dict[str, list[float]]
    """Of each decision, by side."""


class Pair:
    """One process of each side, for one game after the other."""

    def __init__(self, old: Path, new: Path) -> None:
        self.old = Side(old)
        self.new = Side(new)

    def both(self, do: str, **order: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        self.old.send(do, **order)
        self.new.send(do, **order)
        return self._answers()

    def _answers(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Both are read, also where one of them refuses: the next order finds them in step."""
        said = []
        refused: Disagreement | None = None
        for side in (self.old, self.new):
            try:
                said.append(side.answer())
            except Disagreement as error:
                refused = error
        if refused is not None:
            raise refused
        return said[0], said[1]

    def play(self, plan: Plan, deal: int, seats: list[int], mine: int) -> Played:
        """One game with NEW in the seat `mine`, in lockstep."""
        luck = Random(f"{plan.seed}/{deal}")
        table = {"game": plan.game, "players": plan.players, "options": plan.options}
        seed = f"{plan.seed}/{deal}/{mine}"
        others = {str(seat): plan.old_bot for seat in seats if seat != mine}
        self.old.send("new", **table, bots=others, seed=seed)
        self.new.send("new", **table, bots={str(mine): plan.new_bot}, seed=seed)
        seconds: dict[str, list[float]] = {"old": [], "new": []}
        old, new = self._answers()
        while True:
            actor = old["actor"]
            if actor != new["actor"] or old.get("chance") != new.get("chance"):
                raise Disagreement(f"{old} in one, {new} in the other")
            if actor == OVER:
                if old != new:
                    raise Disagreement(f"{old} in one, {new} in the other")
                won = new["winners"]
                return Played(1 / len(won) if mine in won else 0.0, seconds)
            if actor == CHANCE:
                texts, weights = zip(*old["chance"], strict=True)
                text = luck.choices(texts, weights)[0]
            else:
                chooser, name = (new, "new") if actor == mine else (old, "old")
                text = chooser["choice"]
                seconds[name].append(chooser["seconds"])
            old, new = self.both("apply", text=text)

    def close(self) -> None:
        self.old.close()
        self.new.close()


class Deal(NamedTuple):
    """What came of one deal, over its rotations."""

    share: float | None
    """NEW's mean share; None if any of its games was void."""
    games: int
    void: list[str]
    seconds: dict[str, list[float]]


def play_deal(pairs: "SimpleQueue[Pair]", plan: Plan, deal: int, seats: list[int]) -> Deal:
    pair = pairs.get()
    try:
        shares: list[float] = []
        void: list[str] = []
        seconds: dict[str, list[float]] = {"old": [], "new": []}
        for mine in seats:
            try:
                played = pair.play(plan, deal, seats, mine)
            except Disagreement as error:
                void.append(f"deal {deal}, seat {mine + 1}: {error}")
                continue
            shares.append(played.share)
            for side, times in played.seconds.items():
                seconds[side] += times
        share = None if void else sum(shares) / len(shares)
        return Deal(share, len(shares), void, seconds)
    finally:
        pairs.put(pair)


def versus(old: Path, new: Path, plan: Plan, deals: int, cores: int) -> dict[str, Any]:
    """Play all deals; the result."""
    pairs: SimpleQueue[Pair] = SimpleQueue()
    started: list[Pair] = []
    try:
        for _ in range(cores):
            started.append(Pair(old, new))
            pairs.put(started[-1])
        about = dict(zip(("old", "new"), started[0].both("hello"), strict=True))
        table = {"game": plan.game, "players": plan.players, "options": plan.options}
        try:
            first, second = started[0].both("table", **table)
        except Disagreement as error:
            raise CannotPlay(str(error)) from error
        if first != second or len(first["deciding"]) < 2:
            raise CannotPlay(f"there are no seats to compare: {first}, {second}")
        seats: list[int] = first["deciding"]
        with ThreadPoolExecutor(cores) as pool:
            done = list(watched(pool.map(lambda n: play_deal(pairs, plan, n, seats), range(deals))))
    finally:
        for pair in started:
            pair.close()
    return {
        **{f"{side}_{key}": value for side in about for key, value in about[side].items()},
        "old": str(old),
        "new": str(new),
        **plan._asdict(),
        "deals": deals,
        **result_of(done, len(seats)),
    }


def watched(results: Iterator[Deal]) -> Iterator[Deal]:
    """A line of progress, if somebody looks on."""
    for number, deal in enumerate(results, 1):
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{number} deals")
        yield deal
    if sys.stderr.isatty():
        sys.stderr.write("\n")


def result_of(deals: list[Deal], seats: int) -> dict[str, Any]:
    """NEW's share of the victories with its interval, and the time that decisions took."""
    shares = [deal.share for deal in deals if deal.share is not None]
    void = [line for deal in deals for line in deal.void]
    mean = sum(shares) / len(shares) if shares else math.nan
    spread = sum((share - mean) ** 2 for share in shares)
    error = math.sqrt(spread / (len(shares) - 1) / len(shares)) if len(shares) > 1 else math.inf
    low, high = max(mean - SURE * error, 0.0), min(mean + SURE * error, 1.0)
    times = {side: [t for deal in deals for t in deal.seconds[side]] for side in ("old", "new")}
    return {
        "games": sum(deal.games for deal in deals),
        "share": mean,
        "interval": [low, high],
        "times_fair": mean * seats,
        "times_fair_interval": [low * seats, high * seats],
        "void_games": len(void),
        "void": void[:20],
        "seconds": {
            side: {"mean": sum(one) / len(one), "most": max(one), "decisions": len(one)}
            for side, one in times.items()
            if one
        },
    }


def sentence(result: dict[str, Any]) -> str:
    """The result in a few lines."""
    low, high = result["interval"]
    fair_low, fair_high = result["times_fair_interval"]
    sides = [
        f"{side} {result[f'{side}_bot']} ({result[f'{side}_version']}, {result[f'{side}_rules']})"
        for side in ("new", "old")
    ]
    lines = [f"{result['game']}, {result['players']} players: {' against '.join(sides)}"]
    lines.append(f"{result['games']} games of {result['deals']} deals")
    share = f"share of the victories {result['share']:.1%} (95 %: {low:.1%} to {high:.1%})"
    lines.append(f"{share}, {result['times_fair']:.2f} x fair ({fair_low:.2f} to {fair_high:.2f})")
    for side, seconds in result["seconds"].items():
        mean, most = 1000 * seconds["mean"], 1000 * seconds["most"]
        lines.append(f"{side}: {mean:.1f} ms a decision, at most {most:.0f} ms")
    if result["void_games"]:
        lines.append(f"{result['void_games']} games are void; the first: {result['void'][0]}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={}, help="a JSON object")
    parser.add_argument("--bot", default="eminence", help="the bot of both sides")
    parser.add_argument("--old-bot", help="another one for OLD")
    parser.add_argument("--new-bot", help="another one for NEW")
    parser.add_argument("--deals", type=int, default=100, help="each has a game for every seat")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    plan = Plan(
        wanted.game,
        wanted.players,
        wanted.options,
        wanted.old_bot or wanted.bot,
        wanted.new_bot or wanted.bot,
        wanted.seed,
    )
    try:
        result = versus(wanted.old, wanted.new, plan, wanted.deals, wanted.cores)
    except CannotPlay as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(result, indent=1) if wanted.json else sentence(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
