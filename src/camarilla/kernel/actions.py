"""The action space of a game: every action is a small int and has one text.

The space is a table, made once when the game is loaded, so the codec is exact both ways.
"""

from camarilla.kernel.errors import BadNotation


class ActionSpace:
    """The actions of a game, numbered from 0 in the order in which they were added."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, text: str) -> int:
        """Add one action; its number."""
        if text in self._numbers:
            raise ValueError(f"two actions have the text {text!r}")
        number = len(self.texts)
        self.texts.append(text)
        self._numbers[text] = number
        return number

    def add_each(self, template: str, *axes: tuple[str, ...]) -> int:
        """Add a block of actions, the last axis running fastest; the number of the first.

        `add_each("place {} {}", cards, spots)`: the number of a card and spot is
        first + card * len(spots) + spot.
        """
        first = len(self.texts)
        rows: list[tuple[str, ...]] = [()]
        for axis in axes:
            rows = [(*row, word) for row in rows for word in axis]
        for row in rows:
            self.add(template.format(*row))
        return first

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """The text of an action of this space."""
        if not 0 <= action < len(self.texts):
            raise BadNotation(f"there is no action number {action}")
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action with this text; white space around and between words does not matter."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise BadNotation(f"no action is written {text!r}")
        return number


def numbers(count: int) -> tuple[str, ...]:
    """The axis "1" to "count"."""
    return tuple(str(number) for number in range(1, count + 1))
