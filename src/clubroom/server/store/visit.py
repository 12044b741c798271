"""A short visit to a database that a server may be using: nothing is made, nothing is brought up to date."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from clubroom.server.store.address import name_of, open_engine, read_address
from clubroom.server.store.migrate import known_revisions, revision_of
from clubroom.server.store.trouble import StoreError, explained


@asynccontextmanager
async def visiting(
    address: str, writes: bool = False, any_version: bool = False, new: bool = False
) -> AsyncIterator[AsyncConnection]:
    """One transaction, which sees the database as it was at one moment; whatever goes wrong is a sentence."""
    url = read_address(address)
    if not new:
        _check_there(url)
    engine = open_engine(url)
    if writes:
        engine = engine.execution_options(writes=True)
    elif engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        async with AsyncExitStack() as stack:
            connection = await _connect(stack, engine, name_of(url))
            if not new:
                _check_version(await connection.run_sync(revision_of), name_of(url), any_version)
            yield connection
    except IntegrityError as error:
        raise StoreError("Somebody else changed the same thing at this moment; nothing was done, try again.") from error
    except DBAPIError as error:
        raise explained(error, name_of(url)) from error
    finally:
        await engine.dispose()


async def _connect(stack: AsyncExitStack, engine: AsyncEngine, name: str) -> AsyncConnection:
    """Begin a transaction; before there is one a driver complains in its own way."""
    try:
        return await stack.enter_async_context(engine.begin())
    except Exception as error:
        raise explained(error, name) from error


def _check_there(url: URL) -> None:
    if url.drivername.startswith("sqlite") and not Path(url.database or "").exists():
        raise StoreError(f"There is no database {name_of(url)}; name another, or let `clubroom serve` make it.")


def _check_version(made: str | None, name: str, any_version: bool) -> None:
    known = known_revisions()
    if made is None:
        raise StoreError(f"The database {name} holds nothing of Clubroom; name another.")
    if not any_version and made not in known:
        raise StoreError(f"The database {name} was written by a newer Clubroom; upgrade this one. Nothing was changed.")
    if not any_version and made != known[0]:
        raise StoreError(f"The database {name} is of an older version; `clubroom serve` brings it up to date.")
