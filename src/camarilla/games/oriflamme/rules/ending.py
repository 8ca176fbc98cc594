"""O8: the end of the game."""

from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.events import WON
from camarilla.kernel.events import HIDDEN


def winners(s: Board) -> list[int]:
    """O8.1, then O8.2 (O10.5: the cards of both families together)."""
    cards = s.uncovered_cards()
    ranks = [(influence, cards[player]) for player, influence in enumerate(s.influence)]
    best = max(ranks)
    return [player for player, rank in enumerate(ranks) if rank == best]


def is_tied(s: Board) -> bool:
    """O8.2: whether several players have the most influence, so that uncovered cards decide."""
    return s.influence.count(max(s.influence)) > 1


def end_game(s: Board) -> None:
    """O8.1, O8.2: the event names the step that decided."""
    if s.out is None:
        return
    won = winners(s)
    cards = s.uncovered_cards()
    for player in won:
        if is_tied(s):
            s.say(WON, "O8.2", player, s.influence[player], cards[player], len(won))
        else:
            s.say(WON, "O8.1", player, s.influence[player], HIDDEN, len(won))
