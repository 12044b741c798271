"""Where games are kept."""

import os
import time
from pathlib import Path

from platformdirs import user_data_path


def new_file(game: str) -> Path:
    """An empty file of its own in the person's data folder, so that two games never share one."""
    folder = user_data_path("clubroom") / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"the folder {folder} cannot be made; name another place with --save FILE") from error
    start = time.strftime(f"{game}-%Y-%m-%d-%H%M%S")
    number = 1
    while True:
        path = folder / (f"{start}.game" if number == 1 else f"{start}-{number}.game")
        try:
            path.touch(exist_ok=False)
            return path
        except FileExistsError:
            number += 1


def check_new(path: Path) -> Path:
    """The path, if a file can be made there."""
    path = path.absolute()
    if path.is_dir():
        raise ValueError(f"{path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise ValueError(f"there is no folder {path.parent}; make it first or save elsewhere")
    if not os.access(path.parent, os.W_OK):
        raise ValueError(f"{path.parent} may not be written to; save elsewhere")
    return path
