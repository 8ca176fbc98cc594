"""Taking back never buys another card: a draw that was undone comes out the same again."""

from random import Random

import pytest

from camarilla import games
from camarilla.kernel.dealer import BY_FORM, BY_INDEX, FairDealer
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE, OVER
from camarilla.kernel.match import Match
from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.play import Act
from camarilla.table.commands.seating import Create, Join, Start
from camarilla.table.commands.undo import Consent, Undo
from camarilla.table.log import Acted
from camarilla.table.table import Table

ADA, BEA = User("a", "Ada"), User("b", "Bea")


@pytest.mark.parametrize("id", list(games.GAMES))
def test_chance_has_forms_of_its_own_and_one_for_each_decision(id: str) -> None:
    """What the key of a draw relies on."""
    game = games.get(id)
    by_chance, by_players = set(), set()
    for players in range(game.min_players, game.max_players + 1):
        state, rng = game.setup(players), Random(players)
        while state.actor() != OVER:
            forms = {game.actions.form(action).id for action in state.legal()}
            if state.actor() == CHANCE:
                assert len(forms) == 1
                by_chance |= forms
            else:
                by_players |= forms
            state.apply(state.random_action(rng))
    assert not by_chance & by_players


def advance(match: Match, dealer: FairDealer, rng: Random, until: str = "") -> bool:
    """Play at random up to the next decision of a player, or up to the next draw of a form."""
    while match.state.actor() != OVER:
        if match.state.actor() == CHANCE:
            if match.game.actions.form(match.state.legal()[0]).id == until:
                return True
            match.play(dealer.deal(match.game.actions, match.state, match.actions))
        elif until:
            match.play(match.state.random_action(rng))
        else:
            return True
    return False


def outcomes(id: str, scheme: int) -> list[tuple[int, int]]:
    """Pairs of outcomes of the same draw, reached twice by different actions of the players."""
    game = games.get(id)
    space = game.actions
    pairs = []
    for number in range(12):
        rng = Random(f"{id} {number}")
        dealer = FairDealer(f"{number:064x}", scheme)
        match = Match(game, max(2, game.min_players))
        advance(match, dealer, rng)
        for _ in range(rng.randrange(60)):
            if match.state.actor() >= 0:
                match.play(match.state.random_action(rng))
                advance(match, dealer, rng)
        keep = len(match.actions)
        drawn: dict[tuple[str, int, tuple[int, ...]], int] = {}
        for attempt in range(4):
            match.rewind(keep)
            for _ in range(30):
                if match.state.actor() == OVER:
                    break
                if match.state.actor() == CHANCE:
                    form = space.form(match.state.legal()[0])
                    earlier = sum(space.form(action) is form for action in match.actions)
                    action = dealer.deal(space, match.state, match.actions)
                    key = (form.id, earlier, tuple(match.state.legal()))
                    if attempt and key in drawn:
                        pairs.append((drawn[key], action))
                    drawn[key] = action
                    match.play(action)
                else:
                    match.play(match.state.random_action(rng))
    return pairs


@pytest.mark.parametrize("id", list(games.GAMES))
def test_the_same_draw_comes_out_the_same_whatever_was_done_in_between(id: str) -> None:
    assert all(first == again for first, again in outcomes(id, BY_FORM))


def test_pax_has_such_draws_and_the_old_scheme_changed_them() -> None:
    pairs = outcomes("illuminaten", BY_INDEX)
    assert len(pairs) > 20
    assert any(first != again for first, again in pairs)


def started(seed: str) -> Transaction:
    transaction = Transaction(Table("t", seed), 0)
    Create(game="illuminaten", players=2, order="chosen").apply(transaction, ADA)
    Join().apply(transaction, BEA)
    Start().apply(transaction, ADA)
    return transaction


def act(transaction: Transaction, action: int) -> list[str]:
    """What chance did after it."""
    table = transaction.table
    seat, done = table.actor(), len(transaction.entries)
    user = ADA if table.seats[seat].user == ADA.id else BEA
    Act(seq=table.seq, action=action).apply(transaction, user)
    after = [applied.entry for applied in transaction.entries[done + 1 :]]
    return [entry.action for entry in after if isinstance(entry, Acted)]


def take_back(transaction: Transaction, keep: int) -> None:
    """Ada takes everything back after the first `keep` actions; Bea consents where she must."""
    table = transaction.table
    while len(table.running_match().actions) > keep:
        Undo(seq=table.seq, seat=0).apply(transaction, ADA)
        if table.undo is not None:
            Consent(yes=True).apply(transaction, BEA)


def legal(transaction: Transaction, text: str) -> int | None:
    """The action with this text, if it is legal now."""
    table = transaction.table
    number = table.game.actions.parse(text)
    return number if number in table.running_match().state.legal() else None


def scouted(transaction: Transaction, rng: Random) -> list[str]:
    """Scout, and the cards that are turned up by it."""
    scout = legal(transaction, "scout")
    assert scout is not None
    drawn = act(transaction, scout)
    for _ in range(4):
        if drawn or transaction.table.actor() != 0:
            break
        drawn = act(transaction, rng.choice(transaction.table.running_match().state.legal()))
    return [text for text in drawn if text.startswith("draw ")]


def test_pax_scout_undo_another_action_and_scout_again_turns_up_the_same_card() -> None:
    compared = 0
    for number in range(30):
        rng = Random(number)
        transaction = started(f"{number:064x}")
        table = transaction.table
        if table.actor() != 0 or legal(transaction, "scout") is None:
            continue
        keep = len(table.running_match().actions)
        first = scouted(transaction, rng)
        if not first or table.actor() != 0:
            continue
        take_back(transaction, keep)
        other = [a for a in table.running_match().state.legal() if a != legal(transaction, "scout")]
        drawn = act(transaction, rng.choice(other))
        while not drawn and table.actor() == 0 and legal(transaction, "scout") is None:
            drawn = act(transaction, rng.choice(table.running_match().state.legal()))
        if drawn or table.actor() != 0:
            continue
        again = scouted(transaction, rng)
        if again:
            assert again[0] == first[0]
            compared += 1
    assert compared >= 3


def test_verify_uses_the_scheme_of_the_record() -> None:
    game = games.get("oriflamme")
    for scheme in (BY_INDEX, BY_FORM):
        dealer, rng = FairDealer("5" * 64, scheme), Random(1)
        match = Match(game, 3)
        while advance(match, dealer, rng):
            match.play(match.state.random_action(rng))
        record = match.record(["a", "b", "c"], dealer.commitment())
        record.seed, record.dealing = dealer.seed, scheme
        assert verify(game, record) > 0
        record.dealing = BY_INDEX + BY_FORM - scheme
        with pytest.raises(BadRecord, match="chance did"):
            verify(game, record)
        record.dealing = 3
        with pytest.raises(BadRecord, match="scheme 3"):
            verify(game, record)
