"""The search parameters of Oriflamme."""

from mypy_extensions import mypyc_attr

from camarilla.games.oriflamme.rules.cast import as_oriflamme
from camarilla.games.oriflamme.rules.placement import ROUNDS
from camarilla.kernel.game import State
from camarilla.search.config import SearchConfig


@mypyc_attr(allow_interpreted_subclasses=True)
class OriflammeSearchConfig(SearchConfig):
    """A stage is a round."""

    def stage(self, s: State) -> int:
        return as_oriflamme(s).round

    def horizon(self, s: State) -> int:
        """To the end of the game: the value of a card shows late."""
        return ROUNDS
