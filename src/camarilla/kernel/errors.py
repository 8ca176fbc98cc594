"""The typed exceptions of the library: one for each kind of bad input."""


class CamarillaError(Exception):
    """A request cannot be carried out; nothing was changed."""


class IllegalAction(CamarillaError):
    """The action is not among the legal actions of this position."""


class BadNotation(CamarillaError):
    """The text is not an action of this game."""


class BadOption(CamarillaError):
    """A game option, or a number of players, that this game does not have."""


class BadRecord(CamarillaError):
    """A record that is not well formed, or does not follow the rules."""


class BadData(CamarillaError):
    """Saved data that is not a position of this game."""


class UnknownGame(CamarillaError):
    """No game has this id."""
