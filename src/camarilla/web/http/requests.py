"""Endpoints of requests among the people at a table: undo, absence, takeover, pause."""

from camarilla.table.commands.absence import Return, VoteAbsent
from camarilla.table.commands.pause import AnswerPause, Pause, Resume
from camarilla.table.commands.takeover import Admit, Takeover
from camarilla.table.commands.undo import Consent, Undo
from camarilla.web.http.play import PLAY_ERRORS, SeqAnswer
from camarilla.web.http.routing import Call, Endpoints
from camarilla.web.perform import last_seq

endpoints = Endpoints()


@endpoints(
    "POST",
    "/api/tables/{id}/undo",
    body=Undo,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "stale", "nothing_to_undo", "undo_pending", "undo_refused"),
)
async def undo(call: Call, body: Undo) -> SeqAnswer:
    """Take your last action back, or ask to."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/consent",
    body=Consent,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "no_undo_pending"),
)
async def consent(call: Call, body: Consent) -> SeqAnswer:
    """Consent to an undo, or refuse it."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/absent",
    body=VoteAbsent,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "too_early", "not_absent"),
)
async def vote_absent(call: Call, body: VoteAbsent) -> SeqAnswer:
    """Vote for a bot to stand in for a seat that keeps the table waiting."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/return",
    body=Return,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "not_absent"),
)
async def come_back(call: Call, body: Return) -> SeqAnswer:
    """Take your seats back from the bots that stood in."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/takeover",
    body=Takeover,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "seat_taken", "takeover_pending", "takeover_refused"),
)
async def take_over(call: Call, body: Takeover) -> SeqAnswer:
    """Ask the people at the table to let you take over from a bot."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/admit",
    body=Admit,
    returns=SeqAnswer,
    errors=("no_session", "not_found", "not_running", "no_takeover_pending"),
)
async def admit(call: Call, body: Admit) -> SeqAnswer:
    """Agree that somebody takes over from a bot, or refuse it."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/pause",
    body=Pause,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "no_clock", "pause_pending"),
)
async def pause(call: Call, body: Pause) -> SeqAnswer:
    """Ask the others to stop the clock."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/answer-pause",
    body=AnswerPause,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "no_pause_pending"),
)
async def answer_pause(call: Call, body: AnswerPause) -> SeqAnswer:
    """Agree to a pause, or refuse it."""
    return SeqAnswer(await call.perform(body, last_seq))


@endpoints(
    "POST",
    "/api/tables/{id}/resume",
    body=Resume,
    returns=SeqAnswer,
    errors=(*PLAY_ERRORS, "no_pause_pending"),
)
async def resume(call: Call, body: Resume) -> SeqAnswer:
    """End a pause."""
    return SeqAnswer(await call.perform(body, last_seq))
