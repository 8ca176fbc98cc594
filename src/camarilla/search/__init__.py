"""Information-set tree search, policies and networks; knows no game.

A game provides a `BotProfile`: an evaluator, policies, an observer and the settings of the search.
"""

from camarilla.search.config import SearchConfig
from camarilla.search.evaluator import Evaluator
from camarilla.search.greedy import Lookahead
from camarilla.search.linear_policy import LinearPolicy
from camarilla.search.network import Network, WeightsFile
from camarilla.search.network_features import NetworkFeatures
from camarilla.search.network_policy import NetworkPolicy
from camarilla.search.network_search import NetworkSearch, search_for
from camarilla.search.observer import Observer
from camarilla.search.policy import Policy
from camarilla.search.profile import BotProfile
from camarilla.search.tree_search import Search
from camarilla.search.trees import InformationSetTrees

__all__ = [
    "BotProfile",
    "Evaluator",
    "InformationSetTrees",
    "LinearPolicy",
    "Lookahead",
    "Network",
    "NetworkFeatures",
    "NetworkPolicy",
    "NetworkSearch",
    "Observer",
    "Policy",
    "Search",
    "SearchConfig",
    "WeightsFile",
    "search_for",
]
