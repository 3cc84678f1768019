"""The gate: names of the house, and what other sites send in a visitor's name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.helpers import V1, Web, a_table, alone, new_host

from farside.table.app import make
from farside.table.gate import Gate
from farside.table.host import Host

HOME, CLUB, PUBLIC = Gate("127.0.0.1"), Gate("0.0.0.0"), Gate("127.0.0.1", "https://games.example.org")
TABLE = {"game": "pebble", "seats": [{"kind": "human"}, {"kind": "human"}]}
WRITING = ["/play/pebble", "/watch/pebble", "/new/pebble", "/settings", "/collection/use", f"{V1}/tables"]


class Guarded(Web):
    """The app behind a gate."""

    gate = PUBLIC

    def app(self):
        return make(self.host, self.gate)


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Guarded]:
    yield from alone(Guarded(new_host(tmp_path)))


@pytest.mark.parametrize("name", ["localhost:8473", "127.0.0.1", "[::1]:8473", "LOCALHOST", ""])
def test_a_house_at_home_is_known_by_the_names_of_this_computer(name: str) -> None:
    assert HOME.knows(name)


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "farside.local", "pc"])
def test_a_house_at_home_is_known_by_no_other_name(name: str) -> None:
    assert not HOME.knows(name)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("192.168.1.7:8473", True),
        ("pc:8473", True),
        ("pc.local", True),
        ("pc.fritz.box", True),
        ("evil.example", False),
        ("[2001:db8::1]:8473", True),
    ],
)
def test_in_a_home_network_numbers_and_names_of_its_own_are_right(name: str, known: bool) -> None:
    assert CLUB.knows(name) is known


@pytest.mark.parametrize(
    ("name", "known"),
    [("games.example.org", True), ("GAMES.example.org:443", True), ("other.example.org", False), ("pc", False)],
)
def test_a_public_house_is_known_by_its_public_name(name: str, known: bool) -> None:
    assert PUBLIC.knows(name) is known


def test_whoever_uses_a_wrong_name_is_told_so(public: Guarded) -> None:
    page = public.get("/", headers={"host": "evil.example"})
    assert page.status_code == 421
    assert "evil.example" in page.text
    told = public.get(f"{V1}/games", headers={"host": "evil.example"})
    assert told.status_code == 421
    assert "evil.example" in told.json()["text"]


@pytest.mark.parametrize("path", WRITING)
@pytest.mark.parametrize(
    "said",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://farside"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
    ],
)
def test_nothing_is_changed_in_the_name_of_a_visitor_from_another_site(
    web: Web, path: str, said: dict[str, str]
) -> None:
    answer = web.post(path, headers=said, json=TABLE if path.startswith(V1) else None)
    assert answer.status_code == 403
    assert "another site" in answer.text
    assert not web.client.cookies


@pytest.mark.parametrize(
    "said", [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": "http://farside"}]
)
def test_pages_of_the_house_and_programs_are_let_in(web: Web, said: dict[str, str]) -> None:
    assert web.post("/play/pebble", headers=said).status_code == 303
    assert web.post(f"{V1}/tables", headers=said, json=TABLE).status_code == 201


def test_a_move_from_another_site_is_refused_on_the_quick_way_too(web: Web, host: Host) -> None:
    opened = a_table(host)
    said = {"authorization": f"Bearer {opened.tokens[0]}", "sec-fetch-site": "cross-site"}
    move = {"ply": 0, "action": host.see(opened.id, 0).view.options[0]}
    assert web.post(f"{V1}/tables/{opened.id}/moves", headers=said, json=move).status_code == 403
    assert host.table(opened.id).ply == 0


def test_behind_a_proxy_the_public_origin_is_ours(public: Guarded) -> None:
    said = {"host": "localhost:8473", "origin": "https://games.example.org"}
    assert public.post("/play/pebble", headers=said).status_code == 303


def test_links_are_written_with_the_public_name(public: Guarded) -> None:
    public.post("/new/pebble", data={"players": "2", "kind1": "friend"}, headers={"host": "games.example.org"})
    cookie = next(iter(public.client.cookies.jar))
    table = cookie.name.rpartition("seat-")[2]
    page = public.get(
        f"/t/{table}/links", headers={"host": "games.example.org", "cookie": f"{cookie.name}={cookie.value}"}
    )
    assert f"https://games.example.org/t/{table}" in page.text


# -- cookies ---------------------------------------------------------------------------------------


def cookies_of(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


def test_over_https_secrets_are_kept_under_names_that_no_other_site_can_set(public: Guarded) -> None:
    found = cookies_of(public.post("/play/pebble", headers={"host": "games.example.org"}))
    assert found
    for cookie in found:
        assert cookie.startswith(("__Host-seat-", "__Host-profile"))
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "Path=/;" in cookie


def test_a_house_below_a_path_keeps_its_secrets_to_that_path(tmp_path: Path) -> None:
    host = new_host(tmp_path)
    web = Web(host)
    web.client = httpx.AsyncClient(
        transport=httpx.ASGITransport(make(host), root_path="/farside"), base_url="https://games.example.org"
    )
    found = cookies_of(web.post("/farside/play/pebble"))
    assert found
    for cookie in found:
        assert cookie.startswith(("__Secure-seat-", "__Secure-profile"))
        assert "Path=/farside;" in cookie
    web.close()
    host.store.close()


def test_a_cookie_from_before_still_opens_the_seat_and_is_renamed(public: Guarded) -> None:
    opened = a_table(public.host)
    head = {"host": "games.example.org", "cookie": f"seat-{opened.id}={opened.tokens[0]}"}
    assert 'data-seat="0"' in public.get(f"/t/{opened.id}", headers=head).text
    again = public.get(f"/t/{opened.id}?token={opened.tokens[1]}", headers=head)
    kept = cookies_of(again)
    assert any(cookie.startswith(f"__Host-seat-{opened.id}=") and opened.tokens[0] in cookie for cookie in kept)
    assert any(cookie.startswith(f'seat-{opened.id}=""') for cookie in kept)


def test_at_home_cookies_have_plain_names(web: Web) -> None:
    assert all(cookie.startswith(("seat-", "profile")) for cookie in cookies_of(web.post("/play/pebble")))


# -- methods ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", f"{V1}/tables", "POST"),
        ("GET", f"{V1}/tables/abcdef/moves", "POST"),
        ("DELETE", f"{V1}/tables/abcdef", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("PUT", "/collection/use", "GET, HEAD, POST"),
        ("PUT", "/new/pebble", "GET, HEAD, POST"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(web: Web, method: str, path: str, allowed: str) -> None:
    answer = web.run(web.client.request(method, path))
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
