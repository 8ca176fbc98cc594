"""Chat at a table."""

from typing import Annotated

from msgspec import Meta

from camarilla.table.commands.base import Command

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Say a line to everybody at the table; carried out by `table/chat.py`."""

    text: ChatText
