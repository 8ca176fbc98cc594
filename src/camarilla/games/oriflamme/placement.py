"""O2 and O3: rounds and their placement phase."""

from camarilla.games.oriflamme.actions import (
    ENDS,
    LEFT_END,
    ON_PLACE,
    PLACE,
    PLACE_SECOND,
    RIGHT_END,
    SECOND_ENDS,
    SPOTS,
)
from camarilla.games.oriflamme.cards import FAMILY, FAMILY_SHIFT, card_of
from camarilla.games.oriflamme.court import Court
from camarilla.games.oriflamme.dealing import take_from_hand
from camarilla.games.oriflamme.events import PLACED, ROUND_BEGAN, WON
from camarilla.games.oriflamme.operations import (
    BEGIN_ROUND,
    DRAW_HANDS,
    END_ROUND,
    NEXT_PLACE,
    PLACE_CARD,
)
from camarilla.kernel.frames import frame


def begin_round(s: Court) -> None:
    """O2.1"""
    s.round += 1
    s.placed = 0
    s.placed_families = 0
    s.say(ROUND_BEGAN, "O2.1", s.round, s.first_player())
    s.stack.append(END_ROUND)
    s.turn = s.first_player()
    s.stack.append(PLACE_CARD)


def end_round(s: Court) -> None:
    """O2.2, O10.2"""
    if s.round == 6:
        for player in s.winners():
            s.say(WON, "O8.1", player, s.influence[player])
        return
    s.stack.append(BEGIN_ROUND)
    if s.setup.players == 2 and s.round <= 4:
        s.stack.append(frame(DRAW_HANDS, 0, 1))


def ask_place(s: Court) -> bool:
    """O3.1; O10.2: two players choose which of their families places first."""
    player = s.turn
    options: list[int] = []
    if not s.placed_families >> player & 1:
        add_placings(s, player, PLACE, ENDS, options)
    if s.setup.players == 2 and not s.placed_families >> (player + 2) & 1:
        add_placings(s, player + 2, PLACE_SECOND, SECOND_ENDS, options)
    return s.ask(player, PLACE_CARD, options)


def add_placings(
    s: Court, family: int, verb: int, ends: list[list[int]], options: list[int]
) -> None:
    """Every card of the family's hand at every spot that O3.1 allows."""
    hand = s.hands[family]
    if not s.row:
        options += [verb + kind * SPOTS + LEFT_END for kind in hand]
        return
    for kind in hand:
        options += ends[kind]
    mark = family << FAMILY_SHIFT
    spot = verb + ON_PLACE
    for card in s.row:
        if card & FAMILY == mark:
            options += [spot + kind * SPOTS for kind in hand]
        spot += 1


def place_card(s: Court, action: int) -> None:
    """O3.1, O3.2: then the next player clockwise; O10.2: two players alternate."""
    player = s.turn
    family = player
    if action >= PLACE_SECOND:
        family += 2
        action -= PLACE_SECOND
    else:
        action -= PLACE
    kind = action // SPOTS
    take_from_hand(s, family, kind)
    place = put(s, card_of(family, kind), action % SPOTS)
    if s.out is not None:
        covering = 1 if s.under[place] else 0
        s.say(PLACED, "O3.2" if covering else "O3.1", player, family, kind, place, covering)
    s.placed += 1
    s.placed_families |= 1 << family
    if s.placed < s.setup.families:
        s.turn = (player + 1) % s.setup.players
        s.stack.append(PLACE_CARD)
    else:
        begin_activation(s)


def put(s: Court, card: int, spot: int) -> int:
    """Put a card at an end of the row or on a place; the place it is now at."""
    if spot == LEFT_END:
        s.insert(0, card)
        return 0
    if spot == RIGHT_END:
        s.insert(len(s.row), card)
        return len(s.row) - 1
    s.cover(spot - ON_PLACE, card)
    return spot - ON_PLACE


def begin_activation(s: Court) -> None:
    """O4.1: the pointer stands before the first place in the direction of activation."""
    s.pointer = 0 if s.setup.step == 1 else len(s.row)
    s.standing = False
    s.active = -1
    s.stack.append(NEXT_PLACE)
