"""K7: the observation of a seat, with standings, means and what each action leads to."""

from camarilla.games.king.rules import story
from camarilla.games.king.rules.actions import SPACE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import (
    DOMAIN_IDS,
    FACE_IDS,
    FACE_OF_ID,
    GOLD,
    LETTERS,
    is_gold,
    is_king,
)
from camarilla.games.king.rules.decisions import PRICE_IDS, TYPES
from camarilla.games.king.rules.events import STEP_IDS
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.knowledge import bids_so_far, hand_ids, information_of
from camarilla.games.king.rules.observation import (
    Decider,
    DomainObservation,
    Holding,
    KingAction,
    KingObservation,
    SeatObservation,
)
from camarilla.games.king.rules.operations import PAY_CARDS, PAY_GOLD
from camarilla.games.king.rules.payments import (
    gold_counts,
    overpaid,
    overpaid_after,
    settlement,
    totals,
)
from camarilla.games.king.rules.reasons import unavailable
from camarilla.games.king.rules.scoring import decision_of, holding, ranked
from camarilla.games.king.rules.story import seat_of, verb_of, what_of
from camarilla.kernel.frames import OPERATION, second
from camarilla.kernel.game import OVER
from camarilla.kernel.observation import SeenDecision


def observe(s: Board, seat: int) -> KingObservation:
    """What a person at `seat` sees."""
    info = information_of(s, seat)
    over = info.actor == OVER
    turn, turns = progress(s, info.phase)
    paying = asked(s) in (PAY_GOLD, PAY_CARDS)
    pays_gold = asked(s) == PAY_GOLD and seat >= 0 and seat == info.actor
    means = means_of(s, seat) if seat >= 0 and s.sale >= 0 else None
    return KingObservation(
        game=info.game,
        seat=seat,
        players=info.players,
        actor=info.actor,
        decision=decision(s, seat, info),
        legal=actions_of(s, seat, info.legal),
        unavailable=unavailable(s) if seat >= 0 and seat == info.actor else (),
        scores=info.scores,
        winners=info.winners,
        phase=info.phase,
        turn=turn,
        turns=turns,
        board=tuple([domain_of(s, seat, domain, over) for domain in range(s.setup.domains)]),
        deck_size=s.deck,
        favour_size=len(s.favour),
        leader=s.leader if info.phase in ("influence", "esteem") else None,
        drawn=info.drawn,
        kept=s.kept,
        shown=s.shown,
        favoured=s.favoured,
        kept_card=s.kept > 0 and not kept_king(s),
        middle=info.middle,
        king=info.king,
        king_part=1 + (second(s.stack[-1]) & 1) if info.king is not None else 0,
        sale=info.sale,
        price=price(s),
        means=means,
        high=s.high,
        high_seat=s.high_seat if s.high_seat >= 0 else None,
        due=info.due,
        settlement=settlement(s, seat, info.due) if pays_gold else (),
        payment=payment(s, seat) if paying else (),
        prospects=prospects(s, seat),
        seats=seats_of(s, seat, over),
        decider=decider(s) if over else None,
    )


def asked(s: Board) -> int:
    return s.stack[-1] & OPERATION if s.stack else -1


def decision(s: Board, seat: int, info: KingInformation) -> SeenDecision | None:
    """The open decision: its card, and what is bid or due for it."""
    type = TYPES.get(info.decision)
    if type is None:
        return None
    values: dict[str, int] = {}
    if info.decision == "place" and seat == s.leader:
        values["card"] = s.setup.faces[s.drawn]
    elif info.king is not None:
        values["card"] = FACE_OF_ID[info.king]
    elif s.sale >= 0:
        values["card"] = s.setup.faces[s.sale]
        values["price"] = int(is_gold(s.sale))
        values["high"] = s.high
        values["due"] = info.due
    return type.seen(values)


def progress(s: Board, phase: str) -> tuple[int, int]:
    """The turn or the card for sale, from 1, and how many there are; zeros before and after."""
    if phase == "influence":
        return s.turns_over() + 1, s.setup.turns
    if phase == "esteem":
        turns = s.setup.turns
        return max(1, turns - len(s.favour)), turns
    return 0, 0


def kept_king(s: Board) -> bool:
    """K3.4: whether the card kept in this turn was a King card."""
    for entry in reversed(s.story):
        if verb_of(entry) == story.KEPT:
            return is_king(what_of(entry))
    return False


def price(s: Board) -> str | None:
    """K4.4 gold, K4.5 cards."""
    if s.sale < 0:
        return None
    return PRICE_IDS[is_gold(s.sale)]


def means_of(s: Board, seat: int) -> int:
    """K4.6: what the hand can pay for the card being sold."""
    return s.sizes[seat] if is_gold(s.sale) else s.gold_sum(seat)


