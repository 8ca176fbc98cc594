"""K7: what each seat knows."""

from typing import Final

from camarilla.games.king.rules import story
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import DOMAIN_IDS, FACE_IDS, FACE_OF_ID, KING_FACE
from camarilla.games.king.rules.deck import Setup
from camarilla.games.king.rules.information import KingInformation, SeatView, StoryEntry
from camarilla.games.king.rules.operations import (
    ASKS,
    CHANGE_TILE,
    CHOOSE_FIRST,
    PAY_CARDS,
    PAY_GOLD,
    RULES,
)
from camarilla.games.king.rules.story import UNKNOWN, VERB_IDS, seat_of, seen_by, verb_of, what_of
from camarilla.kernel.frames import OPERATION, second, third
from camarilla.kernel.game import OVER

DOMAIN_OF_ID: Final = {id: domain for domain, id in enumerate(DOMAIN_IDS)}
VERB_OF_ID: Final = {id: verb for verb, id in enumerate(VERB_IDS)}


def information_of(s: Board, seat: int) -> KingInformation:
    """All that `seat` may know."""
    setup = s.setup
    actor = s.actor()
    top = s.stack[-1] if s.stack else -1
    asked = top & OPERATION if s.stack else -1
    changing = asked == CHANGE_TILE
    bids = bids_so_far(s)
    return KingInformation(
        game="king",
        seat=seat,
        players=setup.players,
        actor=actor,
        decision=ASKS[asked] if s.stack else "",
        rule=RULES[asked] if s.stack else "",
        legal=tuple(s.legal()) if actor == seat else (),
        frames=tuple(s.stack),
        scores=tuple(s.scores()),
        winners=tuple(s.winners()) if actor == OVER else (),
        deck=setup.text,
        phase=phase(s),
        domains=DOMAIN_IDS[: setup.domains],
        chiefs=tuple(s.chiefs),
        minors=tuple(s.minor(domain) for domain in range(setup.domains)),
        deck_size=s.deck,
        favour_size=len(s.favour),
        leader=s.leader,
        drawn=card_id(setup, s.drawn) if seat == s.leader else None,
        kept=s.kept,
        shown=s.shown,
        favoured=s.favoured,
        middle=tuple(FACE_IDS[setup.faces[kind]] for kind in s.middle),
        king=FACE_IDS[KING_FACE + (second(top) >> 1)] if changing else None,
        king_changed=DOMAIN_IDS[third(top) - 1] if changing and third(top) else None,
        sale=card_id(setup, s.sale),
        bidder=s.bidder,
        high=s.high,
        high_seat=s.high_seat,
        due=second(top) if asked in (PAY_GOLD, PAY_CARDS) else 0,
        seats=tuple(
            SeatView(
                hand=hand_ids(s, other) if other == seat or actor == OVER else None,
                hand_size=s.sizes[other],
                bid=bids[other],
                passed=s.passed >> other & 1 == 1,
                excluded=s.excluded >> other & 1 == 1,
            )
            for other in range(setup.players)
        ),
        story=tuple([seen_entry(setup, seen_by(entry, seat)) for entry in s.whole_story()]),
    )


def phase(s: Board) -> str:
    if s.actor() == OVER:
        return "over"
    if s.stack[0] & OPERATION == CHOOSE_FIRST:
        return "setup"
    return "influence" if s.deck or s.kept else "esteem"


def card_id(setup: Setup, kind: int) -> str | None:
    return FACE_IDS[setup.faces[kind]] if kind >= 0 else None


def hand_ids(s: Board, seat: int) -> tuple[str, ...]:
    ids: list[str] = []
    for kind in s.kinds_held(seat):
        ids += [FACE_IDS[s.setup.faces[kind]]] * s.holds(seat, kind)
    return tuple(ids)


def bids_so_far(s: Board) -> list[int]:
    """Each seat's last bid in this bidding: since the card was turned up, or a winner failed."""
    bids = [0] * s.setup.players
    if not s.high:
        return bids
    for entry in reversed(s.story):
        verb = verb_of(entry)
        if verb in (story.TURNED_UP, story.FAILED):
            break
        if verb == story.BID:
            bids[seat_of(entry)] = max(bids[seat_of(entry)], what_of(entry))
    return bids


CARD: Final = 256
"""Added to a face, so that it differs from bids, domains and `UNKNOWN`."""
_SEEN_ENTRIES: Final[dict[int, StoryEntry]] = {}
"""Entries are few and never change: one information shares them with the next."""


def seen_entry(setup: Setup, entry: int) -> StoryEntry:
    what = what_of(entry)
    verb = verb_of(entry)
    if what != UNKNOWN and tells_card(verb):
        what = setup.faces[what] + CARD
    key = entry & 255 | what << 8
    seen = _SEEN_ENTRIES.get(key)
    if seen is None:
        seen = StoryEntry(seat_of(entry), VERB_IDS[verb], name_of(verb, what))
        _SEEN_ENTRIES[key] = seen
    return seen


def tells_card(verb: int) -> bool:
    return verb not in (story.RAISED, story.LOWERED, story.BID, story.PASSED, story.FAILED)


def name_of(verb: int, what: int) -> str | int | None:
    if what == UNKNOWN or verb == story.PASSED:
        return None
    if tells_card(verb):
        return FACE_IDS[what - CARD]
    if verb in (story.RAISED, story.LOWERED):
        return DOMAIN_IDS[what]
    return what


def entry_of(setup: Setup, seen: StoryEntry) -> int:
    """The way back from `seen_entry`."""
    verb = VERB_OF_ID[seen.kind]
    what = 0
    if tells_card(verb):
        what = UNKNOWN if seen.what is None else kind_of(setup, str(seen.what))
    elif isinstance(seen.what, str):
        what = DOMAIN_OF_ID[seen.what]
    elif seen.what is not None:
        what = seen.what
    return story.entry_for(seen.seat, verb, what)


def kind_of(setup: Setup, id: str | None) -> int:
    return -1 if id is None else setup.kinds[FACE_OF_ID[id]]
