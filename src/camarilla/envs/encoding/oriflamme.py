"""Oriflamme and Ablaze as vectors; O12 says what a seat may know."""

from typing import Final

from camarilla.envs.encoding.encoder import COUNT, Encoder, bits, counts, one_hot
from camarilla.games.oriflamme.actions import KINDS
from camarilla.games.oriflamme.cards import (
    BRIBERY,
    CARD,
    FAMILY,
    FAMILY_SHIFT,
    INFLUENCE_SHIFT,
    KIND,
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
        self.lone: list[dict[int, bytes]] = [{} for _ in range(families)]
        """By seat: the vectors of places of one card, by the card as seen."""
        self.stacked: list[dict[tuple[int, ...], bytes]] = [{} for _ in range(families)]
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
            self.part(f"place {index + 1}: influence, covered, their influence", 3, COUNT)
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
        influence = s.influence
        chunks.append(counts(influence[seat:] + influence[:seat]))
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
            on_top = s.standing and s.row[pointer] & CARD == s.active
            chunks.append(bytes([s.standing, on_top, plot]))
        else:
            chunks.append(self.place_bits[-1])
            chunks.append(bytes([0, 0, plot]))

    def _add_family(self, s: Court, family: int, tokens: int, chunks: list[bytes]) -> None:
        chunks.append(
            bytes(
                [
                    len(s.hands[family]),
                    s.asides[family].bit_count(),
                    s.piles[family].bit_count(),
                    s.twins >> family & 1,
                    1 - (tokens >> family & 1),
                    s.placed_families >> family & 1,
                ]
            )
        )
        chunks.append(self._kinds(s.discards[family]))

    def _add_row(self, s: Court, seat: int, chunks: list[bytes]) -> None:
        players = self.players
        lone = self.lone[seat]
        under = s.under
        for place, card in enumerate(s.row):
            if under[place]:
                chunks.append(self._stack((*under[place], card), seat))
                continue
            if not card & UP and ((card & OWNER) >> OWNER_SHIFT) % players != seat:
                card |= KIND
            chunk = lone.get(card)
            if chunk is None:
                chunk = self._place((card,), seat)
                lone[card] = chunk
            chunks.append(chunk)
        chunks.append(self.empty[self.places - len(s.row)])

    def _stack(self, cards: tuple[int, ...], seat: int) -> bytes:
        seen: list[int] = []
        for card in cards:
            hidden = not card & UP and ((card & OWNER) >> OWNER_SHIFT) % self.players != seat
            seen.append(card | KIND if hidden else card)
        key = tuple(seen)
        stacked = self.stacked[seat]
        chunk = stacked.get(key)
        if chunk is None:
            if len(stacked) >= 100_000:
                stacked.clear()
            chunk = self._place(key, seat)
            stacked[key] = chunk
        return chunk

    def _place(self, cards: tuple[int, ...], seat: int) -> bytes:
        """One place: its cards as seen, lowest first; a kind that is not known has all its bits."""
        top = cards[-1]
        kind = top & KIND
        covered = cards[:-1]
        below = 0
        for card in covered:
            if card & KIND != KIND:
                below |= 1 << (card & KIND)
        influence = sum([card >> INFLUENCE_SHIFT for card in covered])
        family = ((top & FAMILY) >> FAMILY_SHIFT) - seat
        owner = ((top & OWNER) >> OWNER_SHIFT) - seat
        return b"".join(
            [
                bits(1 << (UNKNOWN if kind == KIND else kind), KINDS + 1),
                self.family_bits[family % self.families],
                self.family_bits[owner % self.families],
                bytes([top & UP != 0, top & TOKEN != 0]),
                counts([top >> INFLUENCE_SHIFT, len(covered), influence]),
                bits(below, KINDS),
            ]
        )

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
