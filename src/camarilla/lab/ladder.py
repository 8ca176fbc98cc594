"""Tournaments between bots: who wins how often, with intervals.

Every deal is played once for each rotation of the seats with the same luck: chance draws from one
source seeded by the deal alone. So every deal is a fair tournament in itself, and the intervals
count deals, not games.
"""

import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from camarilla import bots, games
from camarilla.bots.open_cards import OpenGame
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import CHANCE, Game, State
from camarilla.kernel.match import run
from camarilla.kernel.options import OptionValue, complete
from camarilla.kernel.seating import AUTOMATIC, deciding, seated
from camarilla.lab.intervals import SURE, mean, share_error
from camarilla.lab.omniscient import OMNISCIENT
from camarilla.lab.workers import in_order


class Ladder(NamedTuple):
    """What is played. The last bot takes all remaining seats.

    `bots` are those of the seats that decide; where the rules play (`AUTOMATIC`), no bot sits.
    """

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: str

    def checked(self) -> "Ladder":
        """The ladder with options and seats filled in; raises the typed error of what is wrong."""
        game = games.get(self.game)
        options = complete(game.options, self.options)
        game.setup(self.players, options)
        seats = len(deciding(game, self.players, options))
        if len(self.bots) < 2:
            raise BadOption("a ladder needs two bots or more")
        if seats < 2:
            raise BadOption("a ladder needs two seats for bots")
        if len(self.bots) > seats:
            raise BadOption(f"{len(self.bots)} bots are too many for {seats} seats")
        for name in self.bots:
            bots.check(name.removeprefix(OMNISCIENT))
        filled = (*self.bots, *[self.bots[-1]] * (seats - len(self.bots)))
        return self._replace(options=options, bots=filled)


class Outcome(NamedTuple):
    """One game: the seats of the bots, and the result."""

    seats: tuple[str, ...]
    scores: list[int]
    winners: list[int]


def play_deal(ladder: Ladder, deal: int) -> list[Outcome]:
    """All rotations of one deal."""
    game = games.get(ladder.game)
    outcomes = []
    for turn in range(len(ladder.bots)):
        names = [*ladder.bots[turn:], *ladder.bots[:turn]]
        seats = tuple(seated(game, ladder.players, ladder.options, names))
        outcomes.append(play_game(game, ladder, deal, seats))
    return outcomes


def play_game(game: Game, ladder: Ladder, deal: int, seats: tuple[str, ...]) -> Outcome:
    state = game.setup(ladder.players, ladder.options)
    luck = Random(f"{ladder.seed}/{deal}")
    players = {
        seat: bots.make(name.removeprefix(OMNISCIENT), f"{ladder.seed}/{deal}/{seat}/{name}")
        for seat, name in enumerate(seats)
        if name != AUTOMATIC
    }
    omniscient = OpenGame(game)

    def choose(state: State, actor: int) -> int:
        if actor == CHANCE:
            return state.random_action(luck)
        sees_all = seats[actor].startswith(OMNISCIENT)
        omniscient.truth = state
        info = state.information_state(actor)
        return players[actor].choose(info, omniscient if sees_all else game)

    run(state, choose)
    return Outcome(seats, state.scores(), state.winners())


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared. A game shared by n winners counts 1/n for each of them."""

    bot: str
    games: int
    seats: int
    """How many seats of every table it had."""
    share: float
    """The share of the games that one seat of it won."""
    share_low: float
    share_high: float
    fair: float
    """The share of a seat if all were equal."""
    times_fair: float
    score: float
    rating: float
    """OpenSkill (Plackett-Luce); everybody begins at 25."""
    rating_low: float
    rating_high: float


def hold(
    ladder: Ladder,
    count: int,
    cores: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> list[Standing]:
    """Play at least `count` games, whole deals each; the standings, best first.

    `tell` hears how many games each deal has added. An interrupt ends the tournament after the
    deals that are finished.
    """
    ladder = ladder.checked()
    rounds = math.ceil(count / len(ladder.bots))
    deals: list[list[Outcome]] = []
    results = in_order(partial(play_deal, ladder), range(rounds), cores or 0)
    try:
        for outcomes in results:
            deals.append(outcomes)
            if tell is not None:
                tell(len(outcomes))
    except KeyboardInterrupt:
        if not deals:
            raise
    finally:
        results.close()
    return rank(ladder, deals)


def rank(ladder: Ladder, deals: list[list[Outcome]]) -> list[Standing]:
    """The standings of a ladder after these deals, the best first."""
    names = list(dict.fromkeys(ladder.bots))
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for outcomes in deals:
        for outcome in outcomes:
            rate(model, ratings, outcome)
    standings = [standing(ladder, name, deals, ratings[name]) for name in names]
    return sorted(standings, key=lambda one: -one.share)


def won(outcome: Outcome, name: str) -> float:
    hits = sum(outcome.seats[seat] == name for seat in outcome.winners)
    return hits / len(outcome.winners)


def scored(outcome: Outcome, name: str) -> int:
    return sum(
        score for bot, score in zip(outcome.seats, outcome.scores, strict=True) if bot == name
    )


def rate(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], outcome: Outcome) -> None:
    """Winners first, then by score; a bot with several seats takes the mean of their ratings."""
    best = max(outcome.scores) + 1
    seats = [seat for seat, name in enumerate(outcome.seats) if name != AUTOMATIC]
    names = [outcome.seats[seat] for seat in seats]
    ranks = [float(-best if s in outcome.winners else -outcome.scores[s]) for s in seats]
    teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in names]
    rated = model.rate(teams, ranks=ranks)
    for name, rating in ratings.items():
        own = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
        rating.mu = mean([one.mu for one in own])
        rating.sigma = mean([one.sigma for one in own])


def standing(
    ladder: Ladder, name: str, deals: list[list[Outcome]], rating: PlackettLuceRating
) -> Standing:
    seats = ladder.bots.count(name)
    games = len(ladder.bots)
    shares = [sum(won(one, name) for one in deal) / (seats * games) for deal in deals]
    scores = [sum(scored(one, name) for one in deal) / (seats * games) for deal in deals]
    share = mean(shares)
    error = SURE * share_error(shares, 1 / seats)
    fair = 1 / ladder.players
    return Standing(
        bot=name,
        games=len(deals) * games,
        seats=seats,
        share=share,
        share_low=max(share - error, 0.0),
        share_high=min(share + error, 1.0),
        fair=fair,
        times_fair=share / fair,
        score=mean(scores),
        rating=rating.mu,
        rating_low=rating.mu - SURE * rating.sigma,
        rating_high=rating.mu + SURE * rating.sigma,
    )
