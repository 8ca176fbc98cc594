"""Information-set tree search, policies and networks; knows no game."""
