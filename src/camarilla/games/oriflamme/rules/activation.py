"""O4: the activation phase, and the abilities that take more than one choice."""

from typing import Final

from camarilla.games.oriflamme.rules.abilities import (
    ABILITY_OF,
    is_open_character,
    royal_decree_gaps,
    royal_decree_moves,
)
from camarilla.games.oriflamme.rules.actions import (
    ACTIVATE,
    INDEX,
    KEEP,
    LEAVE,
    LEFT_END,
    ON_PLACE,
    REVEAL,
    RIGHT_END,
    TAKE,
    TO_GAP,
    TWIN_AT,
)
from camarilla.games.oriflamme.rules.board import Board
from camarilla.games.oriflamme.rules.cards import (
    AMBUSH,
    CARD,
    CONSPIRACY,
    FAMILY,
    IS_INTRIGUE,
    KIND,
    KIND_RULES,
    ONE,
    PLOT,
    PRINCE,
    ROYAL_DECREE,
    TRAP,
    TWIN,
    UP,
    card_of,
    family_bits,
    family_of,
    influence_on,
    turned_up,
)
from camarilla.games.oriflamme.rules.events import (
    ACTIVATED,
    KEPT,
    LEFT_AS_IT_IS,
    NO_CHARACTER,
    NO_TARGET,
    NOTHING,
    NOTHING_ON_IT,
    REVEALED,
    TOOK,
    TWIN_ENTERED,
)
from camarilla.games.oriflamme.rules.operations import (
    ACTIVATE_CARD,
    CHOOSE_GAP,
    CONTINUE_PLOT,
    DISCARD_INTRIGUE,
    KEEP_OR_REVEAL,
    NEXT_PLACE,
    PLACE_TWIN,
    USE_ABILITY,
)
from camarilla.games.oriflamme.rules.placement import put
from camarilla.kernel.frames import first, frame, second, third

_KEEP_OR_REVEAL: Final = [KEEP, REVEAL]


def next_place(s: Board) -> bool:
    """O4.1, O4.5: activate what the pointer's place shows now, else the next place."""
    row, place = s.row, s.pointer
    if not s.standing:
        if s.setup.step < 0:
            place -= 1
    elif row[place] & CARD == s.active:
        place += s.setup.step
    if not 0 <= place < len(row):
        s.pointer = 0
        s.standing = False
        return False
    s.pointer = place
    s.standing = True
    s.stack.append(NEXT_PLACE)
    card = row[place]
    s.active = card & CARD
    if card & UP:
        return activate(s, place)
    player = s.player_for(card)
    return s.ask(player, KEEP_OR_REVEAL, _KEEP_OR_REVEAL)


def ask_keep_or_reveal(s: Board) -> bool:
    """O4.2"""
    return s.ask(s.player_at(s.pointer), KEEP_OR_REVEAL, _KEEP_OR_REVEAL)


def activate(s: Board, place: int) -> bool:
    """O4.3: a face-up card must carry out its ability."""
    card = s.row[place]
    if s.out is not None:
        family = family_of(card)
        s.say(ACTIVATED, "O4.3", s.player_at(place), family, card & KIND, place)
    return use_ability(s, place, card & KIND)


def keep_or_reveal(s: Board, action: int) -> None:
    """O4.2"""
    place = s.pointer
    if action == REVEAL:
        reveal(s, place)
        return
    card = s.row[place] + ONE
    s.row[place] = card
    if s.out is not None:
        family = family_of(card)
        s.say(KEPT, "O4.2", s.player_at(place), family, place, influence_on(card))


def reveal(s: Board, place: int) -> None:
    """O4.2, O4.4: turn the card up, take the influence on it, carry out its ability."""
    card = s.row[place]
    influence = influence_on(card)
    card = turned_up(card)
    s.row[place] = card
    kind = card & KIND
    family = family_of(card)
    player = s.setup.player_of(family)
    if s.out is not None:
        s.say(REVEALED, "O4.2", player, family, kind, place, influence)
    if kind == PLOT:
        s.to_discard(place, "O7.9")
        s.stack.append(frame(CONTINUE_PLOT, family, influence, 1))
        return
    if kind == CONSPIRACY:
        s.gain(player, 2 * influence, "O6.10")
        if not influence:
            s.say(NOTHING, "O6.10", player, CONSPIRACY, NOTHING_ON_IT)
    elif kind not in (AMBUSH, TRAP):
        s.gain(player, influence, "O4.2")
    if IS_INTRIGUE[kind]:
        s.stack.append(frame(DISCARD_INTRIGUE, card & CARD))
    if kind == PRINCE and s.twins >> family & 1:
        s.stack.append(frame(PLACE_TWIN, place))
    else:
        s.stack.append(frame(USE_ABILITY, place, kind))


