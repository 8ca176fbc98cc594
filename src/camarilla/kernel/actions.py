"""The action space of a game: every action is a small int with a form, arguments and one text.

The space is a table, made once when the game is loaded. Code reads `form` and `arguments`; the text
is for records and people.
"""

from camarilla.kernel.domains import Domain
from camarilla.kernel.errors import BadNotation


class Form:
    """A kind of action: `place {card} on {place}`. Its id is made of the words: `place-on`."""

    def __init__(self, id: str, verb: str, arguments: dict[str, Domain]) -> None:
        self.id = id
        self.verb = verb
        """The first word of its text."""
        self.arguments = arguments


class Either:
    """An axis whose values have different texts: `left`, `right`, `on {place}`.

    Each variant is a text with at most one hole, and the domain of the hole if it has one.
    """

    def __init__(self, *variants: tuple[str, Domain | None]) -> None:
        self.variants = variants


Axis = Domain | Either


class Choice:
    """One value of an axis: its part of the template, and the argument it gives, if any."""

    def __init__(self, template: str, name: str, domain: Domain | None, value: int) -> None:
        self.template = template
        self.name = name
        self.domain = domain
        self.value = value


class ActionSpace:
    """The actions of a game, numbered from 0 in the order in which they were added."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.forms: dict[str, Form] = {}
        """By id."""
        self._numbers: dict[str, int] = {}
        self._forms: list[Form] = []
        self._arguments: list[tuple[int, ...]] = []
        self.indices: list[int] = []
        """By action its number within the block it was added with; rules decode choices by it."""

    def add(self, template: str) -> int:
        """Add one action without arguments; its number."""
        return self.add_each(template)

    def add_each(self, template: str, **axes: Axis) -> int:
        """Add a block of actions, the last axis running fastest; the number of the first.

        `add_each("place {card} {spot}", card=CARD, spot=SPOT)`: the number of a card and spot is
        first + card * (number of spots) + spot.
        """
        first = len(self.texts)
        rows: list[list[Choice]] = [[]]
        for name, axis in axes.items():
            rows = [[*row, choice] for row in rows for choice in choices(name, axis)]
        for index, row in enumerate(rows):
            self._add(template, list(axes), row, index)
        return first

    def _add(self, template: str, names: list[str], row: list[Choice], index: int) -> None:
        shape = template.format_map(
            {name: choice.template for name, choice in zip(names, row, strict=True)}
        )
        given = [choice for choice in row if choice.domain is not None]
        texts = {choice.name: text_of(choice) for choice in given}
        text = shape.format_map(texts)
        if text in self._numbers:
            raise ValueError(f"two actions have the text {text!r}")
        self._numbers[text] = len(self.texts)
        self.texts.append(text)
        self._forms.append(self._form(shape, given))
        self._arguments.append(tuple([choice.value for choice in given]))
        self.indices.append(index)

    def _form(self, shape: str, given: list[Choice]) -> Form:
        id = "-".join(word for word in shape.split() if not word.startswith("{"))
        form = self.forms.get(id)
        if form is None:
            domains: dict[str, Domain] = {}
            for choice in given:
                assert choice.domain is not None
                domains[choice.name] = choice.domain
            form = self.forms[id] = Form(id, shape.split(maxsplit=1)[0], domains)
        if list(form.arguments) != [choice.name for choice in given]:
            raise ValueError(f"two forms of action have the id {id!r}")
        return form

    def __len__(self) -> int:
        return len(self.texts)

    def form(self, action: int) -> Form:
        """The form of an action of this space."""
        return self._forms[action]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The arguments of an action as the rules count them, in the order of its form."""
        return self._arguments[action]

    def index(self, action: int) -> int:
        """The number of an action within the block it was added with."""
        return self.indices[action]

    def named(self, action: int) -> dict[str, str | int]:
        """The arguments of an action by name, as they leave the program."""
        domains = self._forms[action].arguments
        values = self._arguments[action]
        return {name: domains[name].out(values[i]) for i, name in enumerate(domains)}

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


def choices(name: str, axis: Axis) -> list[Choice]:
    """The values of an axis in their order."""
    if isinstance(axis, Domain):
        assert axis.size, f"the domain {axis.name} has no end"
        return [Choice("{" + name + "}", name, axis, value) for value in range(axis.size)]
    made: list[Choice] = []
    for template, domain in axis.variants:
        if domain is None:
            made.append(Choice(template, "", None, 0))
        else:
            hole = template[template.index("{") + 1 : template.index("}")]
            made += [Choice(template, hole, domain, value) for value in range(domain.size)]
    return made


def text_of(choice: Choice) -> str:
    assert choice.domain is not None
    return choice.domain.text(choice.value)
