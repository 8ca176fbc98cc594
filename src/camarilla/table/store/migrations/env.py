"""Run by Alembic: migrates over the connection that `upgrade.py` hands in."""

from alembic import context

from camarilla.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
)
context.run_migrations()
