"""Where tables and people are kept: SQLite by default, PostgreSQL for many processes."""
