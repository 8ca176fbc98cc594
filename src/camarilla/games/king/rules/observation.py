"""What a person at a table of For the King sees (K7), with all that the rules derive from it."""

import msgspec

from camarilla.kernel.observation import LegalAction, Observation


class KingAction(LegalAction, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action, with what it leads to."""

    beyond_means: bool = False
    """K4.6: a bid that this hand cannot pay. Winning with it costs a card and excludes."""
    value: int | None = None
    """K5.1: the value of the chief tile after the change."""
    overpaid: int = 0
    """K4.4: the least that is paid too much if this Gold card goes next, or if this bid wins."""


class SeatObservation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lies in front of a player, and how the bidding stands for them."""

    hand_size: int
    hand: tuple[str, ...] | None = None
    """The cards, if this seat may know them: its own, and all at the end."""
    gold: int | None = None
    """The value of the Gold in the hand, if it is known."""
    bid: int = 0
    """The last bid for the card being sold; 0 for none."""
    passed: bool = False
    excluded: bool = False


class Holding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a hand holds of one domain (K6.1)."""

    cards: tuple[str, ...]
    sum: int
    letter: str
    """The letter nearest to A: it decides between equal sums."""
    takes: str | None = None
    """K6.2, K6.3: `chief` or `minor`, once the game is over."""


class DomainObservation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column of the government board."""

    domain: str
    chief: int
    minor: int = 0
    """K1.2: 0 where there is no minor tile."""
    holdings: tuple[Holding | None, ...] = ()
    """By seat what is known of its cards of the domain: null for nothing; empty if all are."""


class Decider(msgspec.Struct, frozen=True, kw_only=True):
    """K6.4: the step of the ladder that decided the game."""

    step: str
    """`points`, `gold`, `cards`, `letter` or `shared`."""
    domain: str | None
    """The domain whose cards or letters decided."""
    amounts: tuple[int | None, ...]
    """By seat what was compared in this step; null for those who were out before it.

    Letters are counted from A, which is 0.
    """


class KingObservation(Observation, frozen=True, kw_only=True):
    legal: tuple[KingAction, ...]
    phase: str
    """`setup`, `influence`, `esteem` or `over`."""
    turn: int
    """The turn of the first phase, or the card for sale in the second, counted from 1."""
    turns: int
    """How many there are of them."""
    board: tuple[DomainObservation, ...]
    deck_size: int
    favour_size: int
    leader: int | None
    """The adviser; in the second phase the first player."""
    drawn: str | None
    """The card that this seat has drawn as adviser and is to place."""
    kept: int
    shown: int
    favoured: int
    """Cards of this turn kept, put in the middle, put on the favour pile."""
    kept_card: bool
    """Whether a card kept in this turn lies before the adviser (K3.4: a King card does not)."""
    middle: tuple[str, ...]
    king: str | None
    """The King card being resolved."""
    king_part: int
    """K5.1: which of its parts, counted from 1; 0 without a King card."""
    sale: str | None
    """The favour card being sold."""
    price: str | None
    """K4.4, K4.5: what the card for sale is paid in, `gold` or `cards`."""
    means: int | None
    """K4.6: what this seat can pay for it."""
    high: int
    high_seat: int | None
    """The highest bid and whose it is."""
    due: int
    """What is still to be paid."""
    settlement: tuple[str, ...]
    """K4.4: the Gold cards that pay what is due with the least overpayment, the fewest of them."""
    payment: tuple[str | None, ...]
    """The cards paid so far; null for a card that was given face down by somebody else."""
    prospects: dict[str, int]
    """By open card that this seat could get: its sum in the domain, or its gold, with the card."""
    seats: tuple[SeatObservation, ...]
    decider: Decider | None
    """How the game was decided, once it is over."""
