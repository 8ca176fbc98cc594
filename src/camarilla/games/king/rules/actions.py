"""The action space of For the King. Players are numbered from 1 in the text: seat 0 is 1."""

from typing import Final

from camarilla.games.king.rules.cards import DOMAIN_IDS, FACE_IDS
from camarilla.kernel.actions import ActionSpace, numbers

HIGHEST_BID: Final = 117
"""All 39 Gold cards of K9.1 at value 3: no table allows a higher bid (K4.8)."""

SPACE: Final = ActionSpace()

KEEP: Final = SPACE.add("keep")
MIDDLE: Final = SPACE.add("middle")
FAVOUR: Final = SPACE.add("favour")
PASS: Final = SPACE.add("pass")
BID: Final = SPACE.add_each("bid {}", numbers(HIGHEST_BID))
RAISE: Final = SPACE.add_each("raise {}", DOMAIN_IDS)
LOWER: Final = SPACE.add_each("lower {}", DOMAIN_IDS)
TAKE: Final = SPACE.add_each("take {}", FACE_IDS)
PAY: Final = SPACE.add_each("pay {}", FACE_IDS)
FIRST: Final = SPACE.add_each("first {}", numbers(5))
DRAW: Final = SPACE.add_each("draw {}", FACE_IDS)
TURN_UP: Final = SPACE.add_each("turn-up {}", FACE_IDS)
LOSE: Final = SPACE.add_each("lose {}", FACE_IDS)
