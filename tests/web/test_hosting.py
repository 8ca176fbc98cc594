"""The files of deploy/ are tried as far as a machine has the programs for them."""

import json
import os
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.web.certificate import own_certificate
from tests.web.conftest import new_database
from tests.web.server import Person, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = os.environ.get("NGINX") or shutil.which("nginx")


def nginx_version() -> tuple[int, ...]:
    said = subprocess.run([str(NGINX), "-v"], capture_output=True, text=True, check=False).stderr
    return tuple(int(part) for part in said.partition("/")[2].split()[0].split("."))


class Proxy(Server):
    """nginx with our configuration, in front of servers; people talk to it as to a server."""

    def __init__(self, folder: Path, servers: list[Server]) -> None:
        super().__init__(folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"https://localhost:{self.port}"
        certificate = folder / "proxy.pem"
        certificate.write_bytes(own_certificate())
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, theirs in (
            ("    server 127.0.0.1:8000;", f"server 127.0.0.1:{servers[0].port};"),
            ("    # server 127.0.0.1:8001;", f"server 127.0.0.1:{servers[1].port};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("listen 80;", f"listen unix:{folder}/http;"),
            ("/etc/nginx/certs/play.example.org.crt", str(certificate)),
            ("/etc/nginx/certs/play.example.org.key", str(certificate)),
        ):
            assert site.count(ours) == 1, ours
            site = site.replace(ours, theirs)
        if nginx_version() < (1, 25, 1):
            site = site.replace("http2 on;", "")
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log;"
            f"events {{ }} http {{ {places} access_log {folder}/access.log;\n{site}\n}}"
        )
        command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self._nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError((folder / "error.log").read_text())

    def close(self) -> None:
        self._nginx.terminate()
        self._nginx.wait(10)
        super().close()


@pytest.fixture
def proxy(
    tmp_path: Path, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Proxy, list[Server]]]:
    """Two processes on PostgreSQL behind nginx."""
    if NGINX is None:
        pytest.skip("there is no nginx here")
    folder = tmp_path / "proxy"
    folder.mkdir()
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "proxy.pem"))
    database = new_database(postgres_server)
    servers = [Server(tmp_path / name, database).start() for name in "12"]
    running = Proxy(folder, servers)
    yield running, servers
    running.close()
    for server in servers:
        server.close()


def served(server: Server) -> int:
    """How many requests a process has answered."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    counts = [line for line in lines if line.startswith("camarilla_requests_total{")]
    return sum(int(float(line.rsplit(" ", 1)[1])) for line in counts)


def test_game_through_nginx_and_two_processes_without_sticky_sessions(
    proxy: tuple[Proxy, list[Server]],
) -> None:
    nginx, servers = proxy
    people = [nginx.person("Ada"), nginx.person("Bea")]
    id = people[0].new_table(players=2, order="chosen")
    people[1].table(id).do("join")
    seq = people[0].table(id).do("start")["table"]["seq"]
    rng = random.Random(1)
    with people[0].socket(id) as one, people[1].socket(id) as two:
        talks = [one, two]
        position = one.receive()["position"]
        two.receive()
        while (turn := position["observation"]["actor"]) >= 0:
            position = people[turn].table(id).view(since=seq)["position"]
            wish = {
                "seq": position["seq"],
                "action": rng.choice(position["observation"]["legal"])["text"],
            }
            answer = people[turn].table(id).do("act", **wish)
            seq, position = answer["seq"], answer["position"]
        for talk in talks:
            while talk.wait_for("steps")["position"]["observation"]["actor"] >= 0:
                pass
    assert people[0].get(f"/api/tables/{id}/record")["result"]
    assert all(served(server) > 20 for server in servers)
    assert id not in (nginx.data / "error.log").read_text()
    assert (nginx.data / "access.log").read_text() == ""


def test_nginx_passes_on_who_asks_and_keeps_metrics_to_itself(
    proxy: tuple[Proxy, list[Server]],
) -> None:
    nginx, _ = proxy
    ada = nginx.person()
    answer = ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": nginx.url})
    assert "secure" in answer.headers["set-cookie"].lower()
    with ada.raw_socket(f"/api/tables/{ada.new_table()}/socket", origin=nginx.url) as connection:
        assert json.loads(connection.recv(20))["type"] == "hello"
    assert ada.http.get("/metrics").status_code == 403
    assert ada.http.post("/api/me", json={"name": "x" * 200_000}).status_code == 413


def test_games_go_on_when_one_process_is_gone(proxy: tuple[Proxy, list[Server]]) -> None:
    nginx, servers = proxy
    ada = nginx.person()
    id = ada.new_table(players=2, seats=["Bea"], order="chosen")
    ada.table(id).do("start")
    servers[0].kill()
    for _ in range(6):
        play_one(ada, id)


def play_one(person: Person, id: str) -> None:
    turn = person.get(f"/api/tables/{id}")["table"]["turn"]
    person.table(id).act(seat=turn)
