"""What bots of For the King are made of."""

from camarilla.games.king.bot.config import KingSearchConfig
from camarilla.games.king.bot.evaluation import KingEvaluator
from camarilla.games.king.bot.observer import KingObserver
from camarilla.games.king.bot.policy import KingLinearPolicy
from camarilla.games.king.bot.rollout import KingRolloutPolicy
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile


def bot_profile(prior: Policy) -> BotProfile:
    quick = KingRolloutPolicy()
    return BotProfile(
        evaluator=KingEvaluator(),
        quick_policy=quick,
        observer=KingObserver(),
        config=KingSearchConfig(),
        rollout_policy=KingLinearPolicy(quick),
        prior=prior,
    )
