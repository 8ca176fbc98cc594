"""What the observation of Pax Illuminaten derives is what then happens: prices, contests."""

from itertools import product
from random import Random

from tests.conformance.pax_positions import EVERY_TABLE, GAME, observed, positions

from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.ids import FACTION_IDS, FACTIONS
from camarilla.games.illuminaten.rules.observation import CostView, DueView, IlluminatenObservation
from camarilla.games.illuminaten.rules.observing.costs import fewest
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.turn.faction_cards import add_faction_cards
from camarilla.games.illuminaten.rules.turn.menu import add_main_actions
from camarilla.kernel.events import Event
from camarilla.kernel.game import PUBLIC

BUILDING = {"acting", "target", "whom", "slots", "faction", "price", "pay", "propaganda"}
"""The decisions before an option is paid in full."""


# Prices.

Payment = tuple[str, int]
"""A type of favor, and how many were given at once."""


def carried_out(s: IlluminatenState, action: int, rng: Random) -> tuple[list[Payment], int]:
    """What the active player pays for an option in all, and how many discs were targeted."""
    ahead = s.clone()
    seat, targeted = s.active, 1
    events: list[Event] = []
    while True:
        text = GAME.actions.text(action)
        if text.startswith("slots "):
            targeted = len(text.split()[1])
        ahead.apply(action, events)
        contests = [event for event in events if event.type.name == "contest-began"]
        if ahead.actor() != seat or contests or observed(ahead).kind not in BUILDING:
            break
        action = rng.choice(ahead.legal())
    if contests:
        slots = observed_slots(ahead)
        targeted = slots or targeted
    return [
        (FACTION_IDS[event.values[1]], event.values[2])
        for event in events
        if event.type.name == "paid" and event.rule == "X4.1" and event.values[0] == seat
    ], targeted


def observed_slots(s: IlluminatenState) -> int:
    seen = s.observe(PUBLIC)
    assert isinstance(seen, IlluminatenObservation)
    return len(seen.contest.slots) if seen.contest else 0


def settles(cost: CostView, paid: list[Payment], times: int, group: int, wild: bool) -> bool:
    """Whether these payments are this price: one payment for each favor that is due, of its own
    type, an artists favor with their card, or a whole group."""
    units = [set(due.factions) for due in cost.due for _ in range(due.count * times)]
    if len(units) != len(paid):
        return False
    return matched(units, paid, group, wild)


def matched(units: list[set[str]], paid: list[Payment], group: int, wild: bool) -> bool:
    if not units:
        return True
    for index, (type, count) in enumerate(paid):
        own = count == 1 and (type in units[0] or (wild and type == "artists"))
        fits = own or (count == group and type not in units[0])
        if fits and matched(units[1:], paid[:index] + paid[index + 1 :], group, wild):
            return True
    return False


@EVERY_TABLE
def test_what_an_option_costs_is_what_is_then_paid(players: int, opponent: str) -> None:
    rng = Random(players)
    tried, seed = 0, 0
    sources: set[object] = set()
    while tried < 300:
        seed += 1
        for s in positions(players, opponent, seed):
            seen = observed(s)
            if s.actor() != s.active:
                continue
            group = 2 if s.holds(s.active, FACTION_IDS.index("connoisseurs")) else 3
            wild = s.holds(s.active, FACTION_IDS.index("artists"))
            for option in seen.legal:
                if seen.kind in ("pay", "keep-event"):
                    continue  # X9.2: what an edict takes is no price
                if option.cost is None and seen.kind in BUILDING | {"menu"}:
                    continue
                paid, discs = carried_out(s, option.id, rng)
                spent = sum(count for _, count in paid)
                if option.cost is None:
                    assert not paid, option
                    continue
                tried += 1
                sources.add((seen.decision or {}).get("source"))
                if option.form in ("propaganda", "convent") or seen.kind == "propaganda":
                    assert spent == option.cost[0].takes  # X4.2: without substitution
                    continue
                if not option.cost[0].exact:
                    assert len(paid) >= sum(due.count for due in option.cost[0].due), option
                    continue
                fits = [
                    one
                    for one in option.cost
                    if settles(one, paid, discs if one.each else 1, group, wild)
                ]
                assert fits, (option, paid)
                if not fits[0].each:
                    assert spent >= min(one.takes for one in fits)
    assert {"main", "faction", "ability"} <= sources


@EVERY_TABLE
def test_the_price_of_a_payment_is_what_leaves_the_purse(players: int, opponent: str) -> None:
    tried = 0
    for s in [one for seed in range(4) for one in paying(players, opponent, seed)]:
        seen = observed(s)
        assert seen.payment is not None
        for option in seen.legal:
            assert option.cost is not None
            (cost,) = option.cost
            ahead = s.clone()
            events: list[Event] = []
            ahead.apply(option.id, events)
            first = next(event for event in events if event.type.name == "paid")
            assert cost.takes == first.values[2]
            assert [due.factions for due in cost.due] == [(FACTION_IDS[first.values[1]],)]
            tried += 1
    assert tried > 20


