"""The table of the second Oriflamme: cards as objects, and how they leave the row (O5)."""

from dataclasses import dataclass, field

from camarilla.kernel.options import OptionValue

FAMILIES = ["crimson", "azure", "green", "amber", "violet"]
BASE = [
    *("archer", "soldier", "spy", "heir", "shapeshifter", "lord"),
    *("assassination", "royal-decree", "ambush", "conspiracy"),
]
ABLAZE = [
    *("apothecary", "cutthroat", "felon", "queen", "schemer", "prince"),
    *("impersonation", "bribery", "trap", "plot"),
]
INTRIGUES = {*BASE[6:], *ABLAZE[6:]}


@dataclass(eq=False)
class Card:
    kind: str
    owner: int
    family: int
    up: bool = False
    influence: int = 0
    token: bool = False

    @property
    def character(self) -> bool:
        return self.kind not in INTRIGUES

    def text(self) -> str:
        text = f"{FAMILIES[self.owner]}:{'' if self.up else '?'}{self.kind}"
        text += f"+{self.influence}" if self.influence else ""
        return text + (f"!{FAMILIES[self.family]}" if self.token else "")


@dataclass
class Family:
    hand: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    twin: bool = False


class ReferenceTable:
    def __init__(self, players: int, options: dict[str, OptionValue]) -> None:
        self.players = players
        self.options = options
        self.families = [Family() for _ in range(4 if players == 2 else players)]
        self.influence = [1] * players
        self.row: list[list[Card]] = []
        """Places. The pointer's place stays here as an empty list until the pointer moves on."""
        self.here: list[Card] | None = None

    def places(self) -> list[list[Card]]:
        return [place for place in self.row if place]

    def seat(self, family: int) -> int:
        return family % self.players

    def opposed(self, family: int, other: int) -> bool:
        return self.seat(family) != self.seat(other)

    def in_row(self, card: Card) -> bool:
        return any(place[-1] is card for place in self.places())

    def discard(self, card: Card) -> None:
        place = next(place for place in self.places() if place[-1] is card)
        place.pop()
        self.row = [place for place in self.row if place or place is self.here]
        self.families[card.owner].discard.append(card.kind)

    def row_text(self) -> str:
        texts = [" ".join(card.text() for card in place) for place in self.places()]
        return " ".join(f"[{text}]" if " " in text else text for text in texts)

    def eliminate(self, attacker: Card, victims: list[Card], reward: int) -> None:
        seat, family = self.seat(attacker.family), attacker.family
        families = [victim.family for victim in victims]
        for victim in victims:
            self.discard(victim)
        for victim, theirs in zip(victims, families, strict=True):
            queen = victim.kind == "queen" and self.opposed(theirs, family)
            self.influence[seat] += reward + (1 if queen else 0)
        gone = [
            place[-1]
            for place in self.places()
            for victim, theirs in zip(victims, families, strict=True)
            if (victim.kind, place[-1].kind) in (("prince", "twin"), ("twin", "prince"))
            and place[-1].family == theirs
        ]
        for card in dict.fromkeys(gone):
            self.discard(card)
        for victim, theirs in zip(victims, families, strict=True):
            owner, opposed = self.seat(theirs), self.opposed(theirs, family)
            sprung = opposed and victim.kind in ("ambush", "trap")
            if opposed and victim.kind == "ambush":
                self.influence[owner] += 4
            elif opposed and victim.kind == "trap":
                stolen = min(3, self.influence[seat])
                self.influence[seat] -= stolen
                self.influence[owner] += stolen
            elif victim.kind == "ambush" and self.options["first_edition"]:
                self.influence[owner] += 1
                sprung = True
            if sprung and self.in_row(attacker):
                self.discard(attacker)
