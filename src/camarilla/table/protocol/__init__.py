"""The messages of the table, as structs."""
