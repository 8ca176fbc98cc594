"""X4: favor."""
