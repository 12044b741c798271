"""What Alembic runs: the steps, on the connection that the store has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
context.run_migrations()
