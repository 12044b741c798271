"""Bringing a database to the version that this program knows, when it starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from clubroom.server.store.trouble import StoreError

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x636C7562  # "club": the lock that keeps two servers from migrating at once


def migrate(connection: Connection, name: str, to: str = "head") -> None:
    """Make all steps that this database has not made; one that has made unknown steps is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = _config()
    config.attributes["connection"] = connection
    made = revision_of(connection)
    if made is not None and made not in known_revisions():
        raise StoreError(f"The database {name} was written by a newer Clubroom; upgrade this one. Nothing was changed.")
    command.upgrade(config, to)
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # better refused now than later


def revision_of(connection: Connection) -> str | None:
    """The last step that a database has made; None when it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> list[str]:
    """All steps that this program knows, the latest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
