"""What people and bots may do at a table, and which entries of the log it makes.

Every function checks first and adds entries last, so a refused request has changed nothing.
Added entries are folded at once; whoever cannot store them must load the table again.
"""

import msgspec

from camarilla.kernel.errors import BadNotation, IllegalAction
from camarilla.kernel.game import OVER
from camarilla.kernel.seating import drawn_seats
from camarilla.table.errors import Refused
from camarilla.table.log import (
    AbsenceVoted,
    Acted,
    BotSeated,
    Clock,
    Closed,
    Created,
    Entry,
    Finished,
    Rematched,
    Returned,
    Seated,
    SeatOrder,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
)
from camarilla.table.protocol.positions import absence_voters, undo_kind
from camarilla.table.table import News, Table, deal
from camarilla.table.thinking.jobs import STAND_IN

ABSENT_AFTER = 60_000
"""How long somebody's turn lasts before the others may vote for a bot, in milliseconds."""


class User(msgspec.Struct, frozen=True):
    """Who asks."""

    id: str
    name: str


class Request:
    """One request being carried out on a table; `news` is to be stored and then told."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.news: list[News] = []

    def add(self, entry: Entry) -> None:
        self.news.append(self.table.fold(entry, self.at))


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a new table is to be like; checked by whoever made it."""

    game: str
    rules_version: int
    options: dict[str, str | bool | list[str]]
    players: int
    listed: bool = False
    rated: bool = False
    order: SeatOrder = "lot"
    clock: Clock = Clock()
    bots: tuple[str, ...] = ()


# Before the game.


def create(request: Request, host: User, new: NewTable) -> None:
    """Open a table with the host in the first seat and the bots in the last ones."""
    dealer = request.table.dealer
    assert dealer is not None
    request.add(
        Created(
            game=new.game,
            rules_version=new.rules_version,
            options=new.options,
            players=new.players,
            host=host.id,
            listed=new.listed,
            rated=new.rated,
            order=new.order,
            clock=new.clock,
            commitment=dealer.commitment(),
        )
    )
    free = free_seats(request.table)
    request.add(Seated(free[0], host.id, host.name))
    for seat, bot in zip(free[len(free) - len(new.bots) :], new.bots, strict=True):
        request.add(BotSeated(seat, bot))


def join(request: Request, user: User, seat: int | None, name: str | None) -> int:
    """Take a free seat; a `name` of its own makes it another player on the same device."""
    table = request.table
    must_be_open(table)
    if name is None and table.seats_of(user.id):
        raise Refused("seat_taken", "you have a seat here already; another needs its own name")
    if table.created.rated and table.seats_of(user.id):
        raise Refused("unfit_for_rating", "at a rated table everybody has one seat")
    if seat is None:
        free = free_seats(table)
        if not free:
            raise Refused("table_full", "every seat is taken")
        seat = free[0]
    elif not table.seats[must_exist(table, seat)].free:
        raise Refused("seat_taken", "somebody sits there")
    request.add(Seated(seat, user.id, name or user.name))
    return seat


def seat_bot(request: Request, user: User, seat: int, bot: str) -> None:
    """The host puts a bot on a free seat, or changes the bot there."""
    table = request.table
    must_be_open(table)
    must_be_host(table, user)
    if table.created.rated:
        raise Refused("unfit_for_rating", "bots do not play at rated tables")
    held = table.seats[must_exist(table, seat)]
    if held.user is not None or held.automatic:
        raise Refused("seat_taken", "a person sits there, or the rules play this seat")
    request.add(BotSeated(seat, bot))


def vacate(request: Request, user: User, seat: int) -> None:
    """Free a seat before the start: one's own, or any by the host."""
    table = request.table
    must_be_open(table)
    held = table.seats[must_exist(table, seat)]
    if held.user != user.id:
        must_be_host(table, user)
    if held.free or held.automatic:
        raise Refused("not_seated", "nobody sits there")
    request.add(Vacated(seat))