def discard_intrigue(s: Board, card: int) -> None:
    """O4.4: unless it has left the row already."""
    place = s.place_of(card)
    if place >= 0:
        s.to_discard(place, "O4.4")


def use_ability(s: Board, place: int, kind: int) -> bool:
    """Carry out an ability, or ask for its target; with none, nothing happens (O4.3)."""
    ability = ABILITY_OF[kind]
    effect = ability.effect
    if effect is not None:
        effect(s, place)
        return False
    targets = ability.targets
    assert targets is not None
    verb = ability.verb
    options = [verb + target for target in targets(s, place)]
    player = s.player_at(place)
    if not options:
        s.say(NOTHING, KIND_RULES[kind], player, kind, NO_TARGET)
        return False
    if kind == ROYAL_DECREE:
        options.append(LEAVE)
    return s.ask_openly(player, frame(USE_ABILITY, place, kind), options)


def choose_target(s: Board, asked: int, action: int) -> None:
    place, kind = first(asked), second(asked)
    if action == LEAVE:
        s.say(LEFT_AS_IT_IS, "O6.8", s.player_at(place))
        return
    ability = ABILITY_OF[kind]
    act = ability.act
    assert act is not None
    act(s, place, INDEX[action])


def ask_gap(s: Board, place: int, target: int) -> bool:
    """O6.8"""
    options = [TO_GAP + gap for gap in royal_decree_gaps(s, target)]
    return s.ask_openly(s.player_at(place), frame(CHOOSE_GAP, place, target), options)


def choose_gap(s: Board, asked: int, action: int) -> None:
    royal_decree_moves(s, first(asked), second(asked), INDEX[action])


def ask_twin(s: Board, place: int) -> bool:
    """O7.1: by O3.1, but not on a Prince."""
    spots = [LEFT_END, RIGHT_END]
    family = s.row[place] & FAMILY
    for other, card in enumerate(s.row):
        if card & FAMILY == family and not (card & UP and card & KIND == PRINCE):
            spots.append(ON_PLACE + other)
    options = [TWIN_AT + spot for spot in spots]
    return s.ask_openly(s.player_at(place), frame(PLACE_TWIN, place), options)


def place_twin(s: Board, place: int, action: int) -> None:
    """O7.1: the Twin comes first, then the Prince's own gain."""
    prince = s.row[place]
    family = family_of(prince)
    s.twins &= ~(1 << family)
    at = put(s, card_of(family, TWIN) | UP, INDEX[action])
    s.say(TWIN_ENTERED, "O7.1", s.player_at(at), family, at, 1 if s.under[at] else 0)
    s.stack.append(frame(USE_ABILITY, s.place_of(prince), PRINCE))


def ask_plot(s: Board, asked: int) -> bool:
    """O7.9: first one ability free, then for each influence an ability or the influence."""
    family, influence, free = first(asked), second(asked), third(asked)
    mark = family_bits(family)
    options = [
        ACTIVATE + place
        for place, card in enumerate(s.row)
        if card & FAMILY == mark and is_open_character(card)
    ]
    player = s.setup.player_of(family)
    if free:
        if not options:
            s.say(NOTHING, "O7.9", player, PLOT, NO_CHARACTER)
            s.stack.append(frame(CONTINUE_PLOT, family, influence))
            return False
    elif not influence:
        return False
    else:
        options.insert(0, TAKE)
    return s.ask_openly(player, asked, options)


def continue_plot(s: Board, asked: int, action: int) -> None:
    """O7.9: each ability is finished before the next choice."""
    family, influence, free = first(asked), second(asked), third(asked)
    s.stack.append(frame(CONTINUE_PLOT, family, influence if free else influence - 1))
    if action == TAKE:
        player = s.setup.player_of(family)
        s.influence[player] += 1
        s.say(TOOK, "O7.9", player, 1)
    else:
        s.stack.append(frame(ACTIVATE_CARD, INDEX[action]))
