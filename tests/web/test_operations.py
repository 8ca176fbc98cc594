"""What a host needs: health, metrics, backup, upgrade, doctor, clear errors at the start."""

import asyncio
import contextlib
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from tests.web.server import Server, full_table, play_to_the_end
from websockets.exceptions import InvalidStatus

from camarilla.cli.db import upgrade_database
from camarilla.table.store.database import BadDatabase
from camarilla.table.store.schema import HEAD
from camarilla.web.addresses import addresses, network_address
from camarilla.web.http.routing import Call
from camarilla.web.http.tables import ServerAnswer, show_server
from camarilla.web.settings import BadSetting, Settings, from_environment


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
    assert "already exists" in again.stderr
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
        "postgresql://nobody:secret-word@127.0.0.1:99999/none",
        "sqlite:////dev",
        "sqlite:////dev/null/x.db",
    ],
)
def test_useless_database_is_told_in_one_sentence(tmp_path: Path, database: str) -> None:
    for command in (("serve", "--port", "0"), ("db", "upgrade")):
        done = camarilla(tmp_path, *command, "--db", database)
        assert "secret-word" not in done.stderr
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("database", ["mysql://x/y", "nonsense"])
def test_address_that_is_no_database_names_its_setting(tmp_path: Path, database: str) -> None:
    assert "--db must be" in camarilla(tmp_path, "db", "upgrade", "--db", database).stderr


def test_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "camarilla.db").write_bytes(b"a letter to the king" * 100)
    for command in (("serve", "--port", "0"), ("db", "upgrade")):
        done = camarilla(tmp_path, *command)
        assert done.returncode == 2
        assert done.stderr == ("camarilla: the database cannot be used: file is not a database.\n")


def test_upgrade_makes_the_database_and_then_has_nothing_to_do(tmp_path: Path) -> None:
    assert camarilla(tmp_path, "db", "upgrade").stdout == f"new -> {HEAD}\n"
    assert camarilla(tmp_path, "db", "upgrade").stdout == f"{HEAD}\n"


def test_doctor_tells_of_the_database_and_changes_nothing(tmp_path: Path) -> None:
    report = json.loads(camarilla(tmp_path, "doctor", "--json").stdout)
    assert report["database"].endswith("camarilla.db (not created yet)")
    assert list(tmp_path.iterdir()) == []
    camarilla(tmp_path, "db", "upgrade")
    report = json.loads(camarilla(tmp_path, "doctor", "--json").stdout)
    assert report["database"].endswith(f"(version {HEAD})")


def test_doctor_knows_a_database_of_a_newer_program(tmp_path: Path) -> None:
    camarilla(tmp_path, "db", "upgrade")
    with contextlib.closing(sqlite3.connect(tmp_path / "camarilla.db")) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    report = json.loads(camarilla(tmp_path, "doctor", "--json").stdout)
    assert report["database"].endswith("(version 9999, from a newer version of the program)")
    assert "newer version of the program" in camarilla(tmp_path, "db", "upgrade").stderr


def test_database_of_a_host_is_for_the_host_alone(shared_server: Server) -> None:
    assert (shared_server.data / "camarilla.db").stat().st_mode & 0o077 == 0


def test_schema_is_json_schema_of_all_observations(tmp_path: Path) -> None:
    schema = json.loads(camarilla(tmp_path, "schema").stdout)
    assert "oriflamme" in schema["observations"]
    assert {"FromServer", "FromClient", "TableInfo", "Position"} <= schema["$defs"].keys()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "99999"),
        ("CAMARILLA_SOCKETS_PER_ADDRESS", "0"),
        ("CAMARILLA_BASE_URL", "nonsense"),
        ("CAMARILLA_BASE_URL", "https://court.example.org:door"),
        ("PORT", "eight"),
        ("SECRET_KEY", "short"),
        ("CAMARILLA_WORKERS", "-1"),
        ("CAMARILLA_RATE", "0"),
        ("CAMARILLA_BOT_PACE", "slow"),
        ("CAMARILLA_LOG_LEVEL", "loud"),
        ("CAMARILLA_LOG_FORMAT", "xml"),
        ("CAMARILLA_TRUSTED_PROXIES", "proxy"),
        ("CAMARILLA_TRUSTED_PROXIES", "127.0.0.1, 10.0.0.1/8"),
        ("CAMARILLA_PUSH_CONTACT", "host@example.org"),
        ("CAMARILLA_GUEST_DAYS", "-1"),
        ("CAMARILLA_CHAT_DAYS", "a year"),
        ("CAMARILLA_IMPORT_DAYS", "1.5"),
        ("CAMARILLA_IMPORTS_PER_PERSON", "0"),
    ],
)
def test_useless_setting_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as refusal:
        from_environment()
    assert str(refusal.value).startswith(f"{name} must ")


def test_a_setting_on_the_command_line_is_named_as_it_is_written_there() -> None:
    with pytest.raises(BadSetting, match="--base-url must be an address such as https://"):
        from_environment(base_url="nonsense")


def test_no_folder_is_made_for_a_database_that_somebody_named(tmp_path: Path) -> None:
    named = Settings(database=f"sqlite:///{tmp_path}/missing/x.db")
    with pytest.raises(BadDatabase, match="there is no folder"):
        upgrade_database(named)
    assert not (tmp_path / "missing").exists()
    upgrade_database(Settings(data=tmp_path / "own"))
    assert (tmp_path / "own" / "camarilla.db").exists()


