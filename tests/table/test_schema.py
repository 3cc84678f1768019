"""The API keeps to its description: Schemathesis asks a real server everything it can think of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from pictures import served

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = "6"  # of each address: about half a minute
PEOPLE = [{"kind": "human"}, {"kind": "human"}]


def asked(address: str, folder: Path, config: str, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "schemathesis.toml").write_text(config)
    program = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(folder / "schemathesis.toml")]
    how = ["--checks", CHECKS, "--phases", "fuzzing", "--max-examples", EXAMPLES, "--seed", "1", *more]
    what = ["run", f"{address}/api/openapi.json", "--exclude-path-regex", "events"]  # a stream never ends
    return subprocess.run([*program, *what, *how], capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("known", [False, True])
def test_whatever_is_asked_is_answered_as_described(tmp_path: Path, known: bool) -> None:
    """Of names that do not exist, and of a table and a campaign that do, with the token of a seat."""
    with served(tmp_path) as address:
        config, more = "", []
        if known:
            table = httpx.post(f"{address}/api/v1/tables", json={"game": "pebble", "seats": PEOPLE}).json()
            begun = httpx.post(f"{address}/api/v1/campaigns", json={"game": "skymines", "seats": PEOPLE}).json()
            config = f'[parameters]\n"path.table" = "{table["table"]}"\n"path.campaign" = "{begun["campaign"]}"\n'
            more = ["--header", f"Authorization: Bearer {table['seats'][0]['token']}"]
        found = asked(address, tmp_path, config, *more)
    assert found.returncode == 0, found.stdout + found.stderr
