"""The files of deploy/ are read as the programs that they are for read them."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROGRAM = "/srv/camarilla/.venv/bin/camarilla"
UNITS = ("camarilla.service", "camarilla-backup.service", "camarilla-backup.timer")
COMPOSE = ("compose.yaml", "compose-postgres.yaml")
SERVICE_KEYS = {
    "build", "cap_add", "cap_drop", "depends_on", "environment", "healthcheck", "image", "ports",
    "read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "volumes",
}  # fmt: skip


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    for name in UNITS:
        (tmp_path / name).write_text(text_of(name).replace(PROGRAM, "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(text_of(name))
    return parser


@pytest.mark.parametrize("name", ["camarilla.service", "camarilla-backup.service"])
def test_services_run_without_privileges(name: str) -> None:
    service = unit(name)["Service"]
    assert service["User"] == "camarilla"
    assert service["NoNewPrivileges"] == "true"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["UMask"] == "0077"


def test_service_has_room_for_sockets_and_trusts_its_proxy_alone() -> None:
    assert "LimitNOFILE=65536" in text_of("camarilla.service")
    assert "CAMARILLA_TRUSTED_PROXIES=127.0.0.1" in text_of("camarilla.service")


def test_nightly_backup_keeps_the_newest(tmp_path: Path) -> None:
    """The commands of the unit, as systemd would call them, with a program that only copies."""
    service = unit("camarilla-backup.service")["Service"]
    program = tmp_path / "camarilla"
    program.write_text('#!/bin/sh\ntest "$1 $2" = "db backup" && touch "$3"\n')
    program.chmod(0o755)
    for day in range(1, 6):
        (tmp_path / f"2026010{day}T043000.db").touch()
    for line in (service["ExecStart"], service["ExecStartPost"]):
        command = line.replace("$$", "$").replace("%%", "%").replace(PROGRAM, str(program))
        subprocess.run(
            shlex.split(command), env={"BACKUPS": str(tmp_path), "KEEP": "3"}, check=True
        )
    kept = sorted(path.name for path in tmp_path.glob("*.db"))
    assert kept[:2] == ["20260104T043000.db", "20260105T043000.db"]
    assert len(kept) == 3
    assert re.fullmatch(r"\d{8}T\d{6}\.db", kept[2])


@pytest.mark.parametrize("name", COMPOSE)
def test_containers_of_the_compose_files_fit_together(name: str) -> None:
    whole = yaml.safe_load(text_of(name))
    services = whole["services"]
    for service in services.values():
        assert set(service) <= SERVICE_KEYS
        assert set(service.get("depends_on", [])) <= services.keys()
        sources = [volume.split(":")[0] for volume in service.get("volumes", [])]
        for source in sources:
            assert (DEPLOY / source).exists() if "/" in source else source in whole["volumes"]
        if build := service.get("build"):
            folder = (DEPLOY / build["context"]).resolve()
            assert (folder / build["dockerfile"]).is_file()
    upstream = services["proxy"]["environment"]["CAMARILLA_UPSTREAM"].split()
    assert {place.split(":")[0] for place in upstream} == set(services["proxy"]["depends_on"])


@pytest.mark.parametrize("name", COMPOSE)
def test_containers_have_no_privileges_that_they_do_not_need(name: str) -> None:
    for service in yaml.safe_load(text_of(name))["services"].values():
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "privileged" not in service
        if service["image"] == "camarilla":
            assert service["read_only"] is True
            assert "cap_add" not in service


def test_every_library_of_the_image_has_a_hash() -> None:
    dockerfile = text_of("Dockerfile")
    installs = re.findall(r"pip install (.*?)(?:\n(?! )|\\|$)", dockerfile)
    locked = [line for line in installs if "-r " in line]
    assert len(locked) == 2
    for line in installs:
        assert "--require-hashes" in line or "--no-deps" in line
    for name in re.findall(r"requirements/([\w.]+)", dockerfile):
        assert "--hash=sha256:" in (ROOT / "requirements" / name).read_text()
    froms = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert froms == ["${BASE}", "${BASE}"]
    assert dockerfile.rindex("USER camarilla") < dockerfile.index("CMD [")


def blocks(text: str) -> Any:
    """A Caddyfile: lines of words, each with its block if it has one."""
    lines = [line for line in map(str.strip, text.splitlines()) if line and line[0] != "#"]
    found: list[list[Any]] = [[]]
    for line in lines:
        if line == "}":
            block = found.pop()
            found[-1][-1].append(block)
        else:
            opens = line.endswith(" {")
            found[-1].append([line.removesuffix(" {").split()])
            if opens:
                found.append([])
    assert len(found) == 1, "a brace is not closed"
    return found[0]


def test_caddy_forwards_to_the_server_and_keeps_metrics_to_itself() -> None:
    ((name, inside),) = blocks(text_of("Caddyfile"))
    assert name == ["{$CAMARILLA_NAME:play.example.org}"]
    directives = {line[0][0]: line for line in inside}
    assert directives["@private"][0][1:] == ["path", "/metrics"]
    assert directives["respond"][0][1:] == ["@private", "403"]
    assert directives["reverse_proxy"][0][1:] == ["{$CAMARILLA_UPSTREAM:127.0.0.1:8000}"]
    assert directives["request_body"][1] == [[["max_size", "128KB"]]]


def test_caddy_finds_nothing_wrong() -> None:
    if (caddy := shutil.which("caddy")) is None:
        pytest.skip("there is no Caddy here")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(command, check=True)


def test_tunnel_ends_with_a_rule_for_everything_else() -> None:
    rules = yaml.safe_load(text_of("cloudflared.yml"))["ingress"]
    assert "hostname" not in rules[-1]
    assert all("hostname" in rule for rule in rules[:-1])
    metrics, table = rules[0], rules[1]
    assert re.search(metrics["path"], "/metrics")
    assert metrics["service"] == "http_status:403"
    assert table["service"] == "http://127.0.0.1:8000"


def test_nginx_has_one_process_by_default_and_balanced_braces() -> None:
    site = re.sub(r"#.*", "", text_of("nginx.conf"))
    assert site.count("{") == site.count("}")
    assert re.findall(r"server (127\S+);", site) == ["127.0.0.1:8000"]
    assert "http2 on;" in site
    assert not re.search(r"listen .*http2", site)
    for line in (line.strip() for line in site.splitlines()):
        assert line == "" or line[-1] in "{};"


def test_hosting_page_names_every_file_and_only_files_that_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    named = set(re.findall(r"deploy/([\w.-]+\w)", page)) | {"camarilla-backup.timer"}
    assert named == {path.name for path in DEPLOY.iterdir()}
