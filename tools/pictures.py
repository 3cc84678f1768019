"""Takes the pictures in docs/pictures: real games, real server, real browser.

python tools/pictures.py [GAME ...]      all games on the shelf by default; needs chromium on the path
python tools/pictures.py record NAME FILE [NAME FILE ...]   the middle of games on record, for variants
python tools/pictures.py campaign GAME   a campaign after two chapters that greedy and its company have played
python tools/pictures.py study FILE KIND  the report of a study: its head, and the charts of these components
"""

from __future__ import annotations

import base64
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import farside
from farside.core.record import Record
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.table.app import make
from farside.table.host import Host
from farside.table.serve import open_host
from farside.table.settings import Settings

OUT = Path(__file__).resolve().parent.parent / "docs/pictures"
# The first draws no windows of its own: a browser of a test is there in a fifth of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
SEED = 11
QUALITY = 74  # of the pictures, in percent
SETTLE = 0.6  # seconds until pieces have come to rest
REPORT = (1120, 1790)
CHARTS = ("seats", "decided", "components")  # of a report that are in its picture
TRIM = """([charts, kind]) => {
  for (const section of document.querySelectorAll("section[id]"))
    if (!charts.includes(section.id)) section.remove();
  for (const part of document.querySelectorAll("#components details"))
    if (!part.querySelector("summary").textContent.includes(kind)) part.remove();
    else part.open = true;
}"""


def chromium() -> str | None:
    """The first of them that is on the path."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


class Shot(NamedTuple):
    """A picture to take."""

    name: str
    address: str
    size: str
    theme: str


Played = tuple[int, int, str]  # seat, the ply as the seat counts, the notation


def played(game: AnyGame, seats: int, share: float) -> list[Played]:
    """The first moves of a game among greedy players: up to this share of it, and on until seat 0 has a real choice."""
    bot = farside.bot("greedy")
    state = game.start(seats=seats, seed=SEED)
    return followed(
        game, state, share, lambda at: (state.turn(), bot.choose(game.sight(state, state.turn(), Random(at))))
    )


def on_record(record: Record, share: float) -> list[Played]:
    """The same of a game that has been written down."""
    game = farside.game(record.game)
    made = [(move.seat, game.actions.parse(move.name)) for move in record.moves]
    return followed(game, record.start(), share, made.__getitem__)


def followed(game: AnyGame, state: State, share: float, choose: Callable[[int], tuple[int, int]]) -> list[Played]:
    """Moves of a game as its seats count them, up to a share of it."""
    moves: list[Played] = []
    stops = []
    while not state.over:
        seat, action = choose(len(moves))
        if seat == 0 and len(state.options(0)) > 3:
            stops.append(len(moves))
        moves.append((seat, state.ply_for(seat), game.actions.name(action)))
        state.push(seat, action)
    if share >= 1:
        return moves
    goal = share * len(moves)
    return moves[: next((stop for stop in stops if stop >= goal), stops[-1])]


def seated(client: httpx.Client, game: AnyGame, seats: int, share: float) -> tuple[str, str]:
    """A table at that position: its address for seat 0, and its replay."""
    return laid_out(client, Record(game.key, seats, SEED, {}), played(game, seats, share))


def laid_out(client: httpx.Client, record: Record, moves: list[Played]) -> tuple[str, str]:
    """A table where these moves have been made."""
    people = [{"kind": "human", "name": ""} for _ in range(record.seats)]
    wanted = {"game": record.game, "seats": people, "variants": record.variants, "seed": record.seed}
    made = client.post("/api/v1/tables", json=wanted).json()
    tokens = [seat["token"] for seat in made["seats"]]
    for seat, ply, name in moves:
        head = {"Authorization": f"Bearer {tokens[seat]}"}
        answer = client.post(f"/api/v1/tables/{made['table']}/moves", json={"ply": ply, "action": name}, headers=head)
        answer.raise_for_status()
    return (
        f"/t/{made['table']}?token={tokens[0]}",
        f"/t/{made['table']}/replay?ply={len(moves) // 2}",
    )


def shots(client: httpx.Client, keys: list[str]) -> list[Shot]:
    """All pictures, in order."""
    wanted = [Shot(f"lobby-{size}-{theme}", "/", size, theme) for size in SIZES for theme in ("light", "dark")]
    for key in keys:
        game = farside.game(key)
        for seats in sorted({game.fewest(), game.seats.stop - 1}):
            table, _ = seated(client, game, seats, 0.55)
            wanted += [
                Shot(f"{key}-{seats}p-{size}-{theme}", table, size, theme)
                for size in SIZES
                for theme in ("light", "dark")
            ]
        table, replay = seated(client, game, min(3, game.seats.stop - 1), 1.0)
        wanted.append(Shot(f"{key}-end-wide-light", table, "wide", "light"))
        wanted.append(Shot(f"{key}-replay-wide-light", replay, "wide", "light"))
    return wanted


def record_shots(client: httpx.Client, name: str, file: Path) -> list[Shot]:
    """The middle of a game on record, wide and on a phone."""
    record = Record.loads(file.read_text(encoding="utf-8"))
    table, _ = laid_out(client, record, on_record(record, 0.55))
    return [Shot(f"{name}-{size}-{theme}", table, size, theme) for size in SIZES for theme in ("light", "dark")]


def campaign_shots(client: httpx.Client, key: str) -> list[Shot]:
    """The page of a campaign whose host chooses what comes next, the set-up page, and the end of a chapter."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    made = client.post("/api/v1/campaigns", json={"game": key, "seats": seats, "company": 0}).json()
    path, head = f"/api/v1/campaigns/{made['campaign']}", {"Authorization": f"Bearer {made['host']}"}
    wait_for_the_end(client, path)
    table = client.post(f"{path}/chapters", headers=head, json={}).json()["table"]
    wait_for_the_end(client, path)
    page = f"/c/{made['campaign']}?token={made['host']}"
    wanted = [Shot(f"campaign-{size}-{theme}", page, size, theme) for size in SIZES for theme in ("light", "dark")]
    wanted.append(Shot("campaign-end-wide-light", f"/t/{table}", "wide", "light"))
    wanted.append(Shot("campaign-set-up-wide-light", f"/campaign/{key}", "wide", "light"))
    return wanted


