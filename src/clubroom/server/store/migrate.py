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


def migrate(connection: Connection, name: str) -> None:
    """Make all steps that this database has not made; one that has made unknown steps is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    made = MigrationContext.configure(connection).get_current_revision()
    if made is not None and made not in known:
        raise StoreError(f"The database {name} was written by a newer Clubroom; upgrade this one. Nothing was changed.")
    command.upgrade(config, "head")
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # better refused now than later
