"""The steps by which the database came to be what it is; an old step never changes."""
