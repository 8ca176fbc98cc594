"""`camarilla bench`: how fast the rules run here."""

import platform
from pathlib import Path
from typing import Annotated

import typer

from camarilla import games
from camarilla._build import build_kind
from camarilla.cli.arguments import AsJson, BadArgument, write_json
from camarilla.envs.peers import observing
from camarilla.lab.bench import Report, best, calibrate, measure, table

PAGE = Path("docs/performance.md")
RESEARCH = Path("docs/research.md")
BEGIN, END = "<!-- bench: begin -->\n", "<!-- bench: end -->\n"


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, max=3600)] = 0.04,
    tables: Annotated[list[int] | None, typer.Option(min=1)] = None,
    database: Annotated[str | None, typer.Option("--db", metavar="URL")] = None,
    processes: Annotated[int, typer.Option(min=1)] = 1,
    write: Annotated[bool, typer.Option("--write")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure games, decisions, clones, information states, samples and observed steps on one core.

    `bench server` starts servers of its own and measures them under load. `bench peers` measures
    the environments beside those of other libraries, if they are installed.
    """
    if game == ["peers"]:
        bench_peers(seconds, write, as_json)
        return
    if game == ["server"]:
        from camarilla.web.benchmark.server import report as measured  # noqa: PLC0415 - slow to import

        typer.echo(measured(tables or [500], database or "", processes, as_json), nl=False)
        return
    chosen = [games.get(id) for id in game or games.GAMES]
    report = Report(
        rules=build_kind(),
        python=platform.python_version(),
        calibration=calibrate(seconds),
        rows=[
            measure(one, players, seconds, observing(one, players))
            for one in chosen
            for players in range(one.min_players, one.max_players + 1)
        ],
    )
    if write:
        replace_table(PAGE, f"{summary(report)}\n\n{table(report)}")
    if as_json:
        write_json(report)
    else:
        typer.echo(summary(report) + "\n\n" + table(report), nl=False)


def bench_peers(seconds: float, write: bool, as_json: bool) -> None:
    """Steps a second of the environments here and elsewhere, measured in one run."""
    from camarilla.envs.peers import measure_peers, peer_table  # noqa: PLC0415 - an extra

    calibration = calibrate(seconds)
    peers = list(measure_peers(lambda work: best(work, seconds)))
    report = Report(build_kind(), platform.python_version(), calibration, [])
    if write:
        replace_table(RESEARCH, f"{summary(report)}\n\n{peer_table(peers)}")
    if as_json:
        write_json({"calibration": calibration, "peers": peers})
    else:
        typer.echo(f"{summary(report)}\n\n{peer_table(peers)}", nl=False)


def summary(report: Report) -> str:
    return (
        f"Rules {report.rules}, Python {report.python}, one core; "
        f"calibration loop {report.calibration:.1f} million turns a second."
    )


def replace_table(path: Path, text: str) -> None:
    """Replace what stands between the marks of a page."""
    try:
        page = path.read_text("utf-8")
    except OSError as error:
        raise BadArgument(f"cannot read {path} here: {error.strerror}") from error
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadArgument(f"{path} has lost the marks {BEGIN.strip()} and {END.strip()}")
    path.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")
