"""What is packed into the wheel and the source distribution, and that the wheel runs by itself.

The wheel here is pure Python: compiling takes minutes, and test_build.py is about it.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server import Server
from tools import sbom

ROOT = Path(__file__).resolve().parent.parent
BUILD = """
import os, sys
from hatchling.builders.{target} import {name}
os.chdir(sys.argv[1])
builder = {name}(sys.argv[1])
print(next(iter(builder.build(directory=sys.argv[2]))))
"""


def built(target: str, name: str, into: Path) -> Path:
    """A distribution, as a frontend would have it built, without a network."""
    code = BUILD.format(target=target, name=name)
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT), str(into)],
        env=os.environ | {"CAMARILLA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.split("\n")[-2])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", "WheelBuilder", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in an environment of its own, with the libraries of the lock file beside it."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    offline = ["--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, *offline, str(wheel)], check=True)
    ours = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    Path(ours, "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def camarilla(installed: Path, *words: str, **environment: str) -> str:
    home = {"CAMARILLA_DATA": str(installed / "data"), "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [str(installed / "bin" / "camarilla"), *words],
        env=home | environment,
        cwd=installed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_installed_wheel_lists_games_and_finds_all_it_needs(installed: Path) -> None:
    assert "Oriflamme" in camarilla(installed, "games")
    report = json.loads(camarilla(installed, "doctor", "--json"))
    assert Path(report["package"]).is_relative_to(installed)
    assert report["client"] == "built"
    assert None not in report["dependencies"]["needed"].values()


class InstalledServer(Server):
    """`camarilla serve` of the clean environment."""

    def __init__(self, installed: Path, **environment: str) -> None:
        super().__init__(installed / "served", **environment)
        self.executable = str(installed / "bin" / "python")
        for name in ("PYTHONPATH", "CAMARILLA_PURE"):
            if name not in environment:
                self.environment.pop(name, None)


def test_installed_wheel_serves_its_client_and_a_game(installed: Path) -> None:
    server = InstalledServer(installed)
    try:
        server.start()
        page = httpx.get(server.url).text
        assert '<script type="module"' in page
        assert httpx.get(f"{server.url}/third-party.txt").text.count("Permission is hereby") >= 2
        ada = server.person()
        table = ada.new_table(players=2, bots=["random"])
        ada.table(table).do("start")
        assert ada.table(table).view()["position"]["observation"]["game"] == "oriflamme"
        assert server.stop() == 0
    finally:
        server.close()


LIKE_WINDOWS = """
import subprocess, sys, types
sys.modules["fcntl"] = None
msvcrt = sys.modules["msvcrt"] = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK = 2
msvcrt.locking = lambda file, mode, size: None
"""


def test_program_runs_where_there_is_no_fcntl(installed: Path, tmp_path: Path) -> None:
    """As on Windows, whose own module for locks stands in for it."""
    (tmp_path / "sitecustomize.py").write_text(LIKE_WINDOWS)
    path = {"PYTHONPATH": str(tmp_path)}
    assert "database" in camarilla(installed, "doctor", **path)
    server = InstalledServer(installed, **path)
    try:
        server.start()
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        assert server.stop() == 0
    finally:
        server.close()


def test_wheel_has_licences_and_a_list_of_its_parts(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (info,) = {name.partition("/")[0] for name in names if ".dist-info/" in name}
        for name in ("licenses/LICENSE", "licenses/NOTICE.md", "sboms/camarilla.cdx.json"):
            assert f"{info}/{name}" in names
        parts = json.loads(archive.read(f"{info}/sboms/camarilla.cdx.json"))
        texts = archive.read("camarilla/web/static/third-party.txt").decode()
    assert parts == sbom.document()
    for phrase in ("SIL OPEN FONT LICENSE", "Apache License", "CC-BY-3.0", "Svelte Contributors"):
        assert phrase in texts


def test_parts_name_each_library_of_the_lock_file_and_no_registry() -> None:
    parts = sbom.document()
    text = json.dumps(parts)
    purls = {part["purl"] for part in parts["components"]}
    lock = (ROOT / "requirements" / "runtime.txt").read_text()
    locked = re.findall(r"^([\w.-]+)==([^\s;\\]+)", lock, re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= purls
    assert any(purl.startswith("pkg:npm/svelte@") for purl in purls)
    assert not re.search(r"https?://(?!cyclonedx\.org)", text)
    assert len(purls) == len(parts["components"])


def test_source_distribution_has_all_that_the_documents_speak_of(tmp_path: Path) -> None:
    archive = built("sdist", "SdistBuilder", tmp_path)
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    tracked = subprocess.run(
        ["git", "ls-files", "deploy", "examples", "docs", "tools", "requirements"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip
    assert set(tracked) <= names
    assert {"README.md", "LICENSE", "SECURITY.md", "CONTRIBUTING.md", "Makefile"} <= names
    assert not any("node_modules" in name for name in names)


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
    classifiers = project["project"]["classifiers"]
    promised = [c.rpartition(" ")[2] for c in classifiers if re.search(r"Python :: 3\.\d+$", c)]
    assert promised == ["3.11", "3.12", "3.13"]
    wheels = project["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert "manylinux" not in " ".join(wheels["skip"])
