"""How one server process notifies the others on PostgreSQL that a table has changed."""

from typing import Final

from sqlalchemy import text

CHANNEL: Final = "camarilla"
NOTIFY: Final = text(f"select pg_notify('{CHANNEL}', :payload)")
