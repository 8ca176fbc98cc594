"""Bots that see the true position: upper bounds, to measure what hidden information is worth.

They cheat: a ladder can seat them, no table can. Such a bot is an ordinary bot whose
determinizations are the true position (`bots/open_cards.py`).
"""

from typing import Final

OMNISCIENT: Final = "omniscient:"
"""Before the name of a bot, in a ladder: `omniscient:ismcts:300`."""
