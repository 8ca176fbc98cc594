"""The program agrees with a second implementation written from the rules alone."""

import pytest
from tests.conformance.cases import CASES, Case
from tests.rulebook.oriflamme.given import row_text
from tests.rulebook.oriflamme.reference import Reference

from camarilla.games.oriflamme.rules.cards import KIND_IDS
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.kernel.options import complete

PLAYS = 8
CALLED = {"chance": CHANCE, "over": OVER}
OURS = [case for case in CASES if case.id in ("oriflamme", "ablaze")]


def in_order(kinds: list[str]) -> tuple[str, ...]:
    return tuple(sorted(kinds, key=KIND_IDS.index))


def assert_same_table(state: State, other: Reference) -> None:
    views = [view_of(state, seat) for seat in range(other.players)]
    assert row_text(views) == other.row_text()
    assert list(views[0].influence) == other.influence
    for index, family in enumerate(other.families):
        shown = views[index % other.players].families[index]
        assert shown.discard == in_order(family.discard)
        assert shown.hand == in_order(family.hand)
        assert shown.aside == in_order(family.aside)


def view_of(state: State, seat: int) -> OriflammeInformation:
    info = state.information_state(seat)
    assert isinstance(info, OriflammeInformation)
    return info


@pytest.mark.parametrize("case", OURS, ids=str)
def test_both_implementations_agree_at_every_step(case: Case) -> None:
    """Who is asked, what is offered, the row, everybody's influence and cards, and the result."""
    for play in range(PLAYS):
        rng = case.rng("reference", play)
        state = case.setup()
        other = Reference(case.players, complete(case.game.options, case.options))
        while state.actor() != OVER:
            actor, offered = other.ask
            assert state.actor() == CALLED.get(str(actor), actor)
            assert sorted(map(case.game.actions.text, state.legal())) == sorted(offered)
            if state.actor() != CHANCE:
                assert_same_table(state, other)
            action = state.random_action(rng)
            state.apply(action)
            other.play(case.game.actions.text(action))
        assert other.ask[0] == "over"
        assert (state.scores(), state.winners()) == other.scores()
