"""The games as OpenSpiel games: `camarilla_oriflamme`, `camarilla_king`, and so on.

    import pyspiel
    import camarilla.envs.openspiel
    game = pyspiel.load_game("camarilla_oriflamme(players=4)")

The parameter `options` is a JSON object with the game's options. Chance is explicit, the history is
the record, and actions have the numbers and texts of the game's own notation.
"""

import json
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from camarilla import games
from camarilla.envs.rewards import rewards
from camarilla.games import title_of
from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.events import Event, redact
from camarilla.kernel.game import CHANCE, OVER, Game, State

PREFIX: Final = "camarilla_"
LONGEST: Final = 20_000
"""More actions than any game takes."""
Tensors = dict[str, NDArray[np.float32]]
_PLAYER_OF: Final = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class Deed:
    """One action of the history with all that happened by it."""

    __slots__ = ("action", "actor", "events", "told")

    def __init__(self, actor: int, action: int, events: list[Event]) -> None:
        self.actor = actor
        self.action = action
        self.events = events
        self.told: dict[int, str] = {}

    def told_to(self, seat: int, actions: ActionSpace) -> str:
        """The deed as the seat remembers it; empty if it has noticed nothing."""
        found = self.told.get(seat)
        if found is None:
            lines = [spoken(event, seat) for event in self.events]
            if self.actor == seat:
                lines.insert(0, f"> {actions.text(self.action)}")
            found = "".join(f"{line}\n" for line in lines)
            self.told[seat] = found
        return found


class Position:
    """What a state holds: the position, and the deeds that led to it.

    A position drawn from what a seat knows has no history; `before` is what it knows instead.
    """

    def __init__(self, rules: Game, state: State, deeds: list[Deed], before: str = "") -> None:
        self.rules = rules
        self.state = state
        self.deeds = deeds
        self.before = before

    def __deepcopy__(self, memo: object) -> "Position":
        """OpenSpiel copies what a Python state holds; the deeds themselves never change."""
        return Position(self.rules, self.state.clone(), self.deeds[:], self.before)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state by pickling what it holds; compiled positions cannot pickle."""
        deeds = [
            (deed.actor, deed.action, [(e.type.name, e.rule, e.values) for e in deed.events])
            for deed in self.deeds
        ]
        return restored, (self.rules.id, self.state.to_data(), deeds, self.before)


def restored(id: str, data: dict[str, object], deeds: list[Any], before: str) -> Position:
    """The position that `Position.__reduce__` took apart."""
    rules = games.get(id)
    types = {type.name: type for type in rules.events}
    remembered = [
        Deed(actor, action, [Event(types[name], rule, values) for name, rule, values in events])
        for actor, action, events in deeds
    ]
    return Position(rules, rules.from_data(data), remembered, before)


class CamarillaState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: "CamarillaGame") -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.opening.clone(), [])

    def current_player(self) -> int:
        actor = self.position.state.actor()
        return actor if actor >= 0 else int(_PLAYER_OF[actor])

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return sorted(state.legal()) if state.actor() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        weights = state.weights()
        total = sum(weights)
        return sorted(
            (action, weight / total) for action, weight in zip(state.legal(), weights, strict=True)
        )

    def _apply_action(self, action: int) -> None:
        position = self.position
        events: list[Event] = []
        actor = position.state.actor()
        position.state.apply(action, events)
        position.deeds.append(Deed(actor, action, events))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return str(self.get_game().rules.actions.text(action))

    def is_terminal(self) -> bool:
        return self.position.state.actor() == OVER

    def returns(self) -> list[float]:
        state, players = self.position.state, self.get_game().num_players()
        return rewards(state, players) if state.actor() == OVER else [0.0] * players

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has done and seen since the beginning, and sees now."""
        seat = self.current_player() if player is None else player
        return self.memory(seat) + seen(self.position.state, seat)

    def memory(self, seat: int) -> str:
        """All that the seat has done and noticed, a line each."""
        actions = self.get_game().rules.actions
        told = [deed.told_to(seat, actions) for deed in self.position.deeds]
        return self.position.before + "".join(told)

    def observation_string(self, player: int | None = None) -> str:
        """The information state of the player as JSON."""
        return seen(self.position.state, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, rng: Any) -> "CamarillaState":
        """A state that the player cannot tell from this one; `rng()` gives numbers of 0 to 1."""
        game = self.get_game()
        source = Random(float(rng()))
        state = game.rules.sample(self.position.state.information_state(player), source)
        sampled: CamarillaState = game.new_initial_state()
        sampled.position = Position(game.rules, state, [], self.memory(player))
        return sampled

    def __str__(self) -> str:
        text = self.get_game().rules.actions.text
        return "\n".join(text(deed.action) for deed in self.position.deeds)


def seen(state: State, seat: int) -> str:
    return msgspec.json.encode(state.information_state(seat)).decode()


def spoken(event: Event, seat: int) -> str:
    told = redact(event, seat)
    return " ".join(f"{name}={value}" for name, value in told.items() if value is not None)


class CamarillaObserver:
    """The observation vector, scaled to about 0 to 1, and the information state as text."""

    def __init__(self, game: "CamarillaGame") -> None:
        self.encoder = title_of(game.rules.id).encoder(game.num_players())
        self.scales = np.array(self.encoder.scales(), np.float32)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict: Tensors = {"observation": self.tensor}

    def set_from(self, state: CamarillaState, player: int) -> None:
        vector = np.frombuffer(self.encoder.encode(state.position.state, player), np.uint8)
        np.multiply(vector, self.scales, out=self.tensor)

    def string_from(self, state: CamarillaState, player: int) -> str:
        return state.observation_string(player)


class CamarillaMemory:
    """What a player remembers since the beginning, as text alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: Tensors = {}

    def set_from(self, state: CamarillaState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: CamarillaState, player: int) -> str:
        return state.information_state_string(player)


class CamarillaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options."""

    def __init__(self, rules: Game, type: Any, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", rules.min_players))
        options = json.loads(params.get("options", "") or "{}")
        self.rules = rules
        self.opening = rules.setup(players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.actions),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type, info, params)

    def new_initial_state(self) -> CamarillaState:
        return CamarillaState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,
        params: Any = None,
    ) -> CamarillaObserver | CamarillaMemory:
        if params:
            raise ValueError(f"the observation has no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return CamarillaMemory() if recall else CamarillaObserver(self)


def type_of(rules: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + rules.id,
        long_name=PREFIX + rules.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.min_players, "options": ""},
    )


def register(rules: Game) -> None:
    """Make a game known to OpenSpiel."""
    type = type_of(rules)

    class Registered(CamarillaGame):
        """A class and no function: OpenSpiel lets go of it only after Python has ended."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, type, params)

    pyspiel.register_game(type, Registered)


for _rules in games.GAMES.values():
    register(_rules)
