"""The linear policy of Pax Illuminaten.

One function for each kind of decision gives the features of its options. The weights were learned
in self-play (`weights.csv`, by `examples/train_linear_policy.py`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.bot import action_options, turn_options
from camarilla.games.illuminaten.bot.feature_names import (
    DISPLACING,
    DISPLACING_WITH,
    EXCLUDING,
    EXCLUDING_AT,
    EXCLUDING_WITH,
    INFLUENCING,
    INTERROGATING,
    SCOUTING,
    SCOUTING_AT,
    SCOUTING_WITH,
    TAKING,
    WEIGHTS,
)
from camarilla.games.illuminaten.bot.features import (
    attack_features,
    favor_features,
    site_features,
    yield_features,
)
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import (
    AT,
    CLAIM,
    TAKE,
    USE_FACTION,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.main_actions.displace import rivals_discs
from camarilla.kernel.frames import OPERATION
from camarilla.kernel.game import CHANCE, State
from camarilla.search.linear_policy import LinearPolicy, SoftmaxChoice
from camarilla.search.policy import Policy

LEARNED: Final = frozenset(
    {
        op.MENU,
        op.ABILITY,
        op.PLAY_SPECIAL,
        op.KEEP_EVENT,
        op.REFILL_COURT,
        op.INFLUENCE_AT,
        op.INFLUENCE_MORE,
        op.INTERROGATE_AT,
        op.SCOUT_WITH,
        op.SCOUT_AT,
        op.SCOUT_LAY,
        op.EXCLUDE_WITH,
        op.EXCLUDE_AT,
        op.EXCLUDE_LAY,
        op.DISPLACE_WITH,
        op.DISPLACE_AT,
        op.DISPLACE_SLOTS,
        op.CONTEST_LAY,
        op.YIELD,
        op.LOSER_GAINS,
        op.PAY,
    }
)
"""The operations whose decisions have features."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenLinearPolicy(LinearPolicy):
    """Learned weights; rules of thumb for decisions without features."""

    def __init__(self, fallback: Policy) -> None:
        super().__init__(WEIGHTS, fallback)

    def players(self, s: State) -> int:
        return as_illuminaten(s).setup.players

    def options(self, s: State, weights: list[float]) -> SoftmaxChoice | None:
        return options(as_illuminaten(s), weights)


def options(s: Board, weights: list[float]) -> SoftmaxChoice | None:
    """The options of the actor, with their features; None where nothing was learned.

    What can be claimed or fulfilled is left to the rules of thumb, which do it.
    """
    legal = s.legal()
    number = s.stack[-1] & OPERATION
    if s.actor() == CHANCE or len(legal) == 1 or number not in LEARNED:
        return None
    if number == op.MENU:
        for action in legal:
            if CLAIM <= action < USE_FACTION:
                return None
    choice = SoftmaxChoice(weights)
    if number == op.MENU:
        turn_options.menu(s, legal, choice)
    elif number == op.PAY:
        action_options.pay(s, legal, choice)
    elif number == op.ABILITY:
        turn_options.ability(s, legal, choice)
    elif number == op.INFLUENCE_AT:
        action_options.influence(s, legal, choice, INFLUENCING)
    elif number == op.INFLUENCE_MORE:
        action_options.more(s, choice)
    elif number == op.INTERROGATE_AT:
        for action in legal:
            choice.add(action, INTERROGATING, yield_features(s, s.active, action - AT))
    elif number == op.REFILL_COURT:
        turn_options.court(s, legal, choice)
    elif number in (op.YIELD, op.LOSER_GAINS):
        seat = s.actor()
        for action in legal:
            choice.add(action, TAKING, favor_features(s, seat, action - TAKE))
    elif number == op.CONTEST_LAY:
        action_options.contest(s, legal, choice)
    elif number == op.SCOUT_LAY:
        action_options.lay(s, legal, choice, SCOUTING)
    elif number == op.EXCLUDE_LAY:
        action_options.lay(s, legal, choice, EXCLUDING)
    elif number == op.SCOUT_WITH:
        action_options.with_card(s, legal, choice, SCOUTING_WITH, s.down())
    elif number == op.DISPLACE_WITH:
        action_options.with_card(s, legal, choice, DISPLACING_WITH, rivals_discs(s))
    elif number == op.EXCLUDE_WITH:
        action_options.with_card(s, legal, choice, EXCLUDING_WITH, s.up & ~rivals_discs(s))
    elif number == op.SCOUT_AT:
        for action in legal:
            choice.add(action, SCOUTING_AT, site_features(s, s.active, action - AT))
    elif number == op.EXCLUDE_AT:
        action_options.influence(s, legal, choice, EXCLUDING_AT)
    elif number == op.DISPLACE_AT:
        for action in legal:
            choice.add(action, DISPLACING, attack_features(s, s.active, action - AT))
    elif number == op.DISPLACE_SLOTS:
        action_options.slots(s, legal, choice)
    elif number == op.PLAY_SPECIAL:
        turn_options.play_special(s, legal, choice)
    else:
        turn_options.keep_event(s, legal, choice)
    return choice
