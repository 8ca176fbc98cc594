"""O12: what each seat knows."""

from collections.abc import Sequence
from typing import Final

from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    BLANK,
    BRIBERY,
    CARD,
    FAMILY,
    FAMILY_IDS,
    KIND,
    KIND_IDS,
    TOKEN,
    TWIN,
    UP,
    family_bits,
    family_of,
    influence_on,
    owner_of,
)
from camarilla.games.oriflamme.rules.decisions import decision_of
from camarilla.games.oriflamme.rules.information import (
    CardView,
    FamilyView,
    OriflammeInformation,
    PlaceView,
)
from camarilla.games.oriflamme.rules.operations import (
    CHOOSE_GAP,
    NEXT_PLACE,
    SET_ASIDE_CARD,
    USE_ABILITY,
)
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import OVER

KIND_OF_ID: Final = {id: kind for kind, id in enumerate(KIND_IDS)}
FAMILY_OF_ID: Final = {id: family for family, id in enumerate(FAMILY_IDS)}
# Precomputed views, because the same few are needed again and again.
_CARDS: Final[dict[int, CardView]] = {}
_NAMES: Final[dict[tuple[int, ...], tuple[str, ...]]] = {}
_PLENTY: Final = 10_000


def information_of(s: Board, seat: int) -> OriflammeInformation:
    """All that `seat` may know."""
    setup = s.setup
    actor = s.actor()
    activation = NEXT_PLACE in s.stack
    ask, rule, acting, acting_place = asked(s)
    return OriflammeInformation(
        game=setup.game,
        seat=seat,
        players=setup.players,
        actor=actor,
        decision=ask,
        rule=rule,
        legal=tuple(s.legal()) if actor == seat else (),
        frames=tuple(s.stack),
        scores=tuple(s.scores()),
        winners=tuple(s.winners()) if actor == OVER else (),
        kinds=names_in_play(setup.kinds),
        direction="rightward" if setup.step == 1 else "leftward",
        start=setup.first,
        first=s.first_player() if s.round else setup.first,
        chosen_aside=setup.chosen_aside,
        first_edition=setup.first_edition,
        round=s.round,
        phase="over" if actor == OVER else phase(s),
        row=tuple(
            PlaceView(tuple([card_view(s, card, seat) for card in (*s.under[place], top)]))
            for place, top in enumerate(s.row)
        ),
        families=tuple(family_view(s, family, seat) for family in range(setup.families)),
        influence=tuple(s.influence),
        placed=s.placed,
        pointer=s.pointer if activation else -1,
        standing=activation and s.standing,
        active_on_top=activation and s.standing and s.row[s.pointer] & CARD == s.active,
        acting=acting,
        acting_place=acting_place,
    )


def phase(s: Board) -> str:
    if s.round == 0:
        return "setup"
    return "placement" if s.placed < s.setup.families else "activation"


def asked(s: Board) -> tuple[str, str, str | None, int]:
    """The open decision: its id and rule, and the kind and place of the card that acts."""
    if not s.stack:
        return "", "", None, -1
    top = s.stack[-1]
    op = top & OPERATION
    asked = decision_of(top)
    if op == USE_ABILITY:
        return asked.kind, asked.rule, KIND_IDS[second(top)], first(top)
    if op == CHOOSE_GAP:
        return asked.kind, asked.rule, KIND_IDS[s.row[first(top)] & KIND], first(top)
    if op == SET_ASIDE_CARD and s.setup.chosen_aside:
        return asked.kind, "O11.1", None, -1
    return asked.kind, asked.rule, None, -1


def card_view(s: Board, card: int, seat: int) -> CardView:
    """O12.1, O12.2: face-up cards are public, face-down ones their player's alone."""
    owner = owner_of(card)
    known = card & UP != 0 or s.setup.player_of(owner) == seat
    # The same object for all kinds that the seat cannot tell apart: its identity tells nothing.
    key = card if known else card & ~KIND | BLANK
    info = _CARDS.get(key)
    if info is None:
        if len(_CARDS) == _PLENTY:
            _CARDS.clear()
        info = CardView(
            owner=FAMILY_IDS[owner],
            family=FAMILY_IDS[family_of(card)],
            kind=KIND_IDS[card & KIND] if known else None,
            up=card & UP != 0,
            influence=influence_on(card),
            token=card & TOKEN != 0,
        )
        _CARDS[key] = info
    return info


def family_view(s: Board, family: int, seat: int) -> FamilyView:
    """O4.7, O12.2: sizes and discards are public; hand and set-aside cards the player's alone."""
    player = s.setup.player_of(family)
    own = player == seat
    asides = kinds_in(s.asides[family])
    return FamilyView(
        family=FAMILY_IDS[family],
        seat=player,
        hand=names(s.hands[family]) if own else None,
        hand_size=len(s.hands[family]),
        aside=names(asides) if own else None,
        aside_size=len(asides),
        pile_size=len(kinds_in(s.piles[family])),
        discard=names(kinds_in(s.discards[family])),
        twin=s.twins >> family & 1 == 1,
        token=BRIBERY in s.setup.kinds and not has_token_out(s, family),
        placed=s.placed_families >> family & 1 == 1,
    )


def has_token_out(s: Board, family: int) -> bool:
    mark = family_bits(family) | TOKEN
    for place, top in enumerate(s.row):
        for card in (*s.under[place], top):
            if card & (FAMILY | TOKEN) == mark:
                return True
    return False


def names(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple([KIND_IDS[kind] for kind in kinds])


def names_in_play(kinds: tuple[int, ...]) -> tuple[str, ...]:
    found = _NAMES.get(kinds)
    if found is None:
        if len(_NAMES) == _PLENTY:
            _NAMES.clear()
        found = _NAMES[kinds] = names(kinds)
    return found


def kinds_in(mask: int) -> list[int]:
    return [kind for kind in range(TWIN + 1) if mask >> kind & 1]


def numbers(ids: tuple[str, ...]) -> list[int]:
    return [KIND_OF_ID[id] for id in ids]


def mask_of(bits: list[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