def payment(s: Board, seat: int) -> tuple[str | None, ...]:
    """The cards paid for the card being sold, the first one first."""
    paid: list[str | None] = []
    for entry in reversed(s.story):
        verb = verb_of(entry)
        if verb not in (story.PAID, story.GAVE):
            break
        known = verb == story.PAID or seat_of(entry) == seat
        paid.append(FACE_IDS[s.setup.faces[what_of(entry)]] if known else None)
    paid.reverse()
    return tuple(paid)


def actions_of(s: Board, seat: int, legal: tuple[int, ...]) -> tuple[KingAction, ...]:
    """The legal actions, with what they lead to."""
    in_gold = seat >= 0 and s.sale >= 0 and not is_gold(s.sale)
    payable = totals(gold_counts(s, seat)) if in_gold else []
    return tuple([action_of(s, seat, action, payable) for action in legal])


def action_of(s: Board, seat: int, action: int, payable: list[int]) -> KingAction:
    """A legal action with what it leads to."""
    beyond, value, too_much = False, -1, 0
    form, index = SPACE.form(action).id, SPACE.index(action)
    if form == "bid":
        beyond = index + 1 > means_of(s, seat)
        too_much = overpaid(payable, index + 1)
    elif form == "raise":
        value = s.chiefs[index] + 1
    elif form == "lower":
        value = s.chiefs[index] - 1
    elif form == "pay" and asked(s) == PAY_GOLD:
        worth = s.setup.kinds[index] - GOLD + 1
        too_much = overpaid_after(s, seat, worth, second(s.stack[-1]))
    return KingAction(
        id=action,
        form=form,
        args=SPACE.named(action),
        text=SPACE.text(action),
        beyond_means=beyond,
        value=value if value >= 0 else None,
        overpaid=too_much,
    )


def prospects(s: Board, seat: int) -> dict[str, int]:
    """K6.1, K4.4: what this seat would hold with each card that it sees and could get."""
    if seat < 0:
        return {}
    open_kinds = [*s.middle]
    if s.sale >= 0:
        open_kinds.append(s.sale)
    if s.drawn >= 0 and seat == s.leader:
        open_kinds.append(s.drawn)
    found: dict[str, int] = {}
    for kind in open_kinds:
        if is_gold(kind):
            found[FACE_IDS[s.setup.faces[kind]]] = s.gold_sum(seat) + kind - GOLD + 1
        elif not is_king(kind):
            held = holding(s, seat, s.setup.domain[kind])
            found[FACE_IDS[s.setup.faces[kind]]] = held.sum + s.setup.value[kind]
    return found


def domain_of(s: Board, seat: int, domain: int, over: bool) -> DomainObservation:
    """A column of the board, with what this seat may know of everybody's cards there."""
    holders = ranked(s, domain) if over else []
    holdings: list[Holding | None] = []
    for other in range(s.setup.players):
        known = over or other == seat
        holdings.append(holding_of(s, other, domain, holders) if known else None)
    if not any(held is not None for held in holdings):
        holdings = []
    return DomainObservation(
        domain=DOMAIN_IDS[domain],
        chief=s.chiefs[domain],
        minor=s.minor(domain),
        holdings=tuple(holdings),
    )


def holding_of(s: Board, seat: int, domain: int, holders: list[int]) -> Holding | None:
    held = holding(s, seat, domain)
    if not held.cards:
        return None
    takes = None
    if seat in holders[:1]:
        takes = "chief"
    elif seat in holders[1:2] and s.minor(domain):
        takes = "minor"
    return Holding(
        cards=tuple([id for id in hand_ids(s, seat) if id.split()[0] == DOMAIN_IDS[domain]]),
        sum=held.sum,
        letter=LETTERS[held.letter],
        takes=takes,
    )


def seats_of(s: Board, seat: int, over: bool) -> tuple[SeatObservation, ...]:
    bids = bids_so_far(s)
    return tuple(
        [
            SeatObservation(
                hand_size=s.sizes[other],
                hand=hand_ids(s, other) if other == seat or over else None,
                gold=s.gold_sum(other) if other == seat or over else None,
                bid=bids[other],
                passed=s.passed >> other & 1 == 1,
                excluded=s.excluded >> other & 1 == 1,
            )
            for other in range(s.setup.players)
        ]
    )


def decider(s: Board) -> Decider:
    """K6.4: what decided the game."""
    found = decision_of(s)
    return Decider(
        step=STEP_IDS[found.step],
        domain=DOMAIN_IDS[found.domain] if found.domain >= 0 else None,
        amounts=tuple(
            [
                abs(found.amounts[seat]) if seat in found.tied else None
                for seat in range(s.setup.players)
            ]
        ),
    )
