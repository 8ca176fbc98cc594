"""Errors: one stable code for each reason why a table refuses a command."""

from typing import Final

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import Game

STATUS: Final[dict[str, int]] = {
    # The request itself.
    "bad_request": 400,
    "bad_name": 400,
    "weak_password": 400,
    "common_password": 400,
    "bad_option": 400,
    "bad_notation": 400,
    "bad_record": 400,
    "bad_endpoint": 400,
    "bad_order": 400,
    "bad_code": 400,
    "unknown_game": 404,
    "unknown_bot": 400,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "unsupported_media": 415,
    "rate_limited": 429,
    # Who asks.
    "no_session": 401,
    "bad_credentials": 401,
    "bad_link": 401,
    "foreign_origin": 403,
    "banned": 403,
    "muted": 403,
    "login_taken": 409,
    "already_account": 409,
    "no_account": 409,
    "not_for_bots": 403,
    "not_a_bot": 403,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_host": 403,
    # What the table's state forbids.
    "seat_taken": 409,
    "table_full": 409,
    "not_full": 409,
    "not_open": 409,
    "not_running": 409,
    "game_running": 409,
    "no_record": 409,
    "not_your_turn": 409,
    "stale": 409,
    "illegal_action": 409,
    "not_in_lesson": 409,
    "nothing_to_undo": 409,
    "undo_pending": 409,
    "undo_refused": 409,
    "no_undo_pending": 409,
    "takeover_pending": 409,
    "takeover_refused": 409,
    "no_takeover_pending": 409,
    "no_clock": 409,
    "pause_pending": 409,
    "no_pause_pending": 409,
    "no_advice": 409,
    "too_early": 409,
    "not_absent": 409,
    "unfit_for_rating": 409,
    "too_many": 409,
    "not_delivered": 409,
    "rules_changed": 409,
    # The server.
    "busy": 503,
    "unavailable": 503,
    "internal": 500,
}
"""Each code with its HTTP status; docs/protocol.md explains them."""


LONGEST_MESSAGE: Final = 300
"""Characters of a message; what was sent may be quoted in it."""


class Refused(CamarillaError):
    """A command or request that is refused; nothing was changed."""

    def __init__(self, code: str, message: str) -> None:
        assert code in STATUS, code
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 1] + "…"
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Unavailable(Refused):
    """The database does not answer, or its disk is full.

    Whether something was stored shows when it answers again.
    """

    def __init__(self) -> None:
        super().__init__("unavailable", "the database cannot read or store anything now")


class Conflict(Exception):
    """Somebody else wrote this sequence number first: load the table again."""


def rules_changed(game: Game, version: int, what: str) -> Refused:
    """A stored game cannot go on by the rules as they are now."""
    corrected = ", ".join(game.corrected_since(version))
    why = f" since the correction of {corrected}" if corrected else ""
    return Refused(
        "rules_changed",
        f"this game of {game.id}, begun by version {version} of the rules, {what}{why} "
        f"(this is version {game.rules_version})",
    )
