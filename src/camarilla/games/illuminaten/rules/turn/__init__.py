"""X5, X8: the phases of a turn."""
