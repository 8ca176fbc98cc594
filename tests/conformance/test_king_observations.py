"""What a person at a table of For the King is shown is what the rules do."""

from itertools import combinations
from random import Random

import msgspec
import pytest

from camarilla import games
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.observation import KingAction, KingObservation
from camarilla.games.king.rules.scoring import leaders, points, ranked
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import OVER, PUBLIC, State
from camarilla.kernel.match import Match, run

GAME = games.get("king")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def seen(state: State, seat: int) -> KingObservation:
    observation = state.observe(seat)
    assert isinstance(observation, KingObservation)
    return observation


def chosen(observation: KingObservation, action: int) -> KingAction:
    return next(one for one in observation.legal if one.id == action)


@PLAYERS
def test_K4_6_who_bids_beyond_their_means_fails_and_who_does_not_pays(players: int) -> None:
    rng = Random(players)
    failed = paid = 0
    for _ in range(6):
        match = Match(GAME, players)
        bid: KingAction | None = None
        while (actor := match.state.actor()) != OVER:
            action = match.state.random_action(rng)
            if actor >= 0 and match.state.information_state(actor).decision == "bid":
                one = chosen(seen(match.state, actor), action)
                bid = one if one.form == "bid" else bid
            names = {event.type.name for event in match.play(action)}
            if "won-bidding" in names:
                assert bid is not None
                assert ("failed" in names) == bid.beyond_means
                failed += bid.beyond_means
                paid += not bid.beyond_means
    assert failed
    assert paid


@PLAYERS
def test_K4_4_the_least_overpayment_is_what_is_then_overpaid(players: int) -> None:
    """Who always gives the card that overpays least pays exactly what was announced."""
    rng = Random(players)
    announced: int | None = None
    checked = 0
    for _ in range(4):
        state = GAME.setup(players)
        while (actor := state.actor()) != OVER:
            action = state.random_action(rng)
            if actor >= 0 and (view := seen(state, actor)).kind == "pay-gold":
                best = min(view.legal, key=lambda one: one.overpaid)
                assert announced is None or best.overpaid == announced
                announced = best.overpaid
                action = best.id
                value = int(str(best.args["card"]).split()[1])
                if value >= view.due:
                    assert value - view.due == announced
                    announced = None
                    checked += 1
            state.apply(action)
    assert checked


@PLAYERS
def test_K4_4_the_settlement_pays_what_the_bid_announced_with_the_fewest_cards(
    players: int,
) -> None:
    rng = Random(players)
    checked = exact = 0
    for _ in range(4):
        state = GAME.setup(players)
        announced: int | None = None
        while (actor := state.actor()) != OVER:
            view = seen(state, actor) if actor >= 0 else None
            action = state.random_action(rng)
            if view is not None and view.kind == "bid":
                one = chosen(view, action)
                announced = one.overpaid if one.form == "bid" else announced
            elif view is not None and view.kind == "pay-gold":
                values = [int(card.split()[1]) for card in view.settlement]
                assert announced is None or sum(values) == view.due + announced
                gold = [card for card in view.seats[actor].hand or () if card.startswith("gold")]
                assert len(values) == fewest([int(card.split()[1]) for card in gold], sum(values))
                exact += sum(values) == view.due
                checked += 1
                announced = sum(values) - view.due
                action = next(a.id for a in view.legal if a.args["card"] == view.settlement[0])
            else:
                assert view is None or view.settlement == ()
                announced = None if view is None or view.kind != "change" else announced
            state.apply(action)
    assert checked > exact > 0


def fewest(values: list[int], total: int) -> int:
    """How many of these values it takes to make a sum."""
    for count in range(len(values) + 1):
        if any(sum(chosen) == total for chosen in combinations(values, count)):
            return count
    raise AssertionError


@PLAYERS
def test_K6_1_the_sum_that_a_card_promises_is_the_sum_with_it(players: int) -> None:
    rng = Random(players)
    state = GAME.setup(players)
    checked = 0
    while (actor := state.actor()) != OVER:
        action = state.random_action(rng)
        view = seen(state, actor) if actor >= 0 else None
        one = chosen(view, action) if view is not None else None
        state.apply(action)
        if view is None or one is None or one.form not in ("keep", "take"):
            continue
        card = view.drawn if one.form == "keep" else str(one.args["card"])
        assert card is not None
        after, domain = seen(state, actor), card.split()[0]
        if domain == "gold":
            assert after.seats[actor].gold == view.prospects[card]
        elif domain == "king":
            assert card not in view.prospects
        else:
            held = next(column for column in after.board if column.domain == domain).holdings[actor]
            assert held is not None
            assert held.sum == view.prospects[card]
            checked += 1
    assert checked