def wait_for_the_end(client: httpx.Client, path: str) -> None:
    """Until the chapter's players have played it."""
    while not client.get(path).json()["chapters"][-1]["over"]:
        time.sleep(1)


def take(browser: Browser, base: str, shot: Shot) -> None:
    width, height = SIZES[shot.size]
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.goto(shot.address)
    page.wait_for_load_state("load")
    time.sleep(SETTLE)
    photograph(page, OUT / f"{shot.name}.webp")
    context.close()


def photograph(page: Page, file: Path) -> None:
    """As WebP, a quarter of what a PNG weighs."""
    wanted = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    file.write_bytes(base64.b64decode(taken["data"]))


def take_report(browser: Browser, report: Path, kind: str) -> None:
    """What a study says in short and three of its charts; the whole page is too long for a picture."""
    width, height = REPORT
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(report.resolve().as_uri())
    page.evaluate(TRIM, [list(CHARTS), kind])
    photograph(page, OUT / "study.webp")
    page.close()


@contextmanager
def served(folder: Path, host: Host | None = None) -> Iterator[str]:
    """A server for the time of the pictures, around this host or a usual one; its address."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
    app = make(host or open_host(Settings(database=f"sqlite:///{folder / 'pictures.db'}")))
    settings = uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)  # a loop that still runs while Python ends is a crash


def asked(client: httpx.Client, keys: list[str]) -> list[Shot]:
    if keys and keys[0] == "campaign":
        return campaign_shots(client, keys[1])
    if keys and keys[0] == "record":
        pairs = zip(keys[1::2], keys[2::2], strict=True)
        return [shot for name, file in pairs for shot in record_shots(client, name, Path(file))]
    return shots(client, keys or [key for key in farside.shelf() if key != "pebble"])


def main(keys: list[str]) -> None:
    found = chromium()
    assert found, "pictures are taken with chromium; there is none on the path"
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        if keys[:1] == ["study"]:
            take_report(browser, Path(keys[1]), keys[2])
            return
        with httpx.Client(base_url=base, timeout=30) as client:
            for shot in asked(client, keys):
                take(browser, base, shot)
                print(shot.name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
