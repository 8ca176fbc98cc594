"""X10: artificial opponents."""
