"""A second Oriflamme, written from the rules alone, to check the first one against.

It knows nothing of the program: cards are objects, the flow is a generator that yields who is
asked and what may be answered, in notation. It is slow, and cannot be saved or cloned.
"""

from collections.abc import Generator

from tests.rulebook.oriflamme.reference_table import ABLAZE, BASE, FAMILIES, Card, ReferenceTable

from camarilla.kernel.options import OptionValue

PAIRS = [
    *(("archer", "apothecary"), ("soldier", "cutthroat"), ("spy", "felon"), ("heir", "queen")),
    *(("lord", "prince"), ("shapeshifter", "schemer"), ("assassination", "impersonation")),
    *(("royal-decree", "bribery"), ("ambush", "trap"), ("conspiracy", "plot")),
]

CHANCE, OVER = "chance", "over"
Ask = tuple[int | str, list[str]]
Flow = Generator[Ask, str, None]
Choice = Generator[Ask, str, str]


def choose(actor: int | str, options: list[str]) -> Choice:
    """A choice that everybody knows: a single option is taken unasked."""
    if len(options) == 1:
        return options[0]
    return (yield actor, options)


class Reference(ReferenceTable):
    def __init__(self, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__(players, options)
        self.kinds: list[str] = []
        self.flow = self.game()
        self.ask: Ask = next(self.flow)

    def play(self, text: str) -> None:
        try:
            self.ask = self.flow.send(text)
        except StopIteration:
            self.ask = OVER, []

    # The course of the game: O1, O2, O3, O9.1, O10, O11.1.

    def game(self) -> Flow:
        yield from self.include()
        first = str(self.options["first"])
        if first == "random":
            names = [f"first {family}" for family in FAMILIES[: self.players]]
            first = (yield CHANCE, names).removeprefix("first ")
        self.first = FAMILIES.index(first)
        self.direction = str(self.options["direction"])
        if self.direction == "random":
            chosen = yield CHANCE, ["activate rightward", "activate leftward"]
            self.direction = chosen.removeprefix("activate ")
        yield from self.deal()
        for self.round in range(1, 7):
            yield from self.place()
            yield from self.activate_row()
            if self.players == 2 and self.round <= 4:
                yield from self.draw(1)
            self.first = (self.first + 1) % self.players

    def include(self) -> Flow:
        chosen, cards = self.options["set"], self.options["cards"]
        assert isinstance(cards, list)
        self.kinds = {"base": BASE, "ablaze": ABLAZE}.get(str(chosen), cards)
        included: list[str] = []
        while not self.kinds and len(included) < 10:
            offered = [kind for kind in BASE + ABLAZE if kind not in included]
            if chosen == "pairs":
                offered = list(PAIRS[len(included)])
            told = yield CHANCE, [f"include {kind}" for kind in offered]
            included.append(told.removeprefix("include "))
        self.kinds = self.kinds or included

    def deal(self) -> Flow:
        for family in self.families:
            family.hand = list(self.kinds)
            family.twin = "prince" in self.kinds
        order = list(range(len(self.families)))
        if self.options["chosen_aside"]:
            order.sort(key=lambda family: ((self.seat(family) - self.first) % self.players, family))
        for index in order:
            family = self.families[index]
            actor = self.seat(index) if self.options["chosen_aside"] else CHANCE
            for _ in range(3):
                told = yield actor, [f"aside {kind}" for kind in family.hand]
                kind = told.removeprefix("aside ")
                family.hand.remove(kind)
                family.aside.append(kind)
        if self.players == 2:
            for family in self.families:
                family.pile, family.hand = family.hand, []
            yield from self.draw(3)

    def draw(self, count: int) -> Flow:
        for family in self.families:
            for _ in range(count):
                told = yield CHANCE, [f"draw {kind}" for kind in family.pile]
                kind = told.removeprefix("draw ")
                family.pile.remove(kind)
                family.hand.append(kind)

    def place(self) -> Flow:
        placed: set[int] = set()
        for turn in range(len(self.families)):
            seat = (self.first + turn) % self.players
            options: dict[str, tuple[int, str, str]] = {}
            for index, family in enumerate(self.families):
                if self.seat(index) == seat and index not in placed:
                    verb = "place second" if index != seat else "place"
                    for kind in family.hand:
                        for spot in self.spots(index):
                            options[f"{verb} {kind} {spot}"] = index, kind, spot
            index, kind, spot = options[(yield seat, list(options))]
            placed.add(index)
            self.families[index].hand.remove(kind)
            self.put(Card(kind, index, index), spot)

    def spots(self, family: int) -> list[str]:
        if not self.row:
            return ["left"]
        on = [f"on {n}" for n, p in enumerate(self.places(), 1) if p[-1].family == family]
        return ["left", "right", *on]

    def put(self, card: Card, spot: str) -> None:
        if spot == "left":
            self.row.insert(0, [card])
        elif spot == "right":
            self.row.append([card])
        else:
            self.places()[int(spot.removeprefix("on ")) - 1].append(card)

    def scores(self) -> tuple[list[int], list[int]]:
        """O8: the influence, and who has won."""
        standing = [0] * self.players
        for place in self.places():
            standing[self.seat(place[-1].family)] += 1
        ranks = list(zip(self.influence, standing, strict=True))
        return self.influence, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # O4: activation.

    def activate_row(self) -> Flow:
        forward = 1 if self.direction == "rightward" else -1
        self.here = None
        while True:
            ahead = self.row[::forward]
            if self.here is not None:
                ahead = ahead[identity(ahead, self.here) + 1 :]
            self.row = [place for place in self.row if place]
            ahead = [place for place in ahead if place]
            if not ahead:
                self.here = None
                return
            self.here = ahead[0]
            active: Card | None = None
            while self.here and self.here[-1] is not active:
                active = self.here[-1]
                yield from self.activate(active)

    def activate(self, card: Card) -> Flow:
        if card.up:
            yield from self.ability(card, card.kind)
            return
        seat = self.seat(card.family)
        if (yield seat, ["keep", "reveal"]) == "keep":
            card.influence += 1
            return
        card.up = True
        influence, card.influence = card.influence, 0
        if card.kind == "plot":
            self.discard(card)
            yield from self.plot(card, influence)
            return
        if card.kind == "conspiracy":
            influence *= 2
        if card.kind not in ("ambush", "trap"):
            self.influence[seat] += influence
        if card.kind == "prince" and self.families[card.owner].twin:
            yield from self.bring_twin(card)
        yield from self.ability(card, card.kind)
        if not card.character and self.in_row(card):
            self.discard(card)

    def bring_twin(self, prince: Card) -> Flow:
        spots = ["left", "right"]
        for number, place in enumerate(self.places(), 1):
            if place[-1].family == prince.family and place[-1].kind != "prince":
                spots.append(f"on {number}")
        told = yield self.seat(prince.family), [f"twin {spot}" for spot in spots]
        self.families[prince.owner].twin = False
        twin = Card("twin", prince.owner, prince.owner, up=True)
        self.put(twin, told.removeprefix("twin "))

    def plot(self, plot: Card, influence: int) -> Flow:
        seat = self.seat(plot.family)
        for turn in range(influence + 1):
            able = {
                f"activate {n}": p[-1]
                for n, p in enumerate(self.places(), 1)
                if p[-1].up and p[-1].character and p[-1].family == plot.family
            }
            if turn == 0 and not able:
                continue
            told = yield from choose(seat, [*(["take"] if turn else []), *able])
            if told == "take":
                self.influence[seat] += 1
            else:
                yield from self.ability(able[told], able[told].kind)

    # O6 and O7: the cards.

    def ability(self, card: Card, kind: str) -> Flow:
        seat = self.seat(card.family)
        places = self.places()
        index = next(i for i, place in enumerate(places) if place[-1] is card)
        beside = [i for i in (index - 1, index + 1) if 0 <= i < len(places)]
        near = [places[i][-1] for i in beside]
        tops = [place[-1] for place in places]
        if kind == "archer":
            ends = sorted({0, len(places) - 1})
            yield from self.attack(card, ends)
        elif kind in ("soldier", "cutthroat", "impersonation"):
            yield from self.attack(card, beside, kind)
        elif kind == "assassination":
            yield from self.attack(card, list(range(len(places))))
        elif kind == "apothecary":
            others = [i for i, top in enumerate(tops) if top.family == card.family and i != index]
            targets = {j for i in others for j in (i - 1, i + 1) if 0 <= j < len(places)}
            yield from self.attack(card, sorted(targets))
        elif kind == "spy":
            if beside:
                told = yield from choose(seat, [f"spy on {i + 1}" for i in beside])
                victim = self.seat(tops[number(told)].family)
                if victim != seat and self.influence[victim]:
                    self.influence[victim] -= 1
                    self.influence[seat] += 1
        elif kind == "heir":
            if not any(top.up and top.kind == card.kind and top is not card for top in tops):
                self.influence[seat] += 2
        elif kind == "shapeshifter":
            models = [i for i in beside if tops[i].up and tops[i].character]
            if models:
                told = yield from choose(seat, [f"copy {i + 1}" for i in models])
                if tops[number(told)].kind != "shapeshifter":
                    yield from self.ability(card, tops[number(told)].kind)
        elif kind == "lord":
            self.influence[seat] += 1
            for i in beside:
                if tops[i].family == card.family:
                    first_edition = self.options["first_edition"]
                    self.influence[seat] += len(places[i]) if first_edition else 1
        elif kind == "royal-decree":
            yield from self.royal_decree(card, index)
        elif kind in ("ambush", "trap", "prince", "twin"):
            self.influence[seat] += 1
        elif kind == "queen":
            self.influence[seat] += 2
        elif kind == "felon":
            for neighbour in near:
                loser = self.seat(neighbour.family)
                self.influence[loser] = max(0, self.influence[loser] - 1)
        elif kind == "schemer":
            if any(len(places[i]) > 1 for i in beside):
                self.discard(card)
            else:
                self.influence[seat] += 2
        elif kind == "bribery":
            able = [i for i, p in enumerate(places) if len(p) == 1 and p[0].up and p[0].character]
            if able:
                told = yield from choose(seat, [f"bribe {i + 1}" for i in able])
                tops[number(told)].family = card.family
                tops[number(told)].token = True

    def royal_decree(self, decree: Card, index: int) -> Flow:
        places = self.places()
        seat = self.seat(decree.family)
        movable = [i for i in range(len(places)) if i != index]
        if not movable:
            return
        told = yield seat, [*(f"move {i + 1}" for i in movable), "leave"]
        if told == "leave":
            return
        chosen = number(told)
        gaps = [
            gap
            for gap in range(len(places) + 1)
            if len(places[chosen]) > 1 or gap not in (chosen, chosen + 1)
        ]
        told = yield from choose(seat, [f"to gap {gap}" for gap in gaps])
        gap = number(told) + 1
        following = places[gap] if gap < len(places) else None
        card = places[chosen].pop()
        self.row = [place for place in self.row if place]
        at = len(self.row) if following is None else identity(self.row, following)
        self.row.insert(at, [card])

    def attack(self, card: Card, targets: list[int], kind: str = "") -> Flow:
        if not targets:
            return
        told = yield from choose(self.seat(card.family), [f"eliminate {i + 1}" for i in targets])
        place = self.places()[number(told)]
        victim = place[-1]
        if kind == "cutthroat":
            victims = [victim] + [
                p[-1]
                for p in self.places()
                if p[-1] is not victim
                and p[-1].up
                and p[-1].kind == victim.kind
                and self.opposed(p[-1].family, card.family)
            ]
            self.eliminate(card, victims, 0 if len(victims) == 1 else 1)
            return
        if kind != "impersonation":
            self.eliminate(card, [victim], 1)
            return
        family, following = victim.family, self.row[identity(self.row, place) :]
        self.eliminate(card, [victim], 1)
        mine = self.families[card.owner]
        if not place and victim.character and self.opposed(family, card.family):
            for heap in (mine.discard, mine.aside):
                if victim.kind in heap:
                    heap.remove(victim.kind)
                    after = [p for p in following if p and any(p is q for q in self.row)]
                    at = identity(self.row, after[0]) if after else len(self.row)
                    self.row.insert(at, [Card(victim.kind, card.owner, card.owner, up=True)])
                    break


def identity(places: list[list[Card]], place: list[Card]) -> int:
    return next(index for index, other in enumerate(places) if other is place)


def number(text: str) -> int:
    """The place that an action names, counted from 0."""
    return int(text.rpartition(" ")[2]) - 1
