"""K5: King cards."""

from camarilla.games.king.rules import events, story
from camarilla.games.king.rules.actions import INDEX, LOWER, RAISE, SPACE
from camarilla.games.king.rules.board import Board
from camarilla.games.king.rules.cards import EITHER, KING_FACE, KING_PARTS
from camarilla.games.king.rules.operations import CHANGE_TILE
from camarilla.kernel.frames import first, frame, second, third


def carry_out(s: Board, seat: int, king: int) -> None:
    """K5.2: the card must be resolved, part by part."""
    s.stack.append(frame(CHANGE_TILE, seat, king << 1))


def ask_change(s: Board, asked: int) -> bool:
    """K5.1, K5.2: any tile that stays in 1..6 and that this card has not changed."""
    seat, king, part = first(asked), second(asked) >> 1, second(asked) & 1
    change = KING_PARTS[king][part]
    changed = third(asked) - 1
    options: list[int] = []
    if change != -1:
        for domain, value in enumerate(s.chiefs):
            if value < 6 and domain != changed:
                options.append(RAISE + domain)
    if change in (-1, EITHER):
        for domain, value in enumerate(s.chiefs):
            if value > 1 and domain != changed:
                options.append(LOWER + domain)
    if options:
        return s.ask_openly(seat, asked, options)
    s.say(events.NO_TILE, "K5.2", seat, KING_FACE + king)
    go_on(s, asked, 0)
    return False


def change_tile(s: Board, asked: int, action: int) -> None:
    """K5.1; minor tiles follow automatically (K1.2)."""
    seat = first(asked)
    domain = INDEX[action]
    if SPACE.form(action).id == "raise":
        s.chiefs[domain] += 1
        s.note(seat, story.RAISED, domain)
        s.say(events.RAISED, "K5.1", seat, domain, s.chiefs[domain], s.minor(domain))
    else:
        s.chiefs[domain] -= 1
        s.note(seat, story.LOWERED, domain)
        s.say(events.LOWERED, "K5.1", seat, domain, s.chiefs[domain], s.minor(domain))
    go_on(s, asked, domain + 1)


def go_on(s: Board, asked: int, changed: int) -> None:
    """K5.1: then the second part, if the card has one, on another tile."""
    king, part = second(asked) >> 1, second(asked) & 1
    if part + 1 < len(KING_PARTS[king]):
        s.stack.append(frame(CHANGE_TILE, first(asked), king << 1 | 1, changed))
