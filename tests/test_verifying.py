"""`farside verify`: a record's shuffle, checked by whoever downloaded it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.test_cli import good, run

import farside
from farside.core import checks, proof
from farside.core.proof import Proof
from farside.core.record import Record

NONCE = "9f86d081884c7d659a2feaa0c55ad015"
DRAWN, SALT = 5, "5d41402abc4b2a76b9719d911017c592"
SEAL = proof.commitment(DRAWN, SALT)


def played(nonce: str = NONCE, origin: str = proof.SHARED) -> Record:
    """A game by lot whose seed can be accounted for."""
    seed = proof.mixed(DRAWN, SALT, nonce)
    record = checks.play(farside.game("antarctica"), 2, seed).record
    record.proof = Proof(SEAL, DRAWN, SALT, nonce, origin)
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "game.rec"
    found.write_text(played().dumps())
    return found


def test_what_holds_is_confirmed_seed_salt_and_every_deal(file: Path):
    said = good("verify", str(file), "--commitment", SEAL.upper(), "--nonce", NONCE)
    assert "are those committed to" in said
    assert "the nonce of whoever opened the table" in said
    assert "each follows from the seed" in said
    assert "to the end of the game" in said


def test_whoever_noted_no_commitment_is_asked_to_compare(file: Path):
    assert "Compare the commitment" in good("verify", str(file))


def test_every_deal_is_told_on_demand(file: Path):
    assert len(good("verify", str(file), "--deals").splitlines()) > 50


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("proof drawn 5", "proof drawn 6", "the commitment is not the hash"),
        (f"proof salt {SALT}", "proof salt ab", "the commitment is not the hash"),
        (f"proof nonce {NONCE}", f"proof nonce {'0' * 32}", "does not come from the number drawn"),
        (f"proof commitment {SEAL}", f"proof commitment {'0' * 64}", "the commitment is not the hash"),
    ],
)
def test_what_was_changed_is_found(file: Path, before: str, after: str, said: str):
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after))
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert said in result.stderr


def test_another_seed_deals_another_game(file: Path):
    text = file.read_text().replace(f"seed {proof.mixed(DRAWN, SALT, NONCE)}", "seed 7")
    file.write_text(text)
    result = run("verify", str(file))
    assert result.exit_code != 0
    assert str(file) in result.stderr or "ply" in result.stderr


def test_a_seal_or_a_nonce_that_is_not_yours_is_told(file: Path):
    assert "is not the one you noted" in run("verify", str(file), "--commitment", "0" * 64).stderr
    assert "is not the one you gave" in run("verify", str(file), "--nonce", "0" * 32).stderr


@pytest.mark.parametrize("origin", [proof.CHOSEN, proof.CONTINUED, proof.DRAWN])
def test_it_is_told_where_a_seed_comes_from(tmp_path: Path, origin: str):
    file = tmp_path / "game.rec"
    file.write_text(played("", origin).dumps())
    assert {proof.CHOSEN: "was chosen", proof.CONTINUED: "continues", proof.DRAWN: "nobody but the server"}[
        origin
    ] in good("verify", str(file))


def test_a_record_without_proof_is_dealt_again_and_told_so(tmp_path: Path):
    file = tmp_path / "old.rec"
    record = played()
    record.proof = None
    file.write_text(record.dumps())
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert "each follows from the seed" in result.stdout
    assert "does not say where its seed comes from" in result.stderr
