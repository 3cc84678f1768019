"""The API keeps to its description: Schemathesis asks a real server everything it can think of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from pictures import served

# Left out on purpose: `positive_data_acceptance`, because a description cannot say which ply is a table's, who may sit
# where, or which bots are there; what it lets through and we refuse gets a described answer, and that is checked.
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance,unsupported_method,allow_header_conformance,missing_required_header"
)
STRICT = "negative_data_rejection"  # not where something is there: a query may say more than we read, as on the web
EXAMPLES = "6"  # of each address: about half a minute
ANYTHING = ["--checks", f"{CHECKS},{STRICT}", "--phases", "coverage"]
SOMETHING = [
    "--checks",
    CHECKS,
    "--phases",
    "fuzzing",
    "--exclude-path-regex",
    "events",
]  # a stream never ends: see below
PEOPLE = [{"kind": "human"}, {"kind": "human"}]


def asked(address: str, folder: Path, config: str, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "schemathesis.toml").write_text(config)
    program = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(folder / "schemathesis.toml")]
    how = ["--max-examples", EXAMPLES, "--seed", "1", *more]
    return subprocess.run(
        [*program, "run", f"{address}/api/openapi.json", *how], capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.parametrize("known", [False, True])
def test_whatever_is_asked_is_answered_as_described(tmp_path: Path, known: bool) -> None:
    """Of names that do not exist, streams included, and of a table and a campaign that do, with a seat's token.

    With the former the bounds of all that may be said are tried one by one, and methods that there are not; with the
    latter whatever comes to mind.
    """
    with served(tmp_path) as address:
        config, more = "", ANYTHING
        if known:
            table = httpx.post(f"{address}/api/v1/tables", json={"game": "pebble", "seats": PEOPLE}).json()
            begun = httpx.post(f"{address}/api/v1/campaigns", json={"game": "skymines", "seats": PEOPLE}).json()
            config = f'[parameters]\n"path.table" = "{table["table"]}"\n"path.campaign" = "{begun["campaign"]}"\n'
            more = [*SOMETHING, "--header", f"Authorization: Bearer {table['seats'][0]['token']}"]
        found = asked(address, tmp_path, config, *more)
    assert found.returncode == 0, found.stdout + found.stderr


def first_words(address: str, path: str, token: str = "") -> dict[str, object]:
    """What a stream says first."""
    head = {"Authorization": f"Bearer {token}"} if token else {}
    with httpx.stream("GET", f"{address}/api/v1/{path}/events", headers=head, timeout=20) as found:
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/event-stream")
        data = next(line for line in found.iter_lines() if line.startswith("data: "))
        told: dict[str, object] = json.loads(data.removeprefix("data: "))
        return told


def test_streams_begin_as_described(tmp_path: Path) -> None:
    """What never ends is read to its first words; of names that do not exist, nothing but a refusal comes."""
    with served(tmp_path) as address:
        described = httpx.get(f"{address}/api/openapi.json").json()["paths"]
        table = httpx.post(f"{address}/api/v1/tables", json={"game": "pebble", "seats": PEOPLE}).json()
        begun = httpx.post(f"{address}/api/v1/campaigns", json={"game": "skymines", "seats": PEOPLE}).json()
        for token in ("", table["seats"][0]["token"], table["host"], "nobody's"):
            assert first_words(address, f"tables/{table['table']}", token) == {"ply": 0}
        assert set(first_words(address, f"campaigns/{begun['campaign']}", begun["host"])) == {"chapters", "over"}
        for name in ("aaaaaa", "nothing", "%00", "é" * 40, "..%2f", "0" * 3000):
            for kind in ("table", "campaign"):
                refused = httpx.get(f"{address}/api/v1/{kind}s/{name}/events")
                known = described[f"/api/v1/{kind}s/{{{kind}}}/events"]["get"]["responses"]
                assert str(refused.status_code) in known, (kind, name, refused.text)
                assert refused.headers["content-type"] == "application/json"
                assert refused.json()["text"]
