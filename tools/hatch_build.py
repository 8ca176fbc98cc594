"""Builds the web client, the compiled rules and the list of parts for the wheel.

Where the rules cannot be compiled, or CAMARILLA_PURE is set, the wheel is pure; where the client
cannot be built there is no wheel, because a server without it is of no use.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltParts(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "tools", "client.py")
        subprocess.run([sys.executable, client], check=True)
        self._folder = Path(tempfile.mkdtemp(prefix="camarilla-"))
        self._parts = Path(tempfile.mkdtemp(prefix="camarilla-"))
        parts = self._parts / "camarilla.cdx.json"
        subprocess.run([sys.executable, Path(self.root, "tools", "sbom.py"), parts], check=True)
        build_data["sbom_files"].append(str(parts))
        if os.environ.get("CAMARILLA_PURE"):
            return
        script = Path(self.root, "tools", "compile.py")
        done = subprocess.run([sys.executable, script, "--into", self._folder], check=False)
        if done.returncode != 0:
            self.app.display_warning("The wheel is pure Python: the rules were not compiled.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in self._folder.rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(self._folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if version != "editable":
            shutil.rmtree(self._folder)
            shutil.rmtree(self._parts)
