"""Writes what the program consists of as a CycloneDX document, from the lock files.

Called as `python tools/sbom.py FILE`. Components are the libraries that it needs at run time, with
the hashes of the lock file, and the packages of which the built client contains a part.
"""

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "requirements" / "runtime.txt"
NPM_LOCK = ROOT / "client" / "package-lock.json"
THIRD_PARTY = ROOT / "src" / "camarilla" / "web" / "static" / "third-party.txt"
VERSION = re.compile(r'^__version__ = "(.+)"', re.MULTILINE)


def document() -> dict[str, Any]:
    """The same for the same lock files and client: no time and no serial number."""
    source = (ROOT / "src" / "camarilla" / "__init__.py").read_text()
    found = VERSION.search(source)
    assert found is not None
    version = found[1]
    parts = [*python_components(RUNTIME.read_text()), *client_components()]
    program = f"pkg:pypi/camarilla@{version}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": program,
                "name": "camarilla",
                "version": version,
                "purl": program,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": program, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def python_components(lock: str) -> list[dict[str, Any]]:
    found = []
    for entry in re.split(r"\n(?=[A-Za-z0-9])", lock):
        head = re.match(r"([\w.-]+)==([^\s;\\]+)", entry)
        if head is None:
            continue
        name, version = head[1].lower().replace("_", "-"), head[2]
        # A library has one file, and so one hash, for each platform: any of them may be installed.
        hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)
        properties = [{"name": "camarilla:sha256", "value": value} for value in hashes]
        found.append(
            component(f"pkg:pypi/{name}@{version}", name, version) | {"properties": properties}
        )
    return found


def client_components() -> list[dict[str, Any]]:
    locked = json.loads(NPM_LOCK.read_text())["packages"]
    found = []
    for line in THIRD_PARTY.read_text("utf-8").split("\n"):
        head = re.fullmatch(r"((?:@[\w.-]+/)?[\w.-]+) (\S+) \((\S+)\)", line)
        if head is None or f"node_modules/{head[1]}" not in locked:
            continue
        name, version, licence = head[1], head[2], head[3]
        algorithm, _, digest = locked[f"node_modules/{name}"]["integrity"].partition("-")
        assert algorithm == "sha512"
        content = base64.b64decode(digest).hex()
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        found.append(
            component(purl, name, version)
            | {
                "hashes": [{"alg": "SHA-512", "content": content}],
                "licenses": [{"license": {"id": licence}}],
            }
        )
    return found


def component(purl: str, name: str, version: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "required",
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), indent=1) + "\n")
