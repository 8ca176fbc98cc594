"""Which function carries out which operation of players and chance (see operations.py)."""

from camarilla.games.illuminaten.rules import dealing
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import (
    AGAINST,
    AS_FACTION,
    AT,
    BORROW,
    CONNECT,
    CONTEST,
    DISCARD,
    DRAW,
    DRAW_EVENT,
    DRAW_PLOT,
    FROM_EDICT,
    FROM_SEAT,
    GIVE_TO,
    KEEP,
    LAY,
    LOSE,
    OPEN_FACTION,
    PAY_GROUP,
    PRICE,
    SLOT_SET,
    TAKE,
    TO_CARD,
    WITH,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor import payment, yields
from camarilla.games.illuminaten.rules.main_actions import (
    contest,
    displace,
    exclude,
    influence,
    interrogate,
    reassign,
    scout,
)
from camarilla.games.illuminaten.rules.plots import check
from camarilla.games.illuminaten.rules.solo import contest as automaton_contest
from camarilla.games.illuminaten.rules.turn import (
    abilities,
    conspire,
    event_deck,
    free_moves,
    menu,
    refill,
)
from camarilla.kernel.frames import first, second


def proceed(s: Board, number: int, asked: int) -> bool:
    """Carry out an operation; True if it opened a decision."""
    if number < op.PAY:
        return proceed_dealing_and_turn(s, number, asked)
    if number < op.SCOUT_WITH:
        return proceed_favor(s, number, asked)
    if number < op.REASSIGN_FACTION:
        return proceed_gathering(s, number, asked)
    if number < op.DISPLACE_WITH:
        return proceed_arranging(s, number, asked)
    if number < op.ABILITY:
        return proceed_displace(s, number, asked)
    if number < op.CHECK_PHASE:
        return proceed_abilities(s, number, asked)
    return proceed_check_phase(s, number, asked)


def answer(s: Board, number: int, asked: int, action: int) -> None:
    """Carry out the action chosen for an operation."""
    if number < op.PAY:
        answer_dealing_and_turn(s, number, asked, action)
    elif number < op.SCOUT_WITH:
        answer_favor(s, number, asked, action)
    elif number < op.REASSIGN_FACTION:
        answer_gathering(s, number, asked, action)
    elif number < op.DISPLACE_WITH:
        answer_arranging(s, number, asked, action)
    elif number < op.ABILITY:
        answer_displace(s, number, asked, action)
    elif number < op.CHECK_PHASE:
        answer_abilities(s, number, asked, action)
    else:
        answer_check_phase(s, number, asked, action)


# X1, X5.


def proceed_dealing_and_turn(s: Board, number: int, asked: int) -> bool:
    if number == op.MENU:
        return menu.ask_menu(s)
    if number == op.DRAW_TO_HAND:
        return dealing.ask_draw_to_hand(s, first(asked), second(asked))
    if number == op.BEGIN_TURN:
        menu.begin(s)
    elif number == op.PLAY_SPECIAL:
        return event_deck.ask_play_special(s)
    elif number == op.BUY_ACTION:
        return menu.ask_propaganda(s)
    elif number == op.GAIN_ACTION:
        menu.gain_action(s)
    elif number == op.DEAL_COURT:
        return dealing.ask_court(s, first(asked))
    elif number == op.DEAL_HANDS:
        return dealing.ask_hands(s, first(asked))
    elif number == op.DEAL_CONNECTIONS:
        return dealing.ask_connection(s)
    elif number == op.DEAL_FACTIONS:
        return dealing.ask_faction_card(s)
    elif number == op.DEAL_PLOTS:
        return dealing.ask_plot(s, asked)
    elif number == op.DEAL_PRIVATE:
        return dealing.ask_private_plot(s, first(asked))
    return False


def answer_dealing_and_turn(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.MENU:
        menu.choose(s, action)
    elif number == op.DRAW_TO_HAND:
        dealing.draw_to_hand(s, first(asked), second(asked), action - DRAW)
    elif number == op.PLAY_SPECIAL:
        event_deck.play_special(s, action)
    elif number == op.BUY_ACTION:
        menu.pay_propaganda(s, action - PAY_GROUP)
    elif number == op.DEAL_COURT:
        dealing.deal_court(s, first(asked), action - DRAW)
    elif number == op.DEAL_HANDS:
        dealing.deal_hand(s, first(asked), action - DRAW)
    elif number == op.DEAL_CONNECTIONS:
        dealing.connect(s, action - CONNECT)
    elif number == op.DEAL_FACTIONS:
        dealing.open_faction_card(s, action - OPEN_FACTION)
    elif number == op.DEAL_PLOTS:
        dealing.open_plot(s, action - DRAW_PLOT)
    elif number == op.DEAL_PRIVATE:
        dealing.deal_private_plot(s, first(asked), action - DRAW_PLOT)


# X4.


def proceed_favor(s: Board, number: int, asked: int) -> bool:
    if number == op.PAY:
        return payment.ask_pay(s, asked)
    if number == op.YIELD:
        return yields.ask_yield(s, asked)
    if number == op.GIVE:
        return yields.ask_give(s, asked)
    if number == op.INTERCEPT:
        return yields.ask_intercept(s, first(asked))
    return yields.ask_loser_gains(s, first(asked), second(asked))


def answer_favor(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.PAY:
        payment.pay(s, asked, action)
    elif number == op.YIELD:
        yields.take(s, asked, action - TAKE)
    elif number == op.GIVE:
        yields.give(s, asked, action - GIVE_TO)
    elif number == op.INTERCEPT:
        yields.intercept(s, first(asked), action - FROM_SEAT)
    else:
        yields.loser_gains(s, first(asked), second(asked), action - TAKE)


# X6.1 to X6.3.


def proceed_gathering(s: Board, number: int, asked: int) -> bool:
    if number == op.INFLUENCE_DISC:
        return influence.ask_disc(s, asked)
    if number == op.INFLUENCE_MORE:
        return influence.ask_more(s, asked)
    if number == op.INFLUENCE_AT:
        return influence.ask_at(s, first(asked))
    if number == op.PLACE_DISC:
        influence.place_disc(s, asked)
        return False
    if number == op.GOSSIP:
        return interrogate.ask_next(s, asked)
    if number == op.INTERROGATE_AT:
        return interrogate.ask_at(s, first(asked))
    if number == op.INTERROGATE_HOW:
        return interrogate.ask_how(s, asked)
    if number == op.SCOUT_WITH:
        return scout.ask_with(s, first(asked))
    if number == op.SCOUT_AT:
        return scout.ask_at(s, first(asked), second(asked))
    if number == op.SCOUT_DRAW:
        return scout.ask_draw(s, first(asked))
    return scout.ask_lay(s, first(asked), second(asked))


def answer_gathering(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.INFLUENCE_DISC:
        influence.choose_price(s, asked, action - PRICE)
    elif number == op.INFLUENCE_MORE:
        influence.choose_more(s, asked, action)
    elif number == op.INFLUENCE_AT:
        influence.choose_target(s, first(asked), action - AT)
    elif number == op.GOSSIP:
        interrogate.choose_next(s, asked, action - AT)
    elif number == op.INTERROGATE_AT:
        interrogate.choose_target(s, first(asked), action - AT)
    elif number == op.INTERROGATE_HOW:
        interrogate.choose_how(s, asked, action)
    elif number == op.SCOUT_WITH:
        scout.choose_acting(s, first(asked), action - WITH)
    elif number == op.SCOUT_AT:
        scout.choose_target(s, first(asked), second(asked), action - AT)
    elif number == op.SCOUT_DRAW:
        scout.draw(s, first(asked), action - DRAW)
    else:
        scout.lay(s, asked, action - LAY)


# X6.4, X6.5.


def proceed_arranging(s: Board, number: int, asked: int) -> bool:
    if number == op.REASSIGN_FROM:
        return reassign.ask_from(s, asked)
    if number == op.REASSIGN_TO:
        return reassign.ask_to(s, asked)
    if number == op.REASSIGN_FACTION:
        return reassign.ask_faction(s, first(asked))
    if number == op.FREE_FROM:
        return free_moves.ask_from(s, asked)
    if number == op.FREE_TO:
        return free_moves.ask_to(s, asked)
    if number == op.ARTISTS_CARD:
        return free_moves.ask_card(s)
    if number == op.EXCLUDE_WITH:
        return exclude.ask_with(s, first(asked))
    if number == op.EXCLUDE_AT:
        return exclude.ask_at(s, first(asked), second(asked))
    if number == op.EXCLUDE_LAY:
        return exclude.ask_lay(s, first(asked), second(asked))
    return exclude.ask_then(s, first(asked))


def answer_arranging(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.REASSIGN_FROM:
        reassign.choose_from(s, asked, action)
    elif number == op.REASSIGN_TO:
        reassign.choose_to(s, asked, action)
    elif number == op.REASSIGN_FACTION:
        reassign.choose_faction(s, first(asked), action - AS_FACTION)
    elif number == op.FREE_FROM:
        free_moves.choose_from(s, asked, action)
    elif number == op.FREE_TO:
        free_moves.choose_to(s, asked, action - TO_CARD)
    elif number == op.ARTISTS_CARD:
        free_moves.choose_card(s, action - AT)
    elif number == op.EXCLUDE_WITH:
        exclude.choose_acting(s, first(asked), action - WITH)
    elif number == op.EXCLUDE_AT:
        exclude.choose_target(s, first(asked), second(asked), action - AT)
    elif number == op.EXCLUDE_LAY:
        exclude.lay(s, asked, action - LAY)
    else:
        exclude.choose_then(s, first(asked), action)


# X6.6.


def proceed_displace(s: Board, number: int, asked: int) -> bool:
    if number == op.DISPLACE_WITH:
        return displace.ask_with(s, first(asked))
    if number == op.DISPLACE_AT:
        return displace.ask_at(s, first(asked), second(asked))
    if number == op.DISPLACE_WHOM:
        return displace.ask_whom(s, asked)
    if number == op.DISPLACE_SLOTS:
        return displace.ask_slots(s, asked)
    if number == op.CONTEST_BEGINS:
        return contest.ask_lean(s, asked)
    if number == op.CONTEST_LAY:
        return contest.ask_card(s, first(asked), second(asked))
    if number == op.CONTEST_GO_ON:
        return contest.ask_go_on(s, asked)
    if number == op.CONTEST_AGAINST_AUTOMATON:
        return automaton_contest.ask_card(s, asked)
    contest.outcome(s, asked)
    return False


def answer_displace(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.DISPLACE_WITH:
        displace.choose_acting(s, first(asked), action - WITH)
    elif number == op.DISPLACE_AT:
        displace.choose_target(s, first(asked), second(asked), action - AT)
    elif number == op.DISPLACE_WHOM:
        displace.choose_whom(s, asked, action - AGAINST)
    elif number == op.DISPLACE_SLOTS:
        displace.choose_slots(s, asked, action - SLOT_SET + 1)
    elif number == op.CONTEST_BEGINS:
        contest.choose_lean(s, asked, action)
    elif number == op.CONTEST_LAY:
        contest.lay(s, first(asked), second(asked), action - CONTEST)
    elif number == op.CONTEST_GO_ON:
        contest.choose_go_on(s, asked, action)
    else:
        automaton_contest.draw_card(s, asked, action - DRAW)


# X7.


def proceed_abilities(s: Board, number: int, asked: int) -> bool:
    if number == op.ABILITY:
        return conspire.ask_ability(s, first(asked), second(asked))
    if number == op.SWAP_FIRST:
        return abilities.ask_swap_first(s)
    if number == op.SWAP_SECOND:
        return abilities.ask_swap_second(s, first(asked))
    if number == op.DRAW_WHICH:
        return abilities.ask_draw_which(s)
    if number == op.EDICT_WHICH:
        return abilities.ask_edict(s)
    if number == op.FACTION_WHICH:
        return abilities.ask_borrow(s)
    if number == op.PLOT_WHICH:
        return abilities.ask_plot_which(s)
    return abilities.ask_new_plot(s, first(asked))


def answer_abilities(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.ABILITY:
        conspire.choose(s, first(asked), action)
    elif number == op.SWAP_FIRST:
        abilities.choose_swap_first(s, action - AT)
    elif number == op.SWAP_SECOND:
        abilities.swap(s, first(asked), action - AT)
    elif number == op.DRAW_WHICH:
        abilities.choose_draw(s, action)
    elif number == op.EDICT_WHICH:
        abilities.take_from_edict(s, action - FROM_EDICT)
    elif number == op.FACTION_WHICH:
        abilities.borrow(s, action - BORROW)
    elif number == op.PLOT_WHICH:
        abilities.remove_plot(s, action)
    else:
        abilities.new_plot(s, first(asked), action - DRAW_PLOT)


# X9.


def proceed_check_phase(s: Board, number: int, asked: int) -> bool:
    if number == op.CHECK_PHASE:
        check.begin(s)
    elif number == op.CHECK_LOSS:
        return check.ask_loss(s, asked)
    elif number == op.CHECK_RETURN:
        return check.ask_return(s, first(asked), second(asked))
    elif number == op.CHECK_VICTORY:
        check.check_victory(s)
    elif number == op.CHECK_EVENTS:
        return event_deck.ask_check_events(s)
    elif number == op.KEEP_EVENT:
        return event_deck.ask_keep_event(s)
    elif number == op.REFILL:
        refill.begin(s)
    elif number == op.REFILL_HAND:
        return refill.ask_hand(s, first(asked))
    elif number == op.REFILL_COURT:
        return refill.ask_court(s, first(asked))
    elif number == op.REFRESH_COURT:
        refill.refresh_court(s)
    elif number == op.FILL_COURT:
        return refill.ask_fill_court(s)
    else:
        refill.end_turn(s)
    return False


def answer_check_phase(s: Board, number: int, asked: int, action: int) -> None:
    if number == op.CHECK_LOSS:
        check.choose_loss(s, asked, action - LOSE)
    elif number == op.CHECK_RETURN:
        check.choose_return(s, first(asked), second(asked), action)
    elif number == op.CHECK_EVENTS:
        event_deck.draw_event(s, action - DRAW_EVENT)
    elif number == op.KEEP_EVENT:
        event_deck.keep_event(s, action - KEEP)
    elif number == op.REFILL_HAND:
        refill.discard(s, first(asked), action - DISCARD)
    elif number == op.REFILL_COURT:
        refill.choose_court(s, first(asked), action)
    elif number == op.FILL_COURT:
        refill.fill_court(s, action - DRAW)
