"""The bots that look ahead: one step, or by tree search."""

from random import Random
from typing import Final, NamedTuple

from camarilla.bots.base import ExpectedAction, Explanation
from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.config import UNLIMITED
from camarilla.search.greedy import Lookahead
from camarilla.search.network_search import search_for
from camarilla.search.seat_values import SeatValues
from camarilla.search.tree_search import NO_TIME_LIMIT, Search
from camarilla.search.trees import InformationSetTrees

EXPLANATION_SAMPLES: Final = 12
"""Determinizations in which a search evaluates the actions that it did not visit."""
COMPARED_EVENLY: Final = 100.0
"""Exploration that gives all choices equally many tries."""


class SearchSettings(NamedTuple):
    """The budget of a search, and whether it uses the prior of a network, where there is one."""

    iterations: int = UNLIMITED
    seconds: float = NO_TIME_LIMIT
    use_prior: bool = False

    @property
    def bot(self) -> str:
        """The name of the bot that searches so."""
        parts = []
        if self.iterations < UNLIMITED:
            parts.append(str(self.iterations))
        if self.seconds < NO_TIME_LIMIT:
            parts.append(f"{self.seconds:g}s")
        return f"{'network' if self.use_prior else 'ismcts'}:{'/'.join(parts)}"


class GreedyBot:
    """Takes the best action one step ahead, over at most `samples` determinizations."""

    def __init__(self, rng: Random, samples: int = 12) -> None:
        self.rng = rng
        self.samples = samples

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        return lookahead(game).choose(game, info, self.samples, self.rng)

    def explain(self, info: InformationState, game: Game) -> Explanation:
        legal = list(info.legal)
        values = lookahead(game).action_values(game, info, legal, self.samples, self.rng)
        best = values.index(max(values))
        nothing: list[list[ExpectedAction]] = [[] for _ in legal]
        return Explanation(best, values, [0] * len(legal), nothing, [[] for _ in legal])


class SearchBot:
    """Searches within a budget of iterations, or of seconds, or both.

    With a budget of iterations the same seed and the same information give the same choices.
    """

    def __init__(self, rng: Random, settings: SearchSettings) -> None:
        self.rng = rng
        self.settings = settings
        self._expected: InformationState | None = None
        self._trees: InformationSetTrees | None = None

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        search = self.new_search(info, game)
        if len(search.legal) == 1:
            return search.legal[0]
        search.run(self.settings.iterations, self.settings.seconds)
        index = search.choice()
        self._keep_trees(search, index)
        return search.legal[index]

    def search(self, info: InformationState, game: Game) -> Search:
        """A finished search for this decision."""
        search = self.new_search(info, game)
        search.run(self.settings.iterations, self.settings.seconds)
        return search

    def explain(self, info: InformationState, game: Game) -> Explanation:
        legal = list(info.legal)
        values = lookahead(game).action_values(game, info, legal, EXPLANATION_SAMPLES, self.rng)
        visits = [0] * len(legal)
        lines: list[list[ExpectedAction]] = [[] for _ in legal]
        seats: list[list[float]] = [[] for _ in legal]
        search = self.search(info, game)
        found, tried = search.values(), search.visits()
        # An action that was not searched is no better than the worst of those that were.
        least = min(found)
        values = [min(value, least) for value in values]
        for place, action in enumerate(search.legal):
            index = legal.index(action)
            values[index] = found[place]
            visits[index] = tried[place]
            lines[index] = steps_after(search, place)
            seats[index] = search.seat_values.mean(place)
        best = legal.index(search.legal[search.choice()])
        return Explanation(best, values, visits, lines, seats, any(search.prior_bonus))

    def new_search(self, info: InformationState, game: Game) -> Search:
        """A search that has not run yet. It continues with what was kept of the last one."""
        trees = self._trees if info == self._expected else None
        title = title_of(game.id)
        return search_for(game, title.bot(), info, self.rng, trees, self.settings.use_prior)

    def _keep_trees(self, search: Search, index: int) -> None:
        """Keep the trees below the action if the next decision is this seat's own.

        They are used only if the next information state is exactly the expected one, so nothing
        that happened in between is missed.
        """
        self._expected = self._trees = None
        after = search.determinize(0)
        after.apply(search.legal[index])
        if after.actor() == search.seat:
            self._expected = after.information_state(search.seat)
            self._trees = search.trees_after(index)


def lookahead(game: Game) -> Lookahead:
    """One step ahead, by the quick policy of the game."""
    profile = title_of(game.id).bot()
    return Lookahead(profile, profile.quick_policy)


def compare_only(search: Search, actions: list[int]) -> None:
    """Let a search that has not run yet compare these actions, without a prior."""
    search.legal = actions
    search.indices = search.root.indices_of(actions, 0)
    search.prior_bonus = [0.0] * len(actions)
    search.seat_values = SeatValues(len(actions), search.information.players)


def search_among(game: Game, info: InformationState, actions: list[int], seed: str) -> Search:
    """A search that compares these actions, however long it is run."""
    search = Search(game, title_of(game.id).bot(), info, Random(seed))
    compare_only(search, actions)
    search.max_iterations = UNLIMITED
    return search


def steps_after(search: Search, place: int) -> list[ExpectedAction]:
    """What the search expects after one of its actions, and by which seats."""
    s = search.determinize(0)
    s.apply(search.legal[place])
    steps = []
    for action in search.principal_variation(place):
        steps.append(ExpectedAction(s.actor(), action))
        s.apply(action)
    return steps
