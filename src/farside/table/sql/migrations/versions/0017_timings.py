"""The clocks of tables with what was agreed, and when the house was closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from farside.table.sql.columns import moment, number, part_of, text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "timings", part_of("tables", "table_id"), text("terms"), text("clock"), moment("due"), number("rev")
    )
    op.create_index("timings_due", "timings", ["due"])
    op.create_table("closings", sa.Column("begun", sa.Double, primary_key=True), moment("ended"))
