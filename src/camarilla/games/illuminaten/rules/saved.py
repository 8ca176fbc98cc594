"""A position of Pax Illuminaten as it is saved."""

import msgspec


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole position as saved; nobody but the program itself may see it."""

    players: int
    opponent: int
    connections: tuple[int, ...]
    stack: list[int]
    field: list[int]
    discs: list[int]
    favor: list[int]
    supply: list[int]
    stock: list[int]
    hands: list[int]
    known: list[int]
    court: list[int]
    steward: int
    unseen: int
    deck: int
    deck_count: int
    discard: int
    discard_top: int
    batches: tuple[int, ...]
    holders: list[int]
    plots: list[int]
    private: list[int]
    shown: int
    plot_seen: list[int]
    pile: int
    buried: list[int]
    gone: int
    on: list[int]
    under: list[int]
    events_left: int
    half_edicts: int
    half_specials: int
    lower: int
    top_event: int
    top_knower: int
    looked: tuple[int, ...]
    event_hands: list[int]
    in_play: list[int]
    edict_seats: list[int]
    edict_favor: list[int]
    event_discard: int
    event_discard_top: int
    round: int
    active: int
    mains: int
    chain: tuple[int, ...]
    contest_cards: int
    laid: list[int]
    boosts: int
    used: int
    used_factions: int
    borrowed: int
    yielded: int
    scouted: int
    markers: tuple[int, ...]
    contested: int
    figure: int
    victor: int
