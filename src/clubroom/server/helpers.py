"""Processes beside the server's own, talked to over their input and output."""

from asyncio import StreamReader
from asyncio.subprocess import Process


async def tell(process: Process, words: bytes) -> StreamReader:
    """Hand a process what it shall read, and get where its answer comes; an OSError when it is lost."""
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():
        raise BrokenPipeError  # asyncio says so itself, uvloop has another error for this
    process.stdin.write(words)
    await process.stdin.drain()
    return process.stdout


async def let_go(process: Process) -> None:
    """Let a process end when it has done what it was given."""
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()
