"""Oriflamme and Ablaze as vectors; O12 says what a seat may know."""

from typing import Final

from camarilla.games.oriflamme.encoding.kind_sets import KIND_SETS, add_kinds, bit_count, set_index
from camarilla.games.oriflamme.rules.actions import KINDS
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    BRIBERY,
    CARD,
    FAMILY,
    FAMILY_SHIFT,
    INFLUENCE_SHIFT,
    KIND,
    ONE,
    OWNER,
    OWNER_SHIFT,
    TOKEN,
    UP,
)
from camarilla.games.oriflamme.rules.cast import as_oriflamme
from camarilla.games.oriflamme.rules.knowledge import mask_of
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_GAP,
    CONTINUE_PLOT,
    KEEP_OR_REVEAL,
    NEXT_PLACE,
    PLACE_CARD,
    PLACE_TWIN,
    USE_ABILITY,
)
from camarilla.kernel.encoding import COUNT, Encoder, bits, counts, one_hot
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import State

UNKNOWN: Final = 21
"""In place of a kind: a face-down card of somebody else."""
ASKED: Final = one_hot(17)
"""The open decision, by operation."""
ROUNDS: Final = one_hot(7)
KIND_BITS: Final = one_hot(KINDS)
UNKNOWN_YET: Final = b"?"
BYTES: Final = [bytes([value]) for value in range(256)]
FLAGS: Final = [bits(value, 3) for value in range(8)]
REMEMBERED: Final = 10 * ONE
"""Cards with less than 10 influence on them have their vectors in a table."""
FULL: Final = 100_000
"""The size at which a table of cached vectors is cleared."""


