"""Run by alembic, inside a transaction that ``ledger.migrate`` has opened."""

from alembic import context

from hallows.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter columns in place
)
with context.begin_transaction():
    context.run_migrations()
