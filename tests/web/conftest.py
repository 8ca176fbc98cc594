"""Servers on both databases."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.web.server import Server


def new_database(server: str) -> str:
    """A fresh database on the tests' PostgreSQL."""
    import asyncpg

    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server}/{name}"


@pytest.fixture(params=["sqlite", "postgres"], scope="session")
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; empty for SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def fresh_database(database: str) -> str:
    """Another one, for whoever wants it alone."""
    return new_database(database.rpartition("/")[0]) if database else ""


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on SQLite with settings of their own."""
    started: list[Server] = []

    def start(**environment: str) -> Server:
        started.append(Server(tmp_path / f"data{len(started)}", **environment))
        return started[-1].start()

    yield start
    for server in started:
        server.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    """A running server, on each database in turn; tests make people and tables of their own."""
    running = Server(tmp_path_factory.mktemp("server"), database).start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on SQLite, where the database makes no difference."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()


@pytest.fixture
def pair(tmp_path: Path, postgres_server: str) -> Iterator[tuple[Server, Server]]:
    database = new_database(postgres_server)
    one, two = (Server(tmp_path / name, database, CAMARILLA_BOT_PACE="0.05") for name in "12")
    yield one.start(), two.start()
    one.close()
    two.close()
