"""A bad index raises in the bounds-checked run; this shows that the checks are really on, also on a warm cache."""

import os
import subprocess
import sys

import numpy as np
import pytest

from clubroom.compiled import PLAIN, compiled, settings


@compiled
def cell(values: "np.ndarray[tuple[int], np.dtype[np.int64]]", index: int) -> int:
    return int(values[index])


def test_an_index_out_of_range_raises() -> None:
    values = np.arange(3)
    assert cell(values, 2) == 2
    if PLAIN or settings.BOUNDSCHECK:
        with pytest.raises(IndexError):
            cell(values, 3)
    else:  # compiled without checks reads on silently: ask a process that has them on
        environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", __file__]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
