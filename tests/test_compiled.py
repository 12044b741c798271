"""Compiling: the cache is never out of date, and each binding has code of its own."""

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import numba
import numpy as np
import pytest

from clubroom import compiled as module
from clubroom.compiled import PLAIN, bind, cache_key, compilations, compile_ahead, compiled, open_cache, source_files


def test_the_key_changes_with_any_source_and_with_numbas_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "a.py"
    source.write_text("one")
    before = cache_key([source])
    assert cache_key([source]) == before
    source.write_text("two")
    changed = cache_key([source])
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "2")
    assert len({before, changed, cache_key([source])}) == 3


def test_rules_tables_and_outside_games_count_as_sources_and_the_command_line_does_not() -> None:
    names = {"/".join(path.parts[-2:]) for path in source_files()}
    assert {"figaro/court.py", "clubroom/walk.py", "figaro/rulebook.toml", "bids/rules.py"} <= names
    assert not any(name.startswith("cli/") or name.endswith(("words.toml", "screen.py")) for name in names)


def test_without_outside_games_only_the_package_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLUBROOM_SOURCES")
    assert all("clubroom" in path.parts for path in source_files())


def test_folders_unused_for_long_are_removed_and_those_in_use_stay(tmp_path: Path) -> None:
    for name, days in (("yesterday", 1), ("long ago", module.DAYS_KEPT + 1)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (time.time() - days * 86_400,) * 2)
    (tmp_path / "file").write_text("stays")
    assert open_cache(tmp_path, "new") == tmp_path / "new"
    assert {path.name for path in tmp_path.iterdir()} == {"new", "yesterday", "file"}


def test_a_home_that_cannot_be_written_to_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = open_cache(tmp_path / "file", "key")
    assert folder.is_dir()
    assert tmp_path not in folder.parents


BINDINGS = """
    import conftest, sys
    from clubroom.compiled import PLAIN, bind, compiled

    @compiled
    def one(x):
        return x + 1

    @compiled
    def ten(x):
        return x + 10

    def template(x):
        return step(x) * 2

    a = bind(template, {"step": one}, "first_binding")
    b = bind(template, {"step": ten}, "second_binding")
    print(a(1), b(1))
"""


def test_two_bindings_of_one_template_keep_apart_cold_and_warm(tmp_path: Path) -> None:
    script = tmp_path / "two_bindings.py"
    script.write_text(textwrap.dedent(BINDINGS))
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parent)}
    for _ in ("cold", "warm"):
        done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout == "4 22\n"


def test_an_edit_in_a_called_file_is_noticed_on_a_warm_cache(tmp_path: Path) -> None:
    """numba itself would go on with the old code (numba #1833)."""
    (tmp_path / "caller.py").write_text(
        "import callee\nfrom clubroom.compiled import compiled\n\n@compiled\ndef call(x):\n    return callee.step(x)\n"
    )
    environment = {
        **os.environ,
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONPATH": str(tmp_path),
        "CLUBROOM_SOURCES": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    results = []
    for step in (1, 5, 5):
        (tmp_path / "callee.py").write_text(
            f"from clubroom.compiled import compiled\n\n@compiled\ndef step(x):\n    return x + {step}\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", "import caller; print(caller.call(1))"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        results.append(done.stdout.strip())
    assert results == ["2", "6", "6"]


def test_a_binding_keeps_the_docstring_and_other_globals() -> None:
    def template(x: int) -> int:
        """Say what it does."""
        return helper(x)  # type: ignore[name-defined, no-any-return]  # noqa: F821 - bound below

    @compiled
    def helper_of_test(x: int) -> int:
        return x + 1

    bound = bind(template, {"helper": helper_of_test}, "doc_binding")
    assert bound.__doc__ == "Say what it does."
    assert bound(1) == 2


@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain Python")
def test_calls_between_compiled_functions_share_one_signature_whatever_the_width() -> None:
    """Without this each mix of int16, int32 and literal arguments would be compiled anew."""

    @compiled
    def callee(number: int) -> int:
        return number + 1

    @compiled
    def caller(cells: "np.ndarray[tuple[int], np.dtype[np.int16]]") -> int:
        return callee(cells[0]) + callee(7) + callee(len(cells))

    assert caller(np.array([3, 4], np.int16)) == 15
    assert len(callee.signatures) == 1  # type: ignore[attr-defined]


def test_every_integer_is_widened_and_all_else_stays() -> None:
    """Asked of the widening itself: on a warm cache nothing is compiled, so nothing would ask it."""
    asked = []

    class Dispatcher:
        def get_call_template(self, args: object, kws: object) -> None:
            asked.append((args, kws))

    dispatcher = Dispatcher()
    module._widen_arguments(dispatcher)
    dispatcher.get_call_template((numba.int16, numba.boolean, numba.int32[:]), {"seat": numba.uint8})
    assert asked == [((numba.int64, numba.int64, numba.int32[:]), {"seat": numba.int64})]


class Asked:
    """Stands for a compiled function."""

    def __init__(self) -> None:
        self.kinds: list[tuple[object, ...]] = []

    def compile(self, kinds: tuple[object, ...]) -> None:
        self.kinds.append(kinds)


def test_a_function_is_compiled_ahead_for_the_kinds_of_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    function = Asked()
    for plain in (True, False):
        monkeypatch.setattr(module, "PLAIN", plain)
        compile_ahead(function, 1, np.zeros(2, np.int64))
    assert function.kinds == [(numba.int64, numba.int64[::1])]


def test_a_process_counts_what_it_compiles_and_not_what_it_finds_in_the_cache() -> None:
    before = compilations()
    counter = module.CompilationCounter()
    counter.on_start(None)
    counter.on_end(None)
    assert counter.count == 1
    plain = module.njit(lambda number: number + 1)
    assert [plain(1), plain(2)] == [2, 3]
    assert compilations() == before + (not PLAIN)
