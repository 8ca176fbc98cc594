"""The rules of For the King."""
