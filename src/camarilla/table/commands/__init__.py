"""What people and bots may do at a table: one struct for each, the same by HTTP and by socket."""
