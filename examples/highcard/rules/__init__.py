"""The rules of High Card."""
