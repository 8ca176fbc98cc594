"""What bots of Oriflamme are made of."""

from camarilla.games.oriflamme.bot.config import OriflammeSearchConfig
from camarilla.games.oriflamme.bot.evaluation import OriflammeEvaluator
from camarilla.games.oriflamme.bot.observer import OriflammeObserver
from camarilla.games.oriflamme.bot.rollout import OriflammeRolloutPolicy
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile


def bot_profile(prior: Policy) -> BotProfile:
    return BotProfile(
        evaluator=OriflammeEvaluator(),
        quick_policy=OriflammeRolloutPolicy(),
        observer=OriflammeObserver(),
        config=OriflammeSearchConfig(),
        prior=prior,
    )
