"""Health: whether this process lives, whether it can serve, and its measures in Prometheus' words."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import farside
from farside.table.addresses import Addresses
from farside.table.host import Host
from farside.table.measures import BOUNDS, Spread
from farside.table.settings import OPEN
from farside.table.store import StoreBusyError
from farside.table.visitor import host_of

NOBODY = "------"  # no table is called so

BEARER = "bearer "
FRESH = {"cache-control": "no-store"}
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
ADDRESSES = Addresses()


@ADDRESSES.get("/healthz")
async def alive(request: Request) -> Response:
    """The process answers. A watchdog that hears nothing starts another."""
    return PlainTextResponse("ok\n", headers=FRESH)


@ADDRESSES.get("/readyz")
async def ready(request: Request) -> Response:
    """The database answers too: visitors may be sent here."""
    try:
        host_of(request).store.pulse(NOBODY)
    except StoreBusyError:
        return PlainTextResponse("the database does not answer\n", 503, FRESH)
    return PlainTextResponse("ready\n", headers=FRESH)


@ADDRESSES.get("/metrics")
async def metrics(request: Request) -> Response:
    """The measures, for those who may know them."""
    host = host_of(request)
    if not await may_read(request, host):
        text = "these measures are for whoever hosts this house: Authorization: Bearer and the desk's secret\n"
        return PlainTextResponse(text, 403, FRESH)
    numbers = await host.keeper.numbers() if host.keeper is not None else {}
    return PlainTextResponse("\n".join([*told(host, numbers), ""]), headers=FRESH, media_type=PROMETHEUS)


async def may_read(request: Request, host: Host) -> bool:
    if host.metrics == OPEN:
        return True
    given = request.headers.get("authorization", "")
    secret = given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else ""
    return host.keeper is not None and await host.keeper.opens(secret)


# -- in Prometheus' words --------------------------------------------------------------------------


def told(host: Host, numbers: dict[str, Any]) -> Iterator[str]:
    measures, process = host.measures, os.getpid()
    yield from gauge("farside_info", "which version answers", {f'version="{farside.__version__}"': 1})
    yield from gauge("farside_process_start_time_seconds", "when this process began", {own(process): measures.since})
    yield from counter("farside_process_cpu_seconds_total", "processor time", {own(process): time.process_time()})
    yield from gauge("farside_process_resident_bytes", "memory", {own(process): resident()})
    yield from spread("farside_move_seconds", "from a move to its answer", measures.moves, process)
    yield from spread("farside_thought_seconds", "from a bot's turn to its move", measures.thoughts, process)
    answers = {f'{own(process)},kind="{kind}",status="{status}"': n for (kind, status), n in measures.answers.items()}
    yield from counter("farside_answers_total", "answers by kind and status", answers)
    yield from gauge("farside_tables_in_memory", "tables in memory", {own(process): len(host.tables)})
    yield from gauge("farside_watchers", "browsers that listen", {own(process): host.live.watching})
    yield from gauge("farside_bots_thinking", "bots that think", {own(process): len(host.thinking.pondering)})
    yield from gauge("farside_bots_waiting", "bots in line", {own(process): host.thinking.waiting})
    if numbers:
        yield from of_the_house(numbers)


def of_the_house(numbers: dict[str, Any]) -> Iterator[str]:
    tables = {
        f'game="{game}",state="{state}"': count
        for game, states in numbers["games"].items()
        for state, count in states.items()
    }
    yield from gauge("farside_tables", "tables in the database", tables)
    yield from gauge(
        "farside_tables_live", "running tables with a move in the last five minutes", {"": numbers["live"]}
    )
    yield from gauge("farside_moves", "moves in the database", {"": numbers["moves"]})
    yield from gauge("farside_database_bytes", "size of the database", {"": numbers["bytes"]})


def own(process: int) -> str:
    """Each process of a team counts for itself."""
    return f'process="{process}"'


def gauge(name: str, about: str, values: Mapping[str, float], kind: str = "gauge") -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"


def counter(name: str, about: str, values: Mapping[str, float]) -> Iterator[str]:
    return gauge(name, about, values, "counter")


def spread(name: str, about: str, found: Spread, process: int) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} histogram"
    seen = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), found.counts, strict=True):
        seen += count
        yield f'{name}_bucket{{{own(process)},le="{bound}"}} {seen}'
    yield f"{name}_sum{{{own(process)}}} {found.seconds}"
    yield f"{name}_count{{{own(process)}}} {seen}"


def resident() -> int:
    """Bytes of memory in use now; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
