"""The options that a host may set, and their validation."""

from collections.abc import Mapping
from typing import Final

from camarilla.kernel.errors import BadOption

OptionValue = str | bool | list[str]
Options = Mapping[str, OptionValue]

CHOICE: Final = "choice"
"""One of the option's values."""
FLAG: Final = "flag"
"""True or false."""
LIST: Final = "list"
"""Any number of the option's values, each once."""
TEXT: Final = "text"
"""Free text that the game parses and checks."""


class Option:
    """An option of a game."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        values: tuple[str, ...] = (),
        when: tuple[str, str] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values
        self.when = when
        """The name and value of another option that this one depends on."""

    def checked(self, value: OptionValue) -> OptionValue:
        """The value, if it is valid for this option."""
        if self.kind == FLAG:
            if not isinstance(value, bool):
                raise BadOption(f"option {self.name} is true or false, not {value!r}")
        elif self.kind == LIST:
            if not isinstance(value, list):
                raise BadOption(f"option {self.name} is a list, not {value!r}")
            for item in value:
                self._check_known(item)
            if len(set(value)) != len(value):
                raise BadOption(f"option {self.name} names a value twice")
        elif not isinstance(value, str):
            raise BadOption(f"option {self.name} is text, not {value!r}")
        elif self.kind == CHOICE:
            self._check_known(value)
        return value

    def _check_known(self, value: str) -> None:
        if value not in self.values:
            raise BadOption(f"option {self.name} cannot be {value!r}: {', '.join(self.values)}")


def complete(specs: tuple[Option, ...], given: Options | None) -> dict[str, OptionValue]:
    """Every option with its given or default value, in the order of `specs`."""
    full: dict[str, OptionValue] = {spec.name: spec.default for spec in specs}
    if not given:
        return full
    values = dict(given)
    for spec in specs:
        if spec.name in values:
            full[spec.name] = spec.checked(values.pop(spec.name))
    if values:
        raise BadOption(f"there is no option {', '.join(sorted(values))}")
    return full
