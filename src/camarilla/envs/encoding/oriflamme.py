"""Oriflamme and Ablaze as vectors; O12 says what a seat may know."""

from typing import Final

from camarilla.envs.encoding.encoder import (
    BYTES,
    COUNT,
    Encoder,
    add_counts,
    bits,
    counts,
    one_hot,
)
from camarilla.games.oriflamme.actions import KINDS
from camarilla.games.oriflamme.cards import (
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
from camarilla.games.oriflamme.court import Court, Setup
from camarilla.games.oriflamme.operations import (
    CHOOSE_GAP,
    CONTINUE_PLOT,
    NEXT_PLACE,
    PLACE_TWIN,
    USE_ABILITY,
)
from camarilla.games.oriflamme.state import OriflammeState
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import OVER, State

UNKNOWN: Final = 21
"""In place of a kind: a face-down card of somebody else."""
ASKED: Final = one_hot(17)
"""The open decision, by operation."""
ROUNDS: Final = one_hot(7)
KIND_BITS: Final = one_hot(KINDS)
GONE: Final = b"\0\0"
STANDING: Final = b"\1\0"
ON_TOP: Final = b"\1\1"
REMEMBERED: Final = 16 * ONE
"""Cards with less than 16 influence on them have their vectors in a table."""
FULL: Final = 100_000
"""A table of remembered vectors that has so many begins anew."""


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
        self.kind_sets: dict[int, bytes] = {}
        self.tops: list[list[bytes]] = [[b""] * REMEMBERED for _ in range(players)]
        """By seat: how a card that lies uncovered looks to it, once that was worked out."""
        self.covered: list[dict[tuple[int, ...], bytes]] = [{} for _ in range(players)]
        self.lone = b"\0" * (2 + KINDS)
        """Nothing is covered."""
        self.sizes: dict[int, bytes] = {}
        self.tables: dict[Setup, bytes] = {}

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
        for index in range(families):
            self.part(f"family {index + 1}: hand, set aside, pile", 3, COUNT)
            self.part(f"family {index + 1}: twin, token, placed", 3)
            self.part(f"family {index + 1}: discard", KINDS)
        for index in range(self.places):
            self.part(f"place {index + 1}: kind or unknown", KINDS + 1)
            self.part(f"place {index + 1}: family", families)
            self.part(f"place {index + 1}: owner", families)
            self.part(f"place {index + 1}: face up, token", 2)
            self.part(f"place {index + 1}: influence", 1, COUNT)
            self.part(f"place {index + 1}: cards covered, their influence", 2, COUNT)
            self.part(f"place {index + 1}: covered kinds known", KINDS)
        self.place_size = KINDS + 1 + 2 * families + 5 + KINDS
        self.empty = [b"\0" * (self.place_size * count) for count in range(self.places + 1)]

    def encode(self, s: State, seat: int) -> bytes:
        assert isinstance(s, OriflammeState)
        chunks: list[bytes] = []
        self._add_table(s, seat, chunks)
        for family in range(seat, self.families, self.players):
            chunks.append(self._kinds(mask_of(s.hands[family])))
            chunks.append(self._kinds(s.asides[family]))
        tokens = tokens_out(s) if BRIBERY in s.setup.kinds else -1
        for index in range(self.families):
            self._add_family(s, (seat + index) % self.families, tokens, chunks)
        self._add_row(s, seat, chunks)
        return b"".join(chunks)

    def _add_table(self, s: Court, seat: int, chunks: list[bytes]) -> None:
        setup = s.setup
        players = self.players
        actor = s.actor()
        table = self.tables.get(setup)
        if table is None:
            table = self._kinds(mask_of(setup.kinds)) + bytes(
                [setup.step == 1, setup.chosen_aside, setup.first_edition]
            )
            if len(self.tables) >= 64:
                self.tables.clear()
            self.tables[setup] = table
        chunks.append(table)
        chunks.append(ROUNDS[s.round])
        stack = s.stack
        top = stack[-1] if stack else -1
        asked = top & OPERATION if stack else -1
        chunks.append(ASKED[asked])
        chunks.append(self.player_bits[(actor - seat) % players if actor >= 0 else -1])
        starter = s.first_player() if s.round else setup.first
        chunks.append(self.player_bits[(starter - seat) % players])
        add_counts(s.influence, seat, chunks)
        place = moving = kind = -1
        plot = 0
        if asked == USE_ABILITY:
            place, kind = first(top), second(top)
        elif asked == CHOOSE_GAP:
            place, moving = first(top), second(top)
            kind = s.row[place] & KIND
        elif asked == PLACE_TWIN:
            place = first(top)
        elif asked == CONTINUE_PLOT:
            plot = min(second(top), 255)
        chunks.append(KIND_BITS[kind])
        chunks.append(self.place_bits[place])
        chunks.append(self.place_bits[moving])
        if actor != OVER and NEXT_PLACE in stack:
            pointer = s.pointer
            chunks.append(self.place_bits[pointer if pointer < self.places else -1])
            if not s.standing:
                chunks.append(GONE)
            else:
                chunks.append(ON_TOP if s.row[pointer] & CARD == s.active else STANDING)
        else:
            chunks.append(self.place_bits[-1])
            chunks.append(GONE)
        chunks.append(BYTES[plot])

    def _add_family(self, s: Court, family: int, tokens: int, chunks: list[bytes]) -> None:
        asides, piles = s.asides[family], s.piles[family]
        twin = s.twins >> family & 1
        token = tokens >> family & 1
        placed = s.placed_families >> family & 1
        size = len(s.hands[family])
        key = size | twin << 4 | token << 5 | placed << 6 | asides << 7 | piles << 28
        chunk = self.sizes.get(key)
        if chunk is None:
            if len(self.sizes) >= FULL:
                self.sizes.clear()
            chunk = bytes(
                [size, asides.bit_count(), piles.bit_count(), twin, 1 - token, placed]
            )
            self.sizes[key] = chunk
        chunks.append(chunk)
        chunks.append(self._kinds(s.discards[family]))

    def _add_row(self, s: Court, seat: int, chunks: list[bytes]) -> None:
        tops = self.tops[seat]
        under = s.under
        for place, card in enumerate(s.row):
            if card >= REMEMBERED:
                chunks.append(self._top(card, seat))
            else:
                chunk = tops[card]
                if not chunk:
                    chunk = self._top(card, seat)
                    tops[card] = chunk
                chunks.append(chunk)
            chunks.append(self._covered(under[place], seat) if under[place] else self.lone)
        chunks.append(self.empty[self.places - len(s.row)])

    def _top(self, card: int, seat: int) -> bytes:
        """The uncovered card of a place."""
        kind = UNKNOWN if self._hidden(card, seat) else card & KIND
        return b"".join(
            [
                bits(1 << kind, KINDS + 1),
                self.family_bits[((card & FAMILY) >> FAMILY_SHIFT) - seat],
                self.family_bits[((card & OWNER) >> OWNER_SHIFT) - seat],
                bytes([card & UP != 0, card & TOKEN != 0]),
                counts([card >> INFLUENCE_SHIFT]),
            ]
        )

    def _covered(self, cards: tuple[int, ...], seat: int) -> bytes:
        """What lies under the uncovered card of a place."""
        covered = self.covered[seat]
        chunk = covered.get(cards)
        if chunk is None:
            if len(covered) >= FULL:
                covered.clear()
            known = influence = 0
            for card in cards:
                influence += card >> INFLUENCE_SHIFT
                if not self._hidden(card, seat):
                    known |= 1 << (card & KIND)
            chunk = counts([len(cards), influence]) + bits(known, KINDS)
            covered[cards] = chunk
        return chunk

    def _hidden(self, card: int, seat: int) -> bool:
        """O12.1, O12.2: face-up cards are public, face-down ones their player's alone."""
        return not card & UP and ((card & OWNER) >> OWNER_SHIFT) % self.players != seat

    def _kinds(self, mask: int) -> bytes:
        found = self.kind_sets.get(mask)
        if found is None:
            found = bits(mask, KINDS)
            self.kind_sets[mask] = found
        return found


def mask_of(kinds: tuple[int, ...]) -> int:
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def tokens_out(s: Court) -> int:
    """O7.11: bit mask of the families whose bribe token lies on a card."""
    mask = 0
    for place, top in enumerate(s.row):
        if top & TOKEN:
            mask |= 1 << ((top & FAMILY) >> FAMILY_SHIFT)
        for card in s.under[place]:
            if card & TOKEN:
                mask |= 1 << ((card & FAMILY) >> FAMILY_SHIFT)
    return mask
