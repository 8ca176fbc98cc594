"""The thinking itself: judging positions and searching them. Compiled where the rules are.

Nothing here ever holds a true position: a search is given a view, and every position in it was
drawn by `Game.sample` from that view.
"""

from typing import Final

from camarilla.bots.minds.illuminaten import IlluminatenMind, TaughtIlluminatenMind
from camarilla.bots.minds.king import KingMind, SchooledKingMind, TaughtKingMind
from camarilla.bots.minds.mind import Mind
from camarilla.bots.minds.oriflamme import OriflammeMind

MINDS: Final[dict[str, Mind]] = {
    "oriflamme": OriflammeMind(),
    "ablaze": OriflammeMind(),
    "king": KingMind(),
    "illuminaten": IlluminatenMind(),
}
"""By game id."""
TAUGHT: Final[dict[str, Mind]] = {
    "king": TaughtKingMind(),
    "illuminaten": TaughtIlluminatenMind(),
}
"""Where searches play on by habits learned in games: the same judgement, another instinct."""
SCHOOLED: Final[dict[str, Mind]] = {"king": SchooledKingMind()}
"""Where a network was taught, which a search can lean on."""
_PLAIN: Final = Mind()


def mind_of(game: str) -> Mind:
    """The game's own mind, or the one that knows nothing but scores."""
    return MINDS.get(game, _PLAIN)


def searching_mind_of(game: str) -> Mind:
    """The mind that a search plays on with: taught, where there is one."""
    return TAUGHT.get(game) or mind_of(game)


def schooled_mind_of(game: str) -> Mind:
    """The mind of a search that leans on a network, where there is one."""
    return SCHOOLED.get(game) or searching_mind_of(game)
