"""Where the seed of a game comes from, and what a record says about it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from farside.core import proof
from farside.core.proof import Proof
from farside.core.record import Record, RecordError

NONCE = "9f86d081884c7d659a2feaa0c55ad015"


def a_proof(nonce: str = NONCE) -> Proof:
    return Proof(proof.commitment(7, "ab"), 7, "ab", nonce, proof.SHARED if nonce else proof.DRAWN)


def test_the_commitment_is_a_hash_that_everybody_can_compute():
    assert proof.commitment(7, "ab") == hashlib.sha256(b"7:ab").hexdigest()


def test_a_seed_of_two_comes_from_both():
    hashed = hashlib.sha256(f"7:ab:{NONCE}".encode()).hexdigest()
    assert proof.mixed(7, "ab", NONCE) == int(hashed[:16], 16)
    assert len({proof.mixed(7, "ab", f"{nonce:032x}") for nonce in range(50)}) == 50
    assert proof.mixed(7, "ab", "") == 7


def test_a_proof_that_was_changed_does_not_hold():
    assert a_proof().is_kept
    assert not a_proof()._replace(drawn=8).is_kept
    assert not a_proof()._replace(salt="ac").is_kept
    assert a_proof()._replace(nonce="0" * 32).seed != a_proof().seed


@pytest.mark.parametrize("nonce", ["", NONCE])
def test_a_record_carries_its_proof_to_paper_and_back(nonce: str):
    record = Record("pebble", 2, a_proof(nonce).seed, proof=a_proof(nonce))
    text = record.dumps()
    assert "end\nproof commitment " in text
    again = Record.loads(text)
    assert again.proof == a_proof(nonce)
    assert again.dumps() == text


def test_records_without_a_proof_are_read_as_ever():
    for file in (Path(__file__).parent.parent / "records/pebble").glob("*.rec"):
        text = file.read_text(encoding="utf-8")
        assert Record.loads(text).proof is None
        assert Record.loads(text).dumps() == text


MISTAKES = {
    "proof salt ab": "at least commitment, drawn and salt",
    "proof luck 7": "line 7: expected 'proof ",
    "proof salt ab\nproof salt ab": "line 8: expected 'proof ",
    "proof drawn seven": "line 7: expected 'proof ",
    "proof origin heaven": "line 7: expected 'proof ",
    "proof salt": "line 7: expected 'proof ",
    "seal salt ab": "nothing after 'end'",
}


@pytest.mark.parametrize("lines", MISTAKES)
def test_what_is_wrong_with_a_proof_is_said_by_its_line(lines: str):
    with pytest.raises(RecordError, match=MISTAKES[lines]):
        Record.loads(Record("pebble", 2, 7).dumps() + lines + "\n")
