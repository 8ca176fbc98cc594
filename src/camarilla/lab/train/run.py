"""One training, from its settings to a network for bots."""

import random
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
import torch

from camarilla.bots.processes import start_process_group
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption
from camarilla.lab.train import history
from camarilla.lab.train.collect import Collector
from camarilla.lab.train.evaluate import Matchup, Measured, measure
from camarilla.lab.train.history import Figures
from camarilla.lab.train.imitation import imitate
from camarilla.lab.train.model import PolicyValueNetwork, load_weights, weights_file
from camarilla.lab.train.ppo import Learner
from camarilla.lab.train.selfplay import Workers
from camarilla.lab.train.settings import TrainSettings, write_settings
from camarilla.lab.train.vocabulary import Vocabulary, discover, vocabulary_in
from camarilla.lab.workers import abandon
from camarilla.search.network import WeightsFile

CHECKPOINT_SECONDS = 60.0
Tell = Callable[[Figures], None]


class Training:
    """A training run in a folder: settings, checkpoint, history, curve, network and its card."""

    def __init__(self, settings: TrainSettings, folder: Path, resume: bool = False) -> None:
        self.settings = settings.checked()
        self.folder = folder
        self.title = title_of(settings.game)
        folder.mkdir(parents=True, exist_ok=True)
        saved = self._saved() if resume else None
        torch.manual_seed(settings.seed)
        random.seed(settings.seed)
        torch.set_num_threads(settings.threads)
        torch.set_float32_matmul_precision("high")
        start = weights_to_start(settings) if settings.start and not saved else None
        table = (self.title, settings.players, settings.seed)
        if saved:
            self.vocabulary = vocabulary_of(saved)
        elif start:
            self.vocabulary = vocabulary_in(start, *table)
        else:
            self.vocabulary = discover(*table)
        model = PolicyValueNetwork(self.title, self.vocabulary, settings.hidden)
        if start:
            load_weights(model, self.vocabulary, start)
        self.learner = Learner(model, settings)
        self.seconds = 0.0
        """Of training so far, earlier calls included."""
        self.games_before = self.decisions_before = 0
        self.rounds = 0
        """Of imitation so far."""
        self.measured: list[Measured] = []
        self.last: Figures | None = None
        if saved:
            self.learner.load(saved)
            self.seconds = saved["seconds"]
            self.games_before, self.decisions_before = saved["games"], saved["decisions"]
            self.rounds = saved["rounds"]
        else:
            (folder / "history.jsonl").unlink(missing_ok=True)
        write_settings(settings, folder / "settings.json")

    def run(self, tell: Tell | None = None) -> Figures | None:
        """Train until the time or the updates are over; an interrupt ends it earlier. The result is
        saved in any case.
        """
        settings = self.settings
        seed = f"{settings.seed}/{self.learner.updates}"
        context = get_context("spawn")
        measuring = ProcessPoolExecutor(1, context, start_process_group)
        workers: Workers | None = None
        try:
            if not self.learner.updates:
                self._imitate()
            workers = Workers(
                settings.game,
                settings.groups(),
                settings.workers,
                settings.games,
                seed,
                self.vocabulary,
                settings.against,
            )
            collector = Collector(settings, workers, self.learner, self.vocabulary)
            self._loop(collector, measuring, tell)
        except KeyboardInterrupt:
            pass
        finally:
            if workers is not None:
                workers.stop()
            abandon(measuring)
            self.save()
        return self.last

    def _loop(
        self, collector: Collector, measuring: ProcessPoolExecutor, tell: Tell | None
    ) -> None:
        settings, learner = self.settings, self.learner
        end = settings.minutes * 60
        began = time.monotonic() - self.seconds
        saved = measured = self.seconds
        open_results: list[Future[Measured]] = []
        games_before, seconds_before = 0, self.seconds
        while self.seconds < end and not (0 < settings.updates <= learner.updates):
            progress = self.seconds / end
            if settings.updates:
                progress = learner.updates / settings.updates
            if progress * settings.teacher_rounds >= self.rounds > 0:
                paused = time.monotonic()
                self._imitate()
                began += time.monotonic() - paused
            figures = learner.learn(collector.collect(), min(progress, 1.0))
            collector.past.add(learner.model, learner.updates)
            self.seconds = time.monotonic() - began
            self.last = Figures(
                seconds=self.seconds,
                updates=learner.updates,
                games=self.games_before + collector.games,
                decisions=self.decisions_before + collector.decisions,
                games_per_second=(collector.games - games_before)
                / max(self.seconds - seconds_before, 1e-9),
                entropy=figures["entropy"],
                explained=figures["explained"],
                kl=figures["kl"],
            )
            games_before, seconds_before = collector.games, self.seconds
            if open_results and all(result.done() for result in open_results):
                self.measured = [result.result() for result in open_results]
                self.last = msgspec.structs.replace(self.last, win_rates=self.win_rates())
                open_results = []
            if not open_results and self.seconds - measured >= settings.evaluation_minutes * 60:
                measured = self.seconds
                open_results = [
                    measuring.submit(measure, self.weights(), one) for one in self.matchups()
                ]
            history.append(self.folder / "history.jsonl", self.last)
            if self.seconds - saved >= CHECKPOINT_SECONDS:
                saved = self.seconds
                self.save()
            if tell is not None:
                tell(self.last)

    def _imitate(self) -> None:
        """A round of imitation, if there is to be any; after the first one with the network."""
        if not self.settings.imitation_minutes:
            return
        network = ""
        if self.rounds:
            path = self.folder / f"{self.settings.game}.npz"
            path.write_bytes(self.weights())
            network = str(path)
        imitate(self.learner, self.settings, self.vocabulary, self.rounds, network)
        self.rounds += 1

    def matchups(self) -> list[Matchup]:
        settings = self.settings
        return [
            Matchup(settings.game, players, opponent, settings.evaluation_games, str(settings.seed))
            for players in settings.players
            for opponent in settings.opponents
        ]

    def win_rates(self) -> dict[str, float]:
        """As measured last."""
        return history.win_rates(self.measured)

    def weights(self) -> bytes:
        """The averaged network as a file for bots."""
        return weights_file(self.learner.average, self.vocabulary, self.settings.game)

    def save(self) -> None:
        """Write the checkpoint, the network, its card and the curve."""
        told = self.last
        checkpoint = {
            **self.learner.state(),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "games": told.games if told else self.games_before,
            "decisions": told.decisions if told else self.decisions_before,
            "outputs": torch.from_numpy(self.vocabulary.outputs),
            "columns": {
                players: torch.from_numpy(columns)
                for players, columns in self.vocabulary.columns.items()
            },
        }
        partial = self.folder / "checkpoint.part"
        torch.save(checkpoint, partial)
        partial.replace(self.folder / "checkpoint.pt")
        data = self.weights()
        (self.folder / f"{self.settings.game}.npz").write_bytes(data)
        course = history.read(self.folder / "history.jsonl")
        if told is not None:
            told = msgspec.structs.replace(told, win_rates=self.win_rates())
        card = history.model_card(self.settings, told, data)
        (self.folder / f"{self.settings.game}.md").write_text(card, "utf-8")
        if course:
            history.draw(course, self.folder / "curve.png")

    def _saved(self) -> dict[str, Any]:
        path = self.folder / "checkpoint.pt"
        if not path.is_file():
            raise BadOption(f"there is no training to resume in {self.folder}")
        saved: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        return saved


def vocabulary_of(saved: dict[str, Any]) -> Vocabulary:
    columns = {players: tensor.numpy() for players, tensor in saved["columns"].items()}
    return Vocabulary(columns, saved["outputs"].numpy().astype(np.int32))


def weights_to_start(settings: TrainSettings) -> WeightsFile:
    path = Path(settings.start)
    try:
        return WeightsFile(path.read_bytes())
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, KeyError, BadZipFile) as error:
        raise BadOption(f"{path} is not a file of weights") from error
