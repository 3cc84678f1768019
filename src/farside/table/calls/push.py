"""Browser push: what is told is sealed for one browser (RFC 8291) and carried by whoever made it (RFC 8030, 8292)."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from farside.table.calls.rows import Words

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

DAY = 24 * 3600
RECORD = 4096
LONGEST = 3000  # letters of a subscription
KEYS = ("p256dh", "auth")


def wide(given: bytes) -> str:
    """Bytes as letters for addresses."""
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def narrow(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


@dataclass(frozen=True, slots=True)
class Subscription:
    """What a browser hands out so that it can be called: where to, and how to seal what is told."""

    endpoint: str
    public: bytes
    auth: bytes


def read(text: str) -> Subscription:
    """A subscription as browsers write it; ValueError if it is none."""
    try:
        told = json.loads(text[: LONGEST + 1])
        public, auth = (narrow(str(told["keys"][name])) for name in KEYS)
        endpoint = str(told["endpoint"])
    except (KeyError, TypeError) as error:
        raise ValueError("no subscription") from error
    if len(text) > LONGEST or len(public) != 65 or len(auth) != 16:
        raise ValueError("no subscription")
    point(public)
    return Subscription(endpoint, public, auth)


def written(found: Subscription) -> str:
    """The same, always written in one way: so the same browser is known again."""
    keys = {"p256dh": wide(found.public), "auth": wide(found.auth)}
    return json.dumps({"endpoint": found.endpoint, "keys": keys}, sort_keys=True)


def point(public: bytes) -> ec.EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # half a second that a house without calls need not spend

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)


def new_key() -> str:
    """A key of the house, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return wide(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class House:
    """The house as push services know it: by its key, and by whom they may write to."""

    def __init__(self, key: str, contact: str = "") -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(narrow(key), "big"), ec.SECP256R1())
        self.public = encoded(self._key.public_key())
        self.contact = contact

    @property
    def shown(self) -> str:
        """What a browser needs to subscribe."""
        return wide(self.public)

    def headers(self, endpoint: str, now: float, base: str, tag: str) -> dict[str, str]:
        """Who sends it, how long it is worth waiting for, and what it takes the place of."""
        return {
            "authorization": f"vapid t={self.token(endpoint, now, base)}, k={self.shown}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "high",
            "topic": wide(hashlib.sha256(tag.encode()).digest())[:32],
        }

    def token(self, endpoint: str, now: float, base: str) -> str:
        """A pass for one push service and half a day."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + DAY // 2, "sub": self.contact or base}
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(wide(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{wide(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def told(words: Words) -> bytes:
    """What the browser is told."""
    said = {"title": words.title, "text": words.text, "address": words.address, "tag": words.tag}
    return json.dumps(said, ensure_ascii=False).encode()


def sealed(plain: bytes, to: Subscription, salt: bytes = b"", key: str = "") -> bytes:
    """A message that only this browser can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or secrets.token_bytes(16)
    own = ec.derive_private_key(int.from_bytes(narrow(key or new_key()), "big"), ec.SECP256R1())
    mine = encoded(own.public_key())
    shared = own.exchange(ec.ECDH(), point(to.public))
    seed = derived(shared, to.auth, b"WebPush: info\0" + to.public + mine, 32)
    content, nonce = (derived(seed, salt, f"Content-Encoding: {what}\0".encode(), size) for what, size in PARTS)
    head = salt + struct.pack("!IB", RECORD, len(mine)) + mine
    return head + AESGCM(content).encrypt(nonce, plain + b"\x02", None)


PARTS = (("aes128gcm", 16), ("nonce", 12))


def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)
