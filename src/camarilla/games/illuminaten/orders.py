"""Standing orders in Pax Illuminaten: decisions without a choice are made at once."""

from typing import Final

from camarilla.games.orders import SingleChoice

ORDERS: Final = (SingleChoice(),)
