"""X6.6: the open contest, and what each card in hand would do in it."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import NOTHING
from camarilla.games.illuminaten.rules.observation import (
    ContestView,
    ForecastView,
    Outcome,
    SideView,
    StrengthPart,
)
from camarilla.games.illuminaten.rules.observing.steps import PartialAction
from camarilla.games.illuminaten.rules.solo.contest import ATTEMPTS
from camarilla.games.illuminaten.rules.solo.interrogate import AI
from camarilla.games.illuminaten.rules.strength import (
    CANCEL,
    LOSS,
    TIE,
    WIN,
    added,
    compare,
    initial_strengths,
    is_even,
    wins_at_once,
)
from camarilla.games.illuminaten.rules.tables import CARD_IDS, EVERY_LUMINARY


def contest_view(s: Board, step: PartialAction, viewer: int) -> ContestView:
    attack, defence = initial_strengths(s, step.target, s.active, step.defender, step.lean)
    return ContestView(
        place=step.target + 1,
        slots=tuple(slot + 1 for slot in members(step.slots)),
        attacker=side_view(s, step, s.active, attack, defence, viewer),
        defender=side_view(s, step, step.defender, defence, attack, viewer),
    )


def side_view(
    s: Board, step: PartialAction, seat: int, own: int, other: int, viewer: int
) -> SideView:
    card = s.laid[seat]
    revealed = card >= 0 and s.contest_cards >> card & 1 == 1
    parts = initial_parts(s, step, seat, own)
    total = own
    if s.setup.is_automaton(seat) and step.bonus:
        parts.append(StrengthPart("favor", step.bonus))
        total += step.bonus
    if revealed and added(card):
        parts.append(StrengthPart("card", added(card)))
        total += added(card)
    even = is_even(s) or own == other
    return SideView(
        seat=seat,
        strength=own,
        total=total,
        parts=tuple(parts),
        standing=None if even else "advantage" if own > other else "vulnerable",
        laid=card >= 0,
        card=CARD_IDS[card] if card >= 0 and (revealed or seat == viewer) else None,
    )


def initial_parts(s: Board, step: PartialAction, seat: int, strength: int) -> list[StrengthPart]:
    """X6.6a: where the initial strength comes from; X7.3 Extra Displace sets the attacker's."""
    if step.lean and seat == s.active:
        return [StrengthPart("ability", strength)]
    parts = [
        StrengthPart("discs", d.count(s.discs[place], seat), place + 1)
        for place in members(s.setup.field.near[step.target] & s.have[seat])
    ]
    if s.setup.areopagi[seat] >> step.target & 1:
        parts.append(StrengthPart("areopagus", 1))
    return parts


# X6.6b, X6.6c: what a card in hand would do.


def forecast(s: Board, step: PartialAction, seat: int, card: int) -> ForecastView:
    """For the seat that is about to lay a card."""
    attacker = seat == s.active
    rival = step.defender if attacker else s.active
    attack, defence = initial_strengths(s, step.target, s.active, step.defender, step.lean)
    own, other = (attack, defence) if attacker else (defence, attack)
    results: set[int] = set()
    even = is_even(s)
    answers = possible_answers(s, seat, rival)
    bonus = -step.bonus if s.setup.is_automaton(rival) else 0
    for answer in answers:
        results.add(compare(own, card, other, answer, bonus, even))
    if s.setup.is_automaton(rival) and s.laid[AI] >= 0 and results == {WIN}:
        # X10.3: while it is behind it turns up another card in place of the last.
        for answer in unseen_cards(s, seat) if step.attempts + 1 < ATTEMPTS else []:
            results.add(compare(own, card, other, answer, bonus, even))
    return ForecastView(
        outcomes=outcomes(results, attacker, s.setup.is_automaton(rival)),
        total=own + added(card),
        at_once=wins_at_once(card, own, other, even),
    )


def possible_answers(s: Board, seat: int, rival: int) -> list[int]:
    """The cards that may lie against one's own, as far as the seat knows."""
    laid = s.laid[rival]
    if laid >= 0 and s.contest_cards >> laid & 1:
        return [laid]
    if s.setup.is_automaton(rival):
        cards = unseen_cards(s, seat)
        return cards if s.deck_count or s.discard else [NOTHING]
    hand = s.hands[rival]
    if not hand:
        return [NOTHING]
    seen = hand & s.known[seat]
    return members(seen) if seen == hand else members(seen) + unseen_cards(s, seat)


def unseen_cards(s: Board, seat: int) -> list[int]:
    """The luminaries that the seat does not see anywhere: in decks, discards and hands."""
    seen = s.hands[seat] | s.contest_cards | s.known[seat]
    for card in (*s.field, *s.court, *s.chain):
        if card >= 0:
            seen |= 1 << card
    return members(EVERY_LUMINARY & ~seen)


def outcomes(results: set[int], attacker: bool, automaton: bool) -> tuple[Outcome, ...]:
    """The results for a side; a tie is the defender's, against an automaton a draw of cards too."""
    found: set[Outcome] = set()
    for result in results:
        if result == WIN:
            found.add("win")
        elif result == LOSS:
            found.add("lose")
        elif result == TIE or automaton:
            found.add("lose" if attacker else "win")
        elif result == CANCEL:
            found.add("cancel")
    return tuple(sorted(found))
