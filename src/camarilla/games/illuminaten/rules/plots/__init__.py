"""X9: plots."""