class OriflammeEncoder(Encoder):
    """The table, the seat's own cards, and the row place by place from its left end."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        families = 4 if players == 2 else players
        self.families = families
        self.places = 7 * families
        self.own = 2 if players == 2 else 1
        """O10.1: two players run two families each."""
        self.player_bits = one_hot(players)
        self.place_bits = one_hot(self.places)
        self.family_bits = one_hot(families)
        # What was worked out once, by all that it depends on packed into an int.
        self.turns = [UNKNOWN_YET] * (1 << 14)
        self.pointing = [UNKNOWN_YET] * (1 << 8)
        """While no card acts: by where the activation is."""
        self.asked: dict[int, bytes] = {}
        self.holdings: list[list[bytes]] = [[]] * (1 << 14)
        """What a family has, by sizes and flags, then by the discards' `set_index`."""
        self.tops: list[list[bytes]] = [[UNKNOWN_YET] * REMEMBERED for _ in range(players)]
        """By seat and card: the top card of a stack."""
        self.lone: list[list[bytes]] = [[UNKNOWN_YET] * REMEMBERED for _ in range(players)]
        """By seat and card: a card that is alone in its place."""
        self.covered: list[list[bytes]] = [[UNKNOWN_YET] * REMEMBERED for _ in range(players)]
        """By seat and card: a card that alone lies under another."""
        self.stacks: list[dict[tuple[int, ...], bytes]] = [{} for _ in range(players)]
        """By seat and cards: several that lie under another."""
        self.setups_of: dict[tuple[int, ...], list[bytes]] = {}
        self.kinds: tuple[int, ...] = ()
        """The kinds in play when last looked at."""
        self.setups: list[bytes] = []
        """With these kinds, by the options: the setup."""
        self.bribery = False
        """Whether these kinds need bribe tokens."""
        self._take_kinds(())
        self.place_size = KINDS + 1 + 2 * families + 5 + KINDS
        self.empty = [b"\0" * (self.place_size * count) for count in range(self.places + 1)]
        self._name_parts(players)

    def _name_parts(self, players: int) -> None:
        """The parts of the vector, in its order."""
        self.part("kinds in play", KINDS)
        self.part("activation from the left", 1)
        self.part("set aside by choice", 1)
        self.part("first edition", 1)
        self.part("round", 7)
        self.part("asked", 17)
        self.part("actor", players)
        self.part("first player", players)
        self.part("influence", players, COUNT)
        self.part("acting kind", KINDS)
        self.part("acting place", self.places)
        self.part("moving place", self.places)
        self.part("pointer", self.places)
        self.part("pointer's place stands", 1)
        self.part("active card on top", 1)
        self.part("plot's influence", 1, COUNT)
        for index in range(self.own):
            self.part(f"own hand {index + 1}", KINDS)
            self.part(f"own set aside {index + 1}", KINDS)
        for index in range(self.families):
            self.part(f"family {index + 1}: hand, set aside, pile", 3, COUNT)
            self.part(f"family {index + 1}: twin, token, placed", 3)
            self.part(f"family {index + 1}: discard", KINDS)
        for index in range(self.places):
            self.part(f"place {index + 1}: kind or unknown", KINDS + 1)
            self.part(f"place {index + 1}: family", self.families)
            self.part(f"place {index + 1}: owner", self.families)
            self.part(f"place {index + 1}: face up, token", 2)
            self.part(f"place {index + 1}: influence", 1, COUNT)
            self.part(f"place {index + 1}: cards covered, their influence", 2, COUNT)
            self.part(f"place {index + 1}: covered kinds known", KINDS)

    def add(self, state: State, seat: int, chunks: list[bytes]) -> None:
        s = as_oriflamme(state)
        self._add_table(s, seat, chunks)
        self._add_asked(s, chunks)
        self._add_own(s, seat, chunks)
        tokens = tokens_out(s) if self.bribery else -1
        family = seat
        for _ in range(self.families):
            self._add_family(s, family, tokens, chunks)
            family += 1
            if family == self.families:
                family = 0
        self._add_row(s, seat, chunks)

    def _add_table(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """The setup, the round, the question, whose turn it is and what everybody has."""
        setup = s.setup
        players = self.players
        if setup.kinds is not self.kinds:
            self._take_kinds(setup.kinds)
        options = (setup.step == 1) | setup.chosen_aside << 1 | setup.first_edition << 2
        chunks.append(self.setups[options])
        actor = s.actor()
        actor = (actor - seat) % players if actor >= 0 else players
        starter = ((s.first_player() if s.round else setup.first) - seat) % players
        asked = s.stack[-1] & OPERATION if s.stack else 17
        key = s.round | asked << 3 | actor << 8 | starter << 11
        chunk = self.turns[key]
        if chunk is UNKNOWN_YET:
            chunk = b"".join(
                [
                    ROUNDS[s.round],
                    ASKED[asked],
                    self.player_bits[actor],
                    self.player_bits[starter],
                ]
            )
            self.turns[key] = chunk
        chunks.append(chunk)
        player = seat
        for _ in range(players):
            influence = s.influence[player]
            chunks.append(BYTES[min(255, influence)])
            player += 1
            if player == players:
                player = 0

    def _take_kinds(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds
        self.bribery = BRIBERY in kinds
        if kinds not in self.setups_of:
            in_play = bits(mask_of(list(kinds)), KINDS)
            self.setups_of[kinds] = [in_play + flags for flags in FLAGS]
        self.setups = self.setups_of[kinds]

    def _add_asked(self, s: Board, chunks: list[bytes]) -> None:
        """Which card acts, where, and how far the activation has come."""
        stack = s.stack
        place = moving = pointer = self.places
        kind = KINDS
        plot = stands = 0
        acts = False
        if stack:
            top = stack[-1]
            asked = top & OPERATION
            acts = asked not in (KEEP_OR_REVEAL, PLACE_CARD)
            if asked == USE_ABILITY:
                place, kind = first(top), second(top)
            elif asked == CHOOSE_GAP:
                place, moving = first(top), second(top)
                kind = s.row[place] & KIND
            elif asked == PLACE_TWIN:
                place = first(top)
            elif asked == CONTINUE_PLOT:
                plot = min(second(top), 255)
            for frame in stack:
                if frame == NEXT_PLACE:
                    pointer = s.pointer
                    if s.standing:
                        stands = 2 if s.row[pointer] & CARD == s.active else 1
                    break
        if not acts:
            chunk = self.pointing[pointer << 2 | stands]
            if chunk is UNKNOWN_YET:
                chunk = self._asked(kind, place, moving, pointer, stands, plot)
                self.pointing[pointer << 2 | stands] = chunk
            chunks.append(chunk)
            return
        key = kind | place << 5 | moving << 11 | pointer << 17 | stands << 23 | plot << 25
        known = self.asked.get(key)
        if known is None:
            if len(self.asked) >= FULL:
                self.asked.clear()
            known = self._asked(kind, place, moving, pointer, stands, plot)
            self.asked[key] = known
        chunks.append(known)

    def _asked(
        self, kind: int, place: int, moving: int, pointer: int, stands: int, plot: int
    ) -> bytes:
        return b"".join(
            [
                KIND_BITS[kind],
                self.place_bits[place],
                self.place_bits[moving],
                self.place_bits[pointer],
                bytes([stands > 0, stands == 2, plot]),
            ]
        )

    def _add_own(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """O10.1: the hands and set-aside cards of the seat's one or two families."""
        family = seat
        while family < self.families:
            add_kinds(mask_of(s.hands[family]), chunks)
            add_kinds(s.asides[family], chunks)
            family += self.players

    def _add_family(self, s: Board, family: int, tokens: int, chunks: list[bytes]) -> None:
        """O4.7: what everybody sees in front of a family."""
        hand = len(s.hands[family])
        asides = bit_count(s.asides[family])
        pile = bit_count(s.piles[family])
        flags = (
            s.twins >> family & 1
            | (1 - (tokens >> family & 1)) << 1
            | (s.placed_families >> family & 1) << 2
        )
        key = hand | asides << 4 | pile << 7 | flags << 11
        table = self.holdings[key]
        if not table:
            table = [UNKNOWN_YET] * len(KIND_SETS)
            self.holdings[key] = table
        discards = s.discards[family]
        index = set_index(discards)
        chunk = table[index] if index >= 0 else UNKNOWN_YET
        if chunk is UNKNOWN_YET:
            chunk = counts([hand, asides, pile]) + FLAGS[flags] + bits(discards, KINDS)
            if index >= 0:
                table[index] = chunk
        chunks.append(chunk)

    def _add_row(self, s: Board, seat: int, chunks: list[bytes]) -> None:
        """The places from the left; what was worked out for a card once is looked up."""
        tops, lone, below = self.tops[seat], self.lone[seat], self.covered[seat]
        under = s.under
        for place, card in enumerate(s.row):
            covered = under[place]
            table = tops if covered else lone
            if card >= REMEMBERED:
                chunk = self._top(card, seat, not covered)
            else:
                chunk = table[card]
                if chunk is UNKNOWN_YET:
                    chunk = self._top(card, seat, not covered)
                    table[card] = chunk
            chunks.append(chunk)
            if covered:
                bottom = covered[0]
                if len(covered) > 1 or bottom >= REMEMBERED:
                    chunk = self._stack(covered, seat)
                else:
                    chunk = below[bottom]
                    if chunk is UNKNOWN_YET:
                        chunk = self._covered(covered, seat)
                        below[bottom] = chunk
                chunks.append(chunk)
        chunks.append(self.empty[self.places - len(s.row)])

    def _top(self, card: int, seat: int, alone: bool) -> bytes:
        """The uncovered card of a place, and that it covers nothing if it is alone."""
        kind = UNKNOWN if self._hidden(card, seat) else card & KIND
        return b"".join(
            [
                bits(1 << kind, KINDS + 1),
                self.family_bits[((card & FAMILY) >> FAMILY_SHIFT) - seat],
                self.family_bits[((card & OWNER) >> OWNER_SHIFT) - seat],
                bytes([card & UP != 0, card & TOKEN != 0]),
                counts([card >> INFLUENCE_SHIFT]),
                bytes(2 + KINDS) if alone else b"",
            ]
        )

    def _stack(self, cards: tuple[int, ...], seat: int) -> bytes:
        """What lies under the uncovered card of a place, once it was worked out."""
        stacks = self.stacks[seat]
        chunk = stacks.get(cards)
        if chunk is None:
            if len(stacks) >= FULL:
                stacks.clear()
            chunk = self._covered(cards, seat)
            stacks[cards] = chunk
        return chunk

    def _covered(self, cards: tuple[int, ...], seat: int) -> bytes:
        """How many cards and how much influence lie under another, and the kinds known."""
        known = influence = 0
        for card in cards:
            influence += card >> INFLUENCE_SHIFT
            if not self._hidden(card, seat):
                known |= 1 << (card & KIND)
        return counts([len(cards), influence]) + bits(known, KINDS)

    def _hidden(self, card: int, seat: int) -> bool:
        """O12.1, O12.2: face-up cards are public, face-down ones their player's alone."""
        return not card & UP and ((card & OWNER) >> OWNER_SHIFT) % self.players != seat


def tokens_out(s: Board) -> int:
    """O7.11: bit mask of the families whose bribe token lies on a card."""
    mask = 0
    for place, top in enumerate(s.row):
        if top & TOKEN:
            mask |= 1 << ((top & FAMILY) >> FAMILY_SHIFT)
        for card in s.under[place]:
            if card & TOKEN:
                mask |= 1 << ((card & FAMILY) >> FAMILY_SHIFT)
    return mask
