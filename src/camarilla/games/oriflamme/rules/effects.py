"""What actions and cards would do, found by carrying them out in the position as a seat knows it.

So the numbers that a player is shown are those of the rules. A hidden victim is tried as every
card that it may be.
"""

from typing import Final

from camarilla.games.oriflamme.rules.abilities import ABILITY_OF
from camarilla.games.oriflamme.rules.actions import ELIMINATE, LEFT_END, SPACE
from camarilla.games.oriflamme.rules.activation import reveal
from camarilla.games.oriflamme.rules.blanks import hidden_kinds
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    BLANK,
    CARD,
    KIND,
    KIND_IDS,
    TRAP,
    UP,
    card_of,
    owner_of,
)
from camarilla.games.oriflamme.rules.events import MOVED, NOTHING, TWIN_ENTERED
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.games.oriflamme.rules.observation import Effect
from camarilla.games.oriflamme.rules.operations import ACTIVATE_CARD, USE_ABILITY
from camarilla.games.oriflamme.rules.placement import put
from camarilla.kernel.events import Event
from camarilla.kernel.frames import OPERATION, first, frame, second

STRIKE_BACK: Final = (AMBUSH, TRAP)


class Trial:
    """A copy of a position in which something is carried out, up to the next choice.

    It stops where a hidden card would be eliminated, so that this can be tried as each card.
    """

    def __init__(self, position: Board) -> None:
        self.before = position
        self.position = position.clone()
        self.position.stack = []
        self.events: list[Event] = []
        self.position.out = self.events
        self.asks = False
        """Whether it has come to a choice."""
        self.victim = -1
        """The place of the hidden card that is about to be eliminated."""
        self.asked = 0
        self.action = -1
        """The action that eliminates it; -1 where there was no choice."""

    def answer(self, asked: int, action: int) -> "Trial":
        """Carry out an action of the decision `asked`."""
        if SPACE.form(action) is SPACE.form(ELIMINATE):
            self.victim = self.hidden(SPACE.index(action))
        if self.victim < 0:
            self.position.answer(asked, action)
        else:
            self.asked = asked
            self.action = action
        return self.run()

    def activate(self, place: int) -> "Trial":
        """Activate the top card of a place, or reveal it."""
        card = self.position.row[place]
        if card & UP:
            self.position.stack.append(frame(USE_ABILITY, place, card & KIND))
        else:
            reveal(self.position, place)
        return self.run()

    def run(self) -> "Trial":
        stack = self.position.stack
        while stack and not self.asks and self.victim < 0:
            self.victim = self.forced_on(stack[-1])
            if self.victim < 0:
                self.asks = self.position.proceed(stack.pop())
        return self

    def forced_on(self, ahead: int) -> int:
        """The place of the hidden card that the next frame eliminates without a choice, or -1."""
        place, operation = first(ahead), ahead & OPERATION
        if operation == USE_ABILITY:
            kind = second(ahead)
        elif operation == ACTIVATE_CARD:
            kind = self.position.row[place] & KIND
        else:
            return -1
        ability = ABILITY_OF[kind]
        if ability.targets is None or ability.verb != ELIMINATE:
            return -1
        targets = ability.targets(self.position, place)
        return self.hidden(targets[0]) if len(targets) == 1 else -1

    def hidden(self, place: int) -> int:
        return place if self.position.row[place] & KIND == BLANK else -1

    def guess(self, kind: int) -> "Trial":
        """The same trial up to here, with the hidden victim as a card of this kind."""
        known = self.position.row[self.victim] & ~KIND | kind
        before = self.before.clone()
        if before.row[self.victim] & CARD == self.position.row[self.victim] & CARD:
            before.row[self.victim] = before.row[self.victim] & ~KIND | kind
        guess = Trial(before)
        guess.position = self.position.clone()
        guess.position.out = guess.events
        guess.position.row[self.victim] = known
        guess.events += self.events
        return guess.answer(self.asked, self.action) if self.action >= 0 else guess.run()

    def changes(self) -> list[int]:
        """By seat: how its influence has changed."""
        before, after = self.before.influence, self.position.influence
        return [after[seat] - before[seat] for seat in range(len(after))]

    def choices(self) -> list[int]:
        """The places among which a choice follows."""
        if not self.asks:
            return []
        named = [SPACE.named(action) for action in self.position.legal()]
        return [int(arguments["place"]) for arguments in named if "place" in arguments]

    def leaving(self) -> list[int]:
        """The places of the row as it was whose top card is gone."""
        left: set[int] = set()
        for place, top in enumerate(self.position.row):
            left.add(top & CARD)
            left.update([card & CARD for card in self.position.under[place]])
        tops = enumerate(self.before.row)
        return [place + 1 for place, top in tops if top & KIND != BLANK and top & CARD not in left]

    def nothing(self) -> str | None:
        """Why the trial had no effect, if it had none."""
        for event in self.events:
            if event.type is NOTHING and not any(self.changes()) and not self.asks:
                return str(NOTHING.fields["reason"].domain.out(event.values[2]))
        return None

    def newcomer(self) -> int:
        """The place that a card was moved to or entered at; -1 if none was."""
        for event in self.events:
            if event.type is MOVED or event.type is TWIN_ENTERED:
                name = "to" if event.type is MOVED else "place"
                return event.values[event.type.names.index(name)]
        return -1


