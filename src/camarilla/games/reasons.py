"""`Reasons`: what can be said for or against a choice, in the things and numbers of the game.

A fact is found by comparing what the seat sees before a choice with what it would see after it.
Like an event it has a kind and fields with domains, so the texts and the client's types follow from
its declaration. A game without reasons has only the common ones.
"""

from typing import Final, NamedTuple

from camarilla.kernel.domains import COUNT, SEAT, Domain
from camarilla.kernel.observation import LegalAction, Observation

GAIN: Final = "gain"
"""What the choice brings its seat."""
HARM: Final = "harm"
"""What it costs a rival."""
PREVENT: Final = "prevent"
"""What it averts."""
RISK: Final = "risk"
"""What speaks against it."""
TONES: Final = (GAIN, HARM, PREVENT, RISK)


class FactType:
    """A kind of fact; its text is `<catalogue>-fact-<kind>`, or `fact-<kind>` of a common one."""

    def __init__(self, kind: str, tone: str, fields: dict[str, Domain] | None = None) -> None:
        self.kind = kind
        self.tone = tone
        self.fields: dict[str, Domain] = fields or {}


class Fact(NamedTuple):
    """An effect of a choice, in the values that leave the program."""

    type: FactType
    values: tuple[str | int, ...]
    """In the order of the type's fields."""
    weight: float
    """How much it matters, roughly in points."""


SETS_BACK: Final = FactType("sets-back", HARM, {"seat": SEAT, "percent": COUNT})
"""From the search: a rival's chance to win, compared with that after the next best choice."""
HELPS: Final = FactType("helps", RISK, {"seat": SEAT, "percent": COUNT})
COMMON: Final = (SETS_BACK, HELPS)


class Reasons:
    """The default: a game without reasons."""

    types: tuple[FactType, ...] = ()

    def settled(self, before: Observation, action: LegalAction, now: Observation) -> bool:
        """Whether the choice has been carried out; asked while the same seat decides."""
        return False

    def facts(
        self,
        before: Observation,
        action: LegalAction,
        after: Observation,
    ) -> list[Fact]:
        """What the choice would change, as its seat sees it."""
        return []
