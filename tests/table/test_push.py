"""What is pushed is sealed for one browser, and signed by the house: held against the examples of the standards."""

from __future__ import annotations

import json

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from farside.table.calls import push
from farside.table.calls.rows import Words

# RFC 8291, section 5.
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def subscription(**changes: object) -> str:
    keys = {"p256dh": PUBLIC, "auth": AUTH}
    return json.dumps({"endpoint": "https://push.example.org/abc", "keys": keys} | changes)


def test_the_example_of_the_standard_comes_out_letter_by_letter() -> None:
    to = push.read(subscription())
    found = push.sealed(b"When I grow up, I want to be a watermelon", to, push.narrow(SALT), SENDER)
    assert push.wide(found) == SEALED


def test_the_browser_and_nobody_else_can_read_it() -> None:
    words = Words(
        "Your turn: Antarctica, Rossmeer", "Grün baut …", "https://farside.example/t/abcdef", (), "table-abcdef"
    )
    found = push.sealed(push.told(words), push.read(subscription()))
    own = ec.derive_private_key(int.from_bytes(push.narrow(PRIVATE), "big"), ec.SECP256R1())
    told = json.loads(http_ece.decrypt(found, private_key=own, auth_secret=push.narrow(AUTH)))
    assert told == {"title": words.title, "text": words.text, "address": words.address, "tag": words.tag}
    assert b"Antarctica" not in found


def test_two_messages_are_sealed_in_two_ways() -> None:
    to = push.read(subscription())
    assert push.sealed(b"once", to) != push.sealed(b"once", to)


def test_the_house_signs_with_its_key_for_one_service_and_half_a_day() -> None:
    house = push.House(push.new_key(), "mailto:me@example.org")
    said, _, signed = house.token("https://push.example.org:8443/abc", 1000.0, "https://farside").rpartition(".")
    head, claims = (json.loads(push.narrow(part)) for part in said.split("."))
    raw = push.narrow(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    push.point(house.public).verify(signature, said.encode(), ec.ECDSA(hashes.SHA256()))
    assert head["alg"] == "ES256"
    assert claims == {"aud": "https://push.example.org:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:me@example.org"}


def test_the_same_key_is_the_same_house() -> None:
    key = push.new_key()
    assert push.House(key).shown == push.House(key).shown
    assert len(push.narrow(push.House(key).shown)) == 65


@pytest.mark.parametrize(
    "told",
    [
        "",
        "[]",
        "{}",
        "null",
        subscription(keys={}),
        subscription(keys={"p256dh": "AAAA", "auth": AUTH}),
        subscription(keys={"p256dh": PUBLIC, "auth": "AAAA"}),
        subscription(keys={"p256dh": "B" + "A" * 86, "auth": AUTH}),
        subscription(endpoint="https://push.example.org/" + "x" * 5000),
    ],
)
def test_what_is_no_subscription_is_refused(told) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever is wrong with it
        push.read(told)


def test_a_subscription_is_always_written_alike() -> None:
    found = push.read(subscription(expirationTime=None))
    assert push.read(push.written(found)) == found
