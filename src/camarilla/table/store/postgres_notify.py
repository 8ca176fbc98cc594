"""How one server process tells the others on PostgreSQL that a table has news."""

from typing import Final

from sqlalchemy import text

CHANNEL: Final = "camarilla"
NOTIFY: Final = text(f"select pg_notify('{CHANNEL}', :payload)")
