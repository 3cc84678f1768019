"""Alembic's entrance: the store hands over an open connection, and the scripts in `versions` do the rest."""

from __future__ import annotations

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=None)
with context.begin_transaction():
    context.run_migrations()
