"""The server's heart without HTTP: tables, seats, clocks, undo, persistence, broadcast."""
