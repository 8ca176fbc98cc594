"""Hints for the people at the tables: whose turn it is may ask what a bot would do."""

import asyncio
from weakref import WeakValueDictionary

from camarilla.table.autoplay import Advice, Keeper
from camarilla.table.commands import User
from camarilla.table.rooms import Hall
from camarilla.web.guard.limits import Limits
from camarilla.web.http.seats import seat_to_play


class Hinting:
    """A person's questions are thought about one after another, so that nobody, however many are
    asked at once, has more than one worker; what is known already costs nothing."""

    def __init__(self, hall: Hall, keeper: Keeper, limits: Limits) -> None:
        self._hall = hall
        self._keeper = keeper
        self._limits = limits
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hints(self, table_id: str, player: User, seat: int | None) -> Advice:
        turn = self._turns.setdefault(player.id, asyncio.Lock())
        async with turn:
            playing = await self._hall.ask(
                table_id, lambda table: seat_to_play(table, player.id, seat)
            )
            return await self._keeper.hints(
                table_id, playing, lambda: self._limits.hints.take(player.id)
            )
