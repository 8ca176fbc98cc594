"""`Title`: what one game provides to the program. Everything but the rules has a default.

A facet (bot, encoder, narration, screen, report) is imported when it is first asked for, so that
the rules load without the libraries of the terminal, the lab or the table.
"""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from camarilla.games.lesson import Lesson, read_lesson
from camarilla.games.rulebook import Example, Rulebook, load, load_examples
from camarilla.kernel.encoding import Encoder
from camarilla.kernel.game import Game, State
from camarilla.kernel.plain_encoding import PlainEncoder

if TYPE_CHECKING:
    from camarilla.cli.screen import Screen
    from camarilla.games.orders import OrderKind
    from camarilla.games.reasons import Reasons
    from camarilla.i18n.narration import Narration
    from camarilla.lab.report.collector import GameReport
    from camarilla.search.network_features import NetworkFeatures
    from camarilla.search.network_policy import NetworkPolicy
    from camarilla.search.profile import BotProfile

USUAL_LEVELS: Final = ("greedy:2", "ismcts:100/0.5s", "ismcts:1000/1s", "ismcts:5000/1s")


class Title:
    """A game and its facets. A subclass overrides what its game provides."""

    order: int = 100
    """The place in lists of games: lower numbers come first."""
    catalogue: str = ""
    """The prefix of its texts; variants that share texts share it. The game's id by default."""
    minutes: tuple[int, int] = (20, 60)
    """How many minutes a game takes, from and to."""
    usual_players: int = 4
    solo_option: str = ""
    """The option that seats an artificial opponent, so that one person can play alone."""
    levels: Sequence[str] = USUAL_LEVELS
    """The bot behind each level, from the weakest to the strongest. Iterations make a level equally
    strong on every machine; the seconds are an upper bound for slow ones."""

    reviewer: str = "ismcts:200"
    """The search for reviews of games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.id = game.id
        self.catalogue = self.catalogue or game.id
        self._network_policy: NetworkPolicy | None = None
        self._lesson: list[Lesson | None] = []

    def folder(self) -> Traversable:
        """The game's folder, with its data files."""
        return files(type(self).__module__.rpartition(".")[0])

    def texts(self) -> Traversable:
        """The folder with the Fluent files of this game, one for each language."""
        return self.folder() / "texts"

    def rulebook(self) -> Rulebook:
        """Its rulebook without the texts of the rules: chapters, marks, glossary."""
        return load(self.folder())

    def examples(self) -> list[Example]:
        """The worked examples of its rulebook."""
        return load_examples(self.folder())

    def lesson(self) -> Lesson | None:
        """Its guided first game; None if there is none."""
        if not self._lesson:
            folder = self.folder() / "lessons"
            self._lesson.append(read_lesson(folder / f"{self.id}.json"))
        return self._lesson[0]

    def miniature(self) -> State | None:
        """The opening of a tiny game by the same rules, for exact methods, if there is one."""
        return None

    def encoder(self, players: int) -> Encoder:
        """The encoder of what a seat knows as a vector; by default scores and the actor only."""
        self.game.check_players(players)
        return PlainEncoder(players)

    def bot(self) -> "BotProfile":
        """What its bots evaluate, roll out and search with; by default scores and random play."""
        from camarilla.search.profile import BotProfile

        return BotProfile()

    def network_features(self, players: int) -> "NetworkFeatures":
        """What its networks read and answer; by default the encoder's vector and all actions."""
        from camarilla.search.network_features import NetworkFeatures

        return NetworkFeatures(self.encoder(players), len(self.game.actions))

    def network_file(self) -> Traversable:
        """The file with the weights of its trained networks; it need not exist."""
        return self.folder() / f"bot/networks/{self.id}.npz"

    def training_file(self) -> Traversable:
        """The file with the settings by which its networks are trained; it need not exist."""
        return self.folder() / f"bot/training/{self.id}.json"

    def puzzle_file(self) -> Traversable:
        """The file with its puzzles, one per line; it need not exist."""
        return self.folder() / f"puzzles/{self.id}.jsonl"

    def network_policy(self) -> "NetworkPolicy":
        """The policy of its trained networks; empty without networks."""
        from camarilla.search.network import load_networks
        from camarilla.search.network_policy import NetworkPolicy

        if self._network_policy is None:
            self._network_policy = NetworkPolicy(
                lambda: load_networks(self.network_file()), self.network_features
            )
        return self._network_policy

    def reasons(self) -> "Reasons":
        """The facts for or against a choice; by default only those that a search finds."""
        from camarilla.games.reasons import Reasons

        return Reasons()

    def orders(self) -> "tuple[OrderKind, ...]":
        """What players can decide in advance; by default nothing."""
        return ()

    def narration(self) -> "Narration | None":
        """What the texts need beyond the ids of things; None if ids are enough."""
        return None

    def screen(self) -> "Screen":
        """The table in a terminal; by default its plain data."""
        from camarilla.cli.plain_screen import PlainScreen

        return PlainScreen()

    def report(self) -> "GameReport":
        """What `camarilla report` gathers and draws for this game beyond the common charts."""
        from camarilla.lab.report.collector import GameReport

        return GameReport()
