"""What a host needs: health, metrics, backup, upgrade, doctor, clear errors at the start."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.web.server import Server

from camarilla.table.store.schema import HEAD


def camarilla(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "camarilla", *arguments],
        env={**os.environ, "CAMARILLA_DATA": str(data)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_health_readiness_version_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    assert httpx.get(f"{server.url}/readyz").text == "ok\n"
    assert httpx.get(f"{server.url}/version").json()["database"] == HEAD
    server.person().new_table()
    metrics = httpx.get(f"{server.url}/metrics").text
    assert re.search(r'camarilla_games_total{what="opened"} [1-9]', metrics)
    assert "camarilla_act_seconds_bucket" in metrics


def test_backup_of_a_running_server_can_be_served(shared_server: Server, tmp_path: Path) -> None:
    ada = shared_server.person()
    id = ada.new_table()
    copy = tmp_path / "copy" / "camarilla.db"
    copy.parent.mkdir()
    done = camarilla(shared_server.data, "db", "backup", str(copy))
    assert done.returncode == 0, done.stderr
    assert copy.stat().st_mode & 0o077 == 0
    again = camarilla(shared_server.data, "db", "backup", str(copy))
    assert again.returncode == 2
    assert "exists already" in again.stderr
    restored = Server(copy.parent).start()
    answer = httpx.get(
        f"{restored.url}/api/tables/{id}", headers={"Cookie": f"camarilla={ada.cookie}"}
    )
    restored.close()
    assert answer.json()["yours"] == [0]


def test_second_server_on_the_same_file_is_refused(shared_server: Server) -> None:
    second = camarilla(shared_server.data, "serve", "--host", "127.0.0.1", "--port", "0")
    assert second.returncode == 2
    assert re.match(r"camarilla: another server is using .*\.\n$", second.stderr)


def test_taken_port_is_told_in_one_sentence(shared_server: Server, tmp_path: Path) -> None:
    port = str(shared_server.port)
    second = camarilla(tmp_path, "serve", "--host", "127.0.0.1", "--port", port)
    assert second.returncode == 2
    assert second.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "database",
    [
        "mysql://x/y",
        "nonsense",
        "postgresql://nobody:secret-word@127.0.0.1:1/none",
        "sqlite:////dev/null/x.db",
    ],
)
def test_useless_database_is_told_in_one_sentence(tmp_path: Path, database: str) -> None:
    done = camarilla(tmp_path, "serve", "--port", "0", "--db", database)
    assert "secret-word" not in done.stderr
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_upgrade_makes_the_database_and_then_has_nothing_to_do(tmp_path: Path) -> None:
    assert camarilla(tmp_path, "db", "upgrade").stdout == f"new -> {HEAD}\n"
    assert camarilla(tmp_path, "db", "upgrade").stdout == f"{HEAD}\n"


def test_doctor_tells_of_the_database_and_changes_nothing(tmp_path: Path) -> None:
    report = json.loads(camarilla(tmp_path, "doctor", "--json").stdout)
    assert report["database"].endswith("camarilla.db (to be made)")
    assert list(tmp_path.iterdir()) == []
    camarilla(tmp_path, "db", "upgrade")
    report = json.loads(camarilla(tmp_path, "doctor", "--json").stdout)
    assert report["database"].endswith(f"(version {HEAD})")


def test_database_of_a_host_is_for_the_host_alone(shared_server: Server) -> None:
    assert (shared_server.data / "camarilla.db").stat().st_mode & 0o077 == 0


def test_schema_is_json_schema_of_all_views(tmp_path: Path) -> None:
    schema = json.loads(camarilla(tmp_path, "schema").stdout)
    assert "oriflamme" in schema["views"]
    assert {"FromServer", "FromClient", "TableInfo", "Position"} <= schema["$defs"].keys()
