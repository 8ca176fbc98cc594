"""The action space of For the King. Players are numbered from 1 in the text: seat 0 is 1."""

from typing import Final

from camarilla.games.king.rules.cards import CARD_DOMAIN, DOMAIN_DOMAIN
from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.domains import Domain, seats

HIGHEST_BID: Final = 117
"""All 39 Gold cards of K9.1 at value 3: no table allows a higher bid (K4.8)."""

SPACE: Final = ActionSpace()

KEEP: Final = SPACE.add("keep")
MIDDLE: Final = SPACE.add("middle")
FAVOUR: Final = SPACE.add("favour")
PASS: Final = SPACE.add("pass")
BID: Final = SPACE.add_each("bid {bid}", bid=Domain("bid", offset=1, size=HIGHEST_BID))
RAISE: Final = SPACE.add_each("raise {domain}", domain=DOMAIN_DOMAIN)
LOWER: Final = SPACE.add_each("lower {domain}", domain=DOMAIN_DOMAIN)
TAKE: Final = SPACE.add_each("take {card}", card=CARD_DOMAIN)
PAY: Final = SPACE.add_each("pay {card}", card=CARD_DOMAIN)
FIRST: Final = SPACE.add_each("first {seat}", seat=seats(5))
DRAW: Final = SPACE.add_each("draw {card}", card=CARD_DOMAIN)
TURN_UP: Final = SPACE.add_each("turn-up {card}", card=CARD_DOMAIN)
LOSE: Final = SPACE.add_each("lose {card}", card=CARD_DOMAIN)

INDEX: Final = SPACE.indices
"""By action its number within its block: the card, the domain, the seat or the bid less one."""
