"""The house below a path of a larger one: no address leads out of it, and one can play there."""

from __future__ import annotations

import re
import socket
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from threading import Thread
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp
from tests.table.helpers import Web, alone, new_host

from farside.core import shelf
from farside.table import settings
from farside.table.app import make
from farside.table.guard import placed
from farside.table.settings import SettingsError

BASE = "/farside"
ADDRESS = re.compile(r'(?<![\w-])(?:href|src|action|data-copy)="([^"]+)"')
NAMED = re.compile(rf"(?<=/[tc])/[^/]+|/(?:{'|'.join(shelf.shelf())})(?=/|$)|\d+")
A_KIND = 5  # pages that are looked at, as many as there are titles
POSTED = re.compile(r'<form[^>]*method="post"[^>]*action="([^"]+)"')


class Below(Web):
    """The whole app as visitors meet it below a path."""

    def app(self) -> ASGIApp:
        return Starlette(routes=[Mount(BASE, make(self.host))])


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Below]:
    yield from alone(Below(new_host(tmp_path)))


def addresses(answer: httpx.Response) -> set[str]:
    """Where a page leads, without what belongs to the page itself."""
    found = {unescape(one) for one in ADDRESS.findall(answer.text) if not one.startswith("#")}
    return {urljoin(str(answer.url), one) for one in found}


def kind(at: str) -> str:
    """What sort of page it is: without names of games and tables, numbers, and the values that it is asked with."""
    parts = urlsplit(at)
    asked = "&".join(sorted(one.partition("=")[0] for one in parts.query.split("&")))
    return f"{NAMED.sub('', parts.path)}?{asked}"


def crawl(web: Web, *first: str) -> dict[str, httpx.Response]:
    """Pages of every kind that can be reached from the first ones by links; a few of each, there are thousands."""
    seen: dict[str, httpx.Response] = {}
    kinds = Counter[str]()
    ahead = [f"http://farside{BASE}{path}" for path in first]
    while ahead:
        at = ahead.pop()
        if at in seen or kinds[kind(at)] == A_KIND:
            continue
        kinds[kind(at)] += 1
        seen[at] = web.get(at, follow_redirects=True)
        forms = {urljoin(at, one) for one in POSTED.findall(seen[at].text)}
        if "text/html" in seen[at].headers["content-type"]:
            ahead += [one.partition("#")[0] for one in addresses(seen[at]) - forms]
    return seen


def test_no_link_form_picture_or_file_leads_out_of_the_house(below: Below):
    """Lobby, tables of all games, set-up, rules, links, replays, collections, campaigns, the API's page."""
    for game in ("pebble", "magnastorm", "skymines"):
        answer = below.post(f"{BASE}/play/{game}")
        assert answer.status_code == 303
        assert answer.headers["location"].startswith(f"{BASE}/t/")
    assert below.post(f"{BASE}/campaign/skymines", data={"players": "1"}).headers["location"].startswith(f"{BASE}/c/")
    found = crawl(below, "/", "/collection", "/nowhere", "/new/mars")
    assert len(found) > 100
    for at, answer in found.items():
        assert answer.status_code == (404 if at.endswith("/nowhere") else 200), at
        if "text/html" in answer.headers["content-type"]:
            strays = [one for one in addresses(answer) if not urlsplit(one).path.startswith(f"{BASE}/")]
            assert not strays, f"{at} leads to {strays}"
            assert f'data-base="{BASE}"' in answer.text or at.endswith("/api/docs")


def test_a_move_is_made_there_by_the_page(below: Below):
    page = below.get(below.post(f"{BASE}/play/pebble").headers["location"]).text
    form = page[page.index('id="options"') - 100 :]
    names = ('action="', 'name="seat" value="', 'name="ply" value="', 'data-action="')
    address, seat, ply, action = (form.partition(name)[2].partition('"')[0] for name in names)
    answer = below.post(address, data={"seat": seat, "ply": ply, "action": action}, headers={"x-fragment": "1"})
    assert answer.status_code == 200
    assert f'action="{BASE}/t/' in answer.text


def test_a_program_plays_there(below: Below):
    made = below.post(f"{BASE}/api/v1/tables", json={"game": "pebble", "seats": [{"kind": "human"}] * 2}).json()
    path, token = f"{BASE}/api/v1/tables/{made['table']}", {"authorization": f"Bearer {made['seats'][0]['token']}"}
    option = below.get(path, headers=token).json()["options"][0]["action"]
    assert below.post(f"{path}/moves", json={"ply": 0, "action": option}, headers=token).status_code == 200
    assert below.get(f"{BASE}/api/openapi.json").json()["servers"] == [{"url": BASE}]


def test_cookies_are_of_this_house_alone_and_settings_lead_back(below: Below):
    opened = below.post(f"{BASE}/play/pebble")
    assert all(f"Path={BASE};" in one + ";" for one in opened.headers.get_list("set-cookie"))
    for back, there in (
        (f"{BASE}/rules/mars?a=b", f"{BASE}/rules/mars?a=b"),
        ("/elsewhere", f"{BASE}/"),
        ("", f"{BASE}/"),
    ):
        answer = below.post(f"{BASE}/settings", data={"back": back, "lang": "fr"})
        assert answer.headers["location"] == there
        assert f"Path={BASE}" in answer.headers["set-cookie"]


def test_whatever_cannot_be_done_is_said_to_programs_in_json(below: Below):
    assert below.get(f"{BASE}/api/v1/tables/nowhere").json()["text"]
    large = below.post(f"{BASE}/api/v1/tables", content=b" " * 70_000)
    assert (large.status_code, list(large.json())) == (413, ["text"])


def test_a_base_is_written_in_one_way():
    for given in ("farside", "/farside", "/farside/", "farside/"):
        assert settings.read(root_path=given, database="x", env={}).root_path == BASE
    assert settings.read(database="x", env={"FARSIDE_ROOT_PATH": "/a/b"}).root_path == "/a/b"
    assert settings.read(root_path="/", database="x", env={}).root_path == ""
    for wrong in ("/a b", "/a?b", "/a#b", "/a//b"):
        with pytest.raises(SettingsError, match="root path"):
            settings.read(root_path=wrong, database="x", env={})


def test_a_proxy_may_take_the_base_off_or_leave_it_on():
    scope = {"type": "http", "root_path": BASE}
    assert placed({**scope, "path": f"{BASE}/t/abc"})["path"] == f"{BASE}/t/abc"
    assert placed({**scope, "path": f"{BASE}{BASE}/t/abc"})["path"] == f"{BASE}/t/abc"
    assert placed({"type": "http", "path": "/t/abc"})["path"] == "/t/abc"


def test_a_real_server_stands_below_its_path(tmp_path: Path):
    host = new_host(tmp_path)
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        served = uvicorn.Server(uvicorn.Config(make(host), root_path=BASE, log_level="error"))
        thread = Thread(target=served.run, kwargs={"sockets": [line]}, daemon=True)
        thread.start()
        with httpx.Client(base_url=f"http://127.0.0.1:{line.getsockname()[1]}", timeout=30) as client:
            bare, full = client.get("/rules/pebble"), client.get(f"{BASE}/rules/pebble")
            assert bare.status_code == full.status_code == 200
            assert f'href="{BASE}/"' in bare.text
            style = re.search(r'rel="stylesheet" href="([^"]+)"', bare.text)
            assert style
            assert client.get(unescape(style[1])).headers["content-type"].startswith("text/css")
        served.should_exit = True
        thread.join(10)
    host.store.close()
