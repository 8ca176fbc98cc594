"""The tables of the database. `log` is the truth; `tables` and `seats` are its index.

`migrations/` makes exactly this; a test compares the two.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

HEAD: Final = "0009"
"""The newest migration: a database that stands there needs no upgrade."""

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("free", SmallInteger, nullable=False),
    Column("turn", SmallInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=True),
    Column("deadline", BigInteger, nullable=True),
    Column("info", Text, nullable=False),
    Column("seed", String(64), nullable=True),
    Column("imported_by", String(32), nullable=True),
    Column("reminded", BigInteger, nullable=True),
    Index("tables_due", "due_at"),
    Index("tables_imported", "imported_by", "created_at"),
    Index("tables_listed", "listed", "status", "changed_at"),
)
"""`turn`: the seat to act, negative for nobody. `due_at`: when the server has to do something.

`imported_by`: who brought the record in of which the table was made.
`reminded`: the deadline of which its player was reminded last.
`info` is what `wire.table_info` said when anything but `seq`, `turn` and `deadline` last changed.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("finished_at", BigInteger, nullable=True),
    Column("score", Integer, nullable=True),
    Column("won", Boolean, nullable=True),
    Index("seats_user", "user_id", "finished_at"),
)
"""The seats that people hold; the last three columns are filled when the game is over."""

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), nullable=True, unique=True),
    Column("password", String(160), nullable=True),
    Column("epoch", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("token", String(64), nullable=True),
    Column("owner", String(32), nullable=True),
    Index("users_seen", "seen_at"),
    Index("users_owner", "owner"),
)
"""`login` and `password` (an argon2 hash) make an account. Raising `epoch` ends all sessions.

`seen_at` is accurate to a day. `token` (a SHA-256 hash) makes the account of a bot, and `owner` is
the person who has made it; null if the host has.
"""

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("ended_at", BigInteger, nullable=False),
)
"""Sessions that were logged out before their cookie expires."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
)
"""What sets a new password for an account whose password is lost; each code is used once."""

device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Links that open a session of their person on one more device, once, within minutes."""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Float, nullable=False),
    Index("ratings_best", "game", "ordinal"),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("games", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),
)
"""What a rating was after each rated game; `games` counts them from 1."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_at", "at"),
    Index("chat_user", "user_id"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False, server_default="0"),
)
"""Browsers to which their owner's turns are pushed."""

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("off", String(200), nullable=False),
    Column("language", String(2), nullable=False),
    Column("address", String(500), nullable=True),
    Column("pending", String(500), nullable=True),
    Column("code", String(64), nullable=True),
    Column("code_until", BigInteger, nullable=True),
)
"""What a person wants to be told, and where else than in browsers: `off` has the kinds of notices
that are not wanted; `pending` is an address whose code has not been entered yet."""

puzzle_progress = Table(
    "puzzle_progress",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("tried", Text, nullable=False),
    Column("day", String(10), nullable=False),
    Column("days", Integer, nullable=False),
)
"""Which puzzles a person has tried: `tried` says of each whether the first try was right. `days`:
on how many days in a row, up to `day`, the day's puzzle was solved."""

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False, index=True),
    Column("orders", Text, nullable=False),
)
"""What the player in a seat has decided in advance; nobody else is told of it."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The keys this server made for itself, the same for all of its processes."""

restrictions = Table(
    "restrictions",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", BigInteger, nullable=True),
    Column("at", BigInteger, nullable=False),
)
"""What the host forbids a person: `mute` (no chat) or `ban` (nothing at all); `until` null: for
ever."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", String(500), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What the host tells everybody; the newest counts."""

signals = Table(
    "signals",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("payload", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""What another program has changed, on SQLite; PostgreSQL has NOTIFY for it."""
