"""The course of a training run: figures over time, their curve, and the card of the model."""

import hashlib
from pathlib import Path

import msgspec

from camarilla import __version__
from camarilla.lab.train.evaluate import Measured
from camarilla.lab.train.settings import TrainSettings


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the history: where a training run stands."""

    seconds: float
    updates: int
    games: int
    decisions: int
    games_per_second: float
    entropy: float
    explained: float
    """The part of the variance of the values that the network explains."""
    kl: float
    win_rates: dict[str, float] = {}
    """By opponent and number of players, as `greedy/3`: times a fair share."""


def win_rates(measured: list[Measured]) -> dict[str, float]:
    return {f"{one.opponent}/{one.players}": round(one.times_fair, 3) for one in measured}


def append(path: Path, figures: Figures) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(figures) + b"\n")


def read(path: Path) -> list[Figures]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Figures) for line in path.read_bytes().splitlines()]


def draw(history: list[Figures], path: Path) -> bool:
    """Entropy, explained variance and win rates over time, as a PNG; needs matplotlib."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - an extra

        mpl.use("Agg")
        import matplotlib.pyplot as plt  # noqa: PLC0415
    except ImportError:
        return False
    minutes = [one.seconds / 60 for one in history]
    figure, (above, middle, below) = plt.subplots(3, 1, figsize=(8, 9), sharex=True)
    above.plot(minutes, [one.entropy for one in history], color="tab:blue")
    above.set_ylabel("entropy (nats)")
    middle.plot(minutes, [one.explained for one in history], color="tab:green")
    middle.set_ylabel("explained variance")
    names = sorted({name for one in history for name in one.win_rates})
    for name in names:
        told = [one for one in history if name in one.win_rates]
        below.plot(
            [one.seconds / 60 for one in told],
            [one.win_rates[name] for one in told],
            "o-",
            label=name,
        )
    below.axhline(1.0, color="grey", linewidth=0.8)
    below.set_ylabel("wins, times a fair share")
    below.set_xlabel("minutes")
    if names:
        below.legend(title="opponent / players")
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)
    return True


def model_card(settings: TrainSettings, last: Figures | None, data: bytes) -> str:
    """What a network is, how it was made and what it was measured to do, as Markdown."""
    size, digest = len(data), hashlib.sha256(data).hexdigest()
    players = ", ".join(map(str, settings.players))
    layers = "-".join(map(str, settings.hidden))
    lines = [
        f"# Policy network: {settings.game}",
        "",
        f"- game: `{settings.game}`, players: {players}, default options",
        f"- made by camarilla {__version__}, `camarilla train`; settings in `settings.json`",
        f"- hidden layers: {layers}; half floats, {size:,} bytes, sha256 `{digest}`",
        "- input: what one seat knows; output: logits of actions, and the probability to win",
    ]
    if last is not None:
        training = f"{last.games:,} games, {last.decisions:,} decisions, {last.updates} updates"
        lines.append(f"- training: {training}, {last.seconds / 60:.1f} minutes")
        lines.append(f"- entropy {last.entropy:.3f}, explained variance {last.explained:.3f}")
        for name, rate in last.win_rates.items():
            opponent, _, count = name.rpartition("/")
            measured = f"{rate:.2f} × a fair share of {settings.evaluation_games} games"
            lines.append(f"- against {opponent} at {count} players: {measured}")
    return "\n".join([*lines, ""])
