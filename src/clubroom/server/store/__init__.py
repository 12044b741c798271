"""The store: the log, and what else must outlive the process.  SQLite in a file, or PostgreSQL by its address."""

from clubroom.server.store.loading import Loaded
from clubroom.server.store.store import Store
from clubroom.server.store.trouble import StoreError, StoreTrouble
from clubroom.server.store.writer import Conflict, Stored
from clubroom.server.store.writes import NewTable, Write

__all__ = ["Conflict", "Loaded", "NewTable", "Store", "StoreError", "StoreTrouble", "Stored", "Write"]
