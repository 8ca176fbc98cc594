"""WebSockets: the table and the lobby."""