def test_K7_2_no_seat_is_told_what_a_secret_card_would_bring_another() -> None:
    rng = Random(7)
    state = GAME.setup(3)
    for _ in range(200):
        state.apply(state.random_action(rng))
        for seat in (PUBLIC, 0, 1, 2):
            view = seen(state, seat)
            known = {*view.middle, view.sale, view.drawn}
            assert set(view.prospects) <= known
            assert seat >= 0 or not view.prospects
            assert seat == state.actor() or view.settlement == ()


@PLAYERS
def test_K3_1_K5_2_a_closed_place_or_tile_says_why(players: int) -> None:
    rng = Random(players)
    reasons: set[str] = set()
    for _ in range(4):
        state = GAME.setup(players)
        while (actor := state.actor()) != OVER:
            action = state.random_action(rng)
            if actor >= 0:
                view = seen(state, actor)
                reasons |= {one.reason for one in view.unavailable}
                if view.kind == "place":
                    assert {one.form for one in view.unavailable} == {
                        "keep",
                        "middle",
                        "favour",
                    } - {one.form for one in view.legal}
                if view.kind == "change":
                    # The first tile goes up and up, the last one down.
                    action = view.legal[0 if view.legal[0].form == "raise" else -1].id
                    changed = any(one.reason == "changed" for one in view.unavailable)
                    assert changed == (view.king_part == 2)
            state.apply(action)
    assert {"kept", "middle-full", "favoured", "highest", "lowest", "changed"} <= reasons


@PLAYERS
def test_K5_1_a_tile_gets_the_value_that_was_shown(players: int) -> None:
    rng = Random(players)
    state = GAME.setup(players)
    checked = 0
    while (actor := state.actor()) != OVER:
        action = state.random_action(rng)
        if actor >= 0 and (view := seen(state, actor)).kind == "change":
            one = chosen(view, action)
            state.apply(action)
            after = {column.domain: column.chief for column in seen(state, PUBLIC).board}
            assert after[str(one.args["domain"])] == one.value
            checked += 1
        else:
            state.apply(action)
    assert checked


@PLAYERS
def test_K6_tiles_and_points_at_the_end_are_those_of_the_rules(players: int) -> None:
    for seed in range(6):
        state = GAME.setup(players)
        state.play_out(Random(f"{players}/{seed}"))
        assert isinstance(state, Board)
        view = seen(state, PUBLIC)
        total = [0] * players
        for domain, column in enumerate(view.board):
            takers = {held.takes: seat for seat, held in enumerate(column.holdings) if held}
            holders = ranked(state, domain)
            assert takers.get("chief") == (holders[0] if holders else None)
            for tile, value in (("chief", column.chief), ("minor", column.minor)):
                if tile in takers:
                    total[takers[tile]] += value
        assert total == points(state) == list(view.scores)
        assert view.decider is not None
        assert sorted(view.winners) == leaders(state)


@PLAYERS
def test_K4_6_a_seat_is_told_what_it_can_pay_and_nobody_else_is(players: int) -> None:
    state = GAME.setup(players)
    rng = Random(players)
    while state.actor() != OVER:
        for seat in range(players):
            view = seen(state, seat)
            others = [one.gold for other, one in enumerate(view.seats) if other != seat]
            assert others == [None] * (players - 1)
            if view.sale is not None:
                own = view.seats[seat]
                assert view.means == (own.gold if view.price == "gold" else own.hand_size)
        state.apply(state.random_action(rng))


def test_a_step_of_five_players_is_small() -> None:
    """Observation and redacted events, as each of five seats gets them: 2.5 kB on average."""
    sizes: list[int] = []
    match = Match(GAME, 5)
    rng = Random("size")

    def apply(action: int) -> None:
        events: list[Event] = match.play(action)
        for seat in range(5):
            step = {"events": [redact(event, seat) for event in events], "view": None}
            view = match.state.observe(seat)
            sizes.append(len(msgspec.json.encode(step)) + len(msgspec.json.encode(view)))

    run(match.state, lambda state, _: state.random_action(rng), apply)
    assert sum(sizes) / len(sizes) <= 2300


@PLAYERS
def test_K3_1_the_turn_that_is_shown_is_the_turn_that_began(players: int) -> None:
    match = Match(GAME, players)
    rng = Random(players)
    began = 0
    while (actor := match.state.actor()) != OVER:
        if actor >= 0 and (observation := seen(match.state, actor)).phase == "influence" and began:
            assert (observation.turn, observation.turns) == (began, turns_of(match))
        for event in match.play(match.state.random_action(rng)):
            if event.type.name == "turn-began":
                turn = redact(event, PUBLIC)["turn"]
                assert isinstance(turn, int)
                began = turn
    assert began == turns_of(match)


def turns_of(match: Match) -> int:
    """How many turns the first phase has."""
    state = match.state
    assert isinstance(state, Board)
    return state.setup.turns