def leave(request: Request, user: User) -> None:
    """Leave the table: before the start the seats are free again, later bots stand in.

    The table closes when its host leaves before the start.
    """
    table = request.table
    seats = must_be_seated(table, user)
    if table.status == "running":
        for seat in seats:
            if table.seats[seat].stand_in is None:
                request.add(StoodIn(seat, STAND_IN, "left"))
        return
    must_be_open(table)
    if table.created.host == user.id:
        request.add(Closed())
        return
    for seat in seats:
        request.add(Vacated(seat))


def start(request: Request, user: User, fill: str | None) -> None:
    """The host starts the game; `fill` names the bot for seats that are still free."""
    table = request.table
    must_be_open(table)
    must_be_host(table, user)
    free = free_seats(table)
    if free and fill is None:
        raise Refused("not_full", "there are free seats")
    if table.created.rated and (free or len(people(table)) != len(table.seats)):
        raise Refused("unfit_for_rating", "a rated game is played by different people only")
    for seat in free:
        assert fill is not None
        request.add(BotSeated(seat, fill))
    created = table.created
    if created.order == "lot":
        assert table.dealer is not None
        order = drawn_seats(table.game, created.players, created.options, table.dealer)
        request.add(Started(tuple(order), by_seed=True))
    else:
        request.add(Started(tuple(range(created.players))))
    let_chance_act(request)


# During the game.


def act(request: Request, user: User, seq: int, action: int | str, seat: int | None) -> None:
    """A person's action; `seq` is that of the position the person decided on."""
    table = request.table
    journal = table.playing()
    actor = table.actor()
    if seat is None:
        seat = actor if table.seats[actor].user == user.id else must_be_seated(table, user)[0]
    if table.seats[must_exist(table, seat)].user != user.id:
        raise Refused("not_your_seat", "this seat is not yours")
    must_be_fresh(table, seq)
    if seat != actor or table.seats[seat].stand_in is not None:
        raise Refused("not_your_turn", "this seat is not to act")
    try:
        number = action if isinstance(action, int) else table.game.actions.parse(action)
        text = table.game.actions.text(number)
    except BadNotation as error:
        raise Refused("bad_notation", "this is no action of the game") from error
    if number not in journal.state.legal():
        raise Refused("illegal_action", f"not a legal action now: {text}")
    play(request, Acted(seat, text))


def act_as_bot(request: Request, seat: int, seq: int, text: str) -> None:
    """A bot's action, if the seat is still the bot's and the position the one it saw."""
    table = request.table
    must_be_fresh(table, seq)
    if table.actor() != seat or table.seats[seat].player is None:
        raise Refused("not_your_turn", "no bot is to act there")
    number = table.game.actions.parse(text)
    if number not in table.playing().state.legal():
        raise Refused("illegal_action", f"not a legal action now: {text}")
    play(request, Acted(seat, text, by_bot=True))


def play(request: Request, acted: Acted) -> None:
    """Add a legal action with all that chance does next, and the end of the game."""
    try:
        request.add(acted)
    except IllegalAction as error:
        raise Refused("illegal_action", "not a legal action now") from error
    let_chance_act(request)


def let_chance_act(request: Request) -> None:
    table = request.table
    while (text := deal(table)) is not None:
        request.add(Acted(-1, text))
    if table.actor() == OVER and table.journal is not None:
        state = table.journal.state
        request.add(Finished(tuple(state.scores()), tuple(state.winners())))


def undo(request: Request, user: User, seq: int, seat: int | None) -> None:
    """Take back the seat's last action, freely or by asking the others."""
    table = request.table
    journal = table.playing()
    mine = must_be_seated(table, user)
    must_be_fresh(table, seq)
    if table.undo is not None:
        raise Refused("undo_pending", "somebody has asked already")
    if seat is None:
        seat = max(mine, key=journal.last_by)
    elif seat not in mine:
        raise Refused("not_your_seat", "this seat is not yours")
    keep = journal.last_by(seat)
    kind = undo_kind(table, seat)
    if kind == "none":
        raise Refused("nothing_to_undo", "this seat has not acted yet")
    if kind == "free":
        request.add(Undone(seat, keep))
        return
    request.add(UndoAsked(seat, keep))
    undo_if_all_consent(request)


