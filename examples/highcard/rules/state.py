"""A position of High Card."""

from typing import ClassVar, Final

import msgspec

from camarilla.games.highcard.rules.information import HighCardInformation, Saved
from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.domains import SEAT, Domain
from camarilla.kernel.events import EventType, Field
from camarilla.kernel.frames import OPERATION, first, frame
from camarilla.kernel.game import CHANCE, State

CARDS: Final = 52
POINTS_TO_WIN: Final = 3
NONE: Final = -1

# Actions: forms with typed arguments. Numbers follow from the order of these lines.
CARD: Final = Domain("card", offset=1, size=CARDS)
SPACE: Final = ActionSpace()
KEEP: Final = SPACE.add("keep")
EXCHANGE: Final = SPACE.add("exchange")
DRAW: Final = SPACE.add_each("draw {card}", card=CARD)

# Operations: what a frame does. DEAL and TURN have the seat as their argument.
ROUND: Final = 0
DEAL: Final = 1
TURN: Final = 2
SHOWDOWN: Final = 3
DECISIONS: Final = ("", "deal", "turn", "")
RULES: Final = ("H2.1", "H2.1", "H2.2", "H2.3")

# Events: what players are told. A secret field names the field with the seat that sees it.
DREW: Final = EventType(
    "drew", {"seat": Field(SEAT), "card": Field(CARD, secret_to="seat")}, reveals=True
)
KEPT: Final = EventType("kept", {"seat": Field(SEAT)})
EXCHANGED: Final = EventType("exchanged", {"seat": Field(SEAT), "card": Field(CARD)}, reveals=True)
SHOWED: Final = EventType("showed", {"seat": Field(SEAT), "card": Field(CARD)}, reveals=True)
SCORED: Final = EventType("scored", {"seat": Field(SEAT)})
WON: Final = EventType("won", {"seat": Field(SEAT)})


class HighCardState(State):
    actions: ClassVar[ActionSpace] = SPACE

    hands: list[int]
    discards: list[int]
    points: list[int]

    def proceed(self, frame: int) -> bool:
        op = frame & OPERATION
        if op == DEAL:
            taken = self.hands + self.discards
            return self.ask(CHANCE, frame, [DRAW + c for c in range(CARDS) if c not in taken])
        if op == TURN:
            return self.ask(first(frame), frame, [KEEP, EXCHANGE])
        if op == ROUND:
            self.begin_round()
        else:
            self.end_round()
        return False

    def answer(self, frame: int, action: int) -> None:
        seat = first(frame)
        if frame & OPERATION == DEAL:
            self.hands[seat] = action - DRAW
            self.say(DREW, "H2.1", seat, action - DRAW)
        elif action == KEEP:
            self.say(KEPT, "H2.2", seat)
        else:
            self.exchange(seat)

    def begin_round(self) -> None:
        """H2.1: everyone gets a card. H2.2: everyone has a turn. The last frame runs first."""
        players = len(self.points)
        self.hands = [NONE] * players
        self.discards = []
        self.stack.append(SHOWDOWN)
        self.stack += [frame(TURN, seat) for seat in reversed(range(players))]
        self.stack += [frame(DEAL, seat) for seat in reversed(range(players))]

    def exchange(self, seat: int) -> None:
        """H2.2: discard the card face up and draw another one."""
        self.say(EXCHANGED, "H2.2", seat, self.hands[seat])
        self.discards.append(self.hands[seat])
        self.hands[seat] = NONE
        self.stack.append(frame(DEAL, seat))

    def end_round(self) -> None:
        """H2.3: the highest card scores a point. H3.1: three points win the game."""
        for seat, card in enumerate(self.hands):
            self.say(SHOWED, "H2.3", seat, card)
        best = self.hands.index(max(self.hands))
        self.points[best] += 1
        self.say(SCORED, "H2.3", best)
        if self.points[best] == POINTS_TO_WIN:
            self.say(WON, "H3.1", best)
        else:
            self.stack.append(ROUND)

    def clone(self) -> "HighCardState":
        other = HighCardState()
        other.stack = self.stack[:]
        other.out = None
        other._actor = self._actor
        other._legal = self._legal
        other.hands = self.hands[:]
        other.discards = self.discards[:]
        other.points = self.points[:]
        return other

    def to_data(self) -> dict[str, object]:
        saved = Saved(self.stack, self.hands, self.discards, self.points)
        data: dict[str, object] = msgspec.to_builtins(saved)
        return data

    def information_state(self, seat: int) -> HighCardInformation:
        op = self.stack[-1] & OPERATION if self.stack else ROUND
        over = not self.stack
        hands = [
            card if card == NONE or over or owner == seat else None
            for owner, card in enumerate(self.hands)
        ]
        return HighCardInformation(
            game="highcard",
            seat=seat,
            players=len(self.points),
            actor=self._actor,
            decision=DECISIONS[op],
            rule=RULES[op],
            legal=tuple(self._legal) if self._actor == seat else (),
            frames=tuple(self.stack),
            scores=tuple(self.points),
            winners=tuple(self.winners()),
            hands=tuple(hands),
            discards=tuple(self.discards),
        )

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == POINTS_TO_WIN]

    def check(self) -> None:
        cards = [card for card in self.hands if card != NONE] + self.discards
        assert len(self.hands) == len(self.points)
        assert len(set(cards)) == len(cards)
        assert all(0 <= card < CARDS for card in cards)
        assert all(0 <= points <= POINTS_TO_WIN for points in self.points)
