"""Pax Illuminaten as vectors, built from the seat's information itself (X12)."""

from typing import Final

from camarilla.games.illuminaten.rules.ids import EVENT_IDS, FACTION_IDS, OPPONENT_IDS, PLOT_IDS
from camarilla.games.illuminaten.rules.information import IlluminatenInformation, SeatView
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.encoding import COUNT, Encoder, counts, one_hot
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import State


class Names:
    """Sets of names as bits, in the order of these ids; what is no name has none."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        table = one_hot(len(ids))
        self.none = table[-1]
        self.numbers: dict[str | None, int] = {id: index for index, id in enumerate(ids)}
        self.one: dict[str | None, bytes] = {id: table[index] for index, id in enumerate(ids)}

    def alone(self, name: str | None) -> bytes:
        return self.one.get(name, self.none)

    def some(self, names: tuple[str | None, ...]) -> bytes:
        """A bit for every one of the names that is known."""
        if not names:
            return self.none
        if len(names) == 1:
            return self.alone(names[0])
        found = bytearray(self.none)
        for name in names:
            if name in self.numbers:
                found[self.numbers[name]] = 1
        return bytes(found)


CARDS: Final = Names(CARD_IDS)
PLOTS: Final = Names(PLOT_IDS)
EVENTS: Final = Names(EVENT_IDS)
FACTIONS: Final = Names(FACTION_IDS)
CONNECTIONS: Final = Names(CONNECTION_IDS)
OPPONENTS: Final = Names(OPPONENT_IDS)
ASKED: Final = one_hot(128)
PLACES: Final = 20
SLOTS: Final = 3
COURT: Final = 6
OPEN_PLOTS: Final = 6


class IlluminatenEncoder(Encoder):
    """The field place by place, the court, plots and events, and what each player has."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.player_bits = one_hot(players)
        cards, plots, events = len(CARD_IDS), len(PLOT_IDS), len(EVENT_IDS)
        self.part("opponent", len(OPPONENT_IDS))
        self.part("asked", 128)
        self.part("actor", players)
        self.part("first player", players)
        self.part("active player", players)
        self.part("round, main actions, steward, deck, discard", 5, COUNT)
        self.part("plot pile, event deck, event discard, looked at", 4, COUNT)
        self.part("supply", 6, COUNT)
        self.part("boosts", 5, COUNT)
        self.part("factions in the row", 6)
        self.part("factions used", 6)
        self.part("edicts: player, favor", 6 * (players + 1), COUNT)
        for name in ("discard", "chain", "contest cards", "yielded", "scouted"):
            self.part(name, cards)
        self.part("plots gone", plots)
        self.part("events discarded", events)
        for index in range(OPEN_PLOTS):
            self.part(f"plot {index + 1}", plots)
        for index in range(COURT):
            self.part(f"court {index + 1}", cards)
        for index in range(PLACES):
            self.part(f"place {index + 1}: card", cards)
            self.part(f"place {index + 1}: gap, marked, contested, figure", 4)
            self.part(f"place {index + 1}: discs by slot and player", SLOTS * players)
        for index in range(players):
            who = f"player {index + 1}"
            self.part(f"{who}: favor", 6, COUNT)
            self.part(f"{who}: stock, hand, events, buried", 4, COUNT)
            self.part(f"{who}: laid, private plot, shown", 3)
            self.part(f"{who}: hand or seen of it", cards)
            self.part(f"{who}: contest card", cards)
            self.part(f"{who}: private plot known", plots)
            self.part(f"{who}: discs on plots", plots)
            self.part(f"{who}: discs under plots", plots)
            self.part(f"{who}: events known", events)
            self.part(f"{who}: special event", events)
            self.part(f"{who}: faction cards", 6)
            self.part(f"{who}: connection", len(CONNECTION_IDS))

    def add(self, s: State, seat: int, chunks: list[bytes]) -> None:
        info = s.information_state(seat)
        assert isinstance(info, IlluminatenInformation)
        self._add_table(info, seat, chunks)
        for index in range(PLACES):
            self._add_place(info, index, seat, chunks)
        for index in range(self.players):
            self._add_seat(info.seats[(seat + index) % self.players], chunks)

    def _seat(self, other: int, seat: int) -> bytes:
        """A player as seen from the seat; nobody for what is no seat."""
        known = 0 <= other < self.players
        return self.player_bits[(other - seat) % self.players if known else -1]

    def _add_table(self, info: IlluminatenInformation, seat: int, chunks: list[bytes]) -> None:
        chunks.append(OPPONENTS.alone(info.opponent))
        chunks.append(ASKED[info.frames[-1] & OPERATION & 127 if info.frames else -1])
        for other in (info.actor, info.first, info.active):
            chunks.append(self._seat(other, seat))
        numbers = [
            info.round,
            info.mains,
            info.steward,
            info.deck_size,
            info.discard_size,
        ]
        numbers += [
            info.plot_pile,
            info.event_deck,
            info.event_discard_size,
            info.looked_count,
        ]
        chunks.append(counts([max(number, 0) for number in numbers]))
        chunks.append(counts(list(info.supply)))
        chunks.append(counts(list(info.boosts)))
        chunks.append(FACTIONS.some(info.faction_row))
        chunks.append(FACTIONS.some(info.used_factions))
        edicts = {edict.faction: edict for edict in info.edicts}
        for faction in FACTION_IDS:
            edict = edicts.get(faction)
            chunks.append(self._seat(edict.seat if edict is not None else -1, seat))
            chunks.append(counts([edict.favor if edict is not None else 0]))
        for names in (
            info.remembered_discard,
            info.chain,
            info.contest_cards,
            info.yielded,
            info.scouted,
        ):
            chunks.append(CARDS.some(names))
        chunks.append(PLOTS.some(info.plots_gone))
        chunks.append(EVENTS.some(info.remembered_event_discard))
        for index in range(OPEN_PLOTS):
            chunks.append(PLOTS.some(info.plots[index : index + 1]))
        for index in range(COURT):
            chunks.append(CARDS.some(info.court[index : index + 1]))

    def _add_place(
        self, info: IlluminatenInformation, index: int, seat: int, chunks: list[bytes]
    ) -> None:
        if index >= len(info.field):
            chunks.append(bytes(len(CARD_IDS) + 4 + SLOTS * self.players))
            return
        place = info.field[index]
        chunks.append(CARDS.alone(place.card))
        number = place.number
        chunks.append(
            bytes(
                [
                    place.gap,
                    number in info.markers,
                    number in info.contested,
                    number == info.figure,
                ]
            )
        )
        for slot in range(SLOTS):
            disc = place.discs[slot] if slot < len(place.discs) else None
            chunks.append(self._seat(-1 if disc is None else disc, seat))

    def _add_seat(self, who: SeatView, chunks: list[bytes]) -> None:
        chunks.append(counts(list(who.favor)))
        chunks.append(counts([who.stock, who.hand_size, who.event_count, who.buried_count]))
        chunks.append(bytes([who.laid, who.has_private, who.private_shown]))
        chunks.append(CARDS.some(who.seen if who.hand is None else who.hand))
        chunks.append(CARDS.alone(who.contest_card))
        chunks.append(PLOTS.alone(who.private))
        chunks.append(PLOTS.some(who.on))
        chunks.append(PLOTS.some(who.under))
        chunks.append(EVENTS.some(who.events or ()))
        chunks.append(EVENTS.alone(who.special))
        chunks.append(FACTIONS.some(who.faction_cards))
        chunks.append(CONNECTIONS.alone(who.connection))
