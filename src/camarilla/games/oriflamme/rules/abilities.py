"""O6 and O7: what each card does, one short function a card.

A card that chooses a card of the row has `<card>_targets`, the places it may choose, and
`<card>`, what it does to the chosen one. `place` is always the place of the acting card, which
may be a Shapeshifter that copies: only its own name, place and family count (O6.5, O9.2).
"""

from collections.abc import Callable
from typing import Final

from camarilla.games.oriflamme.rules.actions import BRIBE, COPY, ELIMINATE, MOVE, SPY_ON
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    BRIBERY,
    CONSPIRACY,
    CUTTHROAT,
    FAMILY,
    FELON,
    HEIR,
    IMPERSONATION,
    IS_INTRIGUE,
    KIND,
    KIND_IDS,
    LORD,
    PRINCE,
    QUEEN,
    ROYAL_DECREE,
    SCHEMER,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    TOKEN,
    TRAP,
    TWIN,
    UP,
    card_of,
    family_bits,
    family_of,
    owner_of,
)
from camarilla.games.oriflamme.rules.elimination import eliminate, opposes, steal, turn_up
from camarilla.games.oriflamme.rules.events import (
    BRIBED,
    COPIED,
    ENTERED,
    FROM_ASIDE,
    FROM_DISCARD,
    LOST,
    MOVED,
    NO_ABILITY,
    NOBODY_LOSES,
    NOTHING,
    OWN_CARD,
    SAME_NAME,
    SPIED,
    TOKEN_RETURNED,
)
from camarilla.games.oriflamme.rules.operations import CHOOSE_GAP, USE_ABILITY
from camarilla.kernel.frames import frame

# Base characters.


def archer_targets(s: Board, place: int) -> list[int]:
    """O6.1"""
    last = len(s.row) - 1
    return [0, last] if last else [0]


def archer(s: Board, place: int, target: int) -> None:
    """O6.1"""
    eliminate(s, s.row[place], [target], "O6.1")


def soldier(s: Board, place: int, target: int) -> None:
    """O6.2"""
    eliminate(s, s.row[place], [target], "O6.2")


def spy(s: Board, place: int, target: int) -> None:
    """O6.3"""
    player, victim = s.player_at(place), s.player_at(target)
    s.say(SPIED, "O6.3", player, target)
    if player == victim:
        s.say(NOTHING, "O6.3", player, SPY, OWN_CARD)
    else:
        steal(s, player, victim, 1, "O6.3", SPY)


def heir(s: Board, place: int) -> None:
    """O6.4"""
    if s.named_like(place):
        s.say(NOTHING, "O6.4", s.player_at(place), HEIR, SAME_NAME)
    else:
        s.gain(s.player_at(place), 2, "O6.4")


def shapeshifter_targets(s: Board, place: int) -> list[int]:
    """O6.5"""
    return [p for p in s.neighbours(place) if is_open_character(s.row[p])]


def shapeshifter(s: Board, place: int, target: int) -> None:
    """O6.5"""
    kind = s.row[target] & KIND
    s.say(COPIED, "O6.5", s.player_at(place), kind, target)
    if kind == SHAPESHIFTER:
        s.say(NOTHING, "O6.5", s.player_at(place), kind, NO_ABILITY)
    else:
        s.stack.append(frame(USE_ABILITY, place, kind))


def lord(s: Board, place: int) -> None:
    """O6.6, O11.2"""
    family = s.row[place] & FAMILY
    gain = 1
    for neighbour in s.neighbours(place):
        if s.row[neighbour] & FAMILY == family:
            gain += 1
            if s.setup.first_edition:
                gain += len(s.under[neighbour])
    s.gain(s.player_at(place), gain, "O6.6")


# Base intrigues.


def assassination_targets(s: Board, place: int) -> list[int]:
    """O6.7"""
    return list(range(len(s.row)))


def assassination(s: Board, place: int, target: int) -> None:
    """O6.7"""
    eliminate(s, s.row[place], [target], "O6.7")


def royal_decree_targets(s: Board, place: int) -> list[int]:
    """O6.8"""
    return [p for p in range(len(s.row)) if p != place]


def royal_decree(s: Board, place: int, target: int) -> None:
    """O6.8: the card is chosen; now where it goes."""
    s.stack.append(frame(CHOOSE_GAP, place, target))


def royal_decree_gaps(s: Board, target: int) -> list[int]:
    """O6.8: gap g lies before place g of the row as it is; beside a lone card nothing changes."""
    gaps = list(range(len(s.row) + 1))
    if not s.under[target]:
        del gaps[target : target + 2]
    return gaps


def royal_decree_moves(s: Board, place: int, target: int, gap: int) -> None:
    """O6.8: the top card of `target` goes to `gap` with all that lies on it."""
    alone = not s.under[target]
    player = s.player_at(place)
    card = s.lift(target)
    goal = gap - 1 if alone and target < gap else gap
    s.insert(goal, card)
    s.say(MOVED, "O6.8", player, family_of(card), target, goal)


def ambush(s: Board, place: int) -> None:
    """O6.9, revealed by its owner."""
    s.gain(s.player_at(place), 1, "O6.9")


def conspiracy(s: Board, place: int) -> None:
    """O6.10: all its influence was gained when it was revealed."""


# Ablaze characters.


def prince(s: Board, place: int) -> None:
    """O7.1: the Twin, if he comes, is in the row already."""
    s.gain(s.player_at(place), 1, "O7.1")


def twin(s: Board, place: int) -> None:
    """O7.2"""
    s.gain(s.player_at(place), 1, "O7.2")


