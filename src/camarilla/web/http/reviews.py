"""Endpoints of the review of a finished game, and of playing on from its decisions."""

from camarilla.table.commands.branch import BranchBody, branch_from
from camarilla.table.commands.rematch import new_id
from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.reviews import ReviewProgress
from camarilla.web.http.routing import Call, Endpoints
from camarilla.web.perform import admit_new_table

endpoints = Endpoints()


@endpoints(
    "GET",
    "/api/tables/{id}/review",
    returns=ReviewProgress,
    errors=("not_found", "game_running"),
)
async def show_review(call: Call) -> ReviewProgress:
    """The progress of the review of a finished game, and its results so far."""
    return await call.state.reviews.look(call.table_id())


@endpoints(
    "POST",
    "/api/tables/{id}/review",
    returns=ReviewProgress,
    errors=("no_session", "not_found", "game_running"),
)
async def start_review(call: Call) -> ReviewProgress:
    """Begin the review of a finished game, unless there is one."""
    return await call.state.reviews.start(call.table_id(), call.player())


@endpoints(
    "DELETE",
    "/api/tables/{id}/review",
    returns=ReviewProgress,
    errors=("no_session", "not_found", "game_running", "not_host"),
)
async def cancel_review(call: Call) -> ReviewProgress:
    """Stop a review that you have begun."""
    return await call.state.reviews.cancel(call.table_id(), call.player())


@endpoints(
    "POST",
    "/api/tables/{id}/branches",
    body=BranchBody,
    returns=TableInfo,
    errors=(
        "no_session",
        "not_found",
        "game_running",
        "not_seated",
        "unknown_bot",
        "too_many",
    ),
)
async def open_branch(call: Call, body: BranchBody) -> TableInfo:
    """Play on from a decision of a game that you have played or imported, against bots."""
    player, rooms = call.player(), call.state.rooms
    admit = await admit_new_table(call.state, player, call.address)
    begin = await rooms.read(call.table_id(), lambda table: branch_from(table, player, body))
    return table_info(await rooms.open(new_id(), begin, player, admit))
