"""Bringing a database to the version that this program knows, when it starts."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from clubroom.server.store.trouble import StoreError

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x636C7562  # "club": the lock that keeps two servers from migrating at once


def migrate(connection: Connection, name: str, to: str = "") -> None:
    """Make all steps that this database has not made; one that has made unknown steps is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    known, made = known_revisions(), revision_of(connection)
    if made is not None and made not in known:
        raise StoreError(f"The database {name} was written by a newer Clubroom; upgrade this one. Nothing was changed.")
    if made != (to or known[0]):
        _upgrade(connection, to or known[0])
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # better refused now than later


def _upgrade(connection: Connection, to: str) -> None:
    """Let Alembic make the steps; it takes longer to load than a database that needs none."""
    from alembic import command  # noqa: PLC0415 - most starts do without
    from alembic.config import Config  # noqa: PLC0415 - most starts do without

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision_of(connection: Connection) -> str | None:
    """The last step that a database has made; None when it has none of our tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def known_revisions() -> list[str]:
    """All steps that this program knows, the latest first: files are named after them."""
    return sorted((path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py")), reverse=True)
