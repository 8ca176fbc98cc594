"""The games as OpenSpiel games: `camarilla_oriflamme`, `camarilla_king`, and so on.

    import pyspiel
    import camarilla.envs.openspiel
    game = pyspiel.load_game("camarilla_oriflamme(players=4)")

The parameter `options` is a JSON object with the game's options. `position` is the JSON of a
position (`State.to_data`) to begin from, known to all players. An endgame becomes a game small
enough for exact methods. So is `camarilla_oriflamme_miniature`, and the miniature of any other
title that has one. Chance is explicit, the history is the record, and actions have the numbers and
texts of the game's own notation.
"""

import json
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from camarilla import games
from camarilla.envs.history import EventCounts, PlayedAction, Position
from camarilla.envs.rewards import rewards
from camarilla.games import title_of
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER, PUBLIC, Game, State

PREFIX: Final = "camarilla_"
MINIATURE: Final = "_miniature"
"""After the name of a game: its tiny variant."""
COUNT_SCALE: Final = 0.1
"""Of the counts of events in the information state tensor."""
Tensors = dict[str, NDArray[np.float32]]
_PLAYER_OF: Final = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


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
        position.history.append(PlayedAction(actor, action, events))

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
        lines = [played.seen_by(seat, actions) for played in self.position.history]
        return self.position.before + "".join(lines)

    def observation_string(self, player: int | None = None) -> str:
        """The information state of the player as JSON."""
        return seen(self.position.state, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, rng: Any) -> "CamarillaState":
        """A state that the player cannot tell from this one; `rng()` gives numbers of 0 to 1."""
        game = self.get_game()
        source = Random(float(rng()))
        state = game.rules.sample(self.position.state.information_state(player), source)
        sampled: CamarillaState = game.new_initial_state()
        counts = game.event_counts.of(self.position, player)
        sampled.position = Position(game.rules, state, [], self.memory(player), counts)
        return sampled

    def __str__(self) -> str:
        text = self.get_game().rules.actions.text
        return "\n".join(text(played.action) for played in self.position.history)


def seen(state: State, seat: int) -> str:
    return msgspec.json.encode(state.information_state(seat)).decode()


class CamarillaObserver:
    """The observation vector, scaled to about 0 to 1, and the information state as text.

    With `recall` the vector is followed by counts of the events that the player has seen, by kind
    and by seat. The text is then the complete memory.
    """

    def __init__(self, game: "CamarillaGame", recall: bool) -> None:
        self.recall = recall
        self.encoder = title_of(game.rules.id).encoder(game.num_players())
        self.scales = np.array(self.encoder.scales(), np.float32)
        self.counts = game.event_counts
        size = self.encoder.size
        rows, columns = self.counts.shape
        self.tensor = np.zeros(size + (rows * columns if recall else 0), np.float32)
        self._now, self._memory = self.tensor[:size], self.tensor[size:]
        self.dict: Tensors = {"observation": self._now}
        if recall:
            self.dict["events"] = self._memory.reshape(rows, columns)

    def set_from(self, state: CamarillaState, player: int) -> None:
        vector = np.frombuffer(self.encoder.encode(state.position.state, player), np.uint8)
        np.multiply(vector, self.scales, out=self._now)
        if self.recall:
            self._memory[:] = self.counts.of(state.position, player).reshape(-1) * COUNT_SCALE

    def string_from(self, state: CamarillaState, player: int) -> str:
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)


class CamarillaGame(pyspiel.Game):  # type: ignore[misc]
    """A game from its opening position on."""

    def __init__(self, type: Any, params: dict[str, Any], rules: Game, opening: State) -> None:
        players = opening.information_state(PUBLIC).players
        self.rules = rules
        self.opening = opening
        self.event_counts = EventCounts(rules, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            # OpenSpiel numbers the outcomes of chance below this, and ours are actions.
            max_chance_outcomes=len(rules.actions),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.max_decisions,
        )
        super().__init__(type, info, params)

    def new_initial_state(self) -> CamarillaState:
        return CamarillaState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,
        params: Any = None,
    ) -> CamarillaObserver:
        if params:
            raise ValueError(f"the observation has no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return CamarillaObserver(self, recall)


def opening_of(rules: Game, params: dict[str, Any]) -> State:
    """The position from which a game with these parameters begins."""
    position = params.get("position", "")
    if position:
        return rules.from_data(json.loads(position))
    options = json.loads(params.get("options", "") or "{}")
    return rules.setup(int(params.get("players", rules.min_players)), options)


def type_of(name: str, players: tuple[int, int], parameters: dict[str, Any]) -> Any:
    """The OpenSpiel game type for a range of player counts."""
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


# OpenSpiel gets a class, not a function: it would release a function only after Python has ended.


def register(rules: Game) -> None:
    """Register a game with OpenSpiel."""
    parameters = {"players": rules.min_players, "options": "", "position": ""}
    players = rules.min_players, rules.max_players
    type = type_of(PREFIX + rules.id, players, parameters)

    class Registered(CamarillaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = params or {}
            super().__init__(type, params, rules, opening_of(rules, params))

    pyspiel.register_game(type, Registered)


def register_miniature(rules: Game, opening: State) -> None:
    """Register the tiny variant of a game with OpenSpiel."""
    players = opening.information_state(PUBLIC).players
    type = type_of(PREFIX + rules.id + MINIATURE, (players, players), {})

    class Registered(CamarillaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(type, params or {}, rules, opening)

    pyspiel.register_game(type, Registered)


for _rules in games.GAMES.values():
    register(_rules)
    if (_opening := title_of(_rules.id).miniature()) is not None:
        register_miniature(_rules, _opening)
