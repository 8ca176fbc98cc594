"""High Card."""
