"""X6: the main actions."""
