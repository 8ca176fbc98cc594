"""Write the golden playthroughs anew: `python -m tests.golden [--new] [game ...]`.

The actions played stay the same; `--new` plays others, for when a change of the rules makes the
old ones illegal. Commit a changed playthrough only with the rule that is the reason for it.
"""

import sys

from tests.golden.playthrough import GOLDEN, actions_in, path_of, played, playthrough

from camarilla.games import GAMES, get


def main(arguments: list[str]) -> None:
    GOLDEN.mkdir(exist_ok=True)
    ids = [argument for argument in arguments if argument != "--new"]
    for game in [get(id) for id in ids or GAMES]:
        for players in range(game.min_players, game.max_players + 1):
            path = path_of(game, players)
            old = path.read_text("utf-8") if path.exists() else ""
            keep = old and "--new" not in arguments
            actions = actions_in(game, old) if keep else played(game, players)
            text = playthrough(game, players, actions)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{'same   ' if text == old else 'changed'} {path.name}\n")


main(sys.argv[1:])
