"""A real server in its own process, and people who talk to it."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds to wait for what must come; a busy machine is slow, not wrong."""
PUBLIC = -3
QUICK = {
    "CAMARILLA_BOT_PACE": "0",
    "CAMARILLA_RATE": "1000",
    "CAMARILLA_SOCKETS_PER_ADDRESS": "5000",
}


class Server:
    """`camarilla serve`, to be started, killed and started again on the same data."""

    executable = sys.executable
    program = "camarilla"
    """The module to run; a subclass may put another in its place."""

    def __init__(self, data: Path, database: str = "", **environment: str) -> None:
        self.data = data
        self.environment = {
            **os.environ,
            **QUICK,
            "CAMARILLA_DATA": str(data),
            "CAMARILLA_LOG_FORMAT": "json",
            **environment,
        }
        self.environment.pop("DATABASE_URL", None)
        if database:
            self.environment["DATABASE_URL"] = database
        self.log = data / "server.log"
        self.url = ""
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._people: list[Person] = []

    def start(self) -> Self:
        command = [self.executable, "-m", self.program, "serve", "--host", "127.0.0.1"]
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port)],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        if self.url == self.environment.get("CAMARILLA_BASE_URL"):
            self.url = self._process.stdout.readline().strip()
        assert self.url, self.log.read_text()
        self.port = int(self.url.rsplit(":", 1)[1])
        return self

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As when the power fails for this process alone."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """As a host does; the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        status = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status

    def close(self) -> None:
        if self._process is not None:
            self.kill()
        for person in self._people:
            person.http.close()

    def keep(self, person: "Person") -> None:
        """Close the person's connections with the server."""
        self._people.append(person)

    def person(self, name: str = "Ada") -> "Person":
        person = Person(self)
        self.keep(person)
        person.id = person.post("/api/me", {"name": name})["user"]["id"]
        return person


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.id = ""

    def get(self, path: str, **query: object) -> Any:
        return self._answer(self.http.get(path, params=query))  # type: ignore[arg-type]

    def post(self, path: str, body: object = None) -> Any:
        return self._answer(self.http.post(path, json=body if body is not None else {}))

    def put(self, path: str, body: object) -> Any:
        return self._answer(self.http.put(path, json=body))

    def _answer(self, response: httpx.Response) -> Any:
        assert response.status_code != 500, response.text
        if response.status_code != 200:
            raise Failed(response.status_code, response.json()["error"]["code"])
        return response.json()

    @property
    def cookie(self) -> str:
        return self.http.cookies["camarilla"]

    def new_table(self, **wishes: object) -> str:
        return str(self.post("/api/tables", {"game": "oriflamme", "players": 3, **wishes})["id"])

    def table(self, id: str) -> "AtTable":
        return AtTable(self, id)

    @contextlib.contextmanager
    def socket(self, table: str, **query: Any) -> Iterator["Talk"]:
        path = f"/api/tables/{table}/socket"
        with self.raw_socket(path, **query) as connection:
            yield Talk(connection)

    def raw_socket(self, path: str, origin: str | None = None, **query: Any) -> ClientConnection:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {}
        if "camarilla" in self.http.cookies:
            headers["Cookie"] = f"camarilla={self.cookie}"
        if origin is not None:
            headers["Origin"] = origin
        return connect(
            f"ws{self.server.url[4:]}{path}?{words}",
            additional_headers=headers,
            open_timeout=PATIENCE,
        )


class Failed(Exception):
    """The server refused; with the status and the code."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class AtTable:
    """One person's requests to one table."""

    def __init__(self, person: Person, id: str) -> None:
        self.person = person
        self.id = id

    def do(self, what: str, **body: object) -> Any:
        return self.person.post(f"/api/tables/{self.id}/{what}", body)

    def view(self, **query: object) -> Any:
        return self.person.get(f"/api/tables/{self.id}/position", **query)

    def act(self, choice: int = 0, since: int = 0, **more: object) -> Any:
        """Play one of the legal actions, knowing that the table is at `since` at least."""
        position = self.view(since=since, **more)["position"]
        action = position["observation"]["legal"][choice % len(position["observation"]["legal"])]
        return self.do("act", seq=position["seq"], action=action["id"], **more)


class Talk:
    """A table's socket: send a message and wait for what comes of it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self._id = 0

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        return message

    def wait_for(self, type: str, timeout: float = PATIENCE) -> dict[str, Any]:
        until = time.monotonic() + timeout
        while True:
            message = self.receive(until - time.monotonic())
            if message["type"] == type:
                return message

    def send(self, type: str, **fields: object) -> int:
        self._id += 1
        self.connection.send(json.dumps({"type": type, "id": self._id, **fields}))
        return self._id

    def ask(self, type: str, **fields: object) -> dict[str, Any]:
        """The answer to a message."""
        id = self.send(type, **fields)
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message


def full_table(server: Server, count: int = 3, **wishes: object) -> tuple[list[AtTable], str]:
    """A running game of `count` people in the order in which they sit."""
    people = [server.person(f"Player {number}") for number in range(count)]
    id = people[0].new_table(players=count, order="chosen", **wishes)
    for person in people[1:]:
        person.table(id).do("join")
    people[0].table(id).do("start")
    return [person.table(id) for person in people], id


def elsewhere(person: Person, server: Server) -> Person:
    """The same person, as another process sees them."""
    same = server.person("Traveller")
    same.http.cookies.clear()
    same.http.cookies.set("camarilla", person.cookie)
    same.id = person.id
    return same


def play_to_the_end(seats: list[AtTable], rng: Any) -> None:
    """Everybody plays at random by plain HTTP."""
    position = seats[0].view()["position"]
    while position["observation"]["actor"] >= 0:
        seat = seats[position["observation"]["actor"]]
        position = seat.act(rng.randrange(1000), since=position["seq"])["position"]
