"""The bots that think: one step ahead, or by search."""

from random import Random

from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.greedy import choice
from camarilla.search.tree_search import FOREVER, Search
from camarilla.search.trees import Trees

NO_LIMIT = 1 << 40


class GreedyBot:
    """Takes what looks best at once, over at most so many positions that fit what it knows."""

    def __init__(self, rng: Random, samples: int = 12) -> None:
        self.rng = rng
        self.samples = samples

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        return choice(game, title_of(game.id).mind(), info, self.samples, self.rng)


class SearchBot:
    """Searches within a budget of iterations, or of seconds, or both.

    With a budget of iterations the same seed and the same views give the same choices. A schooled
    one leans on a network, where the game has one.
    """

    def __init__(
        self,
        rng: Random,
        iterations: int = NO_LIMIT,
        seconds: float = FOREVER,
        schooled: bool = False,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.schooled = schooled
        self._expected: InformationState | None = None
        self._trees: Trees | None = None

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        search = self._begin(info, game)
        if len(search.legal) == 1:
            return search.legal[0]
        search.run(self.iterations, self.seconds)
        index = search.choice()
        self._expect(search, index)
        return search.legal[index]

    def search(self, info: InformationState, game: Game) -> Search:
        """A finished search for this decision, for its choice and all that it has found out."""
        search = self._begin(info, game)
        search.run(self.iterations, self.seconds)
        return search

    def _begin(self, info: InformationState, game: Game) -> Search:
        trees = self._trees if info == self._expected else None
        title = title_of(game.id)
        mind = title.network_mind() if self.schooled else title.search_mind()
        return Search(game, mind, info, self.rng, trees)

    def _expect(self, search: Search, index: int) -> None:
        """Keep the trees below the action if the next decision is this seat's own.

        They are used only if the next information state is exactly the expected one, so nothing
        that others did or that was revealed meanwhile is missed.
        """
        self._expected = self._trees = None
        after = search.imagine(0)
        after.apply(search.legal[index])
        if after.actor() == search.seat:
            self._expected = after.information_state(search.seat)
            self._trees = search.after(index)
