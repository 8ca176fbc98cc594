"""O5: how cards are eliminated, and all that follows from it."""

from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    FAMILY,
    KIND,
    PRINCE,
    QUEEN,
    TRAP,
    TWIN,
    UP,
    family_of,
    influence_on,
    owner_of,
    turned_up,
)
from camarilla.games.oriflamme.rules.events import (
    ELIMINATED,
    NO_INFLUENCE,
    NOT_AMONG,
    NOTHING,
    OWN_CARD,
    STOLE,
    TURNED_UP,
)
from camarilla.kernel.events import HIDDEN


def turn_up(s: Board, place: int, rule: str) -> None:
    """O5.2: a face-down card that must go is turned up, the influence on it is lost."""
    card = s.row[place]
    if not card & UP:
        s.row[place] = turned_up(card)
        if s.out is not None:
            s.say(TURNED_UP, rule, owner_of(card), card & KIND, place, influence_on(card))


def eliminate(s: Board, attacker: int, places: list[int], rule: str, reward: int = 1) -> int:
    """O5.5: `attacker` (its card when its ability began) eliminates the top cards of `places`.

    The places come from right to left; `reward` is what O5.1 gives for each card. Returns the
    index in the row of the gap that the first victim left when its place closed, or -1 if it lay
    on a stack.
    """
    player = s.player_for(attacker)
    gap = -1 if s.under[places[0]] else places[0]
    victims: list[int] = []
    for place in places:
        card = s.row[place]
        if s.out is not None:
            shown = card & KIND if card & UP else HIDDEN
            s.say(ELIMINATED, rule, player, owner_of(card), shown, place)
        turn_up(s, place, "O5.2")
        victims.append(s.row[place])
        s.to_discard(place, "O5.4")
        if place < gap:
            gap -= 1
    for victim in victims:
        s.gain(player, reward, "O5.1")
        if victim & KIND == QUEEN and opposes(s, attacker, victim):
            s.gain(player, 1, "O7.3")
    for victim in victims:
        kind = victim & KIND
        if kind == AMBUSH:
            spring_ambush(s, attacker, victim)
        elif kind == TRAP:
            spring_trap(s, attacker, victim)
        elif kind == PRINCE:
            gap = discard_relatives(s, TWIN, victim, "O7.1", gap)
        elif kind == TWIN:
            gap = discard_relatives(s, PRINCE, victim, "O7.2", gap)
    return gap


def opposes(s: Board, card: int, other: int) -> bool:
    """O1.7, O10.4: whether two cards are of families of different players."""
    return s.player_for(card) != s.player_for(other)


def discard_relatives(s: Board, kind: int, victim: int, rule: str, gap: int) -> int:
    """O7.1, O7.2: the Twins of an eliminated Prince's family go with him, and the reverse.

    Everybody learns that none of the family's face-down cards is a Prince. Returns where the
    gap before `gap` is afterwards.
    """
    family = victim & FAMILY
    relatives = [card for card in s.row if card & KIND == kind and card & FAMILY == family]
    if s.out is not None and kind == PRINCE:
        for card in s.row:
            if not card & UP and card & FAMILY == family and card & KIND != PRINCE:
                s.say(NOT_AMONG, rule, family_of(victim), PRINCE)
                break
    for card in relatives:
        place = s.place_of(card)
        alone = not s.under[place]
        turn_up(s, place, rule)
        s.to_discard(place, rule)
        if alone and place < gap:
            gap -= 1
    return gap


def spring_ambush(s: Board, attacker: int, victim: int) -> None:
    """O6.9: an opponent's card that eliminated an Ambush pays for it."""
    owner = s.player_for(victim)
    if opposes(s, attacker, victim):
        s.gain(owner, 4, "O6.9")
        discard_attacker(s, attacker, "O6.9")
    elif s.setup.first_edition:
        s.gain(owner, 1, "O11.2")
        discard_attacker(s, attacker, "O11.2")
    else:
        s.say(NOTHING, "O6.9", owner, AMBUSH, OWN_CARD)


def spring_trap(s: Board, attacker: int, victim: int) -> None:
    """O7.10: an opponent's card that eliminated a Trap pays for it."""
    owner = s.player_for(victim)
    if opposes(s, attacker, victim):
        steal(s, owner, s.player_for(attacker), 3, "O7.10", TRAP)
        discard_attacker(s, attacker, "O7.10")
    else:
        s.say(NOTHING, "O7.10", owner, TRAP, OWN_CARD)


def discard_attacker(s: Board, attacker: int, rule: str) -> None:
    place = s.place_of(attacker)
    if place >= 0:
        s.to_discard(place, rule)


def steal(s: Board, player: int, victim: int, count: int, rule: str, kind: int) -> None:
    """Take up to `count` influence from another player's own (O6.3, O7.10) for a card."""
    count = min(count, s.influence[victim])
    if count:
        s.influence[victim] -= count
        s.influence[player] += count
        s.say(STOLE, rule, player, victim, count)
    else:
        s.say(NOTHING, rule, player, kind, NO_INFLUENCE)
