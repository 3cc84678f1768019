"""One table's record, for whoever keeps house: of a table that rests or still runs, too. It shows the decks."""

from __future__ import annotations

from farside.table import reading
from farside.table.sql.house.copying import brought_up
from farside.table.sql.store import SqlStore
from farside.table.store import StoreError
from farside.table.trouble import NoTableError


def record(url: str, table: str) -> str:
    with brought_up(url) as here:
        store = SqlStore(here)
        try:
            return reading.paper(store, table).text
        except NoTableError as error:
            raise StoreError(f"there is no table {table}") from error
        finally:
            store.close()
