"""The position as far as a seat knows it: every card that it may not know is a blank."""

from camarilla.games.oriflamme.rules.board import Board, Setup
from camarilla.games.oriflamme.rules.cards import BLANK, TOKEN, UP, written_card
from camarilla.games.oriflamme.rules.information import CardView, OriflammeInformation
from camarilla.games.oriflamme.rules.knowledge import FAMILY_OF_ID, KIND_OF_ID, mask_of, numbers


def fill(s: Board, info: OriflammeInformation) -> None:
    """Make `s` the position that the information state tells of, with blanks."""
    setup = Setup(info.game, info.players)
    setup.kinds = tuple(numbers(info.kinds))
    setup.first = info.start
    setup.step = 1 if info.direction == "rightward" else -1
    setup.chosen_aside = info.chosen_aside
    setup.first_edition = info.first_edition
    s.setup = setup
    s.stack = list(info.frames)
    s.influence = list(info.influence)
    s.row = [as_int(place.cards[-1]) for place in info.row]
    s.under = [tuple([as_int(card) for card in place.cards[:-1]]) for place in info.row]
    s.hands = [numbers(family.hand or ()) for family in info.families]
    s.asides = [mask_of(numbers(family.aside or ())) for family in info.families]
    s.piles = (0,) * setup.families
    s.discards = [mask_of(numbers(family.discard)) for family in info.families]
    s.twins = mask_of([f for f, family in enumerate(info.families) if family.twin])
    s.round = info.round
    s.turn = (info.first + info.placed) % info.players
    s.placed = info.placed
    s.placed_families = mask_of([f for f, family in enumerate(info.families) if family.placed])
    s.pointer = max(info.pointer, 0)
    s.standing = info.standing
    s.active = -1


def as_int(card: CardView) -> int:
    return written_card(
        BLANK if card.kind is None else KIND_OF_ID[card.kind],
        FAMILY_OF_ID[card.owner],
        FAMILY_OF_ID[card.family],
        (UP if card.up else 0) | (TOKEN if card.token else 0),
        card.influence,
    )


def hidden_kinds(info: OriflammeInformation, family: int) -> list[int]:
    """The kinds of a family that the information state has not seen anywhere."""
    shown = info.families[family]
    seen: set[str] = {*shown.discard, *(shown.hand or ()), *(shown.aside or ())}
    for place in info.row:
        for card in place.cards:
            if card.kind is not None and card.owner == shown.family:
                seen.add(card.kind)
    return [KIND_OF_ID[id] for id in info.kinds if id not in seen]
