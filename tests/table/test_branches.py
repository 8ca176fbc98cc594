"""Playing on from a decision of a finished game: the position, the cards, and who may."""

from collections.abc import Callable
from random import Random

import pytest
from tests.table.conftest import ADA, BEA, act, played

from camarilla import games
from camarilla.kernel.match import Match
from camarilla.kernel.record import Record
from camarilla.table import log
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.branch import BranchBody, branch_from
from camarilla.table.commands.import_record import import_record
from camarilla.table.commands.rematch import next_of
from camarilla.table.errors import Refused
from camarilla.table.replay import replay_steps
from camarilla.table.store.tables import Append
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import LEVELS

SEED = "6" * 64
BOTS = LEVELS


def imported(game: str, players: int, host: User = ADA) -> Table:
    """A finished random game that somebody has brought in."""
    match = Match(games.get(game), players)
    rng = Random(f"{game} {players}")
    while match.state.actor() != -2:
        match.play(match.state.random_action(rng))
    automatic = match.game.automatic(players, match.options)
    seats = ["automatic" if seat in automatic else f"P{seat}" for seat in range(players)]
    record: Record = match.record(seats)
    return import_record("origin", record, host, 0).table


def decided(table: Table, share: float) -> int:
    """How many actions came before a decision, about that far into the game."""
    assert table.match is not None
    found = [s.index for s in table.match.steps() if s.state.actor() >= 0]
    return found[int(share * (len(found) - 1))]


def opened(table: Table, user: User, body: BranchBody) -> Transaction:
    transaction = Transaction(Table("branch", SEED), 5, BOTS)
    branch_from(table, user, body).apply(transaction, user)
    return transaction


def branch_of(transaction: Transaction) -> log.Branch:
    branch = transaction.table.created.branch
    assert branch is not None
    return branch


def observed(table: Table, index: int, seat: int) -> object:
    _, steps = replay_steps(table, seat, index, index)
    return steps[0].observation


@pytest.mark.parametrize("cards", ["sampled", "true"])
@pytest.mark.parametrize("share", [0.05, 0.5, 0.95])
@pytest.mark.parametrize("game", list(games.GAMES))
def test_the_seat_sees_the_same_and_the_game_goes_on_to_its_end(
    game: str, share: float, cards: log.BranchCards
) -> None:
    origin = imported(game, games.get(game).max_players)
    index = decided(origin, share)
    body = BranchBody(index=index, cards=cards, bot="courtier")
    transaction = opened(origin, ADA, body)
    table = transaction.table
    assert table.match is not None
    seat = table.actor()
    assert table.seats_of(ADA.id) == [seat]
    assert table.match.state.observe(seat) == observed(origin, index, seat)
    while table.status == "running":
        transaction.act(table.actor(), table.match.state.legal()[0])
        table.match.state.check()
    assert Append(table, transaction.entries).finished is None


def test_true_cards_are_those_of_the_game_and_sampled_ones_are_drawn_anew() -> None:
    origin = imported("oriflamme", 5)
    index = decided(origin, 0.4)
    assert origin.match is not None
    truth = next(s.state.to_data() for s in origin.match.steps() if s.index == index)
    true = opened(origin, ADA, BranchBody(index=index, cards="true", bot="page"))
    sampled = [
        opened(origin, ADA, BranchBody(index=index, cards="sampled", bot="page")) for _ in range(8)
    ]
    assert branch_of(true).position == truth
    drawn = [branch_of(one) for one in sampled]
    assert len({str(one.position) for one in drawn}) > 1
    assert {one.cards for one in drawn} == {"sampled"}


def test_the_log_alone_gives_the_same_table_and_nothing_before_it_is_taken_back() -> None:
    origin = imported("king", 4)
    body = BranchBody(index=decided(origin, 0.5), cards="sampled", bot="page")
    transaction = opened(origin, ADA, body)
    table = transaction.table
    assert table.match is not None
    start = table.match.state.to_data()
    assert table.match.free_undos(table.actor()) == 0
    transaction.act(table.actor(), table.match.state.legal()[0])
    again = Table("branch", SEED)
    for applied in transaction.entries:
        again.fold(log.decode(log.encode(applied.entry)), applied.at)
    assert again.match is not None
    assert again.match.state.to_data() == table.match.state.to_data()
    again.match.rewind(0)
    assert again.match.state.to_data() == start
    assert next(again.match.steps()).state.to_data() == start


def test_such_a_game_is_private_unrated_and_has_no_record() -> None:
    origin = imported("king", 3)
    body = BranchBody(index=decided(origin, 0.9), cards="true", bot="page")
    transaction = opened(origin, ADA, body)
    table = transaction.table
    created = table.created
    assert (created.listed, created.rated, created.commitment) == (False, False, None)
    while table.status == "running":
        transaction.act(table.actor(), table.running_match().state.legal()[0])
    with pytest.raises(Refused) as refusal:
        table.record()
    assert refusal.value.code == "no_record"


def test_playing_again_begins_in_the_same_position() -> None:
    origin = imported("oriflamme", 3)
    body = BranchBody(index=decided(origin, 0.8), cards="sampled", bot="page")
    transaction = opened(origin, ADA, body)
    old = transaction.table
    while old.status == "running":
        transaction.act(old.actor(), old.running_match().state.legal()[0])
    following = Transaction(Table("next", "7" * 64), 9, BOTS)
    next_of(old, ADA, BOTS).apply(following, ADA)
    table = following.table
    assert table.created.branch == old.created.branch
    assert [seat.bot for seat in table.seats] == [seat.bot for seat in old.seats]
    assert table.seats_of(ADA.id) == old.seats_of(ADA.id)


def finished_with_bea() -> Table:
    table, _ = played(ADA, BEA, User("c", "Cat"), actions=0)
    transaction = Transaction(table, 2000)
    while table.status == "running":
        act(transaction)
    return table


@pytest.mark.parametrize(
    ("table", "user", "allowed"),
    [
        (finished_with_bea, BEA, True),
        (finished_with_bea, User("x", "Xenia"), False),
        (lambda: imported("king", 3), ADA, True),
        (lambda: imported("king", 3), BEA, False),
    ],
)
def test_only_who_has_played_or_imported_a_game_plays_on_in_it(
    table: Callable[[], Table], user: User, allowed: bool
) -> None:
    origin = table()
    body = BranchBody(index=decided(origin, 0.5), cards="true", bot="page")
    if allowed:
        assert opened(origin, user, body).table.status == "running"
        return
    with pytest.raises(Refused) as refusal:
        opened(origin, user, body)
    assert refusal.value.code == "not_seated"


def test_a_running_game_gives_no_position_away() -> None:
    table, _ = played(ADA, BEA, User("c", "Cat"), actions=6)
    with pytest.raises(Refused) as refusal:
        branch_from(table, ADA, BranchBody(index=3, cards="true", bot="page"))
    assert refusal.value.code == "game_running"


def test_only_decisions_of_seats_and_known_bots_are_taken() -> None:
    origin = imported("king", 3)
    assert origin.match is not None
    chance = next(s.index for s in origin.match.steps() if s.state.actor() == -1)
    for index in (chance, len(origin.match.actions), 10**6):
        with pytest.raises(Refused) as refusal:
            branch_from(origin, ADA, BranchBody(index=index, cards="true", bot="page"))
        assert refusal.value.code == "bad_request"
    body = BranchBody(index=decided(origin, 0.5), cards="true", bot="exec:/bin/true")
    with pytest.raises(Refused) as refusal:
        opened(origin, ADA, body)
    assert refusal.value.code == "unknown_bot"
