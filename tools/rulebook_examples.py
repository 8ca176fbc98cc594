"""Finds worked examples for the rulebooks: short moments of games in which one rule is applied.

Called as `python tools/rulebook_examples.py [GAME]`; it writes `examples.json` into the folders of
the games. Run it when a rule has changed so that the actions of an example are no longer legal.
"""

import sys
from pathlib import Path
from random import Random

import msgspec

from camarilla import games
from camarilla.games.rulebook import Example
from camarilla.games.title import Title
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, Game
from camarilla.kernel.match import Match, run

GAMES = Path(games.__file__).parent
SEEDS = 400
AT = 45
"""Moments about this step show enough of the table, and not too much."""
EVENTS = 3
"""So many events tell a moment well."""


class Finder:
    """The best moment for each wanted rule, of all games that were played."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.found: dict[str, tuple[int, Example]] = {}

    def play(self, game: Game, players: int, seed: int) -> None:
        match = Match(game, players)
        rng = Random(seed)

        def apply(action: int) -> None:
            decided = match.state.actor() != CHANCE
            events = match.play(action)
            if decided and events:
                self.look(match, events)

        run(match.state, lambda state, _: state.random_action(rng), apply)

    def look(self, match: Match, events: list[Event]) -> None:
        """Whether this moment is the clearest so far for a rule."""
        at = len(match.actions)
        for rule in {event.rule for event in events} & self.wanted:
            first = events[0].rule == rule
            fails = any(event.type.name == "nothing" for event in events)
            price = 10 * abs(len(events) - EVENTS) + abs(at - AT) // 2
            price += 25 * (not first) + 40 * fails
            if rule not in self.found or price < self.found[rule][0]:
                record = match.record([""] * match.players)
                example = Example(
                    rule=rule,
                    game=record.game,
                    players=record.players,
                    actions=record.actions,
                )
                self.found[rule] = (price, example)


def main(*chosen: str) -> None:
    titles: dict[str, list[Title]] = {}
    for title in games.TITLES.values():
        titles.setdefault(title.catalogue, []).append(title)
    for catalogue, variants in titles.items():
        rulebook = variants[0].rulebook()
        if (chosen and catalogue not in chosen) or not rulebook.examples:
            continue
        finder = Finder(set(rulebook.examples))
        for seed in range(SEEDS):
            for title in variants:
                finder.play(title.game, 3, seed)
        lines = [
            " " + msgspec.json.encode(finder.found[rule][1]).decode()
            for rule in rulebook.examples
            if rule in finder.found
        ]
        print(catalogue, "has none for", set(rulebook.examples) - set(finder.found))
        text = "[\n" + ",\n".join(lines) + "\n]\n"
        (GAMES / catalogue / "examples.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
