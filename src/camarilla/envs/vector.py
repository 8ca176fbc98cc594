"""Many games side by side: the loop behind `camarilla.envs.batch`."""

from random import Random
from typing import SupportsIndex, cast

from camarilla.envs.rewards import rewards
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.kernel.options import Options


class VectorGames:
    """`count` games of one kind, each always at a decision of a player; a finished one restarts.

    Each game has its own source of chance, so it does not depend on the number of games beside it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options | None,
        encoder: Encoder,
        count: int,
        with_masks: bool = True,
    ) -> None:
        self.game = game
        self.options = options
        self.opening = game.setup(players, options)
        self.encoder = encoder
        self.players = players
        self.count = count
        self.actions = len(game.actions)
        self.states: list[State] = []
        self.sources: list[Random] = []
        self.actors: list[int] = []
        self.seen: list[bytes] = []
        """The vectors of all games in order, in pieces that are joined once."""
        self.with_masks = with_masks
        self.masks = [bytearray(self.actions if with_masks else 0) for _ in range(count)]
        """For every game a byte for every action: 1 for legal actions."""
        self.offered: list[list[int]] = [[]] * count
        """By game: the legal actions, as marked in `masks`. Callers must not change them."""
        self.finished: list[int] = []
        """The games that ended with the last step."""
        self.rewards: list[list[float]] = []
        """The rewards of each of them, by seat."""
        self.lengths: list[int] = []
        """How many steps each of them took."""
        self._blank = bytearray(self.actions)
        self._turn = 0
        """How many steps there have been since the reset."""
        self._began = [0] * count
        """By game: the turn of its first step."""

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles contain the games; the rest follows from them."""
        made = (self.game, self.players, self.options, self.encoder, self.count, self.with_masks)
        ended = (self.finished, self.rewards, self.lengths)
        return _restored, (made, self.states, self.sources, ended, self._turn, self._began)

    def restore(
        self,
        states: list[State],
        sources: list[Random],
        ended: tuple[list[int], list[list[float]], list[int]],
        turn: int,
        began: list[int],
    ) -> None:
        """Continue with these games."""
        self.states = states
        self.sources = sources
        self.finished, self.rewards, self.lengths = ended
        self._turn = turn
        self._began = began
        self.actors = [0] * self.count
        self.seen = []
        for index, s in enumerate(states):
            self._look(index, s, s.actor())

    def reset(self, seed: str, first: int = 0) -> None:
        """Restart every game; `first` is the number of the first one in a larger batch."""
        self.sources = [Random(f"{seed}/{first + index}") for index in range(self.count)]
        self.states = [self.opening] * self.count
        self.actors = [0] * self.count
        self.seen = []
        self._turn = 0
        self._began = [0] * self.count
        self.finished = []
        for index in range(self.count):
            s = self._opened(self.sources[index])
            self.states[index] = s
            self._look(index, s, s.actor())

    def stagger(self, most: int) -> None:
        """Advance every game by a random number of steps below the given one, so that they are not
        in lockstep.
        """
        self.seen = []
        for index in range(self.count):
            s, source = self.states[index], self.sources[index]
            for _ in range(int(source.random() * most)):
                s.apply_unchecked(s.random_action(source))
                if self._played_on(s, source) == OVER:
                    s = self._opened(source)
                    self.states[index] = s
            self._look(index, s, s.actor())

    def first_illegal(self, actions: list[int]) -> int:
        """The first game whose action is not legal, of one for every game; -1: all are."""
        for index, action in enumerate(actions):
            if action not in self.offered[index]:
                return index
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in every game."""
        self.seen = []
        self.finished = []
        self.rewards = []
        self.lengths = []
        for index, action in enumerate(actions):
            s = self.states[index]
            s.apply_unchecked(action)
            if self._played_on(s, self.sources[index]) == OVER:
                s = self._begun_anew(index, s)
            self._look(index, s, s.actor())
        self._turn += 1

    def random_actions(self, rng: Random) -> list[int]:
        """One legal action for every game, as its own random walk takes it."""
        if not self.opening.walks_evenly():
            return [s.random_action(rng) for s in self.states]
        bits = rng.getrandbits
        chosen: list[int] = []
        for offered in self.offered:  # `uniform`, without a call for each
            chosen.append(offered[bits(28) * len(offered) >> 28])
        return chosen

    def _opened(self, source: Random) -> State:
        s = self.opening.clone()
        self._played_on(s, source)
        return s

    def _played_on(self, s: State, source: Random) -> int:
        """Play on to the next decision or to the end; returns the actor."""
        actor = s.actor()
        while actor != OVER:
            if actor == CHANCE:
                action = s.random_action(source)
            else:
                action = self.encoder.forced_action(s)
                if action < 0:
                    break
            s.apply_unchecked(action)
            actor = s.actor()
        return actor

    def _begun_anew(self, index: int, s: State) -> State:
        """A game is over: note its result and begin the next one in its place."""
        self.finished.append(index)
        self.rewards.append(rewards(s, self.players))
        self.lengths.append(self._turn + 1 - self._began[index])
        self._began[index] = self._turn + 1
        opened = self._opened(self.sources[index])
        self.states[index] = opened
        return opened

    def _look(self, index: int, s: State, actor: int) -> None:
        """The actor's observation and legal actions."""
        self.actors[index] = actor
        self.encoder.add(s, actor, self.seen)
        legal = s.legal()
        if legal is self.offered[index]:
            return
        self.offered[index] = legal
        if self.with_masks:
            mask = self.masks[index]
            mask[:] = self._blank
            mark(mask, legal)


def _restored(
    made: tuple[Game, int, Options | None, Encoder, int, bool],
    states: list[State],
    sources: list[Random],
    ended: tuple[list[int], list[list[float]], list[int]],
    turn: int,
    began: list[int],
) -> VectorGames:
    """The games that `VectorGames.__reduce__` took apart."""
    game, players, options, encoder, count, with_masks = made
    vector = VectorGames(game, players, options, encoder, count, with_masks)
    vector.restore(states, sources, ended, turn, began)
    return vector


def mask_of(legal: list[int], blank: bytes) -> bytearray:
    """A byte for every action of the game, 1 for the legal ones."""
    mask = bytearray(blank)
    mark(mask, legal)
    return mask


def mark(mask: bytearray, legal: list[int]) -> None:
    """Set the bytes of the legal actions.

    Typed as objects, so that compiled code passes these ints on instead of making new ones.
    """
    for action in cast("list[SupportsIndex]", legal):
        mask[action] = 1