def paying(players: int, opponent: str, seed: int) -> list[IlluminatenState]:
    return [s.clone() for s in positions(players, opponent, seed) if observed(s).kind == "pay"]


def test_a_price_takes_as_few_favor_as_it_can() -> None:
    """`takes` against trying every way to pay."""
    rng = Random(4)
    s = GAME.setup(2, {})
    assert isinstance(s, IlluminatenState)
    while not s.round:
        s.apply(s.random_action(rng))
    tried = 0
    for _ in range(3000):
        s.holders = [rng.choice([-1, s.active]) for _ in range(FACTIONS)]
        base = s.active * FACTIONS
        for type in range(FACTIONS):
            s.favor[base + type] = rng.choice([0, 0, 1, 2, 3, 4])
        dues = [(1 << rng.randrange(6), rng.randint(1, 2)), (rng.randint(1, 63), 1)]
        best = least(s, dues)
        if best is not None:
            tried += 1
            assert fewest(s, s.active, dues) == best, (s.favor, dues, s.holders)
    assert tried > 500


def least(s: IlluminatenState, dues: list[tuple[int, int]]) -> int | None:
    units = [types for types, count in dues for _ in range(count)]
    size = 2 if s.holds(s.active, 3) else 3
    wild = s.holds(s.active, 2)
    best: int | None = None
    for chosen in product(range(FACTIONS), repeat=len(units)):
        left = s.favor[s.active * FACTIONS : (s.active + 1) * FACTIONS]
        total = 0
        for types, type in zip(units, chosen, strict=True):
            amount = 1 if types >> type & 1 or (wild and type == 2) else size
            left[type] -= amount
            total += amount
        if min(left) >= 0 and (best is None or total < best):
            best = total
    return best


# Contests.


@EVERY_TABLE
def test_a_contest_ends_as_forecast_where_the_forecast_is_certain(
    players: int, opponent: str
) -> None:
    rng = Random(f"contest {players}")
    certain = 0
    for seed in range(4):
        for s in positions(players, opponent, 20 + seed):
            seen = observed(s)
            if seen.kind != "contest-card":
                continue
            assert seen.contest is not None
            for side in (seen.contest.attacker, seen.contest.defender):
                assert side.total == sum(part.count for part in side.parts)
            for option in seen.legal:
                assert option.forecast is not None
                ended = contest_end(s, option.id, rng)
                assert ended in option.forecast.outcomes
                certain += len(option.forecast.outcomes) == 1
    assert certain or opponent != "none"


def contest_end(s: IlluminatenState, action: int, rng: Random) -> str:
    """How the contest ends for the one who lays this card; the others play at random."""
    ahead, seat = s.clone(), s.actor()
    while True:
        events: list[Event] = []
        ahead.apply(action, events)
        for event in events:
            if event.type.name == "contest-won":
                return "win" if event.values[0] == seat else "lose"
            if event.type.name == "contest-cancelled":
                return "cancel"
        action = ahead.random_action(rng)


# What is not available.


@EVERY_TABLE
def test_every_main_action_is_available_or_has_a_reason(players: int, opponent: str) -> None:
    reasons: set[str] = set()
    for s in positions(players, opponent, 9):
        seen = observed(s)
        if seen.kind != "menu":
            continue
        open_forms = {one.form for one in seen.legal}
        closed = {one.form for one in seen.unavailable}
        for form in ("scout", "influence", "interrogate", "reassign", "exclude", "displace"):
            assert (form in open_forms) != (form in closed)
        texts = {(one.form, *one.args.values()) for one in seen.legal}
        for one in seen.unavailable:
            assert (one.form, *one.args.values()) not in texts
            reasons.add(one.reason)
    assert {"no-main", "no-favor", "no-control", "not-met"} <= reasons


def open_with(s: IlluminatenState, lacks: tuple[DueView, ...]) -> set[int]:
    """The main actions and faction cards that the favor which was missing opens."""
    given = s.clone()
    for due in lacks:
        given.favor[s.active * FACTIONS + FACTION_IDS.index(due.factions[0])] += due.count
    options: list[int] = []
    add_main_actions(given, options)
    add_faction_cards(given, options)
    return set(options)


@EVERY_TABLE
def test_favor_that_is_missing_is_told_and_is_all_that_is_missing(
    players: int, opponent: str
) -> None:
    told = 0
    for s in positions(players, opponent, 9):
        seen = observed(s)
        for one in seen.unavailable:
            if one.reason != "no-favor":
                assert one.lacks == ()
            elif one.form not in ("propaganda", "convent"):
                assert one.lacks, one
                told += 1
                offered = [
                    (SPACE.form(action).id, SPACE.named(action))
                    for action in open_with(s, one.lacks)
                ]
                assert (one.form, one.args) in offered
    assert told


@EVERY_TABLE
def test_the_observation_follows_from_what_the_seat_knows(players: int, opponent: str) -> None:
    rng = Random(6)
    for step, s in enumerate(positions(players, opponent, 11)):
        if step % 40 == 0:
            for seat in (*range(players), PUBLIC):
                sampled = GAME.sample(s.information_state(seat), rng)
                assert sampled.observe(seat) == s.observe(seat)
