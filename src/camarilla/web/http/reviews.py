"""Endpoints of the review of a finished game."""

from camarilla.table.reviews import ReviewProgress
from camarilla.web.http.routing import Call, Endpoints

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