def answer_undo(request: Request, user: User, yes: bool) -> None:
    """Consent to an undo, or refuse it; who asked may withdraw it."""
    table = request.table
    table.playing()
    mine = must_be_seated(table, user)
    if table.undo is None:
        raise Refused("no_undo_pending", "nobody has asked to take anything back")
    if yes and user.id not in table.undo.waiting:
        raise Refused("no_undo_pending", "your consent is not needed")
    request.add(UndoAnswered(mine[0], yes))
    undo_if_all_consent(request)


def undo_if_all_consent(request: Request) -> None:
    asked = request.table.undo
    if asked is not None and not asked.waiting:
        request.add(Undone(asked.seat, asked.keep))
        let_chance_act(request)


# Absence.


def time_out(request: Request) -> bool:
    """Let a bot stand in for the person whose time is up; False if it is not."""
    table = request.table
    deadline = table.deadline()
    if deadline is None or request.at < deadline:
        return False
    request.add(StoodIn(table.actor(), STAND_IN, "time"))
    undo_if_all_consent(request)
    return True


def vote_absence(request: Request, user: User, seat: int) -> None:
    """Vote for a bot to stand in for a seat that has kept the table waiting."""
    table = request.table
    table.playing()
    mine = must_be_seated(table, user)
    must_exist(table, seat)
    if seat in mine:
        raise Refused("not_your_seat", "one votes about others; leave to let a bot play for you")
    if table.actor() != seat or table.seats[seat].player is not None:
        raise Refused("not_absent", "the table is not waiting for a person there")
    if request.at - table.position_at < ABSENT_AFTER:
        raise Refused("too_early", f"after {ABSENT_AFTER // 1000} seconds of waiting")
    request.add(AbsenceVoted(seat, mine[0]))
    if table.absence_votes[seat] >= absence_voters(table, seat):
        request.add(StoodIn(seat, STAND_IN, "vote"))
        undo_if_all_consent(request)


def come_back(request: Request, user: User) -> None:
    """Take one's seats back from the bots that stood in."""
    table = request.table
    table.playing()
    away = [n for n in must_be_seated(table, user) if table.seats[n].stand_in is not None]
    if not away:
        raise Refused("not_absent", "no bot stands in for you")
    for seat in away:
        request.add(Returned(seat))


# After the game.


def rematch(request: Request, user: User, next_table: str) -> str:
    """Name the table at which the same people play again; the first one named counts."""
    table = request.table
    must_be_finished(table, user)
    if table.rematch is None:
        request.add(Rematched(next_table))
    assert table.rematch is not None
    return table.rematch


# What must hold.


def people(table: Table) -> set[str]:
    return {seat.user for seat in table.seats if seat.user is not None}


def free_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.free]


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not_open", "the game has started, or the table is closed")


def must_be_host(table: Table, user: User) -> None:
    if table.created.host != user.id:
        raise Refused("not_host", "only the host of the table may do this")


def must_be_seated(table: Table, user: User) -> list[int]:
    seats = table.seats_of(user.id)
    if not seats:
        raise Refused("not_seated", "you have no seat at this table")
    return seats


def must_be_finished(table: Table, user: User) -> None:
    must_be_seated(table, user)
    if table.status != "finished":
        raise Refused("game_running", "the game is not over")


def must_be_fresh(table: Table, seq: int) -> None:
    if seq < table.position_seq:
        raise Refused("stale", f"the board has changed since {seq}")
    if seq > table.seq:
        raise Refused("stale", f"there is no {seq} yet")


def must_exist(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad_request", f"there is no seat {seat}")
    return seat
