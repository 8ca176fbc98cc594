"""The names of the features of For the King, and their learned weights."""

from typing import Final

from camarilla.games.king.bot.features import CARD_FEATURES
from camarilla.search.linear_policy import load_weights

PLACING_FEATURES: Final = (
    *CARD_FEATURES,
    *("always", "draws", "late", "riches", "shown", "gain draws", "gold draws", "gold late"),
    *("gain late", "rival late", "gold riches", "king late", "fits late", "king draws"),
)
TAKING_FEATURES: Final = (
    *CARD_FEATURES,
    *("gold late", "gain late", "gold riches", "next late", "king late", "harm late"),
    *("fits late", "usual late"),
)
CHANGING_FEATURES: Final = (
    *("part", "rival part", "part late", "rival part late", "holds", "always"),
    *("own", "best", "blur", "late", "odd"),
)
BIDDING_FEATURES: Final = (
    *("always", "bargain", "gain", "harm", "price", "effort", "share of gold", "sales", "king"),
    *("bidders", "richest", "waste", "bargain early", "bid", "rival", "share of gold early"),
    *("fits", "chief", "own", "best", "blur", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
BIDDING_CARDS_FEATURES: Final = (
    *("always", "bargain", "gain", "cost", "bid", "hand", "sales", "bidders", "gold value"),
    *("bargain early", "last cost", "gold", "rival gold", "gold to come", "gold worth"),
    *("bargain squared", "bargain bidders"),
)
GIVING_FEATURES: Final = ("loss", "gold", "value", "now", "own", "is gold", "sales")
DECISIONS: Final = (
    ("keep", PLACING_FEATURES),
    ("favour", PLACING_FEATURES),
    ("favour, kept one", PLACING_FEATURES),
    ("keep, favoured one", PLACING_FEATURES),
    ("keep, middle full", PLACING_FEATURES),
    ("take", TAKING_FEATURES),
    ("change", CHANGING_FEATURES),
    ("bid gold", BIDDING_FEATURES),
    ("bid cards", BIDDING_CARDS_FEATURES),
    ("give", GIVING_FEATURES),
)
"""Every kind of option that has features, and their names: the rows of the table of weights."""
WEIGHTS: Final = load_weights("camarilla.games.king.bot", DECISIONS)

# Where the weights of each kind begin.
KEEPING: Final = WEIGHTS.starts["keep"]
FAVOURING: Final = WEIGHTS.starts["favour"]
FAVOURING_ONLY: Final = WEIGHTS.starts["favour, kept one"]
KEEPING_ONLY: Final = WEIGHTS.starts["keep, favoured one"]
KEEPING_LAST: Final = WEIGHTS.starts["keep, middle full"]
TAKING: Final = WEIGHTS.starts["take"]
CHANGING: Final = WEIGHTS.starts["change"]
BIDDING: Final = WEIGHTS.starts["bid gold"]
BIDDING_CARDS: Final = WEIGHTS.starts["bid cards"]
GIVING: Final = WEIGHTS.starts["give"]
