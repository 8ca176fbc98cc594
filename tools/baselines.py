"""A table of baselines: every bot alone among opponents of one kind, with seeds and intervals.

    python tools/baselines.py [GAME...] [--players 3] [--games 300] [--seed 1] [--json]
        [--bots random,greedy,page,courtier,councillor,eminence] [--against random,greedy]

An agent of your own takes part as `exec:COMMAND`, trained by whatever library: docs/bots.md has the
protocol and examples/trained_bot.py plays a PPO agent that way. The number of games is fixed
beforehand. A deal is played once for each rotation of the seats with the same luck; the intervals
(95 %) count deals.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from camarilla import __version__, games
from camarilla.bots import LEVELS
from camarilla.kernel.errors import CamarillaError
from camarilla.lab.ladder import Ladder, hold

HEADER = """\
| game | players | bot | against | games | share of victories (95 %) | x fair |
|---|---|---|---|---|---|---|"""


def rows(wanted: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """One measurement after the other; a bot does not play against itself."""
    for game in wanted.game or games.GAMES:
        for opponent in wanted.against.split(","):
            for bot in wanted.bots.split(","):
                if bot == opponent:
                    continue
                ladder = Ladder(game, wanted.players, {}, (bot, opponent), wanted.seed)
                standing = next(one for one in hold(ladder, wanted.games) if one.bot == bot)
                yield {
                    "game": game,
                    "players": wanted.players,
                    "bot": bot,
                    "against": opponent,
                    "games": standing.games,
                    "seed": wanted.seed,
                    "share": standing.share,
                    "interval": [standing.share_low, standing.share_high],
                    "times_fair": standing.times_fair,
                }


def line(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    share = f"{row['share']:.1%} ({low:.1%} to {high:.1%})"
    cells = [row["game"], row["players"], row["bot"], row["against"], row["games"], share]
    return f"| {' | '.join(map(str, cells))} | {row['times_fair']:.2f} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", help="all games by default")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bots", default=",".join(["random", "greedy", *LEVELS]))
    parser.add_argument("--against", default="random,greedy")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    try:
        if wanted.json:
            print(json.dumps({"version": __version__, "rows": list(rows(wanted))}, indent=1))
            return 0
        print(f"Version {__version__}, seed {wanted.seed}.\n")
        print(HEADER)
        for row in rows(wanted):
            print(line(row), flush=True)
    except CamarillaError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