def effect_of(trial: Trial, info: OriflammeInformation) -> Effect:
    """What a trial has shown."""
    if trial.victim >= 0:
        return effect_on_hidden(trial, info)
    changes = trial.changes()
    return Effect(
        least=tuple(changes) if any(changes) else (),
        choices=tuple(trial.choices()),
        leaving=tuple(trial.leaving()),
        nothing=trial.nothing(),
    )


def effect_on_hidden(trial: Trial, info: OriflammeInformation) -> Effect:
    """The range of what may happen when a hidden card is eliminated."""
    kinds = hidden_kinds(info, owner_of(trial.position.row[trial.victim]))
    effects: list[Effect] = []
    for kind in kinds:
        effects.append(effect_of(trial.guess(kind), info))
    seats = len(trial.position.influence)
    leaving = set(effects[0].leaving)
    least = changes_of(effects[0], seats)
    most = least
    for effect in effects[1:]:
        leaving &= set(effect.leaving)
        changes = changes_of(effect, seats)
        least = [min(pair) for pair in zip(least, changes, strict=True)]
        most = [max(pair) for pair in zip(most, changes, strict=True)]
    return Effect(
        least=tuple(least) if any(least) or any(most) else (),
        most=tuple(most) if most != least else (),
        leaving=tuple(sorted(leaving)),
        dangers=tuple([KIND_IDS[kind] for kind in kinds if kind in STRIKE_BACK]),
    )


def changes_of(effect: Effect, seats: int) -> list[int]:
    """By seat: the change of a case in which no hidden card is left to decide."""
    return list(effect.least) if effect.least else [0] * seats


def effect_of_action(position: Board, info: OriflammeInformation, action: int) -> Effect:
    """What an open action does."""
    return effect_of(Trial(position).answer(position.stack[-1], action), info)


def effect_of_card(position: Board, info: OriflammeInformation, place: int) -> Effect | None:
    """What the top card of a place would do now, if the seat knows it."""
    if position.row[place] & KIND == BLANK:
        return None
    return effect_of(Trial(position).activate(place), info)


def effect_of_placing(
    position: Board, info: OriflammeInformation, family: int, kind: int, spot: int
) -> Effect | None:
    """What a card of the hand would do to others at a spot of the row, revealed there now.

    Its places are those of the row before the placing; a choice that would follow is left out.
    """
    placed = position.clone()
    place = put(placed, card_of(family, kind), spot)
    effect = effect_of(Trial(placed).activate(place), info)
    shift = 1 if spot == LEFT_END else 0
    others = [left - shift for left in effect.leaving if left != place + 1]
    return if_any(
        Effect(
            least=effect.least,
            most=effect.most,
            leaving=tuple(others),
            dangers=effect.dangers,
            nothing=effect.nothing,
        )
    )


def if_any(effect: Effect) -> Effect | None:
    """The effect, if there is anything to tell."""
    return None if effect == Effect() else effect
