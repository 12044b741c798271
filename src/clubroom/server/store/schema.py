"""The tables of the database.  A change here needs a step in `migrations/`; a test compares the two."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(20), nullable=False),
    Column("host", String(64), nullable=False),
    Column("memory", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("rematch", String(64)),
    Column("pace", String(20), nullable=False, server_default="instant"),
    Column("setup", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Index("tables_by_state", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64)),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("moved", Integer, nullable=False),
    Index("seats_by_person", "person"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("command", String(80)),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="each_command_once"),
)

pending = Table(
    "pending",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_by_person", "person"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("sources", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("at", Double, nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("mail", String(254), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("club", Boolean, nullable=False),
)

told = Table(
    "told",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seats", Integer, nullable=False),
)