def test_options_come_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in (
        ("PORT", "8001"),
        ("HOST", "192.0.2.7"),
        ("DATABASE_URL", "postgresql://db/camarilla"),
        ("SECRET_KEY", "sixteen letters!"),
        ("CAMARILLA_DATA", str(tmp_path)),
        ("CAMARILLA_BOT_PACE", "0.25"),
    ):
        monkeypatch.setenv(name, value)
    settings = from_environment(port=8002, host=None, database=None)
    assert (settings.port, settings.host) == (8002, "192.0.2.7")
    assert settings.on_postgres()
    assert (settings.secret_key, settings.data) == ("sixteen letters!", tmp_path)
    assert settings.bot_pace == 0.25


def test_addresses_are_ones_that_people_can_type() -> None:
    public = Settings(base_url="https://play.example.org", host="127.0.0.1")
    assert addresses(public, 80) == ["https://play.example.org", "http://127.0.0.1:80"]
    assert addresses(Settings(host="::1"), 80) == ["http://[::1]:80"]
    assert addresses(Settings(), 80)[0] == "http://localhost:80"
    assert addresses(Settings(host="192.0.2.7"), 80) == ["http://192.0.2.7:80"]


@pytest.mark.parametrize(
    ("host", "lan", "told"),
    [
        ("0.0.0.0", "192.0.2.7", "http://192.0.2.7:8000"),
        ("::", "192.0.2.7", "http://192.0.2.7:8000"),
        ("0.0.0.0", None, None),
        ("2001:db8::7", "192.0.2.7", "http://[2001:db8::7]:8000"),
        ("127.0.0.1", "192.0.2.7", None),
        ("::1", "192.0.2.7", None),
        ("localhost", "192.0.2.7", None),
    ],
)
def test_the_network_is_told_of_an_address_that_reaches_the_server(
    monkeypatch: pytest.MonkeyPatch, host: str, lan: str | None, told: str | None
) -> None:
    monkeypatch.setattr("camarilla.web.addresses.lan_address", lambda: lan)
    assert network_address(Settings(host=host), 8000) == told


def test_the_server_says_where_friends_find_it(serve: Callable[..., Server]) -> None:
    alone = httpx.get(serve().url + "/api/server").json()
    assert alone == {"base_url": None, "network": None}


def test_an_invitation_has_the_port_that_the_server_listens_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("camarilla.web.addresses.lan_address", lambda: "192.0.2.7")
    settings = Settings(base_url="https://play.example.org")
    request = SimpleNamespace(scope={"server": ("127.0.0.1", 8123)})
    call = SimpleNamespace(state=SimpleNamespace(settings=settings), request=request)

    async def ask() -> ServerAnswer:
        told: ServerAnswer = await show_server(cast("Call", call))
        return told

    told = asyncio.run(ask())
    assert told == ServerAnswer("https://play.example.org", "http://192.0.2.7:8123")


def test_imported_records_do_not_count_as_games(serve: Callable[..., Server]) -> None:
    server = serve()
    seats, id = full_table(server, 2)
    play_to_the_end(seats, random.Random(1))
    ada = seats[0].person
    before = counted(server)
    ada.post("/api/records", ada.get(f"/api/tables/{id}/record"))
    assert counted(server) == before
    assert before['camarilla_games_total{what="finished"}'] == "1.0"


def counted(server: Server) -> dict[str, str]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    wanted = ("camarilla_games_total", "camarilla_actions_total")
    return dict(line.rsplit(" ", 1) for line in lines if line.startswith(wanted))


def test_log_tells_the_host_how_games_go_and_nothing_about_their_cards(
    serve: Callable[..., Server],
) -> None:
    """A whole game at the wordiest level: no seed, card, action, name, cookie or table's key."""
    server = serve(CAMARILLA_LOG_LEVEL="debug")
    ada = server.person("Unmistakable")
    id = ada.new_table(players=3, bots=["random"])
    ada.table(id).do("start", fill="random")
    rng = random.Random(1)
    with ada.socket(id) as talk:
        position = talk.receive()["position"]
        talk.ask("say", text="What a hand, twelve spies")
        while position["observation"]["actor"] >= 0:
            before = len(talk.heard)
            if position["your_turn"]:
                talk.ask("hint")
                action = rng.choice(position["observation"]["legal"])["text"]
                talk.ask("act", seq=position["seq"], action=action)
            else:
                talk.receive()
            for message in talk.heard[before:]:
                position = message.get("position", position)
    record = ada.get(f"/api/tables/{id}/record")
    assert server.stop() == 0
    log = server.log.read_text()
    told = [json.loads(line)["event"] for line in log.splitlines()]
    for event in ("server.started", "table.opened", "game.started", "game.finished", "request"):
        assert event in told
    assert told[-1] == "server.stopping"
    secrets = [id, ada.id, ada.cookie, "Unmistakable", "twelve spies", record["seed"]]
    words = {word for action in record["actions"] for word in action.split() if len(word) > 3}
    assert "assassination" in words
    said = set(re.findall(r"[a-z-]+", log.lower()))
    assert [secret for secret in secrets if secret in log] == []
    assert words & said <= {"left", "right"}


def test_every_line_of_the_log_is_json_and_a_refused_socket_is_no_fault(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    with pytest.raises(InvalidStatus) as refusal:
        server.person().raw_socket("/api/tables/none/socket")
    assert refusal.value.response.status_code == 404
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {line["level"] for line in lines} == {"info"}


def test_what_libraries_log_has_the_same_shape(capfd: pytest.CaptureFixture[str]) -> None:
    script = (
        "import logging; from camarilla.web.telemetry.logs import configure_logs;"
        "from camarilla.web.settings import Settings;"
        "configure_logs(Settings(log_format='json'));"
        "logging.getLogger('some.library').error('a %s', 'fault')"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
    line = json.loads(capfd.readouterr().err)
    assert (line["event"], line["level"]) == ("a fault", "error")
