"""The server without HTTP: tables, seats, clocks, undo, persistence, broadcast."""
