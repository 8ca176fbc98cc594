"""What a person at a table of For the King is shown is what the rules do."""

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
