"""K4.4: what a hand pays for a bid, since no change is given."""

from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import FACE_IDS, GOLD_FACE


def gold_counts(s: Board, seat: int) -> list[int]:
    """How many Gold cards of value 1, 2 and 3 a hand has."""
    return s.gold[3 * seat : 3 * seat + 3]


def totals(counts: list[int]) -> list[int]:
    """All that Gold cards can pay, from 0 on, in order."""
    reachable = {0}
    for value in range(3):
        for _ in range(counts[value]):
            reachable |= {total + value + 1 for total in reachable}
    return sorted(reachable)


def overpaid(payable: list[int], price: int) -> int:
    """The least that is paid too much; 0 too for a price that cannot be paid."""
    for total in payable:
        if total >= price:
            return total - price
    return 0


def overpaid_after(s: Board, seat: int, value: int, due: int) -> int:
    """The least that is paid too much when a Gold card of this value goes first."""
    if value >= due:
        return value - due
    counts = gold_counts(s, seat)
    counts[value - 1] -= 1
    return overpaid(totals(counts), due - value)


def settlement(s: Board, seat: int, due: int) -> tuple[str, ...]:
    """The Gold cards that pay a price with the least overpayment; of those, the fewest."""
    counts = gold_counts(s, seat)
    target = due + overpaid(totals(counts), due)
    best: list[int] = []
    for threes in range(counts[2], -1, -1):
        for twos in range(counts[1], -1, -1):
            ones = target - 3 * threes - 2 * twos
            if 0 <= ones <= counts[0] and (not best or ones + twos + threes < len(best)):
                best = [3] * threes + [2] * twos + [1] * ones
    return tuple([FACE_IDS[GOLD_FACE + value - 1] for value in best])
