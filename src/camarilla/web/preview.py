"""What a link to a table shows in a chat: who invites to which game, in the reader's language."""

from html import escape

from starlette.requests import Request

from camarilla import i18n
from camarilla.table.table import Table
from camarilla.web.guard.address import address_of
from camarilla.web.http.routing import require_ids, state_of

_TITLE = "<title>"


async def described_page(page: str, request: Request) -> str:
    """The page of the client, described for programs that show links to tables.

    It contains only what everybody with the link may see.
    """
    state = state_of(request)
    state.limits.requests.take(address_of(request))
    require_ids(request)
    room = await state.rooms.room(request.path_params["id"])
    return described(page, room.table, request)


def described(page: str, table: Table, request: Request) -> str:
    language = _language(request)
    game = i18n.game_text(language, table.created.game)
    about = i18n.about(language, f"game-{table.created.game}")
    host = next((s.name for s in table.seats if s.user == table.created.host and s.name), "")
    title = game
    if table.status == "open" and host:
        title = i18n.text(language, "lobby-preview", name=host, game=game)
    facts = {"type": "website", "site_name": "Camarilla", "title": title, "description": about}
    tags = "".join(
        f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in facts.items()
    )
    return page.replace(_TITLE, tags + _TITLE, 1)


def _language(request: Request) -> str:
    """That of the link, else the first one of the program that asks that we speak."""
    wished = request.query_params.get("lang", "")
    accepted = request.headers.get("accept-language", "").lower().split(",")
    for wanted in (wished, *accepted):
        for language in i18n.LANGUAGES:
            if wanted.strip().startswith(language):
                return language
    return "en"
