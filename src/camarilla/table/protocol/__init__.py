"""What leaves the server about a table, and the messages on the sockets: structs and no rules."""
