"""Invariants of For the King: samples, secrets, and random play that means something."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camarilla.games import get
from camarilla.games.king.rules import story
from camarilla.games.king.rules.cards import DOMAIN_IDS, FACE_IDS, GOLD
from camarilla.games.king.rules.game import King
from camarilla.games.king.rules.gold_posterior import ONE_OF, UNINFORMATIVE, BidModel, GoldPosterior
from camarilla.games.king.rules.information import KingInformation
from camarilla.games.king.rules.state import KingState
from camarilla.games.king.rules.story import seat_of, verb_of, what_of
from camarilla.kernel.errors import BadData
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, PUBLIC

GAME = get("king")
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 5)
STEPS = st.integers(0, 700)

DOUBTFUL = BidModel(bluff=0.01, restraint=0.5)
"""Who believes that bids tell something still thinks everything possible."""

PLACES = {story.KEPT: "keep", story.TO_MIDDLE: "middle", story.TO_FAVOUR: "favour"}


def walked(players: int, seed: int, steps: int) -> KingState:
    """The position after so many random actions, or the end of the game."""
    rng = Random(seed)
    state = GAME.setup(players)
    assert isinstance(state, KingState)
    for _ in range(steps):
        if state.actor() == OVER:
            break
        state.apply(state.random_action(rng))
    return state


def sampled(
    state: KingState, seat: int, rng: Random, bid_model: BidModel = UNINFORMATIVE
) -> KingState:
    assert isinstance(GAME, King)
    return GAME.sample_with_beliefs(state.information_state(seat), rng, bid_model)


def seats(state: KingState) -> list[int]:
    return [*range(state.setup.players), PUBLIC]


def ask_of(state: KingState) -> str:
    info = state.information_state(PUBLIC)
    assert isinstance(info, KingInformation)
    return info.decision


def next_text(state: KingState, goal: KingState) -> str:
    """The action by which `state` goes on as the story of `goal` tells; empty at its end."""
    told, ask = goal.whole_story(), ask_of(state)
    done = len(state.whole_story())
    if ask == "first":
        if ask_of(goal) == "first":
            return ""
        return f"first {1 + (seat_of(told[0]) if told else goal.leader)}"
    if done == len(told):
        return f"draw {card(goal, goal.drawn)}" if ask == "draw" and goal.drawn >= 0 else ""
    verb, what = verb_of(told[done]), what_of(told[done])
    if ask == "place":
        return PLACES[verb]
    if ask == "change":
        return f"{'raise' if verb == story.RAISED else 'lower'} {DOMAIN_IDS[what]}"
    if ask == "bid":
        return "pass" if verb == story.PASSED else f"bid {what}"
    return f"{ask.split('-')[0] if ask.startswith('pay') else ask} {card(goal, what)}"


def card(state: KingState, kind: int) -> str:
    return FACE_IDS[state.setup.faces[kind]]


def replayed(goal: KingState) -> KingState:
    """Play the story of a position from the first position on, by the rules alone."""
    state = GAME.setup(goal.setup.players)
    assert isinstance(state, KingState)
    while text := next_text(state, goal):
        state.apply(GAME.actions.parse(text))
    return state


@settings(max_examples=150)
@given(PLAYERS, SEEDS, STEPS)
def test_play_and_its_story_are_the_same(players: int, seed: int, steps: int) -> None:
    state = walked(players, seed, steps)
    assert replayed(state).to_data() == state.to_data()


@settings(max_examples=150)
@given(PLAYERS, SEEDS, STEPS, st.sampled_from([UNINFORMATIVE, DOUBTFUL]))
def test_every_sample_can_have_come_about_by_play(
    players: int, seed: int, steps: int, bid_model: BidModel
) -> None:
    """All public facts at once: who paid had it, who failed had too little, each card in its time.

    K7.1, K7.2: a sampled position has a story that the rules can play, and it is the seat's own.
    """
    state, rng = walked(players, seed, steps), Random(seed)
    for seat in seats(state):
        sample = sampled(state, seat, rng, bid_model)
        sample.check()
        assert sample.information_state(seat) == state.information_state(seat)
        assert replayed(sample).to_data() == sample.to_data()


@given(
    st.lists(st.tuples(st.sampled_from(["gain", "pay", "bid", "leave"]), st.integers(1, 3))),
    st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4)),
)
def test_a_belief_weighs_bids_beyond_the_gold_and_passes_below_it(
    steps: list[tuple[str, int]], kept: tuple[int, int, int]
) -> None:
    plain, believing = GoldPosterior(UNINFORMATIVE), GoldPosterior(DOUBTFUL)
    gold, weight = sum(value * count for value, count in zip((1, 2, 3), kept, strict=True)), 1.0
    for what, value in steps:
        for posterior in (plain, believing):
            if what == "gain":
                posterior.gain(GOLD + value - 1)
            elif what == "pay":
                posterior.pay(GOLD + value - 1)
            elif what == "bid":
                posterior.bid(3 * value)
            else:
                posterior.leave(3 * value)
        if what in ("gain", "pay"):
            gold += value if what == "gain" else -value
        elif what == "bid":
            weight *= DOUBTFUL.bluff if gold < 3 * value else 1.0
        else:
            weight *= DOUBTFUL.restraint if gold > 3 * value else 1.0
    packed = sum(one * count for one, count in zip(ONE_OF, kept, strict=True))
    for posterior in (plain, believing):
        posterior.close()
    assert believing.ways(packed, 0) == pytest.approx(weight * plain.ways(packed, 0))


@settings(max_examples=60)
@given(PLAYERS, SEEDS, STEPS)
def test_samples_of_one_view_do_not_disturb_each_other(players: int, seed: int, steps: int) -> None:
    state, rng = walked(players, seed, steps), Random(seed)
    views = [state.information_state(seat) for seat in seats(state)]
    for info in (*views, *views):
        for _ in range(3):
            assert GAME.sample(info, rng).information_state(info.seat) == info


@settings(max_examples=100)
@given(PLAYERS, SEEDS, STEPS)
def test_what_a_seat_cannot_see_changes_nothing_that_it_gets(
    players: int, seed: int, steps: int
) -> None:
    """The same action in two positions that look alike: alike again, unless it shows something."""
    state, rng = walked(players, seed, steps), Random(seed)
    actor = state.actor()
    if actor in (CHANCE, OVER):
        return
    for seat in seats(state):
        other = sampled(state, seat, rng)
        both = [action for action in state.legal() if action in other.legal()]
        if seat == actor:
            assert both == state.legal()
        for action in both[:3]:
            ends = []
            for start in (state.clone(), other.clone()):
                events: list[Event] = []
                start.apply(action, events)
                if any(event.type.reveals for event in events):
                    break
                ends.append(
                    ([redact(event, seat) for event in events], start.information_state(seat))
                )
            assert len(ends) < 2 or ends[0] == ends[1]


NUMBERS = st.one_of(st.integers(-3, 130), st.integers(-(2**70), 2**70))


@settings(max_examples=300)
@given(PLAYERS, SEEDS, STEPS, st.data())
def test_damaged_data_is_refused_or_is_a_position(
    players: int, seed: int, steps: int, data: st.DataObject
) -> None:
    saved = walked(players, seed, steps).to_data()
    key = data.draw(st.sampled_from(sorted(saved)))
    value = saved[key]
    if isinstance(value, list):
        changed = list(value)
        place = data.draw(st.integers(0, len(changed)))
        changed[place : place + 1] = data.draw(st.lists(NUMBERS, max_size=2))
        saved[key] = changed
    else:
        saved[key] = data.draw(NUMBERS)
    try:
        state = GAME.from_data(saved)
    except BadData:
        return
    state.check()
    assert GAME.from_data(state.to_data()).to_data() == state.to_data()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_samples_differ_where_something_is_hidden(players: int) -> None:
    state, rng = walked(players, 1, 40), Random(1)
    info = state.information_state(0)
    stories = {tuple(sampled(state, 0, rng).whole_story()) for _ in range(20)}
    assert len(stories) == 20
    assert all(GAME.sample(info, rng).information_state(0) == info for _ in range(20))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_play_sells_most_of_the_favour_pile(players: int) -> None:
    sold = 0
    for seed in range(20):
        state = walked(players, seed, 100_000)
        assert state.actor() == OVER
        sold += sum(verb_of(entry) == story.RECEIVED for entry in state.whole_story())
    assert sold / 20 > 12


@settings(max_examples=60)
@given(PLAYERS, SEEDS, STEPS)
def test_chance_weighs_cards_not_kinds(players: int, seed: int, steps: int) -> None:
    state = walked(players, seed, steps)
    if state.actor() != CHANCE:
        return
    cards = {
        "first": players,
        "draw": sum(state.undrawn),
        "turn-up": len(state.favour),
        "lose": state.sizes[state.high_seat],
    }
    assert sum(state.weights()) == cards[ask_of(state)]
    assert len(state.weights()) == len(state.legal())
    assert min(state.weights()) > 0
