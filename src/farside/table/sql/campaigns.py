"""The store's shelf for campaigns. SQL as in `store.py`."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, text
from sqlalchemy.exc import IntegrityError

from farside.core.campaign import Success
from farside.table.pulse import Pulse
from farside.table.rows import CampaignRow, ChapterRow, Result
from farside.table.sql.desk import Drawer

ADD_CAMPAIGN = text("""
INSERT INTO campaigns (id, game, host, created, seats, level) VALUES (:id, :game, :host, :created, :seats, :level)
""")
GET_CAMPAIGN = text("SELECT id, game, host, created, seats, level FROM campaigns WHERE id = :campaign")
ADD_CHAPTER = text("""
INSERT INTO chapters (campaign, number, table_id, level, extra) VALUES (:campaign, :number, :table, :level, :extra)
""")
GET_CHAPTERS = text("""
SELECT campaign, number, level, extra, table_id, result FROM chapters WHERE campaign = :campaign ORDER BY number
""")
GET_OF_TABLES = text("""
SELECT table_id, campaign FROM chapters WHERE table_id IN :tables ORDER BY campaign
""").bindparams(bindparam("tables", expanding=True))
GET_PULSES = text("""
SELECT campaign, SUM(CASE WHEN result <> '' THEN 1 ELSE 0 END), COUNT(*), COALESCE(SUM(named), 0)
FROM chapters LEFT JOIN tables ON id = table_id WHERE campaign IN :campaigns GROUP BY campaign
""").bindparams(bindparam("campaigns", expanding=True))
SET_RESULT = text("UPDATE chapters SET result = :result WHERE table_id = :table")


class SqlCampaigns(Drawer):
    """Campaigns by their code."""

    def get(self, campaign: str) -> CampaignRow | None:
        rows = self.desk.read(GET_CAMPAIGN, {"campaign": campaign})
        if not rows:
            return None
        row = rows[0]
        return CampaignRow(*row)._replace(seats=tuple((kind, bot, name) for kind, bot, name in json.loads(row.seats)))

    def chapters(self, campaign: str) -> list[ChapterRow]:
        """The chapters opened so far, in order."""
        rows = self.desk.read(GET_CHAPTERS, {"campaign": campaign})
        return [ChapterRow(*row)._replace(result=read_result(row.result)) for row in rows]

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """The campaigns these tables belong to; other tables are left out."""
        if not tables:
            return {}
        return {row[0]: row[1] for row in self.desk.read(GET_OF_TABLES, {"tables": list(tables)})}

    def pulses(self, campaigns: Sequence[str]) -> dict[str, Pulse]:
        """Of each of these campaigns: how many chapters are over, how many were opened, renamings at their tables."""
        rows = self.desk.read(GET_PULSES, {"campaigns": list(campaigns)})
        return {row[0]: Pulse(*map(int, row[1:])) for row in rows}

    def add(self, row: CampaignRow) -> bool:
        """Begin a campaign; False if its name is taken."""
        given = {**row._asdict(), "seats": json.dumps(row.seats)}
        try:
            self.desk.write(lambda connection: connection.execute(ADD_CAMPAIGN, given))
        except IntegrityError:
            return False
        return True


def add_chapter(connection: Connection, chapter: ChapterRow, table: str) -> None:
    """Part of opening its table: both are there, or neither."""
    given = {"campaign": chapter.campaign, "number": chapter.number, "level": chapter.level, "extra": chapter.extra}
    connection.execute(ADD_CHAPTER, {**given, "table": table})


def set_result(connection: Connection, table: str, result: Result) -> None:
    """Part of writing the last move of a chapter."""
    connection.execute(SET_RESULT, {"table": table, "result": json.dumps(result)})


def read_result(written: str) -> Result | None:
    if not written:
        return None
    scores, winners, successes = json.loads(written)
    return Result(tuple(scores), tuple(winners), tuple(tuple(Success(*one) for one in place) for place in successes))
