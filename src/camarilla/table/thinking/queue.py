"""Who gets the next idle worker: addresses take turns, and at each address its people do."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom a job is done."""

    address: str = ""
    person: str = ""


class FairQueue(Generic[T]):
    """Hands out a number of things to those who wait for them.

    Somebody with a hundred requests waits longer for them, and delays others by at most one.
    """

    def __init__(self, things: list[T]) -> None:
        self._idle = things
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    async def get(self, owner: Owner) -> T:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, thing: T) -> None:
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(thing)
                return
        self._idle.append(thing)

    def waiting_at(self, address: str) -> int:
        """How many wait for people at this address."""
        return sum(len(turns) for turns in self._waiting.get(address, {}).values())

    def _next(self) -> asyncio.Future[T]:
        """The next in turn; the address and the person go to the end of theirs."""
        address, people = next(iter(self._waiting.items()))
        person, turns = next(iter(people.items()))
        turn = turns.popleft()
        if turns:
            people.move_to_end(person)
        else:
            del people[person]
        if people:
            self._waiting.move_to_end(address)
        else:
            del self._waiting[address]
        return turn
