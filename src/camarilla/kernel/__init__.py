"""The contract every game fulfils; knows no game."""
