"""Pieces of work on many cores, or on the many machines of a Ray cluster; results in order.

Only as many batches as the workers need are in progress, so memory does not grow with the work.
"""

import multiprocessing
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from camarilla.bots.processes import kill_process_group, start_process_group
from camarilla.kernel.errors import CamarillaError

Batch = TypeVar("Batch")
Result = TypeVar("Result")

UNDER_WAY: Final = 3
"""Pieces per worker that are handed out ahead of those read back."""
LOCAL: Final = "local"
"""The address of a cluster that is this machine alone, started for the purpose."""


PATIENCE: Final = 10
"""Seconds to wait for a cluster to answer."""


class NoCluster(CamarillaError):
    """The requested machines are not available."""


def in_order(
    work: Callable[[Batch], Result], batches: Iterable[Batch], cores: int = 0, cluster: str = ""
) -> Generator[Result, None, None]:
    """What `work` makes of each batch, in the order of the batches.

    `cores` 0 means all of them; with a `cluster`, Ray decides where the work is done.
    """
    cores = cores or os.cpu_count() or 1
    if cluster:
        yield from _by_ray(work, batches, cores, cluster)
    elif cores == 1:
        for batch in batches:
            yield work(batch)
    else:
        yield from _by_processes(work, batches, cores)


def _by_processes(
    work: Callable[[Batch], Result], batches: Iterable[Batch], cores: int
) -> Generator[Result, None, None]:
    waiting: deque[Future[Result]] = deque()
    # A fresh interpreter for each worker: a forked one would inherit the threads of a progress bar.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(cores, fresh, start_process_group)
    try:
        for batch in batches:
            waiting.append(pool.submit(work, batch))
            if len(waiting) >= cores * UNDER_WAY:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        abandon(pool)
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def abandon(pool: ProcessPoolExecutor) -> None:
    """End a pool whose workers began with `start_process_group`, with what is under way.

    After an interrupt nobody needs the rest, and batches in progress may take long.
    """
    for worker in list(pool._processes):  # noqa: SLF001 - it has no other way
        kill_process_group(worker)
    # One of them may have died in the middle of a result. With our own end of the pipe closed, the
    # pool's thread sees that nothing will follow, instead of waiting forever.
    results: Any = pool._result_queue  # noqa: SLF001
    results._writer.close()  # noqa: SLF001
    pool.shutdown(wait=False, cancel_futures=True)


def _by_ray(
    work: Callable[[Batch], Result], batches: Iterable[Batch], cores: int, address: str
) -> Generator[Result, None, None]:
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise NoCluster("a cluster needs Ray: install camarilla[cluster]") from None
    if not ray.is_initialized():
        start_ray(ray, cores, address)
    remote = ray.remote(work)
    workers = max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting: deque[Any] = deque()
    try:
        for batch in batches:
            waiting.append(remote.remote(batch))
            if len(waiting) >= workers * UNDER_WAY:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for task in waiting:
            ray.cancel(task, force=True)


def answers(address: str) -> bool:
    """Whether anybody listens there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if not colon or not port.isdigit():
        return True  # a name such as `auto`, which Ray looks up
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError:
        return False
    return True


def start_ray(ray: Any, cores: int, address: str) -> None:
    """Join the cluster at this address, or start one of this machine alone."""
    if address != LOCAL and not answers(address):
        raise NoCluster(f"there is no Ray cluster at {address!r}")
    try:
        if address == LOCAL:
            ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"there is no Ray cluster at {address!r}: {error}") from error