def queen(s: Board, place: int) -> None:
    """O7.3"""
    s.gain(s.player_at(place), 2, "O7.3")


def cutthroat(s: Board, place: int, target: int) -> None:
    """O7.4"""
    attacker = s.row[place]
    turn_up(s, target, "O7.4")
    name = s.row[target] & KIND
    victims = [
        other
        for other, card in enumerate(s.row)
        if other == target or (card & UP and card & KIND == name and opposes(s, attacker, card))
    ]
    victims.reverse()
    eliminate(s, attacker, victims, "O7.4", reward=0 if len(victims) == 1 else 1)


def apothecary_targets(s: Board, place: int) -> list[int]:
    """O7.5"""
    family = s.row[place] & FAMILY
    targets: set[int] = set()
    for other, card in enumerate(s.row):
        if other != place and card & FAMILY == family:
            targets.update(s.neighbours(other))
    return sorted(targets)


def apothecary(s: Board, place: int, target: int) -> None:
    """O7.5"""
    eliminate(s, s.row[place], [target], "O7.5")


def felon(s: Board, place: int) -> None:
    """O7.6"""
    anybody = False
    for neighbour in s.neighbours(place):
        player = s.player_at(neighbour)
        if s.influence[player]:
            anybody = True
            s.influence[player] -= 1
            s.say(LOST, "O7.6", player, 1)
    if not anybody:
        s.say(NOTHING, "O7.6", s.player_at(place), FELON, NOBODY_LOSES)


def schemer(s: Board, place: int) -> None:
    """O7.7"""
    for neighbour in s.neighbours(place):
        if s.under[neighbour]:
            s.to_discard(place, "O7.7")
            return
    s.gain(s.player_at(place), 2, "O7.7")


# Ablaze intrigues.


def impersonation(s: Board, place: int, target: int) -> None:
    """O7.8"""
    attacker, victim = s.row[place], s.row[target]
    gap = eliminate(s, attacker, [target], "O7.8")
    kind = victim & KIND
    if gap < 0 or IS_INTRIGUE[kind] or not opposes(s, attacker, victim):
        return
    family = owner_of(attacker)
    bit = 1 << kind
    source = FROM_DISCARD
    if s.discards[family] & bit:
        s.discards[family] &= ~bit
    elif s.asides[family] & bit:
        s.asides[family] &= ~bit
        source = FROM_ASIDE
    else:
        return
    s.insert(gap, card_of(family, kind) | UP)
    s.say(ENTERED, "O7.8", s.player_at(gap), family, kind, gap, source)


def trap(s: Board, place: int) -> None:
    """O7.10, revealed by its owner."""
    s.gain(s.player_at(place), 1, "O7.10")


def bribery_targets(s: Board, place: int) -> list[int]:
    """O7.11"""
    return [p for p, card in enumerate(s.row) if is_open_character(card) and not s.under[p]]


def bribery(s: Board, place: int, target: int) -> None:
    """O7.11"""
    card = s.row[target]
    if card & TOKEN:
        s.say(TOKEN_RETURNED, "O7.11", family_of(card))
    family = family_of(s.row[place])
    s.row[target] = card & ~FAMILY | family_bits(family) | TOKEN
    s.say(BRIBED, "O7.11", s.player_at(place), owner_of(card), card & KIND, target, family)


def is_open_character(card: int) -> bool:
    """A face-up character, to be copied, bribed, or activated by a Plot."""
    return card & UP != 0 and not IS_INTRIGUE[card & KIND]


# The card table.


class Ability:
    """How a kind of card acts: at once by `effect`, or by `act` on one of its `targets`."""

    def __init__(
        self,
        effect: Callable[[Board, int], None] | None = None,
        verb: int = 0,
        targets: Callable[[Board, int], list[int]] | None = None,
        act: Callable[[Board, int, int], None] | None = None,
    ) -> None:
        self.effect = effect
        self.verb = verb
        self.targets = targets
        self.act = act


ABILITIES: Final = {
    ARCHER: Ability(verb=ELIMINATE, targets=archer_targets, act=archer),
    SOLDIER: Ability(verb=ELIMINATE, targets=Board.neighbours, act=soldier),
    SPY: Ability(verb=SPY_ON, targets=Board.neighbours, act=spy),
    HEIR: Ability(heir),
    SHAPESHIFTER: Ability(verb=COPY, targets=shapeshifter_targets, act=shapeshifter),
    LORD: Ability(lord),
    ASSASSINATION: Ability(verb=ELIMINATE, targets=assassination_targets, act=assassination),
    ROYAL_DECREE: Ability(verb=MOVE, targets=royal_decree_targets, act=royal_decree),
    AMBUSH: Ability(ambush),
    CONSPIRACY: Ability(conspiracy),
    APOTHECARY: Ability(verb=ELIMINATE, targets=apothecary_targets, act=apothecary),
    CUTTHROAT: Ability(verb=ELIMINATE, targets=Board.neighbours, act=cutthroat),
    FELON: Ability(felon),
    QUEEN: Ability(queen),
    SCHEMER: Ability(schemer),
    PRINCE: Ability(prince),
    IMPERSONATION: Ability(verb=ELIMINATE, targets=Board.neighbours, act=impersonation),
    BRIBERY: Ability(verb=BRIBE, targets=bribery_targets, act=bribery),
    TRAP: Ability(trap),
    TWIN: Ability(twin),
}
ABILITY_OF: Final[list[Ability]] = [
    ABILITIES.get(kind, Ability(conspiracy)) for kind in range(len(KIND_IDS))
]
