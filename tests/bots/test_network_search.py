"""The search by a network with values, and beliefs about what is hidden."""

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.bots.test_bots import decisions

from camarilla import games
from camarilla.games import title_of
from camarilla.games.king.rules.cast import as_king
from camarilla.games.king.rules.operations import MAKE_BID
from camarilla.games.oriflamme.rules.information import OriflammeInformation
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import OVER, State
from camarilla.search.beliefs import believed, resample, weights_of
from camarilla.search.network import WeightsFile, pack_weights
from camarilla.search.network_policy import Evaluation, NetworkPolicy
from camarilla.search.network_search import NetworkSearch, search_for
from camarilla.search.profile import BotProfile
from camarilla.search.tree_search import NO_TIME_LIMIT, Search

KING = games.get("king")
ORIFLAMME = games.get("oriflamme")


def policy_for(id: str, players: int, spread: float) -> NetworkPolicy:
    """A network of one hidden layer for one table; without spread it has no opinion."""
    title = title_of(id)
    features = title.network_features(players)
    size, outputs = features.encoder.size, features.outputs
    rng = np.random.default_rng(1)
    arrays: dict[str, Any] = {
        "first.weight": rng.normal(0, spread, (size, 8)),
        "first.bias": rng.normal(0, spread, 8),
        "policy.weight": rng.normal(0, spread, (8, outputs)),
        "policy.bias": np.zeros(outputs),
        "value.weight": rng.normal(0, spread, (8, players)),
        "value.bias": np.full(players, 1 / players),
    }
    plan = {
        "size": size,
        "columns": "",
        "outputs": "",
        "hidden": ["first"],
        "policy": "policy",
        "value": "value",
    }
    file = WeightsFile(pack_weights(arrays, {"players": {str(players): plan}}))
    return NetworkPolicy(lambda: file, title.network_features)


def profile_with(id: str, policy: NetworkPolicy) -> BotProfile:
    profile = title_of(id).bot()
    profile.prior = policy
    return profile


def searched(s: State, profile: BotProfile, iterations: int) -> Search:
    game = games.get(s.information_state(0).game)
    info = s.information_state(s.actor())
    search = search_for(game, profile, info, Random(1), None, True)
    search.run(iterations, NO_TIME_LIMIT)
    return search


@pytest.mark.parametrize("id", games.TITLES)
def test_a_network_with_values_is_searched_in_every_game(id: str) -> None:
    game = games.get(id)
    profile = profile_with(id, policy_for(id, 3, 0.05))
    for s in decisions(game, 3, 2, 6):
        search, again = (searched(s, profile, 40) for _ in range(2))
        assert isinstance(search, NetworkSearch)
        assert set(search.legal) <= set(s.legal())
        assert sum(search.visits()) == search.iterations <= 40
        assert all(0.0 <= value <= 1.0 for value in search.values())
        assert search.visits() == again.visits()
        means = search.seat_values.mean(search.choice())
        assert sum(means) == pytest.approx(1)
        assert not search.leaves


def test_a_network_without_values_is_a_prior_only() -> None:
    s = decisions(KING, 3, 1, 1)[0]
    assert not isinstance(searched(s, title_of("king").bot(), 4), NetworkSearch)


def test_the_search_finds_the_last_move_of_a_game_without_help_of_the_network() -> None:
    """The network has no opinion, so only the ends of games tell the actions apart."""
    profile = profile_with("oriflamme", policy_for("oriflamme", 2, 0.0))
    found = 0
    for seed in range(150):
        s = last_decision(seed)
        results = [result_after(s, action) for action in s.legal()]
        if 1.0 in results and min(results) < 0.5:
            search = searched(s, profile, 80)
            best = search.legal[search.choice()]
            assert result_after(s, best) == 1.0
            found += 1
    assert found >= 3


class HeirLover(NetworkPolicy):
    """Values nothing but an Heir of one's own, and does not see other people's face-down cards."""

    def evaluate(self, states: list[State]) -> list[Evaluation]:
        found = []
        for s in states:
            actor = s.actor()
            info = s.information_state(actor)
            assert isinstance(info, OriflammeInformation)
            own = info.families[actor].family
            cards = [card for place in info.row for card in place.cards]
            values = [0.5] * len(info.families)
            values[actor] = 0.9 if any(c.kind == "heir" and c.owner == own for c in cards) else 0.2
            features = self.features_for(len(values))
            count = len(features.candidates(s).actions)
            found.append(Evaluation(features.candidates(s), [1 / count] * count, values))
        return found


