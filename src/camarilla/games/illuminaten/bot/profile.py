"""What bots of Pax Illuminaten are made of."""

from camarilla.games.illuminaten.bot.config import IlluminatenSearchConfig
from camarilla.games.illuminaten.bot.evaluation import IlluminatenEvaluator
from camarilla.games.illuminaten.bot.observer import IlluminatenObserver
from camarilla.games.illuminaten.bot.policy import IlluminatenLinearPolicy
from camarilla.games.illuminaten.bot.rollout import IlluminatenRolloutPolicy
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile


def bot_profile(prior: Policy) -> BotProfile:
    quick = IlluminatenRolloutPolicy()
    return BotProfile(
        evaluator=IlluminatenEvaluator(),
        quick_policy=quick,
        observer=IlluminatenObserver(),
        config=IlluminatenSearchConfig(),
        rollout_policy=IlluminatenLinearPolicy(quick),
        prior=prior,
    )
