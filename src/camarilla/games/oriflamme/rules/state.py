"""The position of Oriflamme: runs the frames, counts the result, copies and saves itself."""

import msgspec

from camarilla.games.oriflamme.rules.actions import INDEX
from camarilla.games.oriflamme.rules.activation import (
    activate,
    ask_gap,
    ask_keep_or_reveal,
    ask_plot,
    ask_twin,
    choose_gap,
    choose_target,
    continue_plot,
    discard_intrigue,
    keep_or_reveal,
    next_place,
    place_twin,
    use_ability,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    FAMILY,
    KIND,
    PRINCE,
    TWIN,
    owner_of,
)
from camarilla.games.oriflamme.rules.dealing import (
    ask_direction,
    ask_draw,
    ask_first,
    ask_include,
    ask_set_aside,
    choose_direction,
    choose_first,
    deal,
    draw,
    include,
    make_piles,
    set_aside,
)
from camarilla.games.oriflamme.rules.ending import end_game, winners
from camarilla.games.oriflamme.rules.knowledge import information_of
from camarilla.games.oriflamme.rules.observe import observation_of
from camarilla.games.oriflamme.rules.operations import (
    ACTIVATE_CARD,
    BEGIN_ROUND,
    CHOOSE_DIRECTION,
    CHOOSE_FIRST,
    CHOOSE_GAP,
    CONTINUE_PLOT,
    DEAL,
    DISCARD_INTRIGUE,
    DRAW_CARD,
    END_GAME,
    END_ROUND,
    INCLUDE_CARDS,
    KEEP_OR_REVEAL,
    MAKE_PILES,
    NEXT_PLACE,
    PLACE_CARD,
    PLACE_TWIN,
    SET_ASIDE_CARD,
    USE_ABILITY,
)
from camarilla.games.oriflamme.rules.placement import (
    ask_place,
    begin_round,
    end_round,
    place_card,
)
from camarilla.games.oriflamme.rules.saved import Saved
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import Observation


class OriflammeState(Board):
    """A position of Oriflamme or Ablaze, ready to play."""

    def proceed(self, frame: int) -> bool:
        if frame == NEXT_PLACE:
            return next_place(self)
        if frame == PLACE_CARD:
            return ask_place(self)
        op = frame & OPERATION
        if op == USE_ABILITY:
            return use_ability(self, first(frame), second(frame))
        if op == SET_ASIDE_CARD:
            return ask_set_aside(self, frame)
        if op == DISCARD_INTRIGUE:
            discard_intrigue(self, first(frame))
        elif op == BEGIN_ROUND:
            begin_round(self)
        elif op == END_ROUND:
            end_round(self)
        elif op == END_GAME:
            end_game(self)
        elif op == KEEP_OR_REVEAL:
            return ask_keep_or_reveal(self)
        elif op == CHOOSE_GAP:
            return ask_gap(self, first(frame), second(frame))
        elif op == PLACE_TWIN:
            return ask_twin(self, first(frame))
        elif op == ACTIVATE_CARD:
            return activate(self, first(frame))
        elif op == CONTINUE_PLOT:
            return ask_plot(self, frame)
        elif op == DRAW_CARD:
            return ask_draw(self, frame)
        elif op == DEAL:
            deal(self)
        elif op == MAKE_PILES:
            make_piles(self)
        elif op == CHOOSE_FIRST:
            return ask_first(self)
        elif op == CHOOSE_DIRECTION:
            return ask_direction(self)
        elif op == INCLUDE_CARDS:
            return ask_include(self, first(frame))
        return False

    def answer(self, frame: int, action: int) -> None:
        if frame == KEEP_OR_REVEAL:
            keep_or_reveal(self, action)
            return
        if frame == PLACE_CARD:
            place_card(self, action)
            return
        op = frame & OPERATION
        if op == USE_ABILITY:
            choose_target(self, frame, action)
        elif op == SET_ASIDE_CARD:
            set_aside(self, first(frame), INDEX[action])
        elif op == CHOOSE_GAP:
            choose_gap(self, frame, action)
        elif op == PLACE_TWIN:
            place_twin(self, first(frame), action)
        elif op == CONTINUE_PLOT:
            continue_plot(self, frame, action)
        elif op == DRAW_CARD:
            draw(self, first(frame), INDEX[action])
        elif op == CHOOSE_FIRST:
            choose_first(self, INDEX[action])
        elif op == CHOOSE_DIRECTION:
            choose_direction(self, action)
        elif op == INCLUDE_CARDS:
            include(self, first(frame), INDEX[action])

    def walks_evenly(self) -> bool:
        """All that is dealt or drawn here is equally likely."""
        return True

    def clone(self) -> "OriflammeState":
        c = OriflammeState()
        c.setup = self.setup
        c.stack = self.stack[:]
        c.out = None
        c._actor = self._actor
        c._legal = self._legal
        c.row = self.row[:]
        c.under = self.under[:]
        c.influence = self.influence[:]
        c.hands = self.hands[:]
        c.asides = self.asides[:]
        c.piles = self.piles
        c.discards = self.discards[:]
        c.twins = self.twins
        c.round = self.round
        c.turn = self.turn
        c.placed = self.placed
        c.placed_families = self.placed_families
        c.pointer = self.pointer
        c.standing = self.standing
        c.active = self.active
        return c

    def information_state(self, seat: int) -> InformationState:
        return information_of(self, seat)

    def observe(self, seat: int) -> Observation:
        return observation_of(self, information_of(self, seat))

    def scores(self) -> list[int]:
        """O8.1"""
        return self.influence[:]

    def winners(self) -> list[int]:
        """O8.1, O8.2, O10.5"""
        return winners(self)

    def to_data(self) -> dict[str, object]:
        setup = self.setup
        saved = Saved(
            players=setup.players,
            kinds=setup.kinds,
            first=setup.first,
            step=setup.step,
            chosen_aside=setup.chosen_aside,
            first_edition=setup.first_edition,
            stack=self.stack[:],
            row=self.row[:],
            under=self.under[:],
            influence=self.influence[:],
            hands=self.hands[:],
            asides=self.asides[:],
            piles=self.piles,
            discards=self.discards[:],
            twins=self.twins,
            round=self.round,
            turn=self.turn,
            placed=self.placed,
            placed_families=self.placed_families,
            pointer=self.pointer,
            standing=self.standing,
            active=self.active,
        )
        data: dict[str, object] = msgspec.to_builtins(saved)
        return data

    def check(self) -> None:
        """Every card of every family is in exactly one place; nobody owes influence."""
        assert len(self.influence) == self.setup.players
        assert len(self.hands) == len(self.asides) == self.setup.families
        assert len(self.piles) == len(self.discards) == self.setup.families
        assert len(self.under) == len(self.row)
        assert 0 <= self.pointer <= len(self.row) - self.standing
        for family in range(self.setup.families):
            cards: list[int] = list(self.hands[family])
            masks = self.asides[family] | self.piles[family]
            assert not self.asides[family] & self.piles[family]
            assert not masks & self.discards[family]
            masks |= self.discards[family] | (self.twins >> family & 1) << TWIN
            cards += [kind for kind in range(TWIN + 1) if masks >> kind & 1]
            for place, top in enumerate(self.row):
                for card in (*self.under[place], top):
                    assert card & FAMILY == top & FAMILY
                    if owner_of(card) == family:
                        cards.append(card & KIND)
            if self.hands[family] or cards:
                twins = [TWIN] if PRINCE in self.setup.kinds else []
                assert sorted(cards) == [*self.setup.kinds, *twins]
        assert min(self.influence) >= 0
