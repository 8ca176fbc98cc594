"""The rewards of a finished game; their sum is always zero."""

from camarilla.kernel.game import State


def rewards(s: State, players: int) -> list[float]:
    """1 for a sole winner, less for a shared victory; the others pay for it in equal parts. A game
    with one player gives 1 for a victory and -1 for a defeat.
    """
    winners = s.winners()
    if players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * players
    result = [-1.0 / (players - 1)] * players
    for seat in winners:
        result[seat] += players / (players - 1) / len(winners)
    return result
