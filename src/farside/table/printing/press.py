"""The press: pictures for those who show no drawings, one at a time behind everybody, and the last ones kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from importlib.util import find_spec
from typing import Final

from farside.table.pipes import Helper
from farside.table.printing.sheet import Sheet
from farside.table.trouble import TroubleError

LIMIT: Final = 120.0  # seconds after which the printer is taken for dead: a picture takes one, and more behind others
MOST_WAITING: Final = 8
MOST_KEPT: Final = 16_000_000  # bytes


class NotPrintedError(TroubleError, status=503, key="trouble-not-printed"):
    """No picture: too many are waiting, or this one failed."""


@cache
def can_print() -> bool:
    """Whether this place has what it takes: a browser tab and some rare computers have not."""
    return find_spec("resvg_py") is not None


class Press:
    """Prints what it is given, once for everybody who asks for the same. Its process begins with the first picture."""

    def __init__(self, printer: Callable[[], Helper]) -> None:
        self._hired = printer
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    @cached_property
    def _printer(self) -> Helper:
        return self._hired()

    @cached_property
    def _thread(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1, "press")

    def known(self, key: Hashable) -> bytes | None:
        """A picture that was printed lately."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def printed(self, key: Hashable, sheet: Sheet) -> bytes:
        """The picture of this name; NotPrintedError if there is none to be had now."""
        if (known := self.known(key)) is not None:
            return known
        if key not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise NotPrintedError
            self._making[key] = asyncio.ensure_future(self._print(key, sheet))
        return await asyncio.shield(self._making[key])  # whoever goes away takes it from nobody else

    async def _print(self, key: Hashable, sheet: Sheet) -> bytes:
        try:
            loop = asyncio.get_running_loop()
            found: bytes = await loop.run_in_executor(self._thread, self._printer.ask, "print", (sheet,), LIMIT)
        except RuntimeError as error:  # late, broken, or the house is closed
            raise NotPrintedError from error
        finally:
            del self._making[key]
        self._keep(key, found)
        return found

    def _keep(self, key: Hashable, picture: bytes) -> None:
        self._kept[key] = picture
        while sum(map(len, self._kept.values())) > MOST_KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)

    def close(self) -> None:
        if "_printer" in vars(self):
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._printer.close()
