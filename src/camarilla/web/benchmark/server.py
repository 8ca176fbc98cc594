"""`camarilla bench server`: starts servers of its own, puts them under load, and measures."""

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from camarilla import games
from camarilla.web.benchmark.load import load


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement; times in milliseconds, memory in MB, CPU in seconds of one core."""

    database: str
    processes: int
    tables: int
    sockets: int
    actions: int
    errors: int
    late: int
    p50: float
    p90: float
    p99: float
    worst: float
    memory: float
    cpu: float


PLAYERS = 4
INTERVAL = 1.0
"""Seconds between two actions at a table."""
SECONDS = 30
GAME = next(iter(games.GAMES))


def measure(tables: int, database: str, processes: int) -> Row:
    """Run `processes` servers on one database under the load of `tables`."""
    with (
        tempfile.TemporaryDirectory(prefix="camarilla-bench-") as folder,
        servers(Path(folder), database, processes) as running,
    ):
        ports = [port for _, port in running]
        before = sum(cpu_seconds(pid) for pid, _ in running)
        result = asyncio.run(load(ports, tables, PLAYERS, INTERVAL, SECONDS, GAME))
        memory = max(peak_memory(pid) for pid, _ in running)
        spent = sum(cpu_seconds(pid) for pid, _ in running) - before
    return Row(
        database="postgresql" if database else "sqlite",
        processes=processes,
        tables=tables,
        sockets=tables * PLAYERS,
        actions=result.actions,
        errors=result.errors,
        late=result.late,
        p50=round(result.share(0.5), 1),
        p90=round(result.share(0.9), 1),
        p99=round(result.share(0.99), 1),
        worst=round(result.share(1.0), 1),
        memory=round(memory, 1),
        cpu=round(spent, 1),
    )


def report(tables: list[int], database: str, processes: int, as_json: bool) -> str:
    """Measure each number of tables; the rows as a Markdown table or as JSON."""
    rows = [measure(count, database, processes) for count in tables]
    if as_json:
        return msgspec.json.encode(rows).decode() + "\n"
    names = Row.__struct_fields__
    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * len(names)]
    lines += ["| " + " | ".join(map(str, msgspec.structs.astuple(row))) + " |" for row in rows]
    return "\n".join(lines) + "\n"


@contextlib.contextmanager
def servers(folder: Path, database: str, count: int) -> Iterator[list[tuple[int, int]]]:
    """Server processes on this machine, as (process id, port); limits out of the way."""
    environment = {
        **os.environ,
        "CAMARILLA_DATA": str(folder),
        "CAMARILLA_RATE": "100000",
        "CAMARILLA_SOCKETS_PER_ADDRESS": "100000",
        "CAMARILLA_LOG_LEVEL": "warning",
        "DATABASE_URL": database,
    }
    command = [sys.executable, "-m", "camarilla", "serve"]
    started = []
    try:
        for _ in range(count):
            process = subprocess.Popen(  # noqa: S603 - ourselves
                [*command, "--host", "127.0.0.1", "--port", "0"],
                env=environment,
                stdout=subprocess.PIPE,
                text=True,
            )
            started.append(process)
        yield [(process.pid, port_of(process)) for process in started]
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.communicate(timeout=60)


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    found = re.search(r":(\d+)\s*$", process.stdout.readline())
    if found is None:
        raise RuntimeError("the server did not start")
    return int(found[1])


def peak_memory(pid: int) -> float:
    """The most memory a process has had, in MB."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return float("nan")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
    return int(found[1]) / 1024 if found else float("nan")


def cpu_seconds(pid: int) -> float:
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return float("nan")
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
