"""How a plain function becomes a fast one; beside `batch/cuda.py` the only importer of numba.

`NUMBA_DISABLE_JIT=1`, numba's own switch, leaves every function as it is written.  Nothing here or anywhere
else asks which way it runs, except `PLAIN` for the width of a cell.
"""

import hashlib
import os
import shutil
import tempfile
import time
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.event
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

njit: Any = numba.njit  # its types leave out no_cfunc_wrapper, an entry for C that nobody uses
settings: Any = numba.config
events: Any = numba.core.event
PLAIN = bool(settings.DISABLE_JIT)
NEVER_COMPILED = ("cli", "server", "arena", "research")  # folders whose edits must not empty the cache
DAYS_KEPT = 30  # several checkouts, flags and upgrades live side by side; a folder in use must never go


def source_files() -> list[Path]:
    """Every file that compiled code may depend on: ours, and games outside the package (`CLUBROOM_SOURCES`)."""
    package = Path(__file__).parent
    files = [path for path in package.rglob("*") if path.relative_to(package).parts[0] not in NEVER_COMPILED]
    for folder in os.environ.get("CLUBROOM_SOURCES", "").split(os.pathsep):
        files += Path(folder).rglob("*") if folder else []
    return sorted(
        path
        for path in files
        if path.suffix in (".py", ".toml", ".npy") and not path.stem.startswith(("words", "screen"))
    )


def cache_key(files: list[Path]) -> str:
    """A name for the cache folder that changes whenever a cached function could be out of date.

    numba itself overlooks an edit in another file (numba #1833) and forgets the bounds-check flag on a warm
    cache, so both are part of the name.
    """
    key = hashlib.blake2b(digest_size=10)
    flags = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
    key.update(repr((numba.__version__, sorted(flags.items()))).encode())
    for path in files:
        key.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return key.hexdigest()


def open_cache(root: Path, key: str) -> Path:
    """The folder `root/key`, marked as just used; those unused for long are removed."""
    folder = root / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a home that cannot be written to: compile anew each time rather than fail
        return Path(tempfile.mkdtemp(prefix="clubroom-"))
    for other in root.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > DAYS_KEPT * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    return folder


class CompilationCounter(numba.core.event.Listener):
    """Counts what this process compiles; code that comes from the cache does not count."""

    count = 0

    def on_start(self, event: Any) -> None:
        """Called when a compilation begins."""
        self.count += 1

    def on_end(self, event: Any) -> None:
        """Called when a compilation ends."""


_counter = CompilationCounter()
events.register("numba:compile", _counter)


def compilations() -> int:
    """How many functions this process has compiled so far; a server must never compile."""
    return _counter.count


CACHE = open_cache(user_cache_path("clubroom") / "compiled", cache_key(source_files()))
settings.CACHE_DIR = str(CACHE)


def compiled(function: F) -> F:
    """Anything that must be fast."""
    dispatcher = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    return cast(F, dispatcher if PLAIN else _widen_arguments(dispatcher))


def _widen_arguments(dispatcher: Any) -> Any:
    """Make calls between compiled functions pass every integer as int64.

    numba compiles a function again for each mix of int16, int32 and literal arguments; a third of all
    compilations were such twins.  The caller casts instead, which costs nothing.
    """
    template_for = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template_for(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = widened
    return dispatcher


def _wide(kind: Any) -> Any:
    return numba.int64 if isinstance(kind, numba.types.Integer | numba.types.Boolean) else kind


def rule(function: F) -> F:
    """A rule of a game: the docstring cites its sentence of the rulebook (a test reads it)."""
    return compiled(function)


def compile_ahead(function: Any, *arguments: Any) -> None:
    """Compile a function for arguments like these, and keep it in the cache, without calling it."""
    if not PLAIN:
        function.compile(tuple(map(numba.typeof, arguments)))


def bind(template: F, names: Mapping[str, object], binding: str) -> F:
    """A generic algorithm over one game's rules: `template` with its globals completed by `names`.

    Neither closures nor functions passed as arguments are ever cached by numba; a function rebuilt with other
    globals is, provided that `binding` is a name of its own: under a shared name numba would load the code of
    another binding.
    """
    code = template.__code__.replace(co_name=binding, co_qualname=binding)
    function = types.FunctionType(code, {**template.__globals__, **names}, binding)
    function.__doc__ = template.__doc__
    return cast(F, compiled(function))
