"""The house rules: who may import whom, who may know whose name, how long a file gets, what the docs must name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import clubroom
from clubroom.games import PACKAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "clubroom"
MODULES = sorted(SOURCE.rglob("*.py"))
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "state.py").exists())
LIST_OF_GAMES = "games/__init__.py"
LONGEST_FILE = 250
LONGEST_FUNCTION = 56
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "benchmarks").glob("*.md"))]


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def game_of(path: Path) -> str:
    """The game whose folder a file lies in, or nothing."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, and every name it takes from one, with dots."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_game_is_named_outside_its_folder_and_the_list_of_games() -> None:
    named = [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".py", ".toml") and name_of(path) != LIST_OF_GAMES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for game in GAMES
        if game != game_of(path) and re.search(rf"\b{game}\b", line, re.IGNORECASE)
    ]
    assert not named, "\n".join(named)


def test_numba_is_imported_in_one_module_and_in_batch() -> None:
    importers = {name_of(path) for path in MODULES if any(name.split(".")[0] == "numba" for name in imports(path))}
    assert {name for name in importers if not name.startswith("batch/")} == {"compiled.py"}


def test_games_import_the_core_and_neither_each_other_nor_anything_else_of_ours() -> None:
    core = {path.stem for path in SOURCE.glob("*.py")}
    for path in MODULES:
        if game := game_of(path):
            ours = {name for name in imports(path) if name.split(".")[0] == "clubroom"}
            allowed = {name for name in ours if name.split(".")[1] in core}
            assert ours - allowed == {name for name in ours if name.startswith(f"clubroom.games.{game}.")}, path


def test_nobody_reaches_into_a_game_and_the_core_asks_only_the_list_of_games() -> None:
    for path in MODULES:
        if not game_of(path):
            inside = [
                name for name in imports(path) if any(name.startswith(f"clubroom.games.{game}") for game in GAMES)
            ]
            assert not inside, path
    core = {path for path in SOURCE.glob("*.py") if any(name.startswith("clubroom.games") for name in imports(path))}
    assert {path.name for path in core} == {"__init__.py", "saved.py", "screens.py"}


def test_files_and_functions_stay_short() -> None:
    for path in MODULES:
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) < LONGEST_FILE, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno:
                assert node.end_lineno - node.lineno + 1 < LONGEST_FUNCTION, f"{path}: {node.name}"


def test_the_public_names_are_those_listed() -> None:
    public = {
        name for name, value in vars(clubroom).items() if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert public - {"PACKAGES", "load_game"} == set(clubroom.__all__)  # what games() and game() are made of


def test_the_latest_entry_of_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == clubroom.__version__


def test_locks_carry_no_address_of_a_registry() -> None:
    assert not (ROOT / "uv.lock").exists()
    for path in [*(ROOT / "requirements").iterdir(), ROOT / ".pre-commit-config.yaml"]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"https?:|file:|--(extra-)?index-url|--find-links", text), path


def test_the_tour_names_every_module() -> None:
    """A game in the making joins the tour together with the list of games."""
    tour = (ROOT / "docs" / "1-tour.md").read_text(encoding="utf-8")
    for path in MODULES:
        if game_of(path) in ("", *PACKAGES):
            name = name_of(path).removesuffix("__init__.py") or "__init__.py"
            assert f"`{name}`" in tour, f"docs/1-tour.md does not name {name}"


def test_the_tour_names_nothing_that_is_gone() -> None:
    tour = (ROOT / "docs" / "1-tour.md").read_text(encoding="utf-8")
    for name in re.findall(r"^\| `([^`]+)`", tour, re.MULTILINE):
        assert (SOURCE / name).exists() or (ROOT / name).exists(), f"docs/1-tour.md names {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert "://" not in target, f"{page.name} links to another site: {target}"
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