def test_the_value_of_a_card_that_was_just_laid_face_down_counts_what_its_owner_knows() -> None:
    shipped = policy_for("oriflamme", 3, 0.0)
    profile = profile_with("oriflamme", HeirLover(shipped.file, shipped.make_features))
    chosen = []
    for seed in range(8):
        s = decisions(ORIFLAMME, 3, seed, 1)[0]
        texts = [ORIFLAMME.actions.texts[action] for action in s.legal()]
        if "place heir left" in texts:
            search = searched(s, profile, 40)
            chosen.append(ORIFLAMME.actions.texts[search.legal[search.choice()]])
    assert chosen
    assert {text.split()[1] for text in chosen} == {"heir"}


def last_decision(seed: int) -> State:
    """The last choice of a random game for two."""
    rng = Random(seed)
    s = ORIFLAMME.setup(2)
    last = s.clone()
    while s.actor() != OVER:
        if s.actor() >= 0 and len(s.legal()) > 1:
            last = s.clone()
        s.apply(s.random_action(rng))
    return last


def result_after(s: State, action: int) -> float:
    """What the actor has of the victory at worst, if the game ends at random."""
    return min(result_of(s, action, Random(number)) for number in range(6))


def result_of(s: State, action: int, rng: Random) -> float:
    after = s.clone()
    after.apply(action)
    while after.actor() != OVER:
        after.apply(after.random_action(rng))
    winners = after.winners()
    return (s.actor() in winners) / len(winners)


def biddings(seed: int, count: int) -> list[State]:
    """Decisions of the network's own play in which somebody has bid or passed before."""
    policy = title_of("king").network_policy()
    observer = title_of("king").bot().observer
    rng = Random(seed)
    found: list[State] = []
    s = KING.setup(3)
    while s.actor() != OVER and len(found) < count:
        if s.actor() >= 0 and observer.has_past(s.information_state(s.actor())):
            found.append(s.clone())
        s.apply(policy.choose(s, rng) if s.actor() >= 0 else s.random_action(rng))
    return found


def test_past_bids_are_told_as_they_were() -> None:
    observer = title_of("king").bot().observer
    told = 0
    for s in biddings(1, 40):
        for past in observer.past_decisions(s, s.actor()):
            assert past.state.actor() != s.actor()
            assert past.action in past.state.legal()
            told += 1
        assert as_king(s).stack[-1] & OPERATION == MAKE_BID
    assert told > 20


def test_who_has_bid_is_believed_to_have_more_gold() -> None:
    """By the shipped network, which seldom bids what it cannot pay."""
    title = title_of("king")
    observer, policy = title.bot().observer, title.network_policy()
    rng = Random(2)
    evenly = weighted = 0.0
    compared = 0
    for s in biddings(2, 60):
        seat = s.actor()
        bidder = as_king(s).high_seat
        if bidder < 0 or as_king(s).high < 2:
            continue
        info = s.information_state(seat)
        particles = [KING.sample(info, rng) for _ in range(64)]
        evenly += sum(as_king(one).gold_sum(bidder) for one in particles)
        weighted += sum(
            as_king(one).gold_sum(bidder) for one in believed(KING, info, observer, policy, rng)
        )
        assert max(weights_of(particles, seat, observer, policy)) <= 1.0
        compared += 1
    assert compared > 4
    assert weighted > evenly


def test_positions_are_drawn_again_by_their_weights() -> None:
    particles: list[State] = [KING.setup(3) for _ in range(4)]
    found = resample(particles, [0.0, 3.0, 1.0, 0.0], Random(1))
    assert [sum(one is other for one in found) for other in particles] == [0, 3, 1, 0]


def test_where_nothing_was_done_determinizations_are_drawn_evenly() -> None:
    title = title_of("king")
    s = decisions(KING, 3, 1, 1)[0]
    info = s.information_state(s.actor())
    assert not believed(KING, info, title.bot().observer, title.network_policy(), Random(1))
