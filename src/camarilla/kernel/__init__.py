"""The contract that every game fulfils. It knows no game.

These names are the public interface: rules, bots and programs import them from here.
"""

from camarilla.kernel.actions import ActionSpace, Either, Form
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.decisions import DecisionType
from camarilla.kernel.domains import COUNT, SEAT, Domain, seats
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.errors import (
    BadData,
    BadNotation,
    BadOption,
    BadRecord,
    CamarillaError,
    IllegalAction,
    UnknownGame,
)
from camarilla.kernel.events import HIDDEN, Event, EventType, Field, redact
from camarilla.kernel.fairness import verify
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.match import Match, Players, resume, run
from camarilla.kernel.observation import LegalAction, Observation, Unavailable
from camarilla.kernel.options import CHOICE, FLAG, LIST, TEXT, Option
from camarilla.kernel.record import Record, decode, encode, final, replay

__all__ = [
    "CHANCE",
    "CHOICE",
    "COUNT",
    "FLAG",
    "HIDDEN",
    "LIST",
    "OVER",
    "PUBLIC",
    "SEAT",
    "TEXT",
    "ActionSpace",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "CamarillaError",
    "DecisionType",
    "Domain",
    "Either",
    "Encoder",
    "Event",
    "EventType",
    "FairDealer",
    "Field",
    "Form",
    "Game",
    "IllegalAction",
    "InformationState",
    "LegalAction",
    "Match",
    "Observation",
    "Option",
    "Players",
    "Record",
    "State",
    "Unavailable",
    "UnknownGame",
    "decode",
    "encode",
    "final",
    "redact",
    "replay",
    "resume",
    "run",
    "seats",
    "verify",
]
