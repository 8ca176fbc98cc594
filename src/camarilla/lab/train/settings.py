"""The settings of a training run: all that decides what it does, kept in a file beside it."""

from pathlib import Path

import msgspec

from camarilla import bots, games
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption

LEAST_GROUPS = 4
"""Groups of games, at the fewest; a little less for three numbers of players."""


class TrainSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What is trained, for how long, and how."""

    game: str
    players: tuple[int, ...]
    """The numbers of players that one network is trained for."""
    minutes: float = 10.0
    updates: int = 0
    """Ends after this many updates, if that is earlier; 0: by time only. A run that ends by
    updates is reproducible on the same machine.
    """
    seed: int = 1
    workers: int = 1
    """Processes that play; the network decides for all of them in the main process."""
    threads: int = 1
    """Threads of torch in the main process."""
    games: int = 256
    """Games side by side in each worker and group."""
    steps: int = 64
    """Decisions of every game between two updates."""
    hidden: tuple[int, ...] = (256, 128)
    """The sizes of the hidden layers."""
    start: str = ""
    """A file of weights to begin with, of the same hidden layers; empty: from random ones."""
    learning_rate: float = 7e-4
    """At first; it falls to nearly nothing in the end."""
    entropy_bonus: tuple[float, float] = (0.04, 0.004)
    """At first and in the end."""
    gae_lambda: float = 0.95
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 8192
    value_weight: float = 0.5
    """The weight of the value's squared error in the loss."""
    gradient_norm: float = 0.5
    averaging: float = 0.97
    """How much of the averaged weights an update keeps; bots get the average."""
    past_share: float = 0.0
    """The part of the games in which past selves have all seats but one."""
    past_every: int = 50
    """Updates between two past selves that are kept."""
    past_count: int = 8
    """Past selves that are kept."""
    against: str = ""
    """A bot that has all other seats and does not learn, at one number of players; empty:
    self-play."""
    imitation_minutes: float = 0.0
    """Minutes of imitating `teacher`, beside those of self-play."""
    teacher: str = "ismcts:100"
    teacher_rounds: int = 1
    """How often that is done: once before self-play, and then at equal distances in its course,
    when the teacher searches with the network of that moment as its prior."""
    opponents: tuple[str, ...] = ("greedy",)
    """Bots against which the win rate is measured."""
    evaluation_minutes: float = 2.0
    """Minutes between two measurements."""
    evaluation_games: int = 60
    """Games against each opponent at a table."""

    def groups(self) -> list[int]:
        """The number of players of each group of games; against a bot there is one for each seat.
        In self-play there are several, so that workers seldom wait for the network.
        """
        if self.against:
            return list(self.players) * self.players[0]
        return list(self.players) * max(LEAST_GROUPS // len(self.players), 1)

    def checked(self) -> "TrainSettings":
        """The same settings; raises the typed error of what is wrong."""
        rules = games.get(self.game)
        if not self.players:
            raise BadOption("training needs at least one number of players")
        for count in self.players:
            rules.check_players(count)
        if self.against:
            bots.check(self.against)
            if len(self.players) != 1:
                raise BadOption("against a bot one trains for one number of players")
        counts = (self.workers, self.games, self.steps, self.epochs, self.minibatch)
        least = min(*counts, self.teacher_rounds, *self.hidden)
        if least < 1 or not self.hidden:
            raise BadOption(
                "workers, games, steps, epochs, minibatch, rounds and layers are at least 1"
            )
        return self


def write_settings(settings: TrainSettings, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")


def usual_settings(game: str) -> TrainSettings:
    """The settings in the game's file; by default one network for all numbers of players."""
    file = title_of(game).training_file()
    if file.is_file():
        return msgspec.json.decode(file.read_bytes(), type=TrainSettings)
    rules = games.get(game)
    return TrainSettings(game=game, players=(*range(rules.min_players, rules.max_players + 1),))


def read_settings(path: Path) -> TrainSettings:
    """The settings in a file; raises `BadOption`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=TrainSettings)
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise BadOption(f"{path} is not a file of training settings: {error}") from error
